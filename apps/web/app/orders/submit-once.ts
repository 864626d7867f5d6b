import type { ErrorBody, OrderData } from "@comptoir/contract";
import type { CallResult, calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { type CartLine, ORDER_TYPE_RULES, parseCartLines } from "@comptoir/ordering";

/** The body of a submit. api#submit. */
export type SubmitBody = Parameters<typeof calls.submitOrder>[2];

/** The outcome of submitting a checkout. */
export type SubmitOutcome =
  /**
   * The order is placed. If `isFound`, an earlier request placed it, possibly with other content than the current
   * body.
   */
  | { readonly kind: "submitted"; readonly order: OrderData; readonly isFound: boolean }
  /**
   * The server refused, and no order was placed; the same key may be used for a corrected order. `hasLostRequest`: an
   * earlier request was aborted, and may still arrive.
   */
  | { readonly kind: "refused"; readonly status: number; readonly error: ErrorBody; readonly hasLostRequest: boolean }
  /** The key belongs to another order, or to a body that was refused: the checkout needs a new key. */
  | { readonly kind: "key-spent" }
  /**
   * The server did not answer. The order may be placed; retrying with the same key never places a second one.
   */
  | { readonly kind: "unknown" };

/** The calls of a submit, injected for tests. Each carries the checkout's idempotency key. */
export type SubmitCalls = LookUpCalls & { readonly submit: () => Promise<CallResult<{ readonly order: OrderData }>> };

export type LookUpCalls = {
  /** `GET /orders/reference/{key}`. */
  readonly find: () => Promise<CallResult<{ readonly order: OrderData }>>;
  readonly wait: (ms: number) => Promise<void>;
};

/** The order of a key; `none` if there is certainly none. */
type Found = "none" | "unreachable" | OrderData;

/** Maximum number of submits, and of lookups after lost answers. After that the outcome counts as unknown. */
const SUBMITS_MAX = 3;
const FINDS_MAX = 4;
/** The maximum number of waits for an order in progress; the server sets each wait with `Retry-After`. */
const WAITS_MAX = 40;
const FIRST_WAIT_MS = 1_000;

/**
 * Submits a checkout exactly once. payment#lost-answer, promises#promise-8. After a lost answer it looks up
 * the order by its key before it retries, and retries with the same key only.
 *
 * @param mayBePlaced whether an earlier attempt was not answered: then the order is looked up first.
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

/** Submits, and retries while the server answers that the same order is in progress. */
async function submitWhileRunning(calls: SubmitCalls) {
  let answer = await calls.submit();
  for (let waits = 0; waits < WAITS_MAX && isInProgress(answer); waits += 1) {
    await calls.wait(retryAfterMs(answer));
    answer = await calls.submit();
  }
  return answer;
}

/** Looks up the order of the checkout's key; retries while it is in progress or no answer comes. */
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

/** Returns whether the order may be placed although the server did not confirm it. */
function isLost({ status, error }: Failed): boolean {
  return status === 0 || error === null || (status >= 500 && !NOTHING_TAKEN.has(error.code));
}

/**
 * The error codes of a 5xx that guarantee that no money was taken: the processor is unreachable, or maintenance.
 * api#error-codes.
 */
const NOTHING_TAKEN = new Set<string | number>([1803, "maintenance"]);

function isInProgress(answer: CallResult<unknown>): answer is Failed {
  return !answer.ok && answer.status === 409 && answer.error?.code === "in_progress";
}

function retryAfterMs(answer: Failed): number {
  const seconds = "headers" in answer ? Number(answer.headers?.get("retry-after")) : 0;
  return seconds > 0 ? Math.min(seconds, 10) * 1000 : FIRST_WAIT_MS;
}

/** Returns the lines of an order; null where the answer has only a part of them, as for a school's dates. */
export function linesOfOrder({ type, items }: Pick<OrderData, "type" | "items">): readonly CartLine[] | null {
  return ORDER_TYPE_RULES[type].bySchoolDate ? null : parseCartLines(items);
}

/**
 * Returns a refusal's message for guests. Replaces a message that starts with a field's path in the body, which
 * guests cannot read.
 */
export function messageForGuest({ message, issues = [] }: Pick<ErrorBody, "message" | "issues">): string {
  const namesPath = issues.some(({ path }) => path !== "" && message.startsWith(path));
  return namesPath ? m.refusal_invalid_request() : message;
}
