const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits in ms before each further attempt, counted from the failure of the one before. partners#attempts. */
const WAITS_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
/** Maximum number of attempts of one delivery. partners#attempts. */
export const WEBHOOK_ATTEMPTS_MAX = WAITS_MS.length + 1;
/** Largest share of a wait that jitter adds. */
const JITTER = 0.2;
/** The longest `Retry-After` that is honoured, in ms. partners#retry-after. */
const RETRY_AFTER_MAX_MS = 24 * HOUR_MS;

/**
 * Returns the wait in ms after a failed attempt; null after the last one. A receiver's `Retry-After` can only
 * lengthen the wait, up to a day. @param failures failed attempts so far, at least 1
 * @param random from 0 to 1, for the jitter. partners#attempts, partners#retry-after.
 */
export function nextAttemptMs(
  failures: number,
  { retryAfterMs, random }: { readonly retryAfterMs: number | null; readonly random: number },
): number | null {
  const wait = WAITS_MS[failures - 1];
  if (wait === undefined) return null;
  return Math.round(Math.max(wait * (1 + JITTER * random), Math.min(retryAfterMs ?? 0, RETRY_AFTER_MAX_MS)));
}

/**
 * Parses a `Retry-After` header to ms from `now`; null if it is absent or malformed. It is a number of seconds or
 * an HTTP date. partners#retry-after.
 */
export function parseRetryAfter(text: string | undefined, now: Date): number | null {
  const typed = text?.trim() ?? "";
  if (/^\d{1,9}$/.test(typed)) return Number(typed) * SECOND_MS;
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(typed)) return null;
  const at = Date.parse(typed);
  return Number.isNaN(at) ? null : Math.max(at - now.getTime(), 0);
}

/** Hours of failures after which the restaurant is told. partners#failing. */
export const WEBHOOK_TOLD_AFTER_HOURS = 1;
/** Days of failures after which an endpoint is disabled. partners#failing. */
export const WEBHOOK_DISABLED_AFTER_DAYS = 5;
/** Hours for which a replaced secret still signs, unless it ends at once. partners#rotate. */
export const WEBHOOK_OLD_SECRET_HOURS = 24;
/** Maximum number of endpoints of a restaurant. partners#endpoints. */
export const WEBHOOKS_MAX = 10;
/** Days for which deliveries are kept. partners#delivery-log. */
export const WEBHOOK_LOG_DAYS = 30;

/** The longest span of time, in days, whose events can be sent again at once. partners#replay-events. */
export const WEBHOOK_REPLAY_DAYS = 7;

/** Why an endpoint is disabled: by staff, by its answer 410, or after days of failures. partners#failing. */
export const WEBHOOK_DISABLED_REASONS = ["staff", "gone", "failing"] as const;
export type WebhookDisabledReason = (typeof WEBHOOK_DISABLED_REASONS)[number];

/**
 * `failed`: every attempt has failed. `dropped`: the endpoint was disabled before it was delivered.
 * partners#delivery-log.
 */
export const WEBHOOK_DELIVERY_STATES = ["waiting", "delivered", "failed", "dropped"] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/** Why there was no answer, or none that counts. partners#delivery-log. */
export const WEBHOOK_FAULTS = ["private-address", "name-unknown", "timeout", "tls", "no-answer", "cut"] as const;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];
