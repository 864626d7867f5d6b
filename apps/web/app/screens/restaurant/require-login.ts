import { needsLogin, orderingSettings, type RestaurantData, type Who } from "@comptoir/ordering";
import { orderTypeOfVisit } from "../../cart/order-terms.ts";
import { redirectTo } from "../../guards/redirect-rules.ts";
import { loginPath } from "../../person/login-path.ts";
import { carryVisit, type Visit } from "../../visit/visit.ts";

/**
 * Sends whoever has to sign in before they order to the login, from where the cart is shown or ordered. From there the way leads to
 * the menu: the cart is cleared. ordering#login-required.
 */
export function requireLogin(restaurant: RestaurantData, visit: Visit, who: Who): void {
  const type = orderTypeOfVisit(visit, restaurant);
  const isSentAway = needsLogin(type, orderingSettings(restaurant), who);
  redirectTo(isSentAway ? loginPath(carryVisit(`/${restaurant.slug}`, visit)) : null);
}
