import type { OrderData } from "@comptoir/contract";
import type { Queryable } from "../../db/database.ts";
import type { Caller } from "../../people/caller.ts";
import { formatHubOrder } from "./hub-order.ts";
import { formatOrder } from "./order-answer.ts";
import { findOrder, loadOrdersOfHub } from "./orders.store.ts";

/** An order by nothing but its unguessable id, as whoever asks gets it: one, or what was ordered at a hub. api#get-order, hub#hub-parent. */
export async function findOrderAnswer(db: Queryable, orderId: string, caller: Caller): Promise<OrderData | null> {
  const order = await findOrder(db, orderId);
  if (order) return formatOrder(order, caller);
  const ofHub = await loadOrdersOfHub(db, orderId);
  return ofHub.length === 0 ? null : formatHubOrder(ofHub, caller);
}
