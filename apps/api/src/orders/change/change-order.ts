import type { changeOrder as changeOrderRoute, RefusalOf } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { isRefused, type Refused } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import { inRefusableTransaction } from "../../db/refusable-transaction.ts";
import { lostTime } from "../../fulfilment/lost-time.ts";
import { takePointsBack } from "../../loyalty/take-points-back.ts";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { type RefusalDetails, refuse } from "../../middleware/refuse.ts";
import { attemptKey } from "../../people/attempt-keys.ts";
import { countAttempt } from "../../people/attempts.store.ts";
import { isOwner } from "../../people/owner.ts";
import { stockChanged } from "../../stock/stock-changed.ts";
import { giveBackForChange } from "../../tender/give-back.ts";
import { holdTenders } from "../../tender/take-tenders.ts";
import { writeVenueEvents } from "../../venue-events/venue-events.store.ts";
import { bumpRevision } from "../../venues/restaurants.store.ts";
import { isWithinCutoff } from "../cutoff.ts";
import { formatOrder } from "../follow/order-answer.ts";
import { tellOrderChanges } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import { isOrderId, newOrderId } from "../order-id.ts";
import { loadForMove, type OrderForMove, peekForMove } from "../order-moves.store.ts";
import type { PlacedOrder } from "../order-record.ts";
import { loadOrder } from "../orders.store.ts";
import type { Checkout, HeldCheckout } from "../place/checkouts.store.ts";
import { answerOnce, type PlaceOutcome, reviewAndPlace } from "../place/complete-checkout.ts";
import { discountOf, giveDiscountBack, holdDiscounts } from "../place/discount-uses.store.ts";
import { wordPlaceRefusal } from "../place/place-refusal.ts";
import { giveSlotsBack } from "../place/slots.store.ts";
import { giveStockBack } from "../place/stock.store.ts";
import type { PlacedAt, WriteRefusal } from "../place/take-and-write.ts";
import { holdScarce, type ScarceTaken, takeScarce } from "../place/take-scarce.ts";
import type { OrderToPlace } from "../review/order-to-place.ts";
import { type ReviewedOrder, reviewOrder } from "../review/review-order.ts";
import type { Submit } from "../review/submit.ts";
import { wordConflict } from "../review/suite-order.ts";
import { type ChangeName, clearOrder, writeChange } from "./change-orders.store.ts";

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

/** Why an order may not be changed by whoever asks. */
type ChangeBlocked = {
  readonly code: "change-blocked";
  readonly name: "notFound" | "notYours" | "orderCancelled" | "changeTooLate";
};

/**
 * Gives back what an order took, takes what it is to be from now on, writes it and lets its old payment go, in one transaction: it is
 * changed as a whole, or stands as it was. Nobody else gets what it gives back and takes again. ordering#change-by-guest.
 * @param check what stands in the way of it, asked while nobody else can move the order
 */
function takeAndChange(
  { database, clock }: Pick<OrderDeps, "database" | "clock">,
  change: ChangeName,
  submission: { readonly checkout: Checkout; readonly held: HeldCheckout | null; readonly toPlace: OrderToPlace },
  check: (found: OrderForMove) => Refused<ChangeBlocked> | null,
): Promise<readonly PlacedAt[] | Refused<WriteRefusal | ChangeBlocked>> {
  const { restaurantId, orderId } = change;
  const { toPlace } = submission;
  return inRefusableTransaction<readonly PlacedAt[], WriteRefusal | ChangeBlocked>(
    database,
    "read committed",
    async (transaction) => {
      const found = await loadForMove(transaction, change);
      if (!found) return { refused: { code: "change-blocked", name: "notFound" } };
      const blocked = check(found);
      if (blocked) return blocked;
      await holdScarce(transaction, restaurantId, [toPlace], found.taken);
      await holdDiscounts(transaction, [discountOf(found), toPlace.discount]);
      await holdTenders(transaction, [...found.tenders, ...toPlace.order.tenders]);
      const at = clock();
      const cameBack = await giveStockBack(transaction, found, found.taken.stock);
      await giveSlotsBack(transaction, restaurantId, found.taken.slots);
      await giveDiscountBack(transaction, found);
      await giveBackForChange(transaction, found, { changeId: change.changeId, at });
      if (found.taken.points) await takePointsBack(transaction, change, "all", at);
      await clearOrder(transaction, change);
      const all = await takeScarce(transaction, [toPlace]);
      if ("refused" in all) return all;
      const [{ readyAt, taken, soldOut }] = all as [ScarceTaken];
      const order = { ...toPlace.order, readyAt, taken };
      const written = await writeChange(transaction, submission, { order, revision: toPlace.revision });
      if ("refused" in written) return written;
      if (cameBack.length + soldOut.length > 0) await bumpRevision(transaction, restaurantId);
      const event = { type: "order.changed", restaurantId, orderId, orderVersion: written.version, at } as const;
      const stock = stockChanged({ restaurantId, at }, { soldOut, restocked: cameBack });
      await writeVenueEvents(transaction, [event, ...stock]);
      tellOrderChanges(transaction, [change]);
      return [{ restaurantId, orderId, number: written.number, readyAt }];
    },
    restaurantId,
  );
}
