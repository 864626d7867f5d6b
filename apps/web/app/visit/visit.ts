/**
 * Where a visitor came from and what they are here for: the link's query parameters and a cookie
 * (screens#query-parameters), read once and typed. An absent parameter is null, false or empty.
 */
export type Visit = {
  /** The table that the link or code stands for. */
  readonly tableNum: string | null;
  readonly takeout: boolean;
  readonly takeoutType: "pickup" | "delivery" | null;
  readonly catering: boolean;
  /** The menu is only for reading. ordering#view-only. */
  readonly viewOnly: boolean;
  /** The menus, by id or slug, that the page is limited to; empty means all of them. menu#menu-list. */
  readonly menuList: readonly string[];
  /** A `code` of the restaurant's `generic_table_locations`; it stands for the table number. ordering#table-locations. */
  readonly genericTableLocation: string | null;
  readonly eventSuite: string | null;
  readonly eventDayOrdering: boolean;
  readonly dateRange: { readonly start: string; readonly end: string } | null;
  readonly dates: readonly string[];
  /** A date of the school week that is shown. */
  readonly selectedWeek: string | null;
  readonly anotherRoundId: string | null;
  /** The visitor's own order that the next one takes the place of. ordering#change-by-guest. */
  readonly changeId: string | null;
  /** The time of day that the checkout begins with, `18:15`. ordering#reorder-time. */
  readonly time: string | null;
  readonly suiteOperator: string | null;
  /** An encrypted value carrying suite information; only the API can read it. */
  readonly value: string | null;
  /** The browser is the venue's own tablet: after an order nothing of its guest stays in it. people#kiosk. */
  readonly kiosk: boolean;
  /** From a cookie, not from the link. */
  readonly suitesLocationId: string | null;
};

/** The table that a visit is at, by its number or by a generic location's code. ordering#table-locations. */
export function tableOfVisit(visit: Pick<Visit, "tableNum" | "genericTableLocation">): string | null {
  return visit.tableNum ?? visit.genericTableLocation;
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
  set("changeId", visit.changeId);
  set("time", visit.time);
  set("suiteOperator", visit.suiteOperator);
  set("value", visit.value);
  set("kiosk", visit.kiosk ? "true" : null);
  return query;
}

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

/**
 * A visit once its order is placed: a change that was ordered is over, so is a time that was wished for, and another round, so that its dishes are not put in the next cart again.
 * Where it alone says where one sits, it stays. ordering#another-round.
 */
export function visitAfterOrder(visit: Visit): Visit {
  const isElsewhereToo = tableOfVisit(visit) !== null || visit.takeout;
  return { ...visit, changeId: null, time: null, ...(isElsewhereToo && { anotherRoundId: null }) };
}
