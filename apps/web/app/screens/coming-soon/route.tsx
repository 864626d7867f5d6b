import { m } from "@comptoir/messages";
import { ComingSoonScreen, comingSoonMeta } from "./coming-soon-screen.tsx";

export const meta = comingSoonMeta;

export default function ComingSoon() {
  return <ComingSoonScreen>{m.coming_soon_other()}</ComingSoonScreen>;
}
