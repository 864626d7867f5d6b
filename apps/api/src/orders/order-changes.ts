import type { Queryable } from "../db/database.ts";
import { notify } from "../db/listen.ts";

/** The channel on which servers tell each other that an order was placed or moved on. */
export const ORDER_CHANGES_CHANNEL = "comptoir_order_changes";

/** Names an order: whose it is, and its id. */
export type OrderName = { readonly restaurantId: string; readonly orderId: string };

/** What is said on the channel, as SQL over columns: the order's id, a space, and the restaurant's. */
export const CHANGE_AS_SQL = "id || ' ' || restaurant_id";
const ORDER_ID_LENGTH = 36;

/** Whether an order is open, as SQL over its columns: it is neither completed nor cancelled. */
export const IS_OPEN_AS_SQL = "status in ('placed', 'in-progress', 'ready')";

/** Tells every server of a change when the transaction commits. */
export async function notifyOrderChange(db: Queryable, order: OrderName): Promise<void> {
  await notify(db, ORDER_CHANGES_CHANNEL, formatOrderName(order));
}

/** An order as it is named on the channel. */
export function formatOrderName({ restaurantId, orderId }: OrderName): string {
  return `${orderId} ${restaurantId}`;
}

/** Reads what was said on the channel. */
export function parseOrderName(payload: string): OrderName {
  return { orderId: payload.slice(0, ORDER_ID_LENGTH), restaurantId: payload.slice(ORDER_ID_LENGTH + 1) };
}
