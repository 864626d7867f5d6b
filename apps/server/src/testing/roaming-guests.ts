import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { GUEST_CONTACT } from "./guest-contact.ts";

/** A fault that a guest would notice: a failed call, a lost cart, a replaced session. */
export type Trouble = { at: string; path: string; what: string };

export type RoamingGuests = {
  orders: string[];
  troubles: Trouble[];
  /** Calls without an answer, because the connection was reset or refused. */
  cut: { at: string; path: string }[];
  /** Requests rejected with 503, because the machine was busy. */
  busy: { at: string; path: string }[];
  stop: () => Promise<void>;
};

const RESTAURANT = { id: "1", slug: "braise" };
const ANSWERED_WITHIN_MS = 20_000;
const RETRY_MS = 100;
/**
 * Milliseconds after an order. Without pauses, rate limits would apply to the guests' common network address.
 */
const BETWEEN_ORDERS_MS = 4_000;

/** Starts guests who fill carts, pay by card and view their orders, each with their own cookies. */
export function letGuestsRoam(guests: number, next: () => string): RoamingGuests {
  const seen: Omit<RoamingGuests, "stop"> = { orders: [], troubles: [], cut: [], busy: [] };
  let isOpen = true;
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const all = Promise.all(
    Array.from({ length: guests }, async () => {
      const guest = roamingGuest(next, seen);
      while (isOpen) {
        await guest.order();
        await Promise.race([pause(BETWEEN_ORDERS_MS), closed]);
      }
    }),
  );
  // Avoids an unhandled rejection; `stop` reports the failure.
  all.catch(() => undefined);
  return {
    ...seen,
    async stop() {
      isOpen = false;
      close();
      await all;
    },
  };
}

function roamingGuest(next: () => string, seen: Omit<RoamingGuests, "stop">) {
  const cookies = new Map<string, string>();
  let visits = 0;

  /** Sends a request to one server after another until it succeeds; records each failure. */
  async function ask(path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    for (;;) {
      const at = next();
      const answer = await send(at, path, body, headers);
      if (answer?.ok) return answer;
      if (answer === null) seen.cut.push({ at, path });
      else {
        const { code } = (await answer.json().catch(() => ({}))) as { code?: unknown };
        if (answer.status === 503) seen.busy.push({ at, path });
        // `in_progress`: the server that held the idempotency key was killed; the key is free when its
        // lease ends.
        else if (code !== "in_progress") seen.troubles.push({ at, path, what: `${answer.status} ${code}` });
      }
      await pause(RETRY_MS);
    }
  }

  async function send(at: string, path: string, body: object | undefined, headers: Record<string, string>) {
    try {
      const answer = await fetch(at + path, {
        headers: {
          "content-type": "application/json",
          "x-restaurant-id": RESTAURANT.id,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...headers,
        },
        ...(body && { method: "POST", body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      });
      // A truncated answer throws here, and counts as no answer.
      const text = await answer.text();
      keepCookies(at, path, answer);
      return new Response(text, { status: answer.status });
    } catch {
      return null;
    }
  }

  function keepCookies(at: string, path: string, answer: Response): void {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/session/.test(name) && cookies.has(name) && cookies.get(name) !== value) {
        seen.troubles.push({ at, path, what: "another session" });
      }
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  return {
    async order(): Promise<void> {
      visits += 1;
      const items = [{ id: 1077, menu_id: 14, orderId: 1, quantity: 1 + (visits % 5), orderOptions: [] }];
      await ask("/api/orders/set-costs", { type: "dine-in", tableNum: "12", items });
      const kept = (await (await ask("/api/cart")).json()) as { items: { quantity: number }[] };
      if (kept.items[0]?.quantity !== items[0]?.quantity) {
        seen.troubles.push({ at: "", path: "/api/cart", what: `a lost cart: ${JSON.stringify(kept)}` });
      }
      const number = { number: "4242424242424242", expiry_date: "12/30", postal_code: "M5V 1J5" };
      const card = (await (await ask("/sandbox-gateway/tokens", number)).json()) as { token: string; last4: string };
      const answer = await ask("/api/orders", submitOf(items, card), { "idempotency-key": randomUUID() });
      const { order } = (await answer.json()) as { order: { id: string } };
      seen.orders.push(order.id);
      await ask(`/api/orders/${order.id}`);
      await ask(`/${RESTAURANT.slug}/orders/${order.id}`);
    },
  };
}

function submitOf(items: object[], card: { token: string; last4: string }) {
  return {
    type: "dine-in",
    data: {
      config: { restaurantId: RESTAURANT.id, tableNum: "12" },
      items,
      checkout: {
        paymentMethod: "credit_card",
        contact: GUEST_CONTACT,
        card: { token: card.token, last4: card.last4, type: "VISA", expiry_date: "12/30", postal_code: "M5V 1J5" },
      },
    },
  };
}
