import type { QueuedOrder } from "../queued-order.ts";

const MADE_AT = Date.parse("2026-11-20T17:00:00Z");
export const UNTIL = MADE_AT + 30 * 60_000;

/** Returns a taco for 12.00, ordered offline at noon, with a preparation time of 15 minutes. */
export function aQueuedOrder(stage: QueuedOrder["stage"] = { name: "waiting" }, key = "key-1"): QueuedOrder {
  const items = [{ id: 7, orderId: 1, quantity: 1, orderPrice: "12.00" }];
  return {
    key,
    restaurant: { id: 1, slug: "nomad-taco", name: "Nomad Taco" },
    place: 1,
    cart: "[]",
    query: "?takeout=true",
    body: { type: "pickup", data: { items, costs: { totalWithTip: "12.00" } } } as unknown as QueuedOrder["body"],
    question: { items, type: "pickup" } as unknown as QueuedOrder["question"],
    told: { total: "12.00", prepMinutes: 15, sendUntilMs: UNTIL },
    stage,
  };
}
