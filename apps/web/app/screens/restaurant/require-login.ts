import { needsLogin, orderingSettings, type RestaurantData, type Who } from "@comptoir/ordering";
import { orderTypeOfVisit } from "../../cart/order-terms.ts";
import { loginForOrder, redirectTo } from "../../guards/redirect-rules.ts";
import type { Visit } from "../../visit/visit.ts";

/** Sends whoever has to sign in before they order to the login, from where the cart is shown or ordered. ordering#login-required. */
export function requireLogin(restaurant: RestaurantData, visit: Visit, who: Who): void {
  const type = orderTypeOfVisit(visit, restaurant);
  redirectTo(needsLogin(type, orderingSettings(restaurant), who) ? loginForOrder(restaurant.slug, visit) : null);
}
