import {
  awaitsAnswer,
  checkRecall,
  checkTransition,
  isRefused,
  isScheduled,
  type OrderStatus,
  type Refused,
} from "@comptoir/ordering";
import type { NewVenueEvent } from "../../../events/venue-events/venue-events.store.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { acceptWithin } from "../accept-within.store.ts";
import { byOf } from "../mover.ts";
import type { OrderName } from "../order-changes.ts";
import { appendEvent, type OrderForMove } from "../order-moves.store.ts";
import { EVENT_OF, firedBy, moveOrder } from "../refund/move-order.ts";
import {
  type Acted,
  actOnOrder,
  type BoardAct,
  type BoardDeps,
  type BoardRefusal,
  checkAct,
  type OrderAct,
  READY_WAIT_MS,
  staffActed,
} from "./board-acts.ts";
import { moveTimeStatement, pressReadyStatement, undoReadyStatement } from "./board-moves.store.ts";

/**
 * Moves an order on the board. *Ready* waits ten seconds before the guest is told. An earlier status calls the order
 * back. board#move, board#ready-wait, board#recall.
 */
export async function moveOnBoard(
  deps: BoardDeps,
  order: OrderName,
  { to, ...act }: BoardAct & { readonly to: Exclude<OrderStatus, "cancelled"> },
): Promise<Acted | Refused<BoardRefusal>> {
  const moved: OrderAct = { act: "move", details: { to } };
  const recalled: OrderAct = { act: "recall", details: { to } };
  if (to === "ready") {
    const did = ({ status }: OrderForMove) => (checkRecall(status, to) === null ? recalled : moved);
    return actOnOrder(deps, order, { ...act, did }, (transaction, found, at) =>
      pressReady(transaction, found, { act, at }),
    );
  }
  if (to === "placed")
    return actOnOrder(deps, order, { ...act, did: recalled }, (transaction, found, at) =>
      recall(transaction, found, { to, act, at }),
    );
  const answer = await moveOrder<BoardRefusal>(deps, order, to, {
    check: (found) => checkAct(found, act),
    by: act.by,
    afterwards: staffActed(act, moved),
  });
  if (!isRefused(answer)) return { acted: { status: to } };
  const { refused } = answer;
  const isBack = refused.code === "move-not-possible" && checkRecall(refused.from, to) === null;
  if (!isBack) return answer;
  return actOnOrder(deps, order, { ...act, did: recalled }, (transaction, found, at) =>
    recall(transaction, found, { to, act, at }),
  );
}

type Acting = { readonly act: BoardAct; readonly at: Date };

async function pressReady(
  transaction: Transaction,
  found: OrderForMove,
  { act: { by }, at }: Acting,
): Promise<readonly NewVenueEvent[] | Refused<BoardRefusal>> {
  const { restaurantId, orderId, status } = found;
  if (checkRecall(status, "ready") === null)
    return recall(transaction, found, { to: "ready", act: { by, version: null }, at });
  const blocked = checkTransition(status, "ready");
  if (blocked || found.readyDueAt !== null) return blocked ?? { refused: { code: "order-changed" } };
  const accepted = awaitsAnswer(found) ? [await acceptWithin(transaction, found, { by, acceptedBy: "staff", at })] : [];
  const dueAt = new Date(at.getTime() + READY_WAIT_MS);
  const { version: orderVersion } = await pressReadyStatement.one(transaction, { restaurantId, orderId, at, dueAt });
  const data = { ...byOf(by), act: "ready-pressed", readyDueAt: dueAt.toISOString() };
  const event = { type: "board.changed", restaurantId, orderId, orderVersion, at, data } as const;
  return [...accepted, ...firedBy(found, { by, at, orderVersion }), event];
}

/** Undoes *ready* before the guest is told. board#ready-wait. */
export function undoReady(deps: BoardDeps, order: OrderName, act: BoardAct): Promise<Acted | Refused<BoardRefusal>> {
  return actOnOrder(deps, order, { ...act, did: { act: "undo-ready" } }, async (transaction, found, at) => {
    if (found.readyDueAt === null) return { refused: { code: "nothing-to-undo" } };
    const { restaurantId, orderId } = found;
    const { version: orderVersion } = await undoReadyStatement.one(transaction, { restaurantId, orderId });
    const data = { ...byOf(act.by), act: "ready-undone" };
    return [{ type: "board.changed", restaurantId, orderId, orderVersion, at, data }];
  });
}

/** Calls an order back to an earlier status. Its guest is not told again. board#recall. */
async function recall(
  transaction: Transaction,
  found: OrderForMove,
  { to, act: { by }, at }: Acting & { readonly to: OrderStatus },
): Promise<readonly NewVenueEvent[] | Refused<BoardRefusal>> {
  const blocked = checkRecall(found.status, to);
  if (blocked) return blocked;
  const { restaurantId, orderId, status: from } = found;
  const entry = { status: to, at, byGuest: false, declined: null, isShareDue: false };
  const orderVersion = await appendEvent(transaction, found, entry);
  const type = to === "placed" ? "board.changed" : EVENT_OF[to];
  return [{ type, restaurantId, orderId, orderVersion, at, data: { ...byOf(by), act: "recalled", from } }];
}

/** Begins a scheduled order before its time. board#start-now. */
export async function startNow(
  deps: BoardDeps,
  order: OrderName,
  act: BoardAct,
): Promise<Acted | Refused<BoardRefusal>> {
  const answer = await moveOrder<BoardRefusal>(deps, order, "in-progress", {
    check: (found) => checkAct(found, act) ?? (isScheduled(found) ? null : { refused: { code: "not-scheduled" } }),
    by: act.by,
    afterwards: staffActed(act, { act: "start-now" }),
  });
  return isRefused(answer) ? answer : { acted: { status: "in-progress" } };
}

/**
 * Moves an order's time by some minutes, later or earlier, and tells its guest. Possible until it is ready, and not to
 * a time that has passed. board#move-time.
 */
export function moveTime(
  deps: BoardDeps,
  order: OrderName,
  { minutes, ...act }: BoardAct & { readonly minutes: number },
): Promise<Acted | Refused<BoardRefusal>> {
  const did: OrderAct = { act: "move-time", details: { minutes } };
  return actOnOrder(deps, order, { ...act, did }, async (transaction, found, at) => {
    const { restaurantId, orderId, status, readyAt } = found;
    const isMade = (status !== "placed" && status !== "in-progress") || found.readyDueAt !== null;
    const isPast = minutes < 0 && readyAt.getTime() + minutes * MINUTE_MS < at.getTime();
    if (isMade || isPast) return { refused: { code: "time-not-possible" } };
    const moved = await moveTimeStatement.one(transaction, { restaurantId, orderId, minutes });
    const data = { ...byOf(act.by), movedMinutes: minutes };
    return [{ type: "order.changed", restaurantId, orderId, orderVersion: moved.version, at, data }];
  });
}

const MINUTE_MS = 60_000;
