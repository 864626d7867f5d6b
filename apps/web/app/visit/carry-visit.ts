import type { Visit } from "./visit.ts";

/**
 * A link to another screen that carries the visit along: `/grill/cart` becomes `/grill/cart?tableNum=12`.
 *
 * Only what a link may say is carried: what came from a cookie is not, nor are parameters that the product does not know.
 * Parameters already on the path win.
 */
export function carryVisit(path: string, visit: Visit): string {
  const [pathname = "", ownQuery = ""] = path.split("?", 2);
  const query = formatVisit(visit);
  for (const [name, value] of new URLSearchParams(ownQuery)) query.set(name, value);
  const text = query.toString();
  return text === "" ? pathname : `${pathname}?${text}`;
}

/** A visit as the query of a link, in the order of screens#query-parameters. */
export function formatVisit(visit: Visit): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: keyof Visit, value: string | null) => {
    if (value !== null && value !== "") query.set(name, value);
  };
  set("tableNum", visit.tableNum);
  set("takeout", visit.takeout ? "true" : null);
  set("takeoutType", visit.takeoutType);
  set("catering", visit.catering ? "true" : null);
  set("viewOnly", visit.viewOnly ? "true" : null);
  set("menuList", visit.menuList.join(","));
  set("genericTableLocation", visit.genericTableLocation);
  set("eventSuite", visit.eventSuite);
  set("eventDayOrdering", visit.eventDayOrdering ? "true" : null);
  set("dateRange", visit.dateRange === null ? null : `${visit.dateRange.start},${visit.dateRange.end}`);
  set("dates", visit.dates.join(","));
  set("selectedWeek", visit.selectedWeek);
  set("anotherRoundId", visit.anotherRoundId);
  set("suiteOperator", visit.suiteOperator);
  set("value", visit.value);
  return query;
}
