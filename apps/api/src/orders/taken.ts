import type { Cents } from "@comptoir/ordering";
import type { SlotTaken } from "../fulfilment/slots-wanted.ts";

/** Portions of one counted thing. `day` is the local day whose stock they are of; orders of an older version have none. menu#stock-day. */
export type StockTaken = {
  readonly kind: "item" | "value";
  readonly id: string;
  readonly portions: number;
  readonly day?: string;
};
/** What an order took that others cannot have; given back when it is cancelled. */
export type Taken = {
  readonly stock: readonly StockTaken[];
  readonly slots: readonly SlotTaken[];
  /** The discount's key; its use was counted once for all orders of the submission. */
  readonly discountKey: string | null;
  /** Under which the use was counted for the person, in hexadecimal; absent for a code without such a limit. */
  readonly discountPersons?: readonly string[];
  /** The points that it spent, and whose they were, in hexadecimal; absent where it spent none. */
  readonly pointsSpent?: { readonly memberKey: string; readonly points: number; readonly amountCents: Cents };
  /** What it put on a suite's tab; absent for what stands on none. */
  readonly tab?: { readonly suiteId: string; readonly amountCents: Cents };
  /** The points that it gave; absent where nobody collects any. */
  readonly points?: number;
  /** What account credit paid of it; absent for nothing. school#account-credit. */
  readonly creditCents?: Cents;
  readonly giftCard: { readonly codeHash: string; readonly amountCents: Cents } | null;
  /** Whose discount and gift card those are, where they are its hub's; absent: its own restaurant's. hub#hub-codes. */
  readonly tenderOf?: string;
};

export const NOTHING_TAKEN: Taken = { stock: [], slots: [], discountKey: null, giftCard: null };
