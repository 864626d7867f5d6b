import { m } from "@comptoir/messages";
import { guardOperatorOnly } from "../../guards/operator-only.ts";
import { redirectTo } from "../../guards/redirect-to.ts";
import { readWho } from "../../guards/who.ts";
import { ComingSoonScreen, comingSoonMeta } from "../coming-soon/coming-soon-screen.tsx";
import type { Route } from "./+types/route";

export const meta = comingSoonMeta;

export function loader({ request }: Route.LoaderArgs) {
  redirectTo(guardOperatorOnly(readWho(request)));
  return null;
}

export default function OperatorEventList() {
  return <ComingSoonScreen>{m.coming_soon_events()}</ComingSoonScreen>;
}
