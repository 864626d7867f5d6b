import type { RefusalOf, submitOrder } from "@comptoir/contract";
import { isRefused } from "@comptoir/ordering";
import type { Context } from "hono";
import { dropCartCookie } from "../../cart/cart-cookie.ts";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { type Refusal, refuse } from "../../middleware/refuse.ts";
import type { Checkout } from "../held-checkouts.store.ts";
import type { OrderDeps } from "../order-deps.ts";
import { hashBody, ownCheckoutKey } from "./checkout-key.ts";
import { onceForEachKey } from "./once-for-each-key.ts";
import type { PlaceOutcome } from "./review-and-place.ts";

/** What a client waits before it asks again for an order that is being placed, in seconds. */
export const IN_PROGRESS_RETRY_SECONDS = 1;

/** A submit's answer: what was placed, now or the first time, or the error to answer with. */
type Submitted<Placed> = { readonly placed: Placed } | { readonly refusal: Refusal<RefusalOf<typeof submitOrder>> };

/**
 * What every call that submits has in common: its key is read and held against its body, what is placed is placed once, the cart's cookie
 * goes with it, and a repeated answer says that it is one. payment#idempotency-key, payment#replay.
 */
export async function submitOnce<Placed>(
  c: Context<ApiEnv>,
  deps: OrderDeps,
  written: string | undefined,
  submission: {
    readonly place: (checkout: Checkout) => Promise<PlaceOutcome<Placed>>;
    readonly find: (submission: { readonly restaurantId: string; readonly orderId: string }) => Promise<Placed>;
  },
): Promise<Submitted<Placed>> {
  const key = await ownCheckoutKey(c, deps.database, written);
  if (key === null) {
    const problem = written ? "not-a-uuid" : "required";
    return { refusal: refuse(c, "idempotencyKeyMissing", { issues: [{ path: "idempotency-key", problem }] }) };
  }
  const checkout = { ...key, bodyHash: hashBody(await c.req.json()) };
  const answer = await onceForEachKey(deps, checkout, {
    place: () => submission.place(checkout),
    find: (orderId) => submission.find({ restaurantId: checkout.restaurantId, orderId }),
  });
  if (answer === "mismatch") return { refusal: refuse(c, "idempotencyMismatch") };
  if (answer === "in-progress") {
    return { refusal: refuse(c, "inProgress", { retryAfterSeconds: IN_PROGRESS_RETRY_SECONDS }) };
  }
  if (isRefused(answer)) {
    deps.metrics.refusals.inc({ code: answer.refused.name });
    return { refusal: refuse(c, answer.refused.name, answer.refused.details) };
  }
  dropCartCookie(c);
  if (answer.isReplayed) c.header("idempotent-replayed", "true");
  return { placed: answer.placed };
}
