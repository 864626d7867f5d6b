import { isRefused } from "@comptoir/ordering";
import type { Context } from "hono";
import { forgetCart, type OrderedCart } from "../../cart/forget-cart.ts";
import type { ApiEnv } from "../../middleware/api-env.ts";
import type { RefusalDetails } from "../../middleware/refuse.ts";
import type { Checkout } from "../held-checkouts.store.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { SubmitRefusal } from "../review/submit-refusal.ts";
import { checkoutKeyOf, hashBody } from "./checkout-key.ts";
import { onceForEachKey } from "./once-for-each-key.ts";
import type { PlaceOutcome } from "./review-and-place.ts";

/** What a client waits before it asks again for an order that is being placed, in seconds. */
export const IN_PROGRESS_RETRY_SECONDS = 1;

/** Why a call that needs a key is not answered, whatever it places. payment#idempotency-key. */
type KeyRefusal = {
  readonly name: "idempotencyKeyMissing" | "idempotencyMismatch" | "inProgress";
  readonly details?: RefusalDetails;
};

/**
 * What a request places, or is refused, once for each `Idempotency-Key` that it may bring; says in a header when it is the first answer
 * again. What was placed leaves the cart with the first answer alone: the next cart may be there by the second.
 * payment#idempotency-key, payment#replay, ordering#cart-after-order.
 * @param sent all that makes the request the same one: the same key with anything else is refused
 */
export async function answerOnce<Placed, Refusal extends { readonly name: string } = SubmitRefusal>(
  c: Context<ApiEnv>,
  deps: OrderDeps,
  {
    key: written,
    sent,
    cart,
    place,
    find,
  }: {
    readonly key: string | undefined;
    readonly sent: unknown;
    readonly cart: Omit<OrderedCart, "key">;
    readonly place: (checkout: Checkout) => Promise<PlaceOutcome<Placed, Refusal>>;
    /** What was answered when it was placed. */
    readonly find: (submissionId: string) => Promise<Placed>;
  },
): Promise<{ readonly placed: Placed } | { readonly refused: KeyRefusal | SubmitRefusal | Refusal }> {
  const key = checkoutKeyOf(c, written);
  if (key === null) {
    const problem = written ? "not-a-uuid" : "required";
    return {
      refused: { name: "idempotencyKeyMissing", details: { issues: [{ path: "idempotency-key", problem }] } },
    };
  }
  const checkout = { ...key, bodyHash: hashBody(sent) };
  const answer = await onceForEachKey<Placed, Refusal>(deps, checkout, { place: () => place(checkout), find });
  if (answer === "mismatch") return { refused: { name: "idempotencyMismatch" } };
  if (answer === "in-progress") {
    return { refused: { name: "inProgress", details: { retryAfterSeconds: IN_PROGRESS_RETRY_SECONDS } } };
  }
  if (isRefused(answer)) {
    deps.metrics.refusals.inc({ code: answer.refused.name });
    return answer;
  }
  if (answer.isReplayed) {
    c.header("idempotent-replayed", "true");
  } else {
    deps.metrics.ordersPlaced.inc({ restaurant: c.var.venue.slug });
    await forgetCart(c, deps, { ...cart, key: key.key });
  }
  return { placed: answer.placed };
}
