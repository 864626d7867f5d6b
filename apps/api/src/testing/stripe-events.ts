import { createHmac } from "node:crypto";
import type { TestApi } from "./test-api.ts";

export const WEBHOOK_SECRET = "whsec_comptoir";
/** The secret of the endpoint for connected accounts' events. */
export const CONNECT_SECRET = "whsec_connect";

/** Returns an event about an object in Stripe's format; `at` is in seconds. */
export function stripeEvent(id: string, type: string, object: object, at = Math.floor(Date.now() / 1000)): string {
  const data = { object };
  return JSON.stringify({
    id,
    object: "event",
    api_version: "2026-10-28.endive",
    created: at,
    data,
    livemode: false,
    type,
  });
}

/** Returns an event of a connected account. */
export function accountEvent(account: string, ...event: Parameters<typeof stripeEvent>): string {
  return JSON.stringify({ ...JSON.parse(stripeEvent(...event)), account });
}

/** Returns the header by which Stripe signs a body. */
export function signatureOf(body: string, secret = WEBHOOK_SECRET, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}

/** Sends an event as Stripe does, without session and origin. */
export function sendEvent({ call }: Pick<TestApi, "call">, body: string, signature: string | null = signatureOf(body)) {
  return call("/webhooks/stripe", body, signature === null ? {} : { "stripe-signature": signature });
}

/** Sends an event to the endpoint for connected accounts. */
export function sendAccountEvent({ call }: Pick<TestApi, "call">, body: string, secret = CONNECT_SECRET) {
  return call("/webhooks/stripe/connect", body, { "stripe-signature": signatureOf(body, secret) });
}
