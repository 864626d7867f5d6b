import { m } from "@comptoir/messages";
import { guardOperatorOnly, redirectTo } from "../../guards/redirect-rules.ts";
import { whoContext } from "../../load-context.ts";
import type { Route } from "./+types/operator-route";
import { ComingSoonScreen, comingSoonMeta } from "./coming-soon-screen.tsx";

export const meta = comingSoonMeta;

export function loader({ context, url }: Route.LoaderArgs) {
  redirectTo(guardOperatorOnly(context.get(whoContext), `${url.pathname}${url.search}`));
  return null;
}

/** The screens of a suite operator that are not built yet. */
export default function ComingSoonForOperators() {
  return <ComingSoonScreen>{m.coming_soon_events()}</ComingSoonScreen>;
}
