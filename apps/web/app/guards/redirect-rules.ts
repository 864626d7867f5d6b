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
 * Returns the redirect of `/`: `/cantine` on a workplace canteen's host; elsewhere null, for a 404 page.
 * screens#home, operations#cantine-hosts.
 *
 * @param host the request's host, with or without a port.
 */
export function guardHome(host: string, cantineHosts: readonly string[]): "/cantine" | null {
  const withoutPort = (name: string) => name.trim().toLowerCase().replace(/:\d+$/, "");
  const isCantine = cantineHosts.some((cantine) => withoutPort(cantine) === withoutPort(host));
  return isCantine ? "/cantine" : null;
}

/**
 * Returns the lower-case path of a URL whose slug has capitals, as phones capitalise words; null otherwise.
 * Slugs are lower case. A slug with invalid percent-encoding arrives unchanged and has no page.
 * screens#capitals.
 */
export function guardCapitals(slug: string, { pathname, search }: Pick<URL, "pathname" | "search">): string | null {
  const small = slug.toLowerCase();
  if (small === slug || slug.includes("%")) return null;
  const [, ...rest] = pathname.replace(/^\/+/, "").split("/");
  return `/${[encodeURIComponent(small), ...rest].join("/")}${search}`;
}

/**
 * Redirects the landing page without an `eventSuite` query to the restaurant's menu, keeping the visit.
 * screens#redirect-landing.
 */
export function guardLanding(slug: string, visit: Visit): string | null {
  return visit.eventSuite === null ? carryVisit(`/${slug}`, visit) : null;
}

/**
 * Adds the table of the repeated order to a link for another round that names no table; null if no redirect is
 * needed. screens#redirect-round.
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

/** The query parameter with the requested table number, if the venue has no such table. */
export const UNKNOWN_TABLE = "unknownTable";

/**
 * Removes an unknown `genericTableLocation` or `tableNum` from a link, since no order can be delivered to it;
 * null for every other link. When the page asks for the table, it reports the unknown table number.
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

/** The screens on which a diner orders: menu, dish, cart and checkout. */
const ORDERING_PATH = /^\/[^/]+(?:\/(?:cart|checkout|items\/[^/]+))?\/?$/;

/**
 * Adds the way that this device remembers for the venue to a link that names none; null for every other link.
 * screens#way-remembered.
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
 * Redirects a signed-out visit with `eventDayOrdering` to /login with only `suiteOperator`.
 * screens#redirect-event-day.
 */
export function guardEventDay(visit: Visit, who: Who): string | null {
  if (!visit.eventDayOrdering || who.kind !== "guest") return null;
  if (visit.suiteOperator === null) return "/login";
  return `/login?${new URLSearchParams({ suiteOperator: visit.suiteOperator })}`;
}

/**
 * Returns the redirect after the minimal event info failed to load: /login for an operator, the landing page
 * for others. Null if the visitor is already there, signed out and without a table. The redirect clears the
 * table and signs the person out. screens#redirect-event-info.
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
 * Redirects to the sign-in unless a user is signed in; for profile, user information, payment methods and
 * receipts. screens#redirect-user-only.
 *
 * @param here the requested page, to which the sign-in returns.
 */
export function guardWebUserOnly(who: Who, here: string): string | null {
  return isWebUser(who) ? null : loginPath(here);
}

/**
 * Redirects to the sign-in unless a suite operator is signed in; for event list, suite list and suite settings.
 * screens#redirect-operator-only.
 */
export function guardOperatorOnly(who: Who, here: string): string | null {
  return isSuiteOperator(who) ? null : loginPath(here);
}

/**
 * Returns where `/login` redirects a signed-in user. screens#redirect-after-login.
 * - With `eventSuite` in the link or in `back`: to the user information if first name, last name or phone is
 *   missing.
 * - With `eventSuite` and no saved card: to the payment methods. Both pages return to `/login` afterwards.
 * - Otherwise: to `back`, or to the profile.
 *
 * @param query the query of `/login`; its `back` may only name a page of this site.
 * @param atSuites the default of `back`: the suites page of the user's location.
 * screens#cookie-suites-location.
 */
export function guardLogin(user: Person, query: URLSearchParams, atSuites: string | null = null): string | null {
  const wished = readBack(query.get("back")) ?? atSuites;
  const isOperators = wished !== null && OPERATOR_PATH.test(wished);
  // An operator has no profile; any page outside the operator's screens would sign them out.
  if (user.suiteOperator) return isOperators ? wished : null;
  // Other users skip the operator screens, which would redirect back to `/login`. The record page is also for
  // owners.
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
/** A profile has an `events` page as well, which is not an operator screen. */
const OPERATOR_PATH = /^\/(?!profile\/)[^/?]+\/(?:events|suite-settings)(?:[/?]|$)/i;
const RECORD_PATH = /^\/[^/?]+\/events\/[^/?]+\/[^/?]+\/record(?:[./?]|$)/i;

/** Redirects to a guard's path; does nothing for null. */
export function redirectTo(path: string | null): void {
  if (path !== null) throw redirect(path);
}
