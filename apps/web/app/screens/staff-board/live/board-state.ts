import type { BoardData, BoardOrderData, BoardVenueData } from "@comptoir/contract";

/** What a board knows: its orders, and the number of the last event that it has heard of. board#since. */
export type BoardState = {
  readonly sequence: number;
  readonly venue: BoardVenueData;
  readonly later: BoardData["later"];
  readonly more: BoardData["more"];
  readonly orders: ReadonlyMap<string, KnownOrder>;
};

/** An order with the sequence of the answer that told of it. A later sequence is newer. */
export type KnownOrder = { readonly order: BoardOrderData; readonly sequence: number };

/** The number of finished orders that a board keeps in memory. */
const DONE_KEPT = 60;

/** Applies a board, or news of it. Applying the same news twice changes nothing. board#since. */
export function applyBoard(state: BoardState | null, board: BoardData): BoardState {
  const known = state === null || board.whole ? new Map<string, KnownOrder>() : state.orders;
  const orders = new Map(known);
  for (const order of board.orders) keepNewer(orders, { order, sequence: board.sequence });
  return {
    sequence: board.whole ? board.sequence : Math.max(state?.sequence ?? 0, board.sequence),
    venue: board.venue,
    later: board.later,
    more: board.more,
    orders: withoutOldest(orders),
  };
}

/** Applies an order that a call has answered, unless the board knows of something newer. */
export function applyOrder(state: BoardState, known: KnownOrder): BoardState {
  const orders = new Map(state.orders);
  keepNewer(orders, known);
  return { ...state, orders };
}

/** Keeps the newer of an order that is known and another, by version and then by sequence. */
export function keepNewer(orders: Map<string, KnownOrder>, next: KnownOrder): void {
  const before = orders.get(next.order.id);
  const isOlder =
    before !== undefined &&
    (before.order.version > next.order.version ||
      (before.order.version === next.order.version && before.sequence > next.sequence));
  if (!isOlder) orders.set(next.order.id, next);
}

/** Leaves out the oldest finished orders, so that a board that is open all day does not grow. */
function withoutOldest(orders: ReadonlyMap<string, KnownOrder>): ReadonlyMap<string, KnownOrder> {
  const done = [...orders.values()].filter(({ order }) => order.doneAt !== null && !mustBeRead(order));
  if (done.length <= DONE_KEPT) return orders;
  done.sort((one, other) => (one.order.doneAt as string).localeCompare(other.order.doneAt as string));
  const gone = new Set(done.slice(0, done.length - DONE_KEPT).map(({ order }) => order.id));
  return new Map([...orders].filter(([id]) => !gone.has(id)));
}

/** Whether a guest changed or cancelled the order, and nobody has read it. board#changed. */
export function isUnread({ change, cancelled }: BoardOrderData): boolean {
  return change !== null || cancelled?.isRead === false;
}

/** Whether the order stands at the top until somebody has read it: news of its guest, or a ticket that was not printed. */
export function mustBeRead(order: BoardOrderData): boolean {
  return isUnread(order) || order.unprinted;
}
