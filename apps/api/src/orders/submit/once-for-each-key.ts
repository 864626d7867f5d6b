import { abandonExpiredCheckout } from "../abandoned-checkouts.store.ts";
import type { Checkout } from "../held-checkouts.store.ts";
import { loadKey } from "../idempotency-keys.store.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { SubmitRefusal } from "../review/submit-refusal.ts";
import type { PlaceOutcome } from "./review-and-place.ts";

/** What a key's submit is answered: what was placed, now or the first time, or why nothing is. */
export type SubmitAnswer<Placed, Refusal = SubmitRefusal> =
  | { readonly placed: Placed; readonly isReplayed: boolean }
  | { readonly refused: SubmitRefusal | Refusal }
  | "mismatch"
  | "in-progress";

/**
 * Places a submission once for each key. A key whose orders stand is answered as the first time; one that was left half done is
 * taken up again from the beginning, after what its card was authorised for is voided. A refusal is not kept: a corrected body
 * may come under the same key. Most keys are new, and are looked up only when the placing has not gone through: a known one is
 * answered as it was, whatever would be refused today. payment#idempotency-key, payment#replay.
 */
export async function onceForEachKey<Placed, Refusal = SubmitRefusal>(
  deps: Pick<OrderDeps, "database">,
  checkout: Checkout,
  submission: {
    readonly place: () => Promise<PlaceOutcome<Placed, Refusal>>;
    /** What a submission was answered with when it was placed. */
    readonly find: (submissionId: string) => Promise<Placed>;
  },
): Promise<SubmitAnswer<Placed, Refusal>> {
  for (;;) {
    const outcome = await submission.place();
    if (typeof outcome === "object" && "placed" in outcome) return { placed: outcome.placed, isReplayed: false };
    const known = await loadKey(deps.database, checkout, checkout.bodyHash);
    if (known.state === "done") return { placed: await submission.find(known.submissionId), isReplayed: true };
    if (known.state === "mismatch") return "mismatch";
    if (known.state === "running") return "in-progress";
    if (known.state === "abandoned") {
      await abandonExpiredCheckout(deps.database, known.lease);
      if (outcome === "key-taken") continue;
    }
    // A server that was paused past its lease does not ask the card again by itself: the page finds out what stands, and asks once more.
    return typeof outcome === "string" ? "in-progress" : outcome;
  }
}
