/**
 * The context of a visit: the link's query parameters and a cookie, parsed once (screens#query-parameters). An
 * absent parameter is null, false or empty.
 */
export type Visit = {
  /** The table number in the link or code. */
  readonly tableNum: string | null;
  readonly takeout: boolean;
  readonly takeoutType: "pickup" | "delivery" | null;
  readonly catering: boolean;
  /** Whether the menu is read-only. ordering#view-only. */
  readonly viewOnly: boolean;
  /** The menus, by id or slug, that the page is limited to; all menus if empty. menu#menu-list. */
  readonly menuList: readonly string[];
  /** A `code` of the restaurant's `generic_table_locations`, used as the table number. ordering#table-locations. */
  readonly genericTableLocation: string | null;
  readonly eventSuite: string | null;
  readonly eventDayOrdering: boolean;
  readonly dateRange: { readonly start: string; readonly end: string } | null;
  readonly dates: readonly string[];
  /** A date in the shown school week. */
  readonly selectedWeek: string | null;
  readonly anotherRoundId: string | null;
  /** The visitor's own order that the next order replaces. ordering#change-by-guest. */
  readonly changeId: string | null;
  /** The initial time of day at the checkout, `18:15`. ordering#reorder-time. */
  readonly time: string | null;
  readonly suiteOperator: string | null;
  /** An encrypted value with suite information; only the API can decrypt it. */
  readonly value: string | null;
  /**
   * Whether the browser is the venue's own tablet: each guest's data is then cleared after the order.
   * people#kiosk.
   */
  readonly kiosk: boolean;
  /** The restaurant of the visitor's suites. Read from a cookie, not from the link. */
  readonly suitesLocationId: string | null;
};

/** Returns the table of a visit: its number, or the code of a table location. ordering#table-locations. */
export function tableOfVisit(visit: Pick<Visit, "tableNum" | "genericTableLocation">): string | null {
  return visit.tableNum ?? visit.genericTableLocation;
}

/** Formats a visit as a query, in the order of screens#query-parameters. */
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
 * Adds the visit's parameters to a path: `/grill/cart` becomes `/grill/cart?tableNum=12`.
 *
 * Values from cookies and unknown parameters are not added. Parameters in the path take precedence.
 */
export function carryVisit(path: string, visit: Visit): string {
  const [pathname = "", ownQuery = ""] = path.split("?", 2);
  const query = formatVisit(visit);
  for (const [name, value] of new URLSearchParams(ownQuery)) query.set(name, value);
  const text = query.toString();
  return text === "" ? pathname : `${pathname}?${text}`;
}

/**
 * Returns the visit after its order is placed, without `changeId` and the requested `time`. Also removes
 * `anotherRoundId`, so that the round's dishes are not added again. It stays if the visit has neither a table
 * nor take-out, because the round then identifies the table. ordering#another-round.
 */
export function visitAfterOrder(visit: Visit): Visit {
  const isElsewhereToo = tableOfVisit(visit) !== null || visit.takeout;
  return { ...visit, changeId: null, time: null, ...(isElsewhereToo && { anotherRoundId: null }) };
}
