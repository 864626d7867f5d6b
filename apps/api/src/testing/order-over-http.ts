import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AT_THE_GRILL, STEAK } from "./grill.ts";
import { aSubmit } from "./submit.ts";

/** What became of an order that a client tried to place. */
export type Outcome = {
  readonly key: string;
  readonly status: number;
  readonly code: number | string | null;
  readonly orderId: string | null;
};

type SubmitAnswer = { readonly order?: { readonly id: string }; readonly code?: number | string };

const RETRY_MS = 50;
/** A client that is not answered hangs up after a while and asks again. */
const HANGS_UP_MS = 3_000;

/** A card of the sandbox as an order brings it, put into its books by hand so that one serves a thousand orders. */
export const CARD = {
  token: "sandbox_test",
  type: "VISA",
  last4: "4242",
  expiry_date: "12/29",
  postal_code: "M5V 2T6",
};

/** The statement that makes `CARD` a card that is approved. */
export const ISSUE_CARD = `insert into sandbox_gateway.tokens (token, behaviour, type, last4, expiry_date)
  values ('sandbox_test', 'approve', 'VISA', '4242', '12/29')`;

/** A steak that is paid with `CARD`. */
export const PAID_STEAK = aSubmit({
  items: [STEAK],
  checkout: { contact: { full_name: "Ada Lovelace" }, paymentMethod: "credit_card", card: CARD },
});

/** By what a guest is known: the cookie of a browser. */
export type Guest = { readonly cookie?: string };

/** A guest who was never here. */
export function newGuest(): Guest {
  return { cookie: `comptoir_session=${randomBytes(32).toString("base64url")}` };
}

/** Where an order is sent. */
export type SubmitCall = { readonly path: string; readonly at: Readonly<Record<string, string>> };
const TO_THE_GRILL: SubmitCall = { path: "/orders", at: AT_THE_GRILL };

/** Sends an order under a key once; null when no answer came, or none in time. */
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
    // An answer that breaks off in the middle is none.
    return new Response(await response.text(), response);
  } catch {
    return null;
  }
}

/**
 * Places an order as a patient client does: under one key, again and again, at whichever server answers, until the answer is
 * a last one. Being told to come back, or not being answered, are not. Without a guest it comes from nobody that is known.
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
