import { m } from "@comptoir/messages";
import { guardOperatorOnly, redirectTo } from "../../guards/redirect-rules.ts";
import { whoContext } from "../../guards/who-middleware.ts";
import { ComingSoonScreen, comingSoonMeta } from "../coming-soon/coming-soon-screen.tsx";
import type { Route } from "./+types/route";

export const meta = comingSoonMeta;

export function loader({ context }: Route.LoaderArgs) {
  redirectTo(guardOperatorOnly(context.get(whoContext)));
  return null;
}

export default function OperatorSuiteList() {
  return <ComingSoonScreen>{m.coming_soon_events()}</ComingSoonScreen>;
}
