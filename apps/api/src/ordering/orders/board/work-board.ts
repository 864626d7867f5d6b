import {
  ALERT_AFTER_SECONDS,
  acceptanceOf,
  awaitsAnswer,
  type Cents,
  DECLINED_AS_MISSED,
  type OrderType,
  openingAfter,
  type Refused,
} from "@comptoir/ordering";
import { type NewVenueEvent, writeVenueEvents } from "../../../events/venue-events/venue-events.store.ts";
import { inTransaction, type Transaction } from "../../../platform/db/transaction.ts";
import type { Logger } from "../../../platform/settings.ts";
import { instantOf, localMomentOf } from "../../../platform/time/zoned.ts";
import { forEachIsolated } from "../../../platform/work/repeat.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import { countMissed, isBoardPresent } from "../../../venue/venues/missed-orders.ts";
import { acceptWithin } from "../accept-within.store.ts";
import { byOf } from "../mover.ts";
import { type OrderName, tellOrderChanges } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { OrderForMove } from "../order-moves.store.ts";
import { moveOrder } from "../refund/move-order.ts";
import { refundCancelled } from "../refund/refund-order.ts";
import { writeAlerts } from "./alerts.store.ts";
import { actOnOrder } from "./board-acts.ts";
import {
  findBoardWork,
  findMissed,
  findSharesDue,
  findSoonReady,
  findToAlert,
  fireOrders,
  forgetShareDue,
  holdToFire,
  noteAlerted,
} from "./due-orders.store.ts";

export type BoardWorkDeps = Pick<OrderDeps, "database" | "clock" | "venues"> & { readonly logger: Logger };

/** Maximum number of orders per round; a further round follows within a second. */
const AT_ONCE = 100;
const BY_SERVER = { version: null, by: "server" } as const;

const namesOf = ({ restaurantId, orderId }: OrderName) => ({ restaurant_id: restaurantId, order_id: orderId });

/**
 * Does what is due at a time on the boards of all restaurants: answers missed orders, fires scheduled ones, tells the
 * guests of ready ones, alerts people, and refunds shares. Safe to run on several servers: each order is checked again
 * under its lock. board#workers.
 */
export async function workBoards(deps: BoardWorkDeps): Promise<void> {
  const now = deps.clock();
  const { database, logger } = deps;
  const afterSeconds = ALERT_AFTER_SECONDS;
  const due = await findBoardWork(database, { now, afterSeconds });
  const batch = { now, atMost: AT_ONCE };
  const each = <One extends OrderName>(name: string, orders: readonly One[], work: (order: One) => Promise<unknown>) =>
    forEachIsolated(orders, async (order) => void (await work(order)), { name, logger, namesOf });
  if (due.fire) await fireDue(deps, now);
  if (due.ready) await each("ready-orders", await findSoonReady(database, batch), (order) => tellReady(deps, order));
  if (due.missed) await each("missed-orders", await findMissed(database, batch), (order) => answerMissed(deps, order));
  if (due.alerts) {
    const toAlert = await findToAlert(database, { ...batch, afterSeconds });
    await each("alerts", toAlert, (order) => alertOf(deps, order, now));
  }
  if (due.shares) {
    const shares = await findSharesDue(database, { atMost: AT_ONCE });
    await each("shares", shares, (order) => refundShareDue(deps, order));
  }
}

/** Tells the kitchen to begin the scheduled orders whose time has come, each once. board#fired, promises#promise-57. */
async function fireDue({ database }: BoardWorkDeps, now: Date): Promise<void> {
  const fireSome = () =>
    inTransaction(database, "read committed", async (transaction) => {
      const held = await holdToFire(transaction, { now, atMost: AT_ONCE });
      if (held.length === 0) return 0;
      const fired = await fireOrders(transaction, {
        restaurantIds: held.map(({ restaurantId }) => restaurantId),
        orderIds: held.map(({ orderId }) => orderId),
        now,
      });
      const sorted = fired.toSorted((a, b) => (a.restaurantId < b.restaurantId ? -1 : 1));
      await writeVenueEvents(
        transaction,
        sorted.map((order) => ({ type: "order.fired", ...order, at: now, data: byOf("server") })),
      );
      tellOrderChanges(transaction, fired);
      return held.length;
    });
  while ((await fireSome()) === AT_ONCE);
}

type NotDue = { readonly code: "not-due" };
const NOT_DUE: Refused<NotDue> = { refused: { code: "not-due" } };

async function tellReady(deps: BoardWorkDeps, order: OrderName): Promise<void> {
  const check = ({ readyDueAt }: OrderForMove) => (readyDueAt !== null && readyDueAt <= deps.clock() ? null : NOT_DUE);
  await moveOrder<NotDue>(deps, order, "ready", { check, by: "server" });
}

/** Accepts or declines an order that nobody answered in time, as its restaurant has set. board#missed. */
async function answerMissed(deps: BoardWorkDeps, order: OrderName & { readonly type: OrderType }): Promise<void> {
  const venue = await deps.venues.byId(order.restaurantId);
  const isMissed = (found: OrderForMove) =>
    awaitsAnswer(found) && found.acceptUntil !== null && found.acceptUntil <= deps.clock();
  // A restaurant that was deleted makes no order.
  if (venue !== null && acceptanceOf(venue.acceptance, order.type).whenMissed === "accept") {
    await actOnOrder(deps, order, { ...BY_SERVER, did: null }, async (transaction, found, at) => {
      if (!isMissed(found)) return { refused: { code: "awaits-no-answer" } };
      const accepted = await acceptWithin(transaction, found, { by: "server", acceptedBy: "missed", at });
      // While a board shows it, an order that accepts itself is not missed.
      const isSeen = await isBoardPresent(transaction, found.restaurantId, at);
      return [accepted, ...(isSeen ? [] : await noteMissed(transaction, { found, venue, at }))];
    });
    return;
  }
  await moveOrder<NotDue>(deps, order, "cancelled", {
    check: (found) => (isMissed(found) ? null : NOT_DUE),
    by: "server",
    declined: DECLINED_AS_MISSED,
    afterwards: async (transaction, { found, at }) => (venue ? noteMissed(transaction, { found, venue, at }) : []),
  });
}

/** Counts a missed order; the third in a row pauses the restaurant and tells its people. board#missed-in-a-row. */
async function noteMissed(
  transaction: Transaction,
  {
    found: { restaurantId, orderId },
    venue: { ordering, zone },
    at,
  }: { readonly found: OrderForMove; readonly venue: LoadedVenue; readonly at: Date },
): Promise<readonly NewVenueEvent[]> {
  const opens = openingAfter(ordering.hours, localMomentOf(at, zone));
  const paused = await countMissed(transaction, { restaurantId, until: opens && instantOf(opens, zone), at });
  if (paused === null) return [];
  await writeAlerts(transaction, { restaurantId, orderId, kind: "venue-paused", withContact: true });
  return [paused];
}

function alertOf({ database }: BoardWorkDeps, order: OrderName, at: Date): Promise<void> {
  return inTransaction(database, "read committed", async (transaction) => {
    const { restaurantId, orderId } = order;
    if ((await noteAlerted(transaction, { restaurantId, orderId, at })) === 0) return;
    await writeAlerts(transaction, { restaurantId, orderId, kind: "order-unanswered", withContact: false });
  });
}

/** Refunds a cancelled order's share of a payment that was captured for other orders, once. payment#held. */
async function refundShareDue(
  deps: BoardWorkDeps,
  { status, amountCents, ...order }: Awaited<ReturnType<typeof findSharesDue>>[number],
): Promise<void> {
  if (status === "captured") await refundCancelled(deps, order, amountCents as Cents);
  await forgetShareDue(deps.database, order);
}
