import type { contract } from "@comptoir/contract";
import {
  checkTransition,
  isRefused,
  nextStatus,
  ORDER_TYPE_RULES,
  type OrderStatus,
  type Refused,
  type TransitionRefusal,
} from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import { type VenueEventType, writeVenueEvents } from "../../../events/venue-events/venue-events.store.ts";
import { takePointsBack } from "../../../money/loyalty/points-back.ts";
import { giveAllBack } from "../../../money/tender/give-back.ts";
import type { Caller } from "../../../people/caller.ts";
import { isOwner, PERSON_OWNER } from "../../../people/owner.ts";
import { inTransaction, type Transaction } from "../../../platform/db/transaction.ts";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import { stockChanged } from "../../../venue/stock/stock-changed.ts";
import { actOf, actOfVenue } from "../../../venue/suites/act-of.ts";
import { addAct } from "../../../venue/suites/acts.store.ts";
import { findSuite } from "../../../venue/suites/event-suites.store.ts";
import { bumpRevision } from "../../../venue/venues/restaurants.store.ts";
import { isWithinCutoff } from "../cutoff.ts";
import { formatOrder } from "../follow/order-answer.ts";
import { type OrderName, tellOrderChanges } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import { isOrderId } from "../order-id.ts";
import { appendEvent, loadForMove, type OrderForMove, peekForMove } from "../order-moves.store.ts";
import { loadOrder } from "../orders.store.ts";
import { giveScarceBack } from "../place/take-scarce.ts";
import { isShareUnderWay, refundShare } from "./refund-order.ts";

type CancelRefusal = { readonly code: "not-yours" | "too-late" | "is-cancelled" };

/**
 * Handles `POST /orders/{id}/cancel`: cancels the caller's own order until its cutoff. Idempotent.
 * ordering#cancel-by-guest.
 */
export function handleCancelOrder(deps: OrderDeps): RouteHandler<typeof contract.orders.cancelOrder, ApiEnv> {
  return async (c) => {
    const { venue, caller } = c.var;
    const order = { restaurantId: venue.restaurantId, orderId: c.req.valid("param").id };
    if (!isOrderId(order.orderId)) return refuse(c, "notFound");
    const check = (found: OrderForMove): Refused<CancelRefusal> | null => {
      if (!isOwner(caller, found)) return { refused: { code: "not-yours" } };
      if (found.status === "cancelled") return { refused: { code: "is-cancelled" } };
      return isWithinCutoff(found, venue, deps.clock()) ? null : { refused: { code: "too-late" } };
    };
    const answer = await moveOrder(deps, order, "cancelled", check, caller);
    if (isRefused(answer) && answer.refused.code !== "is-cancelled") {
      const { code } = answer.refused;
      if (code === "order-unknown") return refuse(c, "notFound");
      return refuse(c, code === "not-yours" ? "notYours" : "cancelTooLate");
    }
    const cancelled = await loadOrder(deps.database, order);
    return cancelled ? c.json({ order: formatOrder(cancelled, caller) }, 200) : refuse(c, "notFound");
  };
}

type Mover = Pick<Caller, "who" | "login" | "address" | "userAgent"> | "restaurant";

type MoveRefusal =
  | { readonly code: "order-unknown" }
  /**
   * The order shares a payment that is about to be captured. Its share can be refunded only after the
   * capture.
   */
  | { readonly code: "payment-under-way" }
  | TransitionRefusal;

export type MoveOnRefusal = MoveRefusal | { readonly code: "goes-no-further"; readonly status: OrderStatus };

const EVENT_OF: Readonly<Record<OrderStatus, VenueEventType>> = {
  placed: "order.placed",
  "in-progress": "order.started",
  ready: "order.ready",
  completed: "order.completed",
  cancelled: "order.cancelled",
};

/**
 * Returns whether a cancelled order is credited to its owner's account instead of refunded: a school's order
 * of a person. school#account-credit.
 */
function isCredited({ type, owner }: OrderForMove): boolean {
  return ORDER_TYPE_RULES[type].bySchoolDate && (owner?.startsWith(PERSON_OWNER) ?? false);
}

/** Adds a cancelled order of a suite to the suite's audit trail. suites#audit. */
async function noteCancelledOfSuite(
  transaction: Transaction,
  { restaurantId, orderId, suiteId }: OrderForMove,
  { by, at }: { readonly by: Mover; readonly at: Date },
): Promise<void> {
  const suite = suiteId === null ? null : await findSuite(transaction, { restaurantId, suiteId });
  if (suite === null) return;
  const act = by === "restaurant" ? actOfVenue(suite) : actOf(by, suite);
  await addAct(transaction, { ...act, at, act: "order-cancelled", details: { order: orderId } });
}

/**
 * Moves an order to a status, records the event, and notifies the order's subscribers. A cancelled order
 * gives back its stock, slots, discount use and tenders. After the commit, the payment is voided, or refunded
 * if captured. Of a payment shared with other orders, only the order's share is refunded. A school's order is
 * credited to its owner's account instead. payment#shared-payment, school#account-credit. @param check a
 * further check, called under the order's lock @param by the actor that moves the order
 */
export async function moveOrder<Other = never>(
  deps: Pick<OrderDeps, "database" | "clock">,
  order: OrderName,
  to: OrderStatus,
  check: (found: OrderForMove) => Refused<Other> | null = () => null,
  by: Mover = "restaurant",
): Promise<{ readonly moved: OrderForMove } | Refused<MoveRefusal | Other>> {
  return inTransaction(deps.database, "read committed", async (transaction) => {
    const found = await loadForMove(transaction, order);
    if (!found) return { refused: { code: "order-unknown" } };
    const mayNot = check(found);
    if (mayNot) return mayNot;
    const notAllowed = checkTransition(found.status, to);
    if (notAllowed) return notAllowed;
    const isShared = to === "cancelled" && !isCredited(found);
    if (isShared && isShareUnderWay(found)) return { refused: { code: "payment-under-way" } };
    const at = deps.clock();
    // Resources are given back in the sequence in which orders take them: stock and slots, then payment.
    const restocked = to === "cancelled" ? await giveScarceBack(transaction, found) : [];
    const share = isShared ? await refundShare(transaction, deps, found) : { tenders: found.tenders, events: [] };
    const orderVersion = await appendEvent(transaction, found, { status: to, at, byGuest: by !== "restaurant" });
    if (to === "cancelled") {
      const left = { ...found, tenders: share.tenders };
      await giveAllBack(transaction, left, { why: "cancelled", isCredited: isCredited(found), at });
      if (found.taken.points) await takePointsBack(transaction, found, "all", at);
      await noteCancelledOfSuite(transaction, found, { by, at });
      if (restocked.length > 0) await bumpRevision(transaction, found.restaurantId);
    }
    const event = { type: EVENT_OF[to], ...order, orderVersion, at, data: { byGuest: by !== "restaurant" } };
    const stock = stockChanged({ restaurantId: found.restaurantId, at }, { restocked });
    await writeVenueEvents(transaction, [...share.events, event, ...stock]);
    tellOrderChanges(transaction, [found]);
    return { moved: { ...found, status: to } };
  });
}

/**
 * Moves an order to its next status. Of two concurrent calls, one moves the order and the other is refused,
 * because it would skip a status. operations#order-commands.
 */
export async function moveOrderOn(
  deps: Pick<OrderDeps, "database" | "clock">,
  order: OrderName,
): Promise<{ readonly moved: OrderForMove } | Refused<MoveOnRefusal>> {
  const seen = await peekForMove(deps.database, order);
  if (!seen) return { refused: { code: "order-unknown" } };
  const next = nextStatus(seen.status);
  return next ? moveOrder(deps, order, next) : { refused: { code: "goes-no-further", status: seen.status } };
}
