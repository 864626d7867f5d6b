import type { submitOrder as submitOrderRoute } from "@comptoir/contract";
import { ACCOUNT_CREDIT, isRefused, meansOf } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import { lostTime } from "../../fulfilment/lost-time.ts";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { refuse } from "../../middleware/refuse.ts";
import type { CartQuote } from "../../quote/cart-request.ts";
import { paidBy } from "../../tender/tender.ts";
import { type ChangeRefusal, placeChange } from "../change/change-order.ts";
import { formatOrder } from "../follow/order-answer.ts";
import type { OrderDeps } from "../order-deps.ts";
import { isOrderId, newOrderId } from "../order-id.ts";
import type { OrderCard, PlacedOrder } from "../order-record.ts";
import { findOrder } from "../orders.store.ts";
import type { OrderToPlace } from "../review/order-to-place.ts";
import { reviewOrder } from "../review/review-order.ts";
import type { Submit } from "../review/submit.ts";
import { wordConflict } from "../review/suite-order.ts";
import type { Checkout } from "./checkouts.store.ts";
import { answerOnce, type PlaceOutcome, reviewAndPlace } from "./complete-checkout.ts";
import { wordPlaceRefusal } from "./place-refusal.ts";
import type { PlacedAt } from "./take-and-write.ts";

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

/** An order as its submit answers it, of what was reviewed and what was written. */
export function placedOrder(
  { order }: OrderToPlace,
  { orderItems }: Pick<CartQuote, "orderItems">,
  { number, readyAt, card }: PlacedAt & { readonly card: OrderCard | null },
): PlacedOrder {
  const creditCents = paidBy(ACCOUNT_CREDIT.name, order.tenders);
  return {
    ...order,
    number,
    submissionId: null,
    readyAt,
    card,
    status: "placed",
    items: orderItems,
    credit: creditCents > 0 ? { order: creditCents } : null,
    refunds: [],
    // An order that is read says so; a submit's answer, the first as any later one, does not.
    pointsEarned: 0,
    history: [{ status: "placed", at: order.placedAt.toISOString(), byGuest: true }],
    // As `placedNoticesStep` writes it.
    tellsReady: order.destination.kind === "pickup" && order.contact.phone_number !== null,
  };
}

/**
 * An order as its submit answered it, whatever has become of it since: the same key is answered the same. payment#replay.
 */
export function asPlaced(order: PlacedOrder): PlacedOrder {
  return {
    ...order,
    status: "placed",
    paymentStatus: meansOf(order.paymentMethod)?.begins ?? order.paymentStatus,
    credit: order.credit?.order ? { order: order.credit.order } : null,
    history: order.history.slice(0, 1),
    refunds: [],
    pointsEarned: 0,
  };
}
