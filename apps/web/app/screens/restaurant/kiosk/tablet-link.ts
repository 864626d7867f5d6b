import { formatVisit, type Visit } from "../../../visit/visit.ts";

/**
 * Returns the link that opens a venue's own tablet for a visit, with an empty `kiosk` parameter. The links inside the
 * visit have `kiosk=true`. people#kiosk.
 */
export function tabletLink(slug: string, visit: Visit): string {
  const query = formatVisit(visit);
  query.set("kiosk", "");
  return `/${slug}?${query}`;
}
