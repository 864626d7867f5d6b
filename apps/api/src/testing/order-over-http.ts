import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AT_THE_GRILL, STEAK } from "./grill.ts";
import { aSubmit } from "./submit.ts";

export type Outcome = {
  readonly key: string;
  readonly status: number;
  readonly code: number | string | null;
  readonly orderId: string | null;
};

type SubmitAnswer = { readonly order?: { readonly id: string }; readonly code?: number | string };

const RETRY_MS = 50;
/** Timeout in ms after which a client retries. */
const HANGS_UP_MS = 3_000;

/** A sandbox card. It is inserted into the sandbox's table, so that one card pays a thousand orders. */
export const CARD = {
  token: "sandbox_test",
  type: "VISA",
  last4: "4242",
  expiry_date: "12/29",
  postal_code: "M5V 2T6",
};

export const ISSUE_CARD = `insert into sandbox_gateway.tokens (token, behaviour, type, last4, expiry_date)
  values ('sandbox_test', 'approve', 'VISA', '4242', '12/29')`;

export const PAID_STEAK = aSubmit({
  items: [STEAK],
  checkout: { contact: { full_name: "Ada Lovelace" }, paymentMethod: "credit_card", card: CARD },
});

export type Guest = { readonly cookie?: string };

export function newGuest(): Guest {
  return { cookie: `comptoir_session=${randomBytes(32).toString("base64url")}` };
}

export type SubmitCall = { readonly path: string; readonly at: Readonly<Record<string, string>> };
const TO_THE_GRILL: SubmitCall = { path: "/orders", at: AT_THE_GRILL };

/** Sends an order once under a key; null if no answer arrives in time. */
export async function sendOrder(
  origin: string,
  body: object,
  key: string,
  {
    hangsUpMs = 60_000,
    guest = {},
    to = TO_THE_GRILL,
  }: { readonly hangsUpMs?: number; readonly guest?: Guest; readonly to?: SubmitCall } = {},
): Promise<Response | null> {
  const headers = { "content-type": "application/json", "idempotency-key": key, ...to.at, ...guest };
  try {
    const response = await fetch(`${origin}/api${to.path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(hangsUpMs),
    });
    // A truncated answer throws, and counts as no answer.
    return new Response(await response.text(), response);
  } catch {
    return null;
  }
}

/**
 * Places an order under one key at any server, with retries until a final answer. A timeout and a request to
 * retry are not final. Without a guest, the request has no session.
 */
export async function placePatiently(
  originOf: () => string,
  body: object = PAID_STEAK,
  guest: Guest = {},
  to: SubmitCall = TO_THE_GRILL,
): Promise<Outcome> {
  const key = randomUUID();
  for (;;) {
    const response = await sendOrder(originOf(), body, key, { hangsUpMs: HANGS_UP_MS, guest, to });
    const status = response?.status ?? 0;
    const answer = (await response?.json().catch(() => null)) as SubmitAnswer | null | undefined;
    const mustComeBack = !answer || status === 503 || status === 500 || answer.code === "in_progress";
    if (!mustComeBack) return { key, status, code: answer.code ?? null, orderId: answer.order?.id ?? null };
    await pause(RETRY_MS);
  }
}
