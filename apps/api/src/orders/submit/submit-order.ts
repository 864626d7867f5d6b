import type { submitOrder as submitOrderRoute } from "@comptoir/contract";
import { isRefused } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import { lostTime } from "../../fulfilment/lost-time.ts";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { refuse } from "../../middleware/refuse.ts";
import { type ChangeRefusal, placeChange } from "../change/change-order.ts";
import type { Checkout } from "../held-checkouts.store.ts";
import type { OrderDeps } from "../order-deps.ts";
import { isOrderId, newOrderId } from "../order-id.ts";
import type { PlacedOrder } from "../order-record.ts";
import { reviewOrder } from "../review/review-order.ts";
import type { Submit } from "../review/submit.ts";
import { wordPlaceRefusal } from "../review/submit-refusal.ts";
import { wordConflict } from "../review/suite-order.ts";
import { formatOrder } from "../status/order-answer.ts";
import { findOrder } from "../status/orders.store.ts";
import { answerOnce } from "./answer-once.ts";
import { asPlaced, placedOrder } from "./placed-order.ts";
import { type PlaceOutcome, reviewAndPlace } from "./review-and-place.ts";

/** `POST /orders`: submits an order, once for each `Idempotency-Key`. api#submit, payment#idempotency-key. */
export function handleSubmitOrder(deps: OrderDeps): RouteHandler<typeof submitOrderRoute, ApiEnv> {
  return async (c) => {
    const body = c.req.valid("json");
    // A hub has no kitchen of its own. api#create-marketplace-order.
    if (c.var.venue.kitchens !== null) return refuse(c, "orderTypeNotOffered");
    const { id } = body;
    // Suites' catering orders alone are changed by this call. suites#modify.
    if (id && !(body.type === "catering" && isOrderId(id))) return refuse(c, "notFound");
    const answer = await answerOnce<PlacedOrder, ChangeRefusal>(c, deps, {
      key: c.req.valid("header")["idempotency-key"],
      sent: await c.req.json(),
      cart: { lines: body.data.items, changeId: id ?? null, suiteId: body.data.suites?.eventSuiteId },
      place: (checkout) =>
        id ? placeChange(c, deps, checkout, { orderId: id, body }) : placeOrder(c, deps, checkout, body),
      find: async (orderId) => {
        const order = await findOrder(deps.database, orderId);
        if (!order) throw new Error("a finished checkout is without its order");
        return asPlaced(order);
      },
    });
    if (isRefused(answer)) return refuse(c, answer.refused.name, answer.refused.details);
    return c.json({ order: formatOrder(answer.placed, c.var.caller) }, 201);
  };
}

async function placeOrder(
  c: Context<ApiEnv>,
  deps: OrderDeps,
  checkout: Checkout,
  body: Submit["body"],
): Promise<PlaceOutcome<PlacedOrder>> {
  const { restaurantId } = checkout;
  const submit = {
    body,
    orderId: newOrderId(restaurantId),
    locale: c.var.locale,
    now: deps.clock(),
    caller: c.var.caller,
  };
  const venueNow = async () => (await deps.venues.byId(restaurantId)) ?? c.var.venue;
  const outcome = await reviewAndPlace(deps, checkout, {
    id: submit.orderId,
    review: async () => reviewOrder(deps, { ...submit, venue: await venueNow() }),
    word: async ({ quote, time, venue }, refusal) => {
      if (refusal.code === "suite-version") return wordConflict(deps, { ...submit, venue });
      const lost = refusal.code === "interval-full" ? await lostTime(deps.kitchens, venue, time) : null;
      return wordPlaceRefusal(refusal, { quote, locale: submit.locale, lostTime: lost });
    },
  });
  if (typeof outcome === "string" || isRefused(outcome)) return outcome;
  const { review, orders } = outcome.placed;
  const [placedAt] = orders;
  if (!placedAt) throw new Error("a submit that went through has an order");
  return { placed: placedOrder(review.orders[0], review.quote, placedAt) };
}
