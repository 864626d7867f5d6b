import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { GUEST_CONTACT } from "./guest-contact.ts";

export type AskedOrder = { key: string; body: string; orderId: string | null };

/** Guests who place orders in sequence. If an answer is lost, they retry with the same idempotency key. */
export type OrderingGuests = { asked: AskedOrder[]; stop: () => Promise<void> };

const RESTAURANT_ID = "1";
/** Maximum number of retries of an order; a restart takes seconds. */
const ATTEMPTS_MAX = 600;
/** Milliseconds between orders, because continuous load would starve the server on a small machine. */
const BETWEEN_ORDERS_MS = 50;

type Options = {
  readonly betweenOrdersMs?: number;
  /** Whether a payment may fail without a charge, as while the gateway's own books cannot be written. The guest orders anew then. */
  readonly mayGoUncharged?: boolean;
};
const UNCHARGED = "uncharged";

/** Starts guests who order at the grill; `addressNow` returns the server's current URL. */
export function letGuestsOrder(
  guests: number,
  addressNow: () => string,
  { betweenOrdersMs = BETWEEN_ORDERS_MS, mayGoUncharged = false }: Options = {},
): OrderingGuests {
  const asked: AskedOrder[] = [];
  let isOpen = true;
  const guest = async () => {
    while (isOpen) {
      const order: AskedOrder = { key: randomUUID(), body: await bodyOf(addressNow), orderId: null };
      asked.push(order);
      const placed = await persist(async () => {
        const answer = await post(addressNow(), "/api/orders", order.body, { "idempotency-key": order.key });
        if (answer.status === 201) return ((await answer.json()) as { order: { id: string } }).order.id;
        if (answer.status === 402 && mayGoUncharged) return UNCHARGED;
        // The guest retries if the order is in progress or the server is overloaded. Any other refusal is
        // a fault of the test.
        if (answer.status < 500 && ![409, 429].includes(answer.status)) throw new Error(await answer.text());
        return null;
      });
      if (placed !== UNCHARGED) order.orderId = placed;
      await pause(betweenOrdersMs);
    }
  };
  const all = Promise.all(Array.from({ length: guests }, guest));
  return {
    asked,
    async stop() {
      isOpen = false;
      await all;
    },
  };
}

async function bodyOf(addressNow: () => string): Promise<string> {
  const card = await persist(async () => {
    const sent = JSON.stringify({ number: "4242424242424242", expiry_date: "12/30", postal_code: "M5V 1J5" });
    const answer = await post(addressNow(), "/sandbox-gateway/tokens", sent);
    return answer.ok ? ((await answer.json()) as { token: string; last4: string }) : null;
  });
  return JSON.stringify({
    type: "dine-in",
    data: {
      config: { restaurantId: RESTAURANT_ID, tableNum: "12" },
      items: [{ id: 1077, menu_id: 14, orderId: 1, quantity: 2, orderOptions: [] }],
      checkout: {
        paymentMethod: "credit_card",
        contact: GUEST_CONTACT,
        card: { token: card.token, last4: card.last4, type: "VISA", expiry_date: "12/30", postal_code: "M5V 1J5" },
      },
    },
  });
}

async function persist<T>(ask: () => Promise<T | null>): Promise<T> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const answer = await ask().catch((error: Error) => {
      if (error instanceof TypeError || error.name === "TimeoutError") return null;
      throw error;
    });
    if (answer !== null) return answer;
    await pause(100);
  }
  throw new Error("The server did not answer in time.");
}

function post(address: string, path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "x-restaurant-id": RESTAURANT_ID, ...headers },
    signal: AbortSignal.timeout(20_000),
  });
}
