import { isWebUser, needsLogin, orderingSettings, type RestaurantData, type Who } from "@comptoir/ordering";
import { orderTypeOfVisit } from "../../cart/order-terms.ts";
import { redirectTo } from "../../guards/redirect-rules.ts";
import { loginPath } from "../../person/login-path.ts";
import { carryVisit, type Visit } from "../../visit/visit.ts";

/**
 * Returns whether the visitor of a link must sign in before ordering; always for a suite's link.
 * ordering#login-required, suites#who-may.
 */
export function needsLoginForVisit(restaurant: RestaurantData, visit: Visit, who: Who): boolean {
  if (visit.eventSuite !== null && !isWebUser(who)) return true;
  return needsLogin(orderTypeOfVisit(visit, restaurant), orderingSettings(restaurant), who);
}

/**
 * Redirects the visitor of the cart or the checkout to the login, if ordering requires a sign-in.
 * ordering#login-required. The login returns to the menu, because the cart is then cleared.
 */
export function requireLogin(restaurant: RestaurantData, visit: Visit, who: Who): void {
  const isSentAway = needsLoginForVisit(restaurant, visit, who);
  redirectTo(isSentAway ? loginPath(carryVisit(`/${restaurant.slug}`, visit)) : null);
}
