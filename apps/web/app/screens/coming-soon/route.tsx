import { m } from "@comptoir/messages";
import { ComingSoonScreen, comingSoonMeta } from "./coming-soon-screen.tsx";

export const meta = comingSoonMeta;

/** A chain that is not open yet: `/{venue_group}/coming-soon`. */
export default function ComingSoon() {
  return <ComingSoonScreen>{m.coming_soon_other()}</ComingSoonScreen>;
}
