import { m } from "@comptoir/messages";
import { requirePerson } from "../../person/require-person.ts";
import type { Route } from "./+types/profile-route";
import { ComingSoonScreen, comingSoonMeta } from "./coming-soon-screen.tsx";

export const meta = comingSoonMeta;

/** A profile is shown to its owner alone. */
export function headers() {
  return { "cache-control": "no-store" };
}

export function loader(args: Route.LoaderArgs) {
  requirePerson(args);
  return null;
}

/** The screens of the profile that are not built yet. */
export default function ComingSoonInProfile() {
  return <ComingSoonScreen>{m.coming_soon_profile()}</ComingSoonScreen>;
}
