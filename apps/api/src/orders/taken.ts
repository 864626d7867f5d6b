import type { SlotTaken } from "../fulfilment/slots-wanted.ts";

/** Portions of one counted thing. `day` is the local day whose stock they are of; orders of an older version have none. menu#stock-day. */
export type StockTaken = {
  readonly kind: "item" | "value";
  readonly id: string;
  readonly portions: number;
  readonly day?: string;
};
/** What an order took that others cannot have, beside what it is paid with; given back when it is cancelled. */
export type Taken = {
  readonly stock: readonly StockTaken[];
  readonly slots: readonly SlotTaken[];
  /** The discount's key; its use was counted once for all orders of the submission. */
  readonly discountKey: string | null;
  /** Under which the use was counted for the person, in hexadecimal; absent for a code without such a limit. */
  readonly discountPersons?: readonly string[];
  /** The points that it gave; absent where nobody collects any. */
  readonly points?: number;
  /** Whose discount that is, where it is its hub's; absent: its own restaurant's. hub#hub-codes. */
  readonly tenderOf?: string;
};

export const NOTHING_TAKEN: Taken = { stock: [], slots: [], discountKey: null };
