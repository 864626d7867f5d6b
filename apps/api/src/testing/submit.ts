import { randomUUID } from "node:crypto";
import { type CardBehaviour, TEST_CARDS } from "../gateways/payment/sandbox/sandbox-cards.store.ts";
import { AT_THE_GRILL, line } from "./grill.ts";
import type { Answer, TestApi } from "./test-api.ts";

/** Body of an order: a soup at table 12, with a name. */
export function aSubmit(but: { readonly items?: unknown[]; readonly [field: string]: unknown } = {}): {
  readonly type: string;
  readonly data: Record<string, unknown>;
} {
  const { type = "dine-in", ...data } = but;
  return {
    type: String(type),
    data: {
      config: { restaurantId: 7, tableNum: "12" },
      items: [line(11)],
      costs: {},
      checkout: { contact: { full_name: "Ada Lovelace" } },
      date: null,
      ...data,
    },
  };
}

/** Body of a pickup order: a box, with full contact details. */
export function aPickup(but: Record<string, unknown> = {}) {
  const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
  return aSubmit({ type: "pickup", config: { restaurantId: 7 }, items: [line(20)], checkout: { contact }, ...but });
}

export function submit(
  { call }: Pick<TestApi, "call">,
  body: object,
  { key = randomUUID(), headers = {} }: { readonly key?: string; readonly headers?: Record<string, string> } = {},
): Promise<Answer> {
  return call("/api/orders", body, { ...AT_THE_GRILL, "idempotency-key": key, ...headers });
}

/** Creates a card at the sandbox, in the form of an order's body. */
export async function aCard({ call }: Pick<TestApi, "call">, behaviour: CardBehaviour = "approve") {
  const number = TEST_CARDS.find((card) => card.behaviour === behaviour)?.number;
  const { body } = await call("/sandbox-gateway/tokens", { number, expiry_date: "12/29", cvd: "123" });
  return { ...body, postal_code: "M5V 2T6" };
}

export function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = body.code === undefined ? String(status) : `${status} ${body.code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
