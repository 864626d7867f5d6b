import type { ErrorBody, OrderData } from "@comptoir/contract";
import type { CallResult, calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { type CartLine, ORDER_TYPE_RULES, parseCartLines } from "@comptoir/ordering";

/** The body of a submit. api#submit. */
export type SubmitBody = Parameters<typeof calls.submitOrder>[2];

/** What the submitting of a checkout came to. */
export type SubmitOutcome =
  /** The order stands. One that `isFound`, or answered once more, was sent before: it need not be what is sent now. */
  | { readonly kind: "submitted"; readonly order: OrderData; readonly isFound: boolean }
  /**
   * The server said no. Nothing was ordered; the same key may bring a corrected order. `isOneLost`: a request before this one was given up, and
   * may arrive yet.
   */
  | { readonly kind: "refused"; readonly status: number; readonly error: ErrorBody; readonly isOneLost: boolean }
  /** The key belongs to another order, or to a body that came to nothing: the checkout needs a new key. */
  | { readonly kind: "key-spent" }
  /** No answer comes. The order may stand; asking again with the same key never makes a second one. */
  | { readonly kind: "unknown" };

/** What submitting needs of the world. Both calls carry the checkout's one idempotency key. */
export type SubmitCalls = LookUpCalls & { readonly submit: () => Promise<CallResult<{ readonly order: OrderData }>> };

export type LookUpCalls = {
  /** `GET /orders/reference/{key}`. */
  readonly find: () => Promise<CallResult<{ readonly order: OrderData }>>;
  readonly wait: (ms: number) => Promise<void>;
};

/** The order of a key; `none` when there certainly is none. */
type Found = "none" | "unreachable" | OrderData;

/** How often a submit whose answer was lost is sent again, and how often its order is asked for, before the diner is told. */
const SUBMITS_MAX = 3;
const FINDS_MAX = 4;
/** An order that is under way is waited for this often; the server says how long each time. */
const WAITS_MAX = 40;
const FIRST_WAIT_MS = 1_000;

/**
 * Submits a checkout so that it is ordered once, whatever happens to the answers: a lost one is asked for by the key before
 * anything is sent again, and only with the same key. payment#lost-answer, promises#promise-8.
 *
 * @param mayStand an earlier attempt was never answered, so that the order is asked for first.
 * @param wasSent this cart was sent with the key before. An order of the key is then the cart's own, also where another body made it;
 * otherwise it is of a cart before this one.
 */
export async function submitOnce(
  calls: SubmitCalls,
  { mayStand = false, wasSent = mayStand }: { readonly mayStand?: boolean; readonly wasSent?: boolean } = {},
): Promise<SubmitOutcome> {
  if (mayStand) {
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
      return { kind: "refused", status: answer.status, error: answer.error, isOneLost: mayStand || submits > 1 };
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

/** Submits, and waits while the server says that this very order is under way. */
async function submitWhileRunning(calls: SubmitCalls) {
  let answer = await calls.submit();
  for (let waits = 0; waits < WAITS_MAX && isInProgress(answer); waits += 1) {
    await calls.wait(retryAfterMs(answer));
    answer = await calls.submit();
  }
  return answer;
}

/** Asks for the order of the checkout's key, as long as it is under way or no answer comes. */
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

/** Whether the order may stand although the server did not say so. */
function isLost({ status, error }: Failed): boolean {
  return status === 0 || error === null || (status >= 500 && !NOTHING_TAKEN.has(error.code));
}

/** Nothing was taken, and the server has said so: the processor could not be reached, or there is maintenance. api#error-codes. */
const NOTHING_TAKEN = new Set<string | number>([1803, "maintenance"]);

function isInProgress(answer: CallResult<unknown>): answer is Failed {
  return !answer.ok && answer.status === 409 && answer.error?.code === "in_progress";
}

function retryAfterMs(answer: Failed): number {
  const seconds = "headers" in answer ? Number(answer.headers?.get("retry-after")) : 0;
  return seconds > 0 ? Math.min(seconds, 10) * 1000 : FIRST_WAIT_MS;
}

/** The lines of an order; null where its answer has them in part alone, as that of a school's dates. */
export function linesOfOrder({ type, items }: Pick<OrderData, "type" | "items">): readonly CartLine[] | null {
  return ORDER_TYPE_RULES[type].bySchoolDate ? null : parseCartLines(items);
}

/** The message of a refusal. The API names the first of several fields by its path in the body, which tells a guest nothing. */
export function messageForGuest({ message, issues = [] }: Pick<ErrorBody, "message" | "issues">): string {
  const namesPath = issues.some(({ path }) => path !== "" && message.startsWith(path));
  return namesPath ? m.refusal_invalid_request() : message;
}
