import type { submitOrder as submitOrderRoute } from "@comptoir/contract";
import { isRefused } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import { dropCartCookie } from "../../cart/cart-cookie.ts";
import { lostTime } from "../../fulfilment/lost-time.ts";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { refuse } from "../../middleware/refuse.ts";
import type { Checkout } from "../held-checkouts.store.ts";
import type { OrderDeps } from "../order-deps.ts";
import { newOrderId } from "../order-id.ts";
import type { PlacedOrder } from "../order-record.ts";
import type { Submit } from "../review/order-to-place.ts";
import { type ReviewedOrder, reviewOrder } from "../review/review-order.ts";
import { wordPlaceRefusal } from "../review/submit-refusal.ts";
import { formatOrder } from "../status/order-answer.ts";
import { findOrder } from "../status/orders.store.ts";
import type { PlacedAt } from "../write/take-and-write.ts";
import { hashBody, ownCheckoutKey } from "./checkout-key.ts";
import { onceForEachKey } from "./once-for-each-key.ts";
import { type PlaceOutcome, reviewAndPlace } from "./review-and-place.ts";

/** What a client waits before it asks again for an order that is being placed, in seconds. */
export const IN_PROGRESS_RETRY_SECONDS = 1;

/** `POST /orders`: submits an order, once for each `Idempotency-Key`. api#submit, payment#idempotency-key. */
export function handleSubmitOrder(deps: OrderDeps): RouteHandler<typeof submitOrderRoute, ApiEnv> {
  return async (c) => {
    const written = c.req.valid("header")["idempotency-key"];
    const key = await ownCheckoutKey(c, deps.database, written);
    if (key === null) {
      const problem = written ? "not-a-uuid" : "required";
      return refuse(c, "idempotencyKeyMissing", { issues: [{ path: "idempotency-key", problem }] });
    }
    const checkout = { ...key, bodyHash: hashBody(await c.req.json()) };
    const body = c.req.valid("json");
    const answer = await onceForEachKey(deps, checkout, {
      place: () => placeOrder(c, deps, checkout, body),
      find: async (orderId) => {
        const order = await findOrder(deps.database, orderId);
        if (!order) throw new Error("a finished checkout is without its order");
        return asPlaced(order);
      },
    });
    if (answer === "mismatch") return refuse(c, "idempotencyMismatch");
    if (answer === "in-progress") return refuse(c, "inProgress", { retryAfterSeconds: IN_PROGRESS_RETRY_SECONDS });
    if (isRefused(answer)) {
      deps.metrics.refusals.inc({ code: answer.refused.name });
      return refuse(c, answer.refused.name, answer.refused.details);
    }
    dropCartCookie(c);
    if (answer.isReplayed) c.header("idempotent-replayed", "true");
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
      const lost = refusal.code === "interval-full" ? await lostTime(deps.database, venue, time) : null;
      return wordPlaceRefusal(refusal, { quote, locale: submit.locale, lostTime: lost });
    },
  });
  if (typeof outcome === "string" || isRefused(outcome)) return outcome;
  const { review, orders, card } = outcome.placed;
  return { placed: { ...describe(review, orders[0] as PlacedAt), card } };
}

function describe({ orders: [toPlace], quote }: ReviewedOrder, { number, readyAt }: PlacedAt): PlacedOrder {
  const { order } = toPlace;
  return {
    ...order,
    number,
    readyAt,
    status: "placed",
    items: quote.orderItems,
    refunds: [],
    history: [{ status: "placed", at: order.placedAt.toISOString(), byGuest: true }],
    // As `placedNoticesStep` writes it.
    tellsReady: order.destination.kind === "pickup" && order.contact.phone_number !== null,
  };
}

/** How orders stand that are placed without any money. */
const NOTHING_TAKEN_NOW: readonly PlacedOrder["paymentStatus"][] = ["on-premise", "not-required", "invoiced"];

/**
 * An order as its submit answered it, whatever has become of it since: the same key is answered the same. payment#replay.
 */
function asPlaced(order: PlacedOrder): PlacedOrder {
  const isCardPayment = !NOTHING_TAKEN_NOW.includes(order.paymentStatus);
  return {
    ...order,
    status: "placed",
    paymentStatus: isCardPayment ? "authorised" : order.paymentStatus,
    history: order.history.slice(0, 1),
    refunds: [],
  };
}
