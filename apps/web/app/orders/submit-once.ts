import type { ErrorBody, OrderData } from "@comptoir/contract";
import type { CallResult, calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { type CartLine, ORDER_TYPE_RULES, parseCartLines } from "@comptoir/ordering";

/** The body of `POST /orders`. api#submit. */
export type SubmitBody = Parameters<typeof calls.submitOrder>[2];

export type SubmitOutcome =
  /**
   * The order is placed. `isFound`: an earlier request placed it, possibly with other content than this body.
   */
  | { readonly kind: "submitted"; readonly order: OrderData; readonly isFound: boolean }
  /**
   * The server refused, and placed no order; the same key may submit a corrected order. `hasLostRequest`: an
   * earlier request was aborted, and may still arrive at the server.
   */
  | { readonly kind: "refused"; readonly status: number; readonly error: ErrorBody; readonly hasLostRequest: boolean }
  /** The key belongs to another order, or to another body that was refused. The checkout needs a new key. */
  | { readonly kind: "key-spent" }
  /**
   * The server did not answer, and the order may be placed. A retry must use the same key, so that it places
   * no second order.
   */
  | { readonly kind: "unknown" };

/** Each call sends the checkout's idempotency key. */
export type SubmitCalls = LookUpCalls & { readonly submit: () => Promise<CallResult<{ readonly order: OrderData }>> };

export type LookUpCalls = {
  /** `GET /orders/reference/{key}`. */
  readonly find: () => Promise<CallResult<{ readonly order: OrderData }>>;
  readonly wait: (ms: number) => Promise<void>;
};

/** `none`: the server has no order of the key. */
type Found = "none" | "unreachable" | OrderData;

/** Maximum number of submits, and of lookups without an answer. After either, the outcome is `unknown`. */
const SUBMITS_MAX = 3;
const FINDS_MAX = 4;
/** Maximum number of waits for an order in progress. `Retry-After` sets the length of each wait. */
const WAITS_MAX = 40;
const FIRST_WAIT_MS = 1_000;

/**
 * Submits a checkout and places at most one order. After a lost answer it looks up the order by its key, and
 * retries with the same key only if there is none. payment#lost-answer, promises#promise-8.
 *
 * @param mayBePlaced whether an earlier attempt was not answered; then the order is looked up first.
 * @param wasSent whether this cart was sent with the key before. If so, an order of the key is this cart's,
 * even if its body differs; otherwise it is an earlier cart's.
 */
export async function submitOnce(
  calls: SubmitCalls,
  { mayBePlaced = false, wasSent = mayBePlaced }: { readonly mayBePlaced?: boolean; readonly wasSent?: boolean } = {},
): Promise<SubmitOutcome> {
  if (mayBePlaced) {
    const found = await findOrderOfKey(calls);
    if (found === "unreachable") return { kind: "unknown" };
    if (found !== "none") return { kind: "submitted", order: found, isFound: true };
  }
  for (let submits = 1; submits <= SUBMITS_MAX; submits += 1) {
    const answer = await submitWhileRunning(calls);
    if (answer.ok) {
      return { kind: "submitted", order: answer.answer.order, isFound: answer.headers.has("idempotent-replayed") };
    }
    const isMismatch = answer.error?.code === "idempotency_mismatch";
    if (answer.error !== null && !isMismatch && !isLost(answer)) {
      return {
        kind: "refused",
        status: answer.status,
        error: answer.error,
        hasLostRequest: mayBePlaced || submits > 1,
      };
    }
    if (isMismatch && !wasSent && submits === 1) return { kind: "key-spent" };
    const found = await findOrderOfKey(calls);
    if (found === "unreachable") return { kind: "unknown" };
    if (found !== "none") return { kind: "submitted", order: found, isFound: true };
    if (isMismatch) return { kind: "key-spent" };
    await calls.wait(FIRST_WAIT_MS * submits);
  }
  return { kind: "unknown" };
}

/** Retries while the server answers that a request with the same key is in progress. */
async function submitWhileRunning(calls: SubmitCalls) {
  let answer = await calls.submit();
  for (let waits = 0; waits < WAITS_MAX && isInProgress(answer); waits += 1) {
    await calls.wait(retryAfterMs(answer));
    answer = await calls.submit();
  }
  return answer;
}

/**
 * Looks up the order of the checkout's key. Retries while the order is in progress, and after missing
 * answers.
 */
export async function findOrderOfKey(calls: LookUpCalls): Promise<Found> {
  let misses = 0;
  for (let waits = 0; waits < WAITS_MAX && misses < FINDS_MAX; waits += 1) {
    const answer = await calls.find();
    if (answer.ok) return answer.answer.order;
    if (answer.status === 404) return "none";
    if (isInProgress(answer)) await calls.wait(retryAfterMs(answer));
    else {
      misses += 1;
      if (misses < FINDS_MAX) await calls.wait(FIRST_WAIT_MS * 2 ** (misses - 1));
    }
  }
  return "unreachable";
}

type Failed = Extract<CallResult<unknown>, { ok: false }>;

/** Returns whether the order may be placed although the answer is missing or is an error. */
function isLost({ status, error }: Failed): boolean {
  return status === 0 || error === null || (status >= 500 && !NOTHING_TAKEN.has(error.code));
}

/**
 * Error codes that guarantee that no order was placed and no money taken, although the status is 5xx: the
 * payment processor is unreachable, or maintenance. api#error-codes.
 */
const NOTHING_TAKEN = new Set<string | number>([1803, "maintenance"]);

function isInProgress(answer: CallResult<unknown>): answer is Failed {
  return !answer.ok && answer.status === 409 && answer.error?.code === "in_progress";
}

function retryAfterMs(answer: Failed): number {
  const seconds = "headers" in answer ? Number(answer.headers?.get("retry-after")) : 0;
  return seconds > 0 ? Math.min(seconds, 10) * 1000 : FIRST_WAIT_MS;
}

/** Returns null for school orders, because the answer has the lines of one date only. */
export function linesOfOrder({ type, items }: Pick<OrderData, "type" | "items">): readonly CartLine[] | null {
  return ORDER_TYPE_RULES[type].bySchoolDate ? null : parseCartLines(items);
}

/** Replaces a message that starts with a field's path in the body, because guests cannot read it. */
export function messageForGuest({ message, issues = [] }: Pick<ErrorBody, "message" | "issues">): string {
  const namesPath = issues.some(({ path }) => path !== "" && message.startsWith(path));
  return namesPath ? m.refusal_invalid_request() : message;
}
