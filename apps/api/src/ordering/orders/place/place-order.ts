import { isRefused, ORDER_TYPE_RULES } from "@comptoir/ordering";
import type { Context } from "hono";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import type { OrderDeps } from "../order-deps.ts";
import { newOrderId } from "../order-id.ts";
import type { PlacedOrder } from "../order-record.ts";
import { type ReplacedOrder, reviewOrder } from "../review/review-order.ts";
import type { Submit } from "../review/submit.ts";
import { wordConflict } from "../review/suite-order.ts";
import type { Checkout } from "./checkouts.store.ts";
import { type PlaceOutcome, reviewAndPlace } from "./complete-checkout.ts";
import { wordPlaceRefusal } from "./place-refusal.ts";
import type { Replacement } from "./take-and-write.ts";

/**
 * The change of an order: the order before it, and the change's own id, under which its card is authorised.
 */
export type OrderChange = Replacement & { readonly changeId: string; readonly before: ReplacedOrder };

/**
 * Places one order. With `change`, the order replaces an existing one. api#submit, ordering#change-by-guest.
 */
export async function placeOrder(
  c: Context<ApiEnv>,
  deps: OrderDeps,
  checkout: Checkout,
  body: Submit["body"],
  change: OrderChange | null = null,
): Promise<PlaceOutcome<PlacedOrder>> {
  const { restaurantId } = checkout;
  const { locale, caller, venue: venueThen } = c.var;
  const orderId = change?.orderId ?? newOrderId(restaurantId);
  const changed = change && ORDER_TYPE_RULES[body.type].preOrder ? { changedId: orderId } : {};
  const submit = { body, orderId, locale, now: deps.clock(), caller, ...changed };
  const outcome = await reviewAndPlace(deps, checkout, {
    id: change?.changeId ?? orderId,
    review: async () => {
      const venue = (await deps.venues.byId(restaurantId)) ?? venueThen;
      const order = await reviewOrder(deps, { ...submit, venue }, change?.before ?? null);
      return isRefused(order) ? order : { orders: [order], charges: order.charge ? [order.charge] : [] };
    },
    word: (order, refusal) => {
      if (refusal.code === "suite-version") return wordConflict(deps, { ...submit, venue: order.venue });
      return wordPlaceRefusal(deps, order, refusal, locale);
    },
    ...(change && { replaces: change }),
  });
  if (typeof outcome === "string" || isRefused(outcome)) return outcome;
  return { placed: outcome.placed[0] as PlacedOrder };
}
