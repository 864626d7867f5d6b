import { formatVisit, type Visit } from "../../../visit/visit.ts";

/** The link that opens a venue's own tablet, of a visit there: the links of the visit itself say `kiosk=true`. people#kiosk. */
export function tabletLink(slug: string, visit: Visit): string {
  const query = formatVisit(visit);
  query.set("kiosk", "");
  return `/${slug}?${query}`;
}
