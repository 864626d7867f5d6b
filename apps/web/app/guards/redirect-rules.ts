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
import { carryVisit, tableOfVisit, type Visit } from "../visit/visit.ts";

/**
 * Where `/` leads: to `/cantine` when the host is a workplace canteen's, otherwise nowhere (the page is not found).
 * screens#home, operations#cantine-hosts.
 *
 * @param host as the browser names it, with or without a port.
 */
export function guardHome(host: string, cantineHosts: readonly string[]): "/cantine" | null {
  const withoutPort = (name: string) => name.trim().toLowerCase().replace(/:\d+$/, "");
  const isCantine = cantineHosts.some((cantine) => withoutPort(cantine) === withoutPort(host));
  return isCantine ? "/cantine" : null;
}

/**
 * An address that was typed with capitals, as phones begin words, goes to the same without: no restaurant's slug has any; null for every
 * other. One that no percent-encoding reads comes here as it was written, and has no page. screens#capitals.
 */
export function guardCapitals(slug: string, { pathname, search }: Pick<URL, "pathname" | "search">): string | null {
  const small = slug.toLowerCase();
  if (small === slug || slug.includes("%")) return null;
  const [, ...rest] = pathname.replace(/^\/+/, "").split("/");
  return `/${[encodeURIComponent(small), ...rest].join("/")}${search}`;
}

/** Landing without an eventSuite query goes to the restaurant menu page, with the visit. screens#redirect-landing. */
export function guardLanding(slug: string, visit: Visit): string | null {
  return visit.eventSuite === null ? carryVisit(`/${slug}`, visit) : null;
}

/** Another round whose link names no table goes on at the table of the order that it repeats; null where it names one, or that had none. screens#redirect-round. */
export function guardRound(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  table: string | null,
): string | null {
  if (table === null) return null;
  const query = new URLSearchParams(search);
  query.set("tableNum", table);
  return `${pathname}?${query}`;
}

/** The parameter that says which number was asked for, where the venue has no such table. */
export const UNKNOWN_TABLE = "unknownTable";

/**
 * A link whose `genericTableLocation` or `tableNum` names no place of the venue goes on without it, and the page says so where it asks for the table:
 * an order cannot be brought there. Null for every other link. screens#redirect-unknown-place.
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

/** A visit with eventDayOrdering that is not signed in goes to /login with suiteOperator alone. screens#redirect-event-day. */
export function guardEventDay(visit: Visit, who: Who): string | null {
  if (!visit.eventDayOrdering || who.kind !== "guest") return null;
  if (visit.suiteOperator === null) return "/login";
  return `/login?${new URLSearchParams({ suiteOperator: visit.suiteOperator })}`;
}

/**
 * Where failed loading of minimal event info leads, with the table number cleared and the person signed out: to /login for an operator, to the
 * landing for everybody else; null for who is there already. screens#redirect-event-info.
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
 * Profile settings, user information, payment methods and receipts need a signed-in user. screens#redirect-user-only.
 *
 * @param here the page that was asked for, to which the sign-in leads back.
 */
export function guardWebUserOnly(who: Who, here: string): string | null {
  return isWebUser(who) ? null : loginPath(here);
}

/** The operator's event list, suite list and suite settings need a suite operator. screens#redirect-operator-only. */
export function guardOperatorOnly(who: Who, here: string): string | null {
  return isSuiteOperator(who) ? null : loginPath(here);
}

/**
 * Where a signed-in user who comes to `/login` goes on. With eventSuite, in the link or where it leads back to: to the user information
 * when first name, last name or phone is missing, to the payment methods when no card is saved, each leading back here.
 * Otherwise to the restaurant's page that the sign-in was begun on, or to the profile. screens#redirect-after-login.
 *
 * @param query of `/login`; `back` leads to a page of this site, and of no other.
 * @param atSuites where the link says nothing: their page at the location of their suites. screens#cookie-suites-location.
 */
export function guardLogin(user: Person, query: URLSearchParams, atSuites: string | null = null): string | null {
  const wished = readBack(query.get("back")) ?? atSuites;
  const isOperators = wished !== null && OPERATOR_PATH.test(wished);
  // An operator has no profile; away from their own screens they would be signed out.
  if (user.suiteOperator) return isOperators ? wished : null;
  // Others are not led to those, which would send them here again; the record is its owner's, too.
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
/** A person has events, too, among their profile. */
const OPERATOR_PATH = /^\/(?!profile\/)[^/?]+\/(?:events|suite-settings)(?:[/?]|$)/i;
const RECORD_PATH = /^\/[^/?]+\/events\/[^/?]+\/[^/?]+\/record(?:[./?]|$)/i;

/** Acts on a guard's answer: leaves for where it leads, or stays when it leads nowhere. */
export function redirectTo(path: string | null): void {
  if (path !== null) throw redirect(path);
}
