import type { ErrorBody } from "@comptoir/contract";
import type { Id, QueueChange } from "@comptoir/ordering";
import type { BodyOfSetCosts } from "../cart/cart-calls.ts";
import type { KnownDish } from "../cart/known-dish.ts";
import type { SubmitBody } from "../orders/submit-once.ts";

/** An order made offline, stored in this browser until its diner has seen the result. Decision 070. */
export type QueuedOrder = {
  /** The idempotency key. */
  readonly key: string;
  readonly restaurant: { readonly id: Id; readonly slug: string; readonly name: string };
  /** The storage scope of the order's cart and checkout. */
  readonly place: Id;
  /**
   * The lines that the order took out of the cart, as JSON. They return to the cart if the order is not sent.
   */
  readonly cart: string;
  /** The data of the lines' dishes; absent if an older release queued the order. */
  readonly dishes?: readonly KnownDish[];
  /** The query of the visit's link, for the links to the confirmation and back to the checkout. */
  readonly query: string;
  readonly body: SubmitBody;
  /** The body that prices the same cart again. */
  readonly question: BodyOfSetCosts;
  /** The terms that the diner was shown. `total` is a decimal amount. */
  readonly told: { readonly total: string; readonly prepMinutes: number | null; readonly sendUntilMs: number };
  readonly stage: QueueStage;
  /**
   * Whether a request of the order has left. Such a request may arrive even after later requests were refused.
   */
  readonly hasLeft?: boolean;
};

/** The stage of a queued order. */
export type QueueStage =
  /** The order waits for a network, and may still be taken back. */
  | { readonly name: "waiting" }
  /** The order was sent and not answered yet: it may be placed. */
  | { readonly name: "sending" }
  | { readonly name: "placed"; readonly id: string; readonly number: string }
  /**
   * The order was not sent, because its terms have changed since the diner agreed; the diner must agree again.
   */
  | { readonly name: "asked"; readonly changes: readonly QueueChange[]; readonly now: QueueOffer | null }
  /** The order was not placed: the server refused it when it was priced or when it was submitted. */
  | { readonly name: "refused"; readonly error: Pick<ErrorBody, "code" | "message"> };

/** The server's current terms for the order; unknown while offline. */
export type QueueOffer = {
  readonly total: string;
  readonly prepMinutes: number;
  readonly prices: readonly { readonly orderId: number; readonly orderPrice: string }[];
  /** The server's messages about lines that have changed. */
  readonly warnings: readonly string[];
};
