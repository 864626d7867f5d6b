import { isWebUser, needsLogin, orderingSettings, type RestaurantData, type Who } from "@comptoir/ordering";
import { orderTypeOfVisit } from "../../cart/order-terms.ts";
import { redirectTo } from "../../guards/redirect-rules.ts";
import { loginPath } from "../../person/login-path.ts";
import { carryVisit, type Visit } from "../../visit/visit.ts";

/** Whether somebody has to sign in before they order by a link: a suite's orders are its people's alone. ordering#login-required, suites#who-may. */
export function needsLoginForVisit(restaurant: RestaurantData, visit: Visit, who: Who): boolean {
  if (visit.eventSuite !== null && !isWebUser(who)) return true;
  return needsLogin(orderTypeOfVisit(visit, restaurant), orderingSettings(restaurant), who);
}

/**
 * Sends whoever has to sign in before they order to the login, from where the cart is shown or ordered. From there the way leads to
 * the menu: the cart is cleared. ordering#login-required.
 */
export function requireLogin(restaurant: RestaurantData, visit: Visit, who: Who): void {
  const isSentAway = needsLoginForVisit(restaurant, visit, who);
  redirectTo(isSentAway ? loginPath(carryVisit(`/${restaurant.slug}`, visit)) : null);
}
