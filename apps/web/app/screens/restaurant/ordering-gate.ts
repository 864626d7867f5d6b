import { checkOrderingConfig, ORDER_TYPE_RULES, type OrderType, type ViewOnlyReason } from "@comptoir/ordering";
import { useCart } from "../../cart/use-cart.ts";
import { tableOfVisit, type Visit } from "../../visit/visit.ts";
import { useRestaurant } from "./use-restaurant.ts";

/**
 * Why the visitor cannot order. `no-config`: the visit has no destination yet. `suite`: the suite takes no order
 * from this visitor.
 */
export type OrderingGate = ViewOnlyReason | "closed" | "no-config" | "login-required" | "suite";

/** Returns whether a visit defines how its order reaches the diner. ordering#config. */
export function hasOrderingConfig(visit: Visit, type: OrderType): boolean {
  const { anotherRoundId, eventSuite } = visit;
  // A saved payment method is checked at the sign-in, and not here.
  const config = { tableNum: tableOfVisit(visit), eventSuiteId: eventSuite, anotherRoundId, savedPaymentMethods: null };
  return checkOrderingConfig(type, config) === null;
}

/**
 * Returns why the visitor cannot order; null if they can. A closed venue takes orders for later, if the time can be
 * chosen.
 * ordering#view-only, ordering#config, ordering#login-required, time#order-ahead.
 */
export function useOrderingGate(): OrderingGate | null {
  const { venue, visit, viewOnly, needsLogin, ahead, suiteProblem } = useRestaurant();
  const type = useCart((cart) => cart.terms.type);
  if (viewOnly !== null) return viewOnly;
  if (!hasOrderingConfig(visit, type)) return "no-config";
  if (needsLogin) return "login-required";
  if (suiteProblem !== null) return "suite";
  // A school's days and a suite's pre-order can be ordered while the kitchen is closed. school#day, suites#pre-order.
  if (ORDER_TYPE_RULES[type].bySchoolDate || ORDER_TYPE_RULES[type].preOrder) return null;
  return venue.openState.open || ahead !== null ? null : "closed";
}

/**
 * What the plus of a card does: `cart` adds a dish without options to the cart, `ask` leads to the question how to
 * order. `none`: no plus, because nothing can be ordered.
 */
export type CardAdding = "cart" | "ask" | "none";

/** Returns what the plus of a card does for this visitor. */
export function useCardAdding(): CardAdding {
  const gate = useOrderingGate();
  if (gate === null) return "cart";
  return gate === "no-config" ? "ask" : "none";
}

/**
 * Returns whether the cart is shown beside the menu. While the venue is closed or the visit has no destination,
 * only a cart with lines is shown.
 */
export function useShowsCart(): boolean {
  const gate = useOrderingGate();
  const isEmpty = useCart((cart) => cart.lines.length === 0);
  if (gate === null) return true;
  return (gate === "closed" || gate === "no-config") && !isEmpty;
}
