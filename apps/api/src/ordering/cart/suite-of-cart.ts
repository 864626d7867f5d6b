import { deliveryMoment, isRefused, ORDER_TYPE_RULES, type OrderType, type Refused } from "@comptoir/ordering";
import type { Context } from "hono";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import type { FoundSuite } from "../../venue/suites/event-suites.store.ts";
import { suiteFor } from "../../venue/suites/suite-access.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";

/** The suite that a cart is for, and what of its event decides what the cart can have. All null for no suite. */
export type SuiteOfCart = {
  readonly suite: FoundSuite | null;
  /** When a pre-order is brought by the suite's own choice: without a date it is for then, and never for now. */
  readonly deliveredAt: Date | null;
  /** When the event ends on whose day the cart is ordered. suites#event-menus. */
  readonly endsAt: Date | null;
};

/** Finds the suite that a cart is for, for those who may order for it. suites#suite-states. */
export async function suiteOfCart(
  { database }: Pick<QuoteDeps, "database">,
  { caller, venue: { restaurantId } }: Context<ApiEnv>["var"],
  { type, eventSuiteId }: { readonly type: OrderType; readonly eventSuiteId?: string | null | undefined },
): Promise<SuiteOfCart | Refused<{ readonly name: "noEventSuite" | "notAssignedToSuite" }>> {
  if (eventSuiteId == null) return { suite: null, deliveredAt: null, endsAt: null };
  const found = await suiteFor(database, caller, { restaurantId, suiteId: eventSuiteId });
  if (isRefused(found)) return found;
  const { suite } = found;
  return {
    suite,
    deliveredAt: ORDER_TYPE_RULES[type].preOrder ? deliveryMoment(suite, suite.deliveryTime) : null,
    endsAt: ORDER_TYPE_RULES[type].atTable ? suite.endsAt : null,
  };
}
