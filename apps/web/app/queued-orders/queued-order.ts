import type { ErrorBody } from "@comptoir/contract";
import type { Id, QueueChange } from "@comptoir/ordering";
import type { BodyOfSetCosts } from "../cart/cart-calls.ts";
import type { KnownDish } from "../cart/known-dish.ts";
import type { SubmitBody } from "../orders/submit-once.ts";

/** An order made offline, stored in this browser until the diner has seen its result. Decision 070. */
export type QueuedOrder = {
  readonly key: string;
  readonly restaurant: { readonly id: Id; readonly slug: string; readonly name: string };
  /** The storage scope of the order's cart and checkout, from `cartScope`. */
  readonly place: Id;
  /**
   * The lines that the order took out of the cart, as JSON. They return to the cart if the order is taken
   * back.
   */
  readonly cart: string;
  /** The dishes of the lines; absent if an older release queued the order. */
  readonly dishes?: readonly KnownDish[];
  /** The visit's query, for links to the confirmation and to the checkout. */
  readonly query: string;
  readonly body: SubmitBody;
  /** The body of `set-costs` that prices the order again. */
  readonly question: BodyOfSetCosts;
  /**
   * The terms that the diner agreed to. `total` is in dollars, `sendUntilMs` the latest time to send the
   * order.
   */
  readonly told: { readonly total: string; readonly prepMinutes: number | null; readonly sendUntilMs: number };
  readonly stage: QueueStage;
  /** Whether a request has been sent. It may still arrive after later requests were refused. */
  readonly hasLeft?: boolean;
};

export type QueueStage =
  /** Waits for a network; the diner may take it back. */
  | { readonly name: "waiting" }
  /** Sent and not answered: the order may be placed. */
  | { readonly name: "sending" }
  | { readonly name: "placed"; readonly id: string; readonly number: string }
  /** Not sent, because the terms have changed since the diner agreed. The diner must agree again. */
  | { readonly name: "asked"; readonly changes: readonly QueueChange[]; readonly now: QueueOffer | null }
  /** Not placed: the server refused the order, when it priced it or at the submit. */
  | { readonly name: "refused"; readonly error: Pick<ErrorBody, "code" | "message"> };

/** The server's current terms for the order; `total` is in dollars. */
export type QueueOffer = {
  readonly total: string;
  readonly prepMinutes: number;
  readonly prices: readonly { readonly orderId: number; readonly orderPrice: string }[];
  readonly warnings: readonly string[];
};
