import type { BoardOrderData } from "@comptoir/contract";

/** What a member of the staff does to an order by one press. */
export type BoardAct =
  | { readonly do: "accept" | "start-now" | "undo-ready" }
  | { readonly do: "move"; readonly to: "placed" | "in-progress" | "ready" | "completed" }
  | { readonly do: "lines"; readonly lines: readonly number[]; readonly done: boolean }
  | { readonly do: "read" };

/** A press that the server may not have heard of yet. `version`: the order's, as the board showed it. board#taps. */
export type BoardTap = {
  readonly id: string;
  readonly orderId: string;
  /** The order's number, for what is said of the press. */
  readonly number: string;
  readonly version: number;
  readonly act: BoardAct;
  /** When it was pressed, in milliseconds since 1970. */
  readonly at: number;
  /** Whether it was sent before without an answer, so that the server may have done it. */
  readonly isRetry?: true;
};

/**
 * Returns the order as it will be once its presses have arrived, so that a press shows its effect at once.
 * board#taps.
 */
export function withTaps(order: BoardOrderData, taps: readonly BoardTap[]): BoardOrderData {
  return taps.filter(({ orderId }) => orderId === order.id).reduce(withTap, order);
}

function withTap(order: BoardOrderData, { act, at }: BoardTap): BoardOrderData {
  switch (act.do) {
    case "accept":
      return { ...order, awaits: null, lane: order.fireAt === null ? order.lane : "scheduled" };
    case "start-now":
      return { ...order, fireAt: null, lane: "in-progress" };
    case "undo-ready":
      return { ...order, lane: "in-progress", readyDueAt: null };
    case "lines":
      return {
        ...order,
        lines: order.lines.map((line) => (act.lines.includes(line.line) ? { ...line, done: act.done } : line)),
      };
    case "read":
      return { ...order, change: null, unprinted: false, unprintedAt: [], cancelled: readCancellation(order) };
    case "move":
      return { ...order, awaits: null, ...moved(act.to, at) };
  }
}

function readCancellation({ cancelled }: BoardOrderData): BoardOrderData["cancelled"] {
  return cancelled && { ...cancelled, isRead: true };
}

/** Whether an order is already as an act would leave it. A retry whose first answer was lost is done. board#taps. */
export function isAlreadyDone(order: BoardOrderData, tap: BoardTap): boolean {
  const after = withTap(order, tap);
  const isSame = after.lane === order.lane && after.awaits === order.awaits && after.readyDueAt === order.readyDueAt;
  return isSame && order.cancelled === null;
}

function moved(
  to: "placed" | "in-progress" | "ready" | "completed",
  at: number,
): Pick<BoardOrderData, "lane" | "doneAt"> {
  if (to === "completed") return { lane: "done", doneAt: new Date(at).toISOString() };
  return { lane: to === "placed" ? "new" : to, doneAt: null };
}

const KEY = "comptoir_board_taps";
/** Presses that are older are not sent: the kitchen has moved on without them. */
const KEPT_MS = 12 * 3_600_000;

/** Reads the presses that were not sent before the page was closed. */
export function readTaps(storage: Pick<Storage, "getItem">, restaurantId: string, now: number): BoardTap[] {
  try {
    const kept = JSON.parse(storage.getItem(`${KEY} ${restaurantId}`) ?? "[]") as BoardTap[];
    return kept.filter(({ at }) => now - at < KEPT_MS);
  } catch {
    return [];
  }
}

export function keepTaps(storage: Pick<Storage, "setItem">, restaurantId: string, taps: readonly BoardTap[]): void {
  try {
    storage.setItem(`${KEY} ${restaurantId}`, JSON.stringify(taps));
  } catch {
    // A full or forbidden storage loses unsent presses only if the page is closed.
  }
}
