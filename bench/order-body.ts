import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { FRESH_KEY, type Load } from "./load/load.ts";
import { MEAL } from "./meal.ts";

/** The restaurant of an order, and its payment; on premise without `card`. */
export type Payer = {
  readonly restaurantId: string;
  readonly card?: { readonly token: string; readonly last4: string };
  readonly codes?: { readonly discount: string; readonly voucher: string };
  /** Whether the order sends no mail, whose CPU time would count towards the next measurement. */
  readonly withoutMail?: boolean;
};

/** Returns the body of an order of `MEAL`, with a new address, because mails per address are limited. */
export function orderBody({ restaurantId, card, codes, withoutMail = false }: Payer): string {
  return JSON.stringify({
    type: "dine-in",
    data: {
      config: { restaurantId, tableNum: "12" },
      items: MEAL,
      costs: costsOf(codes),
      checkout: {
        ...(card ? { paymentMethod: "credit_card" } : {}),
        contact: {
          full_name: "Benoît Tremblay",
          ...(withoutMail ? {} : { email: `${FRESH_KEY}@example.test` }),
          phone_number: "514 555 0134",
        },
        ...(card ? { card: { ...card, type: "VISA", expiry_date: "12/30", postal_code: "M5V 1J5" } } : {}),
      },
    },
  });
}

function costsOf(codes: Payer["codes"]) {
  return {
    tip: { type: "percentage", percentageValue: "18" },
    ...(codes && { discount: { code: codes.discount }, voucher: { code: codes.voucher } }),
  };
}

export function orderHeaders(restaurantId: string): Load["headers"] {
  return { "content-type": "application/json", "x-restaurant-id": restaurantId };
}

/** Prices an order, as the checkout does before placing it. */
export async function quoteOnce(address: string, { restaurantId, codes }: Payer, cookie: string): Promise<void> {
  const answer = await fetch(`${address}/api/orders/set-costs`, {
    method: "POST",
    headers: { ...orderHeaders(restaurantId), cookie },
    body: JSON.stringify({ type: "dine-in", tableNum: "12", items: MEAL, costs: costsOf(codes) }),
  });
  const said = await answer.text();
  if (answer.status !== 200) throw new Error(`The benchmark's cart is refused (${answer.status}): ${said}`);
}

export async function orderOnce(address: string, payer: Payer, cookie?: string): Promise<string> {
  const answer = await fetch(`${address}/api/orders`, {
    method: "POST",
    headers: {
      ...orderHeaders(payer.restaurantId),
      "idempotency-key": crypto.randomUUID(),
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: orderBody(payer).replace(FRESH_KEY, "first"),
  });
  const said = await answer.text();
  if (answer.status !== 201) throw new Error(`The benchmark's order is refused (${answer.status}): ${said}`);
  return (JSON.parse(said) as { order: { id: string } }).order.id;
}

/** The form that a checkout page sends to the sandbox for a card token. */
export const CARD_FORM = {
  path: "/sandbox-gateway/tokens",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ number: "4242424242424242", expiry_date: "12/30", postal_code: "M5V 1J5" }),
};

export async function makeCards(address: string, howMany: number): Promise<Required<Payer>["card"][]> {
  const make = async () => {
    const { path, ...sent } = CARD_FORM;
    const answer = await fetch(`${address}${path}`, { method: "POST", ...sent });
    if (answer.status !== 201) throw new Error(`The benchmark's card is refused (${answer.status}).`);
    return (await answer.json()) as { token: string; last4: string };
  };
  const cards = await Promise.all(Array.from({ length: howMany }, make));
  return cards.map(({ token, last4 }) => ({ token, last4 }));
}

/** Tells whether no payment, refund or mail is pending, whose CPU time would count towards the next measurement. */
export async function isSettled(db: pg.Pool): Promise<boolean> {
  const { rows } = await db.query(
    `select (select count(*) from payments where status in ('authorising', 'authorised', 'voiding', 'refunding'))
       + (select count(*) from refunds where status = 'refunding')
       + (select count(*) from notices where due_at is not null) as due`,
  );
  return Number(rows[0].due) === 0;
}

/** Polls a condition. Returns the milliseconds that it took, or null on a timeout. */
export async function waitUntil(isDone: () => Promise<boolean>, withinMs: number): Promise<number | null> {
  const started = performance.now();
  while (performance.now() - started < withinMs) {
    if (await isDone()) return performance.now() - started;
    await pause(250);
  }
  return null;
}
