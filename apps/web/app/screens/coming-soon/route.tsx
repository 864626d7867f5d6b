import { m } from "@comptoir/messages";
import { useMatches } from "react-router";
import { ComingSoonScreen, comingSoonMeta } from "./coming-soon-screen.tsx";

export const meta = comingSoonMeta;

const TEXTS: Readonly<Record<string, () => string>> = {
  concourses: m.coming_soon_cantine,
  "location-search": m.coming_soon_location_search,
};

/** The screens that are not built yet and open to everybody; the route's id says which one it is. */
export default function ComingSoon() {
  const text = TEXTS[useMatches().at(-1)?.id ?? ""] ?? m.coming_soon_other;
  return <ComingSoonScreen>{text()}</ComingSoonScreen>;
}
