import { m } from "@comptoir/messages";
import { guardWebUserOnly, redirectTo } from "../../guards/redirect-rules.ts";
import { whoContext } from "../../guards/who-middleware.ts";
import { ComingSoonScreen, comingSoonMeta } from "../coming-soon/coming-soon-screen.tsx";
import type { Route } from "./+types/route";

export const meta = comingSoonMeta;

export function loader({ context }: Route.LoaderArgs) {
  redirectTo(guardWebUserOnly(context.get(whoContext)));
  return null;
}

export default function ProfileSettings() {
  return <ComingSoonScreen>{m.coming_soon_profile()}</ComingSoonScreen>;
}
