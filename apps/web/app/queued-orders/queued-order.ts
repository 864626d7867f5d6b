import type { ErrorBody } from "@comptoir/contract";
import type { Id, QueueChange } from "@comptoir/ordering";
import type { BodyOfSetCosts } from "../cart/cart-calls.ts";
import type { KnownDish } from "../cart/known-dish.ts";
import type { SubmitBody } from "../orders/submit-once.ts";

/** An order that was made without signal, as this browser keeps it until its diner knows what became of it. Decision 070. */
export type QueuedOrder = {
  /** Its idempotency key, by which it happens once. */
  readonly key: string;
  readonly restaurant: { readonly id: Id; readonly slug: string; readonly name: string };
  /** Where the browser keeps its cart and its checkout. */
  readonly place: Id;
  /** The lines that it took out of that cart, and takes back where it is not sent. */
  readonly cart: string;
  /** The data of their dishes; absent where an older page queued it. */
  readonly dishes?: readonly KnownDish[];
  /** The link's query, for the way to the confirmation or back to the checkout. */
  readonly query: string;
  readonly body: SubmitBody;
  /** The same cart as a question of what it costs now. */
  readonly question: BodyOfSetCosts;
  /** What the diner was told. `total` is money as the wire writes it. */
  readonly told: { readonly total: string; readonly prepMinutes: number | null; readonly sendUntilMs: number };
  readonly stage: QueueStage;
  /** Whether a request of it has left, which may arrive after others were refused. */
  readonly hasLeft?: boolean;
};

/** Where a queued order stands. */
export type QueueStage =
  /** It waits for signal; it may still be taken back. */
  | { readonly name: "waiting" }
  /** It left, and no answer came: it may stand. */
  | { readonly name: "sending" }
  | { readonly name: "placed"; readonly id: string; readonly number: string }
  /** It was not sent: something has changed since the diner agreed, who is asked again. */
  | { readonly name: "asked"; readonly changes: readonly QueueChange[]; readonly now: QueueOffer | null }
  /** It was not sent, and cannot be as it is. */
  | { readonly name: "refused"; readonly error: Pick<ErrorBody, "code" | "message"> };

/** The order as the server offers it now; nothing of it is known while there is no signal. */
export type QueueOffer = {
  readonly total: string;
  readonly prepMinutes: number;
  readonly prices: readonly { readonly orderId: number; readonly orderPrice: string }[];
  /** What the server says of the lines that are others now, in its words. */
  readonly warnings: readonly string[];
};
