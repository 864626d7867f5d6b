import type { changeOrder as changeOrderRoute, submitOrder } from "@comptoir/contract";
import { isRefused, ORDER_TYPE_RULES } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { changeOrder, loadStanding } from "./change/change-order.ts";
import { formatOrder } from "./follow/order-answer.ts";
import type { OrderDeps } from "./order-deps.ts";
import { isOrderId } from "./order-id.ts";
import { completeCheckout } from "./place/complete-checkout.ts";
import { placeOrder } from "./place/place-order.ts";
import { asPlaced } from "./place/placed-order.ts";

/** Handles `POST /orders`: submits an order, once per `Idempotency-Key`. api#submit, payment#idempotency-key. */
export function handleSubmitOrder(deps: OrderDeps): RouteHandler<typeof submitOrder, ApiEnv> {
  return async (c) => {
    const body = c.req.valid("json");
    const { restaurantId, kitchens } = c.var.venue;
    // Orders to a hub go to `/orders/create-marketplace-order`. api#create-marketplace-order.
    if (kitchens !== null) return refuse(c, "orderTypeNotOffered");
    const { id } = body;
    // A body with an `id` changes an order. This call changes only a suite's catering order. suites#modify.
    if (id && !(ORDER_TYPE_RULES[body.type].preOrder && isOrderId(id))) return refuse(c, "notFound");
    const answer = await completeCheckout(c, deps, {
      key: c.req.valid("header")["idempotency-key"],
      sent: await c.req.json(),
      cart: { lines: body.data.items, changeId: id ?? null, suiteId: body.data.suites?.eventSuiteId },
      place: (checkout) =>
        id ? changeOrder(c, deps, checkout, { orderId: id, body }) : placeOrder(c, deps, checkout, body),
      find: async (orderId) => asPlaced(await loadStanding(deps, restaurantId, orderId)),
    });
    if (isRefused(answer)) return refuse(c, answer.refused.name, answer.refused.details);
    return c.json({ order: formatOrder(answer.placed, c.var.caller) }, 201);
  };
}

/**
 * Handles `POST /orders/{id}/change`: a submit that replaces the caller's own order, once per
 * `Idempotency-Key`. ordering#change-by-guest.
 */
export function handleChangeOrder(deps: OrderDeps): RouteHandler<typeof changeOrderRoute, ApiEnv> {
  return async (c) => {
    const orderId = c.req.valid("param").id;
    if (!isOrderId(orderId)) return refuse(c, "notFound");
    const body = c.req.valid("json");
    const { restaurantId } = c.var.venue;
    const answer = await completeCheckout(c, deps, {
      key: c.req.valid("header")["idempotency-key"],
      // `orderId` is part of the hash: the same body under the same key is another request if it changes
      // another order, or none.
      sent: { orderId, body: await c.req.json() },
      cart: { lines: body.data.items, changeId: orderId },
      place: (checkout) => changeOrder(c, deps, checkout, { orderId, body }),
      find: (id) => loadStanding(deps, restaurantId, id),
    });
    if (isRefused(answer)) return refuse(c, answer.refused.name, answer.refused.details);
    return c.json({ order: formatOrder(answer.placed, c.var.caller) }, 200);
  };
}
