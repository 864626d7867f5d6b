import { m } from "@comptoir/messages";
import { guardWebUserOnly, redirectTo } from "../../guards/redirect-rules.ts";
import { whoContext } from "../../load-context.ts";
import type { Route } from "./+types/profile-route";
import { ComingSoonScreen, comingSoonMeta } from "./coming-soon-screen.tsx";

export const meta = comingSoonMeta;

/** A profile is shown to its owner alone. */
export function headers() {
  return { "cache-control": "no-store" };
}

export function loader({ context }: Route.LoaderArgs) {
  redirectTo(guardWebUserOnly(context.get(whoContext)));
  return null;
}

/** The screens of the profile that are not built yet. */
export default function ComingSoonInProfile() {
  return <ComingSoonScreen>{m.coming_soon_profile()}</ComingSoonScreen>;
}
