import type { UserData } from "@comptoir/contract";
import {
  findArea,
  isKnownTable,
  isSuiteOperator,
  isWebUser,
  type RestaurantData,
  readTableLocations,
  type Who,
} from "@comptoir/ordering";
import { redirect } from "react-router";
import { loginPath, readBack } from "../person/login-path.ts";
import { visitOfWay, type WayName } from "../visit/remembered-way.ts";
import { carryVisit, formatVisit, tableOfVisit, type Visit } from "../visit/visit.ts";

/**
 * Returns the redirect of `/`: `/cantine` on a workplace canteen's host, null on other hosts. screens#home,
 * operations#cantine-hosts.
 *
 * @param host the request's host, with or without a port.
 */
export function guardHome(host: string, cantineHosts: readonly string[]): "/cantine" | null {
  const withoutPort = (name: string) => name.trim().toLowerCase().replace(/:\d+$/, "");
  const isCantine = cantineHosts.some((cantine) => withoutPort(cantine) === withoutPort(host));
  return isCantine ? "/cantine" : null;
}

/**
 * Returns the path with a lower-case slug; null if the slug has no capitals. Phones capitalise typed words. A
 * slug that still contains `%` was not decodable, and has no page. screens#capitals.
 */
export function guardCapitals(slug: string, { pathname, search }: Pick<URL, "pathname" | "search">): string | null {
  const small = slug.toLowerCase();
  if (small === slug || slug.includes("%")) return null;
  const [, ...rest] = pathname.replace(/^\/+/, "").split("/");
  return `/${[encodeURIComponent(small), ...rest].join("/")}${search}`;
}

/**
 * Redirects a landing page without `eventSuite` to the restaurant's menu, and keeps the visit.
 * screens#redirect-landing.
 */
export function guardLanding(slug: string, visit: Visit): string | null {
  return visit.eventSuite === null ? carryVisit(`/${slug}`, visit) : null;
}

/**
 * Adds `table`, the table of the repeated order, to a link for another round. Null if `table` is null.
 * screens#redirect-round.
 */
export function guardRound(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  table: string | null,
): string | null {
  if (table === null) return null;
  const query = new URLSearchParams(search);
  query.set("tableNum", table);
  return `${pathname}?${query}`;
}

/** The query parameter with a requested table number that the venue does not have. */
export const UNKNOWN_TABLE = "unknownTable";

/**
 * Removes an unknown `genericTableLocation` or `tableNum` from a link; null for every other link. The number
 * stays in `unknownTable`, so that the page can name it when it asks for the table.
 * screens#redirect-unknown-place.
 */
export function guardUnknownPlace(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  { genericTableLocation, tableNum }: Pick<Visit, "genericTableLocation" | "tableNum">,
  restaurant: Pick<RestaurantData, "tables" | "generic_table_locations">,
): string | null {
  const locations = readTableLocations(restaurant.generic_table_locations);
  const isPlace = genericTableLocation === null || findArea(locations, genericTableLocation) !== null;
  const isTable = tableNum === null || isKnownTable(restaurant, tableNum);
  if (isPlace && isTable) return null;
  const query = new URLSearchParams(search);
  if (!isPlace) query.delete("genericTableLocation");
  if (!isTable) query.delete("tableNum");
  if (!isTable) query.set(UNKNOWN_TABLE, tableNum);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** Menu, dish, cart and checkout. */
const ORDERING_PATH = /^\/[^/]+(?:\/(?:cart|checkout|items\/[^/]+))?\/?$/;

/**
 * Adds the way to order (table, pickup, delivery …) that this device remembers to a link that names none.
 * Null for every other link. screens#way-remembered.
 */
export function guardRememberedWay(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  visit: Visit,
  way: WayName | null,
): string | null {
  const { takeout, takeoutType, catering, viewOnly, eventSuite, anotherRoundId, changeId, kiosk } = visit;
  const isNamed = takeout || takeoutType !== null || catering || tableOfVisit(visit) !== null;
  const query = new URLSearchParams(search);
  const isOfOther = viewOnly || eventSuite !== null || anotherRoundId !== null || changeId !== null || kiosk;
  if (way === null || isNamed || isOfOther || query.has(UNKNOWN_TABLE) || !ORDERING_PATH.test(pathname)) return null;
  for (const [name, value] of formatVisit(visitOfWay(visit, way))) query.set(name, value);
  return `${pathname}?${query}`;
}

/**
 * Redirects a guest with `eventDayOrdering` to `/login`, with `suiteOperator` as the only parameter.
 * screens#redirect-event-day.
 */
export function guardEventDay(visit: Visit, who: Who): string | null {
  if (!visit.eventDayOrdering || who.kind !== "guest") return null;
  if (visit.suiteOperator === null) return "/login";
  return `/login?${new URLSearchParams({ suiteOperator: visit.suiteOperator })}`;
}

/**
 * Returns the redirect after the minimal event info failed to load: `/login` for an operator, the landing
 * page without a table for others. Null for a guest who is there already. The caller also signs the person
 * out. screens#redirect-event-info.
 */
export function guardEventInfo(
  slug: string,
  visit: Visit,
  { who, isLanding }: { readonly who: Who; readonly isLanding: boolean },
): string | null {
  if (visit.suiteOperator !== null) return `/login?${new URLSearchParams({ suiteOperator: visit.suiteOperator })}`;
  const isCleared = isLanding && who.kind === "guest" && tableOfVisit(visit) === null;
  const cleared = { ...visit, tableNum: null, genericTableLocation: null };
  return isCleared ? null : carryVisit(`/${slug}/landing`, cleared);
}

/**
 * Redirects to the sign-in unless a user is signed in, on personal pages. screens#redirect-user-only.
 *
 * @param here the requested page, to which the sign-in returns.
 */
export function guardWebUserOnly(who: Who, here: string): string | null {
  return isWebUser(who) ? null : loginPath(here);
}

/**
 * Redirects to the sign-in unless a suite operator is signed in, on operator screens.
 * screens#redirect-operator-only.
 */
export function guardOperatorOnly(who: Who, here: string): string | null {
  return isSuiteOperator(who) ? null : loginPath(here);
}

/**
 * Returns where `/login` redirects a signed-in user; null for an operator without an operator screen in
 * `back`. screens#redirect-after-login.
 * - If the link or `back` has `eventSuite`: to the user information while a name or the phone is missing,
 * then to the payment methods while no card is saved. Both pages return to `/login`.
 * - Otherwise: to `back`, or to the profile.
 *
 * @param query the query of `/login`; its `back` may only name a page of this site.
 * @param atSuites the default of `back`: the suites page of the user's location.
 * screens#cookie-suites-location.
 */
export function guardLogin(user: Person, query: URLSearchParams, atSuites: string | null = null): string | null {
  const wished = readBack(query.get("back")) ?? atSuites;
  const isOperators = wished !== null && OPERATOR_PATH.test(wished);
  // An operator has no profile, and a page outside the operator screens would sign the operator out.
  if (user.suiteOperator) return isOperators ? wished : null;
  // Operator screens would redirect other users back to `/login`. The record page is also for owners.
  const back = isOperators && !RECORD_PATH.test(wished) ? null : wished;
  const eventSuite = query.get("eventSuite") ?? new URL(back ?? "/", "http://here").searchParams.get("eventSuite");
  if (eventSuite) {
    const onwards = `?${new URLSearchParams({ eventSuite, ...(back === null ? {} : { back }) })}`;
    const isIncomplete = [user.firstName, user.lastName, user.phoneNumber].some((text) => text.trim() === "");
    if (isIncomplete) return `/profile/user-information${onwards}`;
    if (user.paymentMethods.length === 0) return `/profile/user-payment-methods${onwards}`;
  }
  return back ?? "/profile";
}

type Person = Pick<UserData, "firstName" | "lastName" | "phoneNumber" | "suiteOperator" | "paymentMethods">;
/** `/profile/events` is not an operator screen. */
const OPERATOR_PATH = /^\/(?!profile\/)[^/?]+\/(?:events|suite-settings)(?:[/?]|$)/i;
const RECORD_PATH = /^\/[^/?]+\/events\/[^/?]+\/[^/?]+\/record(?:[./?]|$)/i;

export function redirectTo(path: string | null): void {
  if (path !== null) throw redirect(path);
}
