import { m } from "@comptoir/messages";
import { awaitsAnswer, hasOtherAllergies, ORDER_TYPE_RULES, type Refused } from "@comptoir/ordering";
import type { Context } from "hono";
import { takePointsBack } from "../../../money/loyalty/points-back.ts";
import { giveBackForChange } from "../../../money/tender/give-back.ts";
import { holdTenders } from "../../../money/tender/take-tenders.ts";
import { attemptKey } from "../../../people/attempt-keys.ts";
import { countAttempt } from "../../../people/attempts.store.ts";
import { isOwner } from "../../../people/owner.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { isWithinCutoff } from "../cutoff.ts";
import type { OrderDeps } from "../order-deps.ts";
import { newOrderId } from "../order-id.ts";
import { loadForMove, type OrderForMove, peekForMove } from "../order-moves.store.ts";
import type { PlacedOrder } from "../order-record.ts";
import { loadOrder } from "../orders.store.ts";
import { type Checkout, loadKey } from "../place/checkouts.store.ts";
import type { PlaceOutcome } from "../place/complete-checkout.ts";
import { discountOf, holdDiscounts } from "../place/discount-uses.store.ts";
import { placeOrder } from "../place/place-order.ts";
import type { ChangeBlocked, ReleasedOrder } from "../place/take-and-write.ts";
import { giveScarceBack, holdScarce } from "../place/take-scarce.ts";
import type { OrderToPlace } from "../review/order-to-place.ts";
import type { Submit } from "../review/submit.ts";
import { type ChangeName, clearOrder } from "./change-orders.store.ts";

/**
 * Maximum number of changes of one order per minute. Each change authorises a card and locks stock and slots,
 * so more changes would block other orders. ordering#change-by-guest.
 */
const CHANGES_MAX = 12;
const MINUTE_MS = 60_000;

type Check = (found: OrderForMove) => Refused<ChangeBlocked> | null;

/**
 * Replaces an order by a submit. A caller who may order for a suite changes its pre-order until pre-orders
 * close; a stale `version` is refused. A guest changes any other order until its cutoff. A retry under a
 * known key returns the earlier answer and changes nothing. ordering#change-by-guest, suites#modify.
 */
export async function changeOrder(
  c: Context<ApiEnv>,
  deps: OrderDeps,
  checkout: Checkout,
  { orderId, body }: Pick<Submit, "orderId" | "body">,
): Promise<PlaceOutcome<PlacedOrder>> {
  const { restaurantId } = checkout;
  if ((await loadKey(deps.database, checkout, null)).state !== "unknown") return "key-taken";
  const check = checkFor(c, deps, ORDER_TYPE_RULES[body.type].preOrder);
  // `check` runs before any card is authorised, and again under the order's lock in `releaseOrder`.
  const before = await peekForMove(deps.database, { restaurantId, orderId });
  if (!before) return { refused: { name: "notFound" } };
  const blocked = check(before);
  if (blocked) return { refused: { name: blocked.refused.name } };
  const key = attemptKey("changes of order", restaurantId, orderId);
  const { counted, msLeft } = await countAttempt(deps.database, key, MINUTE_MS);
  if (counted > CHANGES_MAX) {
    const message = m.order_too_many_changes({}, { locale: c.var.locale });
    const retryAfterSeconds = Math.max(1, Math.ceil(msLeft / 1000));
    return { refused: { name: "tooManyRequests", details: { message, retryAfterSeconds } } };
  }
  const change = { restaurantId, orderId, changeId: newOrderId(restaurantId) };
  const outcome = await placeOrder(c, deps, checkout, body, {
    ...change,
    before,
    release: (transaction, toPlace) => releaseOrder(transaction, deps, { change, toPlace, check }),
  });
  if (typeof outcome === "string" || "refused" in outcome) return outcome;
  return { placed: await loadStanding(deps, restaurantId, orderId) };
}

/**
 * Returns a function that checks whether the caller may change an order. ordering#change-by-guest,
 * suites#modify.
 */
function checkFor(c: Context<ApiEnv>, { clock }: Pick<OrderDeps, "clock">, isOfSuite: boolean): Check {
  const { caller, venue } = c.var;
  return (found) => {
    const name = found.status === "cancelled" ? "orderCancelled" : "changeTooLate";
    if (isOfSuite && ORDER_TYPE_RULES[found.type].preOrder) {
      const isPlacedStill = found.status === "placed" && !found.isRefunded;
      return isPlacedStill ? null : { refused: { code: "change-blocked", name } };
    }
    if (!isOwner(caller, found)) return { refused: { code: "change-blocked", name: "notYours" } };
    // A refund belongs to the order's original lines, so a refunded order cannot be changed.
    const isAlone = !ORDER_TYPE_RULES[found.type].bySchoolDate;
    const mayChange = isAlone && !found.isRefunded && isWithinCutoff(found, venue, clock());
    return mayChange ? null : { refused: { code: "change-blocked", name } };
  };
}

/**
 * Releases an order's stock, slots, discount and payment, in the transaction that takes those of the changed
 * order. Locks the old and the new rows first, so that no other order takes them in between.
 * ordering#change-by-guest.
 * @param check whether the change is allowed, called under the order's lock
 */
async function releaseOrder(
  transaction: Transaction,
  { clock }: Pick<OrderDeps, "clock">,
  { change, toPlace, check }: { readonly change: ChangeName; readonly toPlace: OrderToPlace; readonly check: Check },
): Promise<ReleasedOrder | Refused<ChangeBlocked>> {
  const found = await loadForMove(transaction, change);
  if (!found) return { refused: { code: "change-blocked", name: "notFound" } };
  const blocked = check(found);
  if (blocked) return blocked;
  await holdScarce(transaction, change.restaurantId, [toPlace], found.taken);
  await holdDiscounts(transaction, [discountOf(found), toPlace.discount]);
  await holdTenders(transaction, [...found.tenders, ...toPlace.order.tenders]);
  const at = clock();
  const restocked = await giveScarceBack(transaction, found);
  await giveBackForChange(transaction, found, { changeId: change.changeId, at });
  if (found.taken.points) await takePointsBack(transaction, change, "all", at);
  const isSaleBooked = await clearOrder(transaction, change, {
    at,
    hasOtherAllergies: hasOtherAllergies(found.remarks.diners ?? [], toPlace.order.remarks.diners ?? []),
  });
  return { restocked, isSaleBooked, awaitsAnswer: awaitsAnswer(found), at };
}

/** Loads an order after its change. */
export async function loadStanding(
  { database }: Pick<OrderDeps, "database">,
  restaurantId: string,
  orderId: string,
): Promise<PlacedOrder> {
  const order = await loadOrder(database, { restaurantId, orderId });
  if (!order) throw new Error("The changed order was not found.");
  return order;
}
