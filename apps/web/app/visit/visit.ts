/**
 * The context of a visit, from the link's query parameters and a cookie (screens#query-parameters). An absent
 * parameter is null, false or empty.
 */
export type Visit = {
  readonly tableNum: string | null;
  readonly takeout: boolean;
  readonly takeoutType: "pickup" | "delivery" | null;
  readonly catering: boolean;
  /** The menu without ordering. ordering#view-only. */
  readonly viewOnly: boolean;
  /** The draft instead of the published menu, at a date and time, or `now`; null for a guest. studio#draft-preview. */
  readonly preview: string | null;
  /** The ids or slugs of the menus to show; all menus if empty. menu#menu-list. */
  readonly menuList: readonly string[];
  /** A `code` of `generic_table_locations`, which serves as the table number. ordering#table-locations. */
  readonly genericTableLocation: string | null;
  readonly eventSuite: string | null;
  readonly eventDayOrdering: boolean;
  readonly dateRange: { readonly start: string; readonly end: string } | null;
  readonly dates: readonly string[];
  readonly selectedWeek: string | null;
  readonly anotherRoundId: string | null;
  /** The visitor's order that the next order replaces. ordering#change-by-guest. */
  readonly changeId: string | null;
  /** The time of day that the checkout preselects, `18:15`. ordering#reorder-time. */
  readonly time: string | null;
  readonly suiteOperator: string | null;
  /** The encrypted value of a suite's invitation; only the API can decrypt it. */
  readonly value: string | null;
  /**
   * Whether the browser is the venue's own tablet. Each guest's data is then deleted after the order.
   * people#kiosk.
   */
  readonly kiosk: boolean;
  /** The restaurant of the visitor's suites, from a cookie. */
  readonly suitesLocationId: string | null;
};

/** Its number, or the code of a table location. ordering#table-locations. */
export function tableOfVisit(visit: Pick<Visit, "tableNum" | "genericTableLocation">): string | null {
  return visit.tableNum ?? visit.genericTableLocation;
}

/** In the order of screens#query-parameters. */
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
  set("preview", visit.preview);
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

/** `/grill/cart` becomes `/grill/cart?tableNum=12`. Parameters of `path` take precedence. */
export function carryVisit(path: string, visit: Visit): string {
  const [pathname = "", ownQuery = ""] = path.split("?", 2);
  const query = formatVisit(visit);
  for (const [name, value] of new URLSearchParams(ownQuery)) query.set(name, value);
  const text = query.toString();
  return text === "" ? pathname : `${pathname}?${text}`;
}

/**
 * Returns the visit after its order is placed, without `changeId`, `time` and `anotherRoundId`, which applied
 * to that order. If the visit has neither a table nor take-out, `anotherRoundId` stays, because it identifies
 * the table. ordering#another-round.
 */
export function visitAfterOrder(visit: Visit): Visit {
  const isElsewhereToo = tableOfVisit(visit) !== null || visit.takeout;
  return { ...visit, changeId: null, time: null, ...(isElsewhereToo && { anotherRoundId: null }) };
}
