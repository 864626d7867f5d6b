import { isWebUser, needsLogin, orderingSettings, type RestaurantData, type Who } from "@comptoir/ordering";
import { orderTypeOfVisit } from "../../cart/order-terms.ts";
import { redirectTo } from "../../guards/redirect-rules.ts";
import { loginPath } from "../../person/login-path.ts";
import { carryVisit, type Visit } from "../../visit/visit.ts";

/**
 * Whether the visitor of a link must sign in before ordering. A suite's link always requires it.
 * ordering#login-required, suites#who-may.
 */
export function needsLoginForVisit(restaurant: RestaurantData, visit: Visit, who: Who): boolean {
  if (visit.eventSuite !== null && !isWebUser(who)) return true;
  return needsLogin(orderTypeOfVisit(visit, restaurant), orderingSettings(restaurant), who);
}

/**
 * Redirects a visitor who must sign in before ordering from the cart and the checkout to the login. The login
 * returns to the menu: the cart is cleared. ordering#login-required.
 */
export function requireLogin(restaurant: RestaurantData, visit: Visit, who: Who): void {
  const isSentAway = needsLoginForVisit(restaurant, visit, who);
  redirectTo(isSentAway ? loginPath(carryVisit(`/${restaurant.slug}`, visit)) : null);
}
