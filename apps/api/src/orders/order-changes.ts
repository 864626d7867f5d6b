import type { Queryable } from "../db/database.ts";
import { notify } from "../db/listen.ts";

/** The channel on which servers tell each other that an order was placed or moved on. */
export const ORDER_CHANGES_CHANNEL = "comptoir_order_changes";

/** An order that was placed or moved on. */
export type OrderChange = { readonly restaurantId: string; readonly orderId: string };

/** What is said on the channel, as SQL over columns: the order's id, a space, and the restaurant's. */
export const CHANGE_AS_SQL = "id || ' ' || restaurant_id";
const ORDER_ID_LENGTH = 36;

/** Tells every server of a change when the transaction commits. */
export async function notifyOrderChange(db: Queryable, { restaurantId, orderId }: OrderChange): Promise<void> {
  await notify(db, ORDER_CHANGES_CHANNEL, `${orderId} ${restaurantId}`);
}

/** Reads what was said on the channel. */
export function parseOrderChange(payload: string): OrderChange {
  return { orderId: payload.slice(0, ORDER_ID_LENGTH), restaurantId: payload.slice(ORDER_ID_LENGTH + 1) };
}
