import type { BoardOrderData } from "@comptoir/contract";
import type { BoardLane } from "@comptoir/ordering";
import { mustBeRead } from "./live/board-state.ts";

/** What the board shows at a time: all open orders, or those of one lane. board#views. */
export type BoardView = "open" | BoardLane;

/** The views in the sequence of their tabs. */
export const VIEWS: readonly BoardView[] = ["open", "new", "in-progress", "ready", "scheduled", "done"];

const OPEN_LANES: readonly BoardLane[] = ["new", "in-progress", "ready"];

export function lanesOf(view: BoardView): readonly BoardLane[] {
  return view === "open" ? OPEN_LANES : [view];
}

/** Whether a view shows open orders: all of them, or those of one lane. */
export function isOpenView(view: BoardView): boolean {
  return view === "open" || OPEN_LANES.includes(view);
}

export type Lanes = Readonly<Record<BoardLane, readonly BoardOrderData[]>>;

/**
 * Sorts the orders into their lanes: first what must be read, then what waits for an answer, then by the time at which each
 * is due; done orders by the time at which they were done, the last first. One that must be read is never among the done.
 */
export function sortIntoLanes(orders: readonly BoardOrderData[]): Lanes {
  const lanes: Record<BoardLane, BoardOrderData[]> = { new: [], scheduled: [], "in-progress": [], ready: [], done: [] };
  for (const order of orders) lanes[mustBeRead(order) && order.lane === "done" ? "new" : order.lane].push(order);
  for (const of of ["new", "scheduled", "in-progress", "ready"] as const) {
    lanes[of].sort((one, other) => urgency(one) - urgency(other) || (dueOf(one) < dueOf(other) ? -1 : 1));
  }
  lanes.done.sort((one, other) => ((one.doneAt ?? "") > (other.doneAt ?? "") ? -1 : 1));
  return lanes;
}

function urgency(order: BoardOrderData): number {
  if (mustBeRead(order)) return 0;
  return order.awaits ? 1 : 2;
}

function dueOf({ awaits, fireAt, since }: BoardOrderData): string {
  return awaits?.until ?? fireAt ?? since;
}

/** The order whose last act Backspace undoes: *ready* that no guest knows of yet, or the last finished order. */
export function undoable(
  orders: readonly BoardOrderData[],
): { readonly order: BoardOrderData; readonly act: "undo-ready" | "recall" } | null {
  const soon = orders.filter(({ readyDueAt }) => readyDueAt !== null);
  const [ready] = soon.sort((one, other) => ((one.readyDueAt as string) > (other.readyDueAt as string) ? -1 : 1));
  const [done] = sortIntoLanes(orders).done;
  if (ready) return { order: ready, act: "undo-ready" };
  return done && done.cancelled === null ? { order: done, act: "recall" } : null;
}
