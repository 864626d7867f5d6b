import { deliveryMoment, isRefused, ORDER_TYPE_RULES, type OrderType, type Refused } from "@comptoir/ordering";
import type { Context } from "hono";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import type { FoundSuite } from "../../venue/suites/event-suites.store.ts";
import { suiteFor } from "../../venue/suites/suite-access.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";

/** Suite that a cart is for, with the times of its event. All fields are null for no suite. */
export type SuiteOfCart = {
  readonly suite: FoundSuite | null;
  /**
   * Delivery time that the suite chose, for a pre-order; null for other order types. A pre-order without a
   * date is for this time, never for now.
   */
  readonly deliveredAt: Date | null;
  /**
   * End of the suite's event, for an order type that is served at the table on the event's day; otherwise
   * null. suites#event-menus.
   */
  readonly endsAt: Date | null;
};

/** Finds the suite that a cart is for; refuses callers who may not order for it. suites#suite-states. */
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
