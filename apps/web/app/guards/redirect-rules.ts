import { isSuiteOperator, isWebUser, type Who } from "@comptoir/ordering";
import { redirect } from "react-router";
import { loginPath } from "../person/login-path.ts";
import { carryVisit, type Visit } from "../visit/visit.ts";

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

/** Landing without an eventSuite query goes to the restaurant menu page, with the visit. screens#redirect-landing. */
export function guardLanding(slug: string, visit: Visit): string | null {
  return visit.eventSuite === null ? carryVisit(`/${slug}`, visit) : null;
}

/** A visit with eventDayOrdering that is not signed in goes to /login with suiteOperator alone. screens#redirect-event-day. */
export function guardEventDay(visit: Visit, who: Who): string | null {
  if (!visit.eventDayOrdering || who.kind !== "guest") return null;
  if (visit.suiteOperator === null) return "/login";
  return `/login?${new URLSearchParams({ suiteOperator: visit.suiteOperator })}`;
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

/** The way to the login from a restaurant, with the visit to come back to. ordering#login-required. */
export function loginForOrder(slug: string, visit: Visit): string {
  return carryVisit(`/login?${new URLSearchParams({ slug })}`, visit);
}

/** Acts on a guard's answer: leaves for where it leads, or stays when it leads nowhere. */
export function redirectTo(path: string | null): void {
  if (path !== null) throw redirect(path);
}
