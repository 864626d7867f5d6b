import { createHmac } from "node:crypto";
import type { TestApi } from "./test-api.ts";

export const WEBHOOK_SECRET = "whsec_comptoir";

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

/** Returns the header by which Stripe signs a body. */
export function signatureOf(body: string, secret = WEBHOOK_SECRET, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}

/** Sends an event as Stripe does, without session and origin. */
export function sendEvent({ call }: Pick<TestApi, "call">, body: string, signature: string | null = signatureOf(body)) {
  return call("/webhooks/stripe", body, signature === null ? {} : { "stripe-signature": signature });
}
