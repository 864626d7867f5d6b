import { m } from "@comptoir/messages";
import { ComingSoonScreen, comingSoonMeta } from "../coming-soon/coming-soon-screen.tsx";

export const meta = comingSoonMeta;

export default function LocationSearch() {
  return <ComingSoonScreen>{m.coming_soon_location_search()}</ComingSoonScreen>;
}
