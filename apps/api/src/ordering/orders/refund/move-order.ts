import type { contract } from "@comptoir/contract";
import {
  awaitsAnswer,
  checkTransition,
  type Declined,
  isRefused,
  nextStatus,
  ORDER_TYPE_RULES,
  type OrderStatus,
  type Refused,
  type TransitionRefusal,
} from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import {
  type NewVenueEvent,
  type VenueEventType,
  writeVenueEvents,
} from "../../../events/venue-events/venue-events.store.ts";
import { takePointsBack } from "../../../money/loyalty/points-back.ts";
import { giveAllBack } from "../../../money/tender/give-back.ts";
import { isOwner, PERSON_OWNER } from "../../../people/owner.ts";
import { inTransaction, type Transaction } from "../../../platform/db/transaction.ts";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import { stockChanged } from "../../../venue/stock/stock-changed.ts";
import { actOf, actOfVenue } from "../../../venue/suites/act-of.ts";
import { addAct } from "../../../venue/suites/acts.store.ts";
import { findSuite } from "../../../venue/suites/event-suites.store.ts";
import { bumpRevision } from "../../../venue/venues/restaurants.store.ts";
import { acceptWithin } from "../accept-within.store.ts";
import { releaseAnswered } from "../answered-payments.store.ts";
import { isWithinCutoff } from "../cutoff.ts";
import { formatOrder } from "../follow/order-answer.ts";
import { byOf, isGuest, type Mover } from "../mover.ts";
import { type OrderName, tellOrderChanges } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import { isOrderId } from "../order-id.ts";
import { appendEvent, loadForMove, type OrderForMove, peekForMove } from "../order-moves.store.ts";
import { loadOrder } from "../orders.store.ts";
import { giveScarceBack } from "../place/take-scarce.ts";
import { isShareHeld, isShareUnderWay, refundShare } from "./refund-order.ts";

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
    const answer = await moveOrder(deps, order, "cancelled", { check, by: caller });
    if (isRefused(answer) && answer.refused.code !== "is-cancelled") {
      const { code } = answer.refused;
      if (code === "order-unknown") return refuse(c, "notFound");
      return refuse(c, code === "not-yours" ? "notYours" : "cancelTooLate");
    }
    const cancelled = await loadOrder(deps.database, order);
    return cancelled ? c.json({ order: formatOrder(cancelled, caller) }, 200) : refuse(c, "notFound");
  };
}

export type MoveRefusal =
  | { readonly code: "order-unknown" }
  /**
   * The order shares a payment that is about to be captured. Its share can be refunded only after the
   * capture.
   */
  | { readonly code: "payment-under-way" }
  | TransitionRefusal;

export type MoveOnRefusal = MoveRefusal | { readonly code: "goes-no-further"; readonly status: OrderStatus };

export const EVENT_OF: Readonly<Record<OrderStatus, VenueEventType>> = {
  placed: "order.placed",
  "in-progress": "order.started",
  ready: "order.ready",
  completed: "order.completed",
  cancelled: "order.cancelled",
};

/**
 * Returns whether a cancelled order is credited to its owner's account instead of refunded: a school's order
 * of a person, unless the restaurant declines it. school#account-credit, board#decline.
 */
function isCredited({ type, owner }: OrderForMove, declined: Declined | null): boolean {
  if (declined !== null) return false;
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
  const act = isGuest(by) ? actOf(by, suite) : actOfVenue(suite);
  await addAct(transaction, { ...act, at, act: "order-cancelled", details: { order: orderId } });
}

/** Returns the event that fires an order for a chosen time, if an act begins it before its time. board#fired. */
export function firedBy(
  { restaurantId, orderId, fireAt, firedAt }: OrderForMove,
  { by, at, orderVersion }: { readonly by: Mover; readonly at: Date; readonly orderVersion: number },
): readonly NewVenueEvent[] {
  if (fireAt === null || firedAt !== null) return [];
  return [{ type: "order.fired", restaurantId, orderId, orderVersion, at, data: byOf(by) }];
}

export type MoveOptions<Other> = {
  /** A further check, called under the order's lock. */
  readonly check?: (found: OrderForMove) => Refused<Other> | null;
  readonly by?: Mover;
  /** Why the restaurant declines the order; null for any other move. board#decline. */
  readonly declined?: Declined | null;
  /** Further changes in the same transaction; returns their events. */
  readonly afterwards?: (
    transaction: Transaction,
    moved: { readonly found: OrderForMove; readonly at: Date },
  ) => Promise<readonly NewVenueEvent[]>;
};

/**
 * Moves an order to a status, records the event, and notifies the order's subscribers. A cancelled order
 * gives back its stock, slots, discount use and tenders. After the commit, the payment is voided, or refunded
 * if captured. Of a payment shared with other orders, only the order's share is refunded. A school's order is
 * credited to its owner's account instead. payment#shared-payment, school#account-credit. An order that awaits
 * an answer is accepted by any move but a cancellation. board#accept.
 */
export async function moveOrder<Other = never>(
  deps: Pick<OrderDeps, "database" | "clock">,
  order: OrderName,
  to: OrderStatus,
  { check = () => null, by = "restaurant", declined = null, afterwards }: MoveOptions<Other> = {},
): Promise<{ readonly moved: OrderForMove } | Refused<MoveRefusal | Other>> {
  return inTransaction(deps.database, "read committed", async (transaction) => {
    const found = await loadForMove(transaction, order);
    if (!found) return { refused: { code: "order-unknown" } };
    const mayNot = check(found);
    if (mayNot) return mayNot;
    const notAllowed = checkTransition(found.status, to);
    if (notAllowed) return notAllowed;
    const isCreditOfDay = isCredited(found, declined);
    const isShared = to === "cancelled" && !isCreditOfDay;
    if (isShared && isShareUnderWay(found)) return { refused: { code: "payment-under-way" } };
    const at = deps.clock();
    const isAccepted = to !== "cancelled" && awaitsAnswer(found);
    const accepted = isAccepted ? [await acceptWithin(transaction, found, { by, acceptedBy: "staff", at })] : [];
    // Resources are given back in the sequence in which orders take them: stock and slots, then payment.
    const restocked = to === "cancelled" ? await giveScarceBack(transaction, found) : [];
    const share = isShared ? await refundShare(transaction, deps, found) : { tenders: found.tenders, events: [] };
    const orderVersion = await appendEvent(transaction, found, {
      ...{ status: to, at, declined },
      byGuest: isGuest(by),
      isShareDue: isShared && isShareHeld(found),
    });
    if (to === "cancelled") {
      const left = { ...found, tenders: share.tenders };
      await giveAllBack(transaction, left, { why: "cancelled", isCredited: isCreditOfDay, at });
      await releaseAnswered(transaction, found.tenders);
      if (found.taken.points) await takePointsBack(transaction, found, "all", at);
      await noteCancelledOfSuite(transaction, found, { by, at });
      if (restocked.length > 0) await bumpRevision(transaction, found.restaurantId);
    }
    const fired = to === "cancelled" ? [] : firedBy(found, { by, at, orderVersion });
    const type = declined === null ? EVENT_OF[to] : "order.declined";
    const data = { ...byOf(by), ...(declined && { reason: declined.reason, missed: declined.missed }) };
    const { restaurantId, orderId } = found;
    const event = { type, restaurantId, orderId, orderVersion, at, data } as const;
    const stock = stockChanged({ restaurantId, at }, { restocked });
    const more = (await afterwards?.(transaction, { found, at })) ?? [];
    await writeVenueEvents(transaction, [...share.events, ...accepted, ...fired, event, ...stock, ...more]);
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
