import type { changeOrder as changeOrderRoute, RefusalOf } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { isRefused, type Refused } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import { lostTime } from "../../fulfilment/lost-time.ts";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { type RefusalDetails, refuse } from "../../middleware/refuse.ts";
import { attemptKey } from "../../people/attempt-keys.ts";
import { countAttempt } from "../../people/attempts.store.ts";
import { isOwner } from "../../people/owner.ts";
import { isWithinCutoff } from "../cutoff.ts";
import type { Checkout } from "../held-checkouts.store.ts";
import type { OrderDeps } from "../order-deps.ts";
import { isOrderId, newOrderId } from "../order-id.ts";
import type { PlacedOrder } from "../order-record.ts";
import { type ReviewedOrder, reviewOrder } from "../review/review-order.ts";
import type { Submit } from "../review/submit.ts";
import { wordPlaceRefusal } from "../review/submit-refusal.ts";
import { wordConflict } from "../review/suite-order.ts";
import { formatOrder } from "../status/order-answer.ts";
import { type OrderForMove, peekForMove } from "../status/order-moves.store.ts";
import { loadOrder } from "../status/orders.store.ts";
import { answerOnce } from "../submit/answer-once.ts";
import { type PlaceOutcome, reviewAndPlace } from "../submit/review-and-place.ts";
import type { OrderToPlace } from "../write/to-place.ts";
import { type ChangeBlocked, takeAndChange } from "./take-and-change.ts";

/** Each change asks a card and locks what is scarce: more of one order in a minute are in others' way. ordering#change-by-guest. */
const CHANGES_MAX = 12;
const MINUTE_MS = 60_000;

/** Why an order is not changed, as an error of the catalogue. */
export type ChangeRefusal = { readonly name: RefusalOf<typeof changeOrderRoute>; readonly details?: RefusalDetails };

/** `POST /orders/{id}/change`: a submit that takes the place of one's own order, once for each key. ordering#change-by-guest. */
export function handleChangeOrder(deps: OrderDeps): RouteHandler<typeof changeOrderRoute, ApiEnv> {
  return async (c) => {
    const orderId = c.req.valid("param").id;
    if (!isOrderId(orderId)) return refuse(c, "notFound");
    const body = c.req.valid("json");
    const { restaurantId } = c.var.venue;
    const answer = await answerOnce<PlacedOrder, ChangeRefusal>(c, deps, {
      key: c.req.valid("header")["idempotency-key"],
      // The same body under the same key is another thing where it places an order, or changes another one.
      sent: { orderId, body: await c.req.json() },
      cart: { lines: body.data.items, changeId: orderId },
      place: (checkout) => placeChange(c, deps, checkout, { orderId, body }),
      find: (id) => standingOrder(deps, restaurantId, id),
    });
    if (isRefused(answer)) return refuse(c, answer.refused.name, answer.refused.details);
    return c.json({ order: formatOrder(answer.placed, c.var.caller) }, 200);
  };
}

/**
 * Places a submit in the stead of an order. A suite's pre-order is changed by whoever may order for the suite, by its version, as long as
 * pre-orders are taken; any other order by its guest, until the cutoff. ordering#change-by-guest, suites#modify.
 */
export async function placeChange(
  c: Context<ApiEnv>,
  deps: OrderDeps,
  checkout: Checkout,
  { orderId, body }: Pick<Submit, "orderId" | "body">,
): Promise<PlaceOutcome<PlacedOrder, ChangeRefusal>> {
  const { restaurantId } = checkout;
  const { locale, caller, venue: venueThen } = c.var;
  const isOfSuite = body.type === "catering";
  const submit = { body, orderId, locale, now: deps.clock(), caller, ...(isOfSuite ? { changedId: orderId } : {}) };
  const venueNow = async () => (await deps.venues.byId(restaurantId)) ?? venueThen;
  const check = (found: OrderForMove): Refused<ChangeBlocked> | null => {
    const isPlacedStill = found.status === "placed" && !found.isRefunded;
    const name = found.status === "cancelled" ? "orderCancelled" : "changeTooLate";
    if (isOfSuite && found.type === "catering") {
      return isPlacedStill ? null : { refused: { code: "change-blocked", name } };
    }
    if (!isOwner(caller, found)) return { refused: { code: "change-blocked", name: "notYours" } };
    // What was given back is of the order as it was.
    const isAlone = found.type !== "school";
    const mayChange = isAlone && !found.isRefunded && isWithinCutoff(found, venueThen, deps.clock());
    return mayChange ? null : { refused: { code: "change-blocked", name } };
  };
  // Before any card is asked; and once more when nobody else can move the order.
  const before = await peekForMove(deps.database, { restaurantId, orderId });
  if (!before) return { refused: { name: "notFound" } };
  const blocked = check(before);
  if (blocked) return { refused: { name: blocked.refused.name } };
  const key = attemptKey("changes of order", restaurantId, orderId);
  const { counted, msLeft } = await countAttempt(deps.database, key, MINUTE_MS);
  if (counted > CHANGES_MAX) {
    const message = m.order_too_many_changes({}, { locale });
    const retryAfterSeconds = Math.max(1, Math.ceil(msLeft / 1000));
    return { refused: { name: "tooManyRequests", details: { message, retryAfterSeconds } } };
  }

  const change = { restaurantId, orderId, changeId: newOrderId(restaurantId) };
  const outcome = await reviewAndPlace<ReviewedOrder, ChangeRefusal, ChangeBlocked>(deps, checkout, {
    id: change.changeId,
    review: async () => reviewOrder(deps, { ...submit, venue: await venueNow() }, before),
    write: ({ held, orders }) =>
      takeAndChange(deps, change, { checkout, held, toPlace: orders[0] as OrderToPlace }, check),
    word: async ({ quote, time, venue }, refusal) => {
      if (refusal.code === "change-blocked") return { name: refusal.name };
      if (refusal.code === "suite-version") return wordConflict(deps, { ...submit, venue });
      const lost = refusal.code === "interval-full" ? await lostTime(deps.kitchens, venue, time) : null;
      return wordPlaceRefusal(refusal, { quote, locale, lostTime: lost });
    },
  });
  if (typeof outcome === "string" || isRefused(outcome)) return outcome;
  return { placed: await standingOrder(deps, restaurantId, orderId) };
}

async function standingOrder({ database }: OrderDeps, restaurantId: string, orderId: string): Promise<PlacedOrder> {
  const order = await loadOrder(database, { restaurantId, orderId });
  if (!order) throw new Error("a changed order is not there");
  return order;
}
