import type { Cents } from "@comptoir/ordering";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { RefundedSoFar } from "../../loyalty/points-back.ts";
import type { NewTender, OrderOfTenders, Tender, TenderReference } from "../tender.ts";

/** Why a means cannot pay the amount that the order was priced with. `leftCents` is the card's balance. */
export type TenderRefusal =
  | { readonly code: "gift-card-short"; readonly leftCents: Cents }
  | { readonly code: "gift-card-stopped" }
  | { readonly code: "points-short" }
  | { readonly code: "credit-short" };

export type Taking = OrderOfTenders & {
  readonly owner: string;
  readonly at: Date;
  /** Ids of all orders of the submission, which succeed or fail together. */
  readonly together: readonly string[];
};

/**
 * An amount to give back from a tender, and the reason. `soFar`: the refunded amount of the order's bill,
 * including this refund.
 */
export type GivingBack = OrderOfTenders & {
  readonly owner: string | null;
  readonly tender: Tender;
  readonly backCents: Cents;
  readonly at: Date;
} & (
    | { readonly why: "refunded"; readonly refundId: string; readonly soFar: RefundedSoFar }
    /**
     * The order is cancelled, or a change replaces its tenders. All that is left of the tender is given back.
     */
    | { readonly why: "cancelled" | "changed"; readonly refundId: null; readonly soFar: "all" }
  );

/** The destination of a refund on its receipt: a field of the wire format. payment#refunds. */
export type GivenAs = "toCard" | "toGiftCard" | "toPoints" | "toCredit" | "atRestaurant" | "offInvoice";

/**
 * Operations of a means on an order. Each means has its own file and an entry in `index.ts`. payment#tender.
 */
export type MeansOperations = {
  readonly givenAs: (tender: Pick<Tender, "payment" | "state">) => GivenAs;
  /**
   * Ledger account of the value that the means stores here, and the kinds of its entries. Null if a gateway
   * moves the money, or the restaurant collects it.
   */
  readonly account: { readonly name: string; readonly taken: string; readonly back: string } | null;
  /** Returns the restaurant whose ledger books the tender; absent for the order's own restaurant. */
  readonly booksOf?: (tender: Pick<Tender, "reference">) => string;
  /** Whether a gateway authorises the amount before the order is written. */
  readonly isCharged?: true;
  /**
   * Whether a refund first gives back this means' share in proportion to the bill, because its value is not
   * money. payment#refund-means.
   */
  readonly isInProportion?: true;
  /**
   * Locks the rows of several tenders, such as gift cards, in a fixed sequence. Absent if `take` and
   * `giveBack` take the same locks.
   */
  readonly hold?: (transaction: Transaction, references: readonly TenderReference[]) => Promise<void>;
  /** Takes a tender from its stored value; absent if no value is stored here. */
  readonly take?: (transaction: Transaction, tender: NewTender, order: Taking) => Promise<TenderRefusal | null>;
  readonly giveBack?: (transaction: Transaction, back: GivingBack) => Promise<void>;
  /**
   * Replaces the order's id by the change's id in the entries of a changed order. The order can then take and
   * give back under its own id again.
   */
  readonly rename?: (
    transaction: Transaction,
    tender: Tender,
    change: OrderOfTenders & { readonly changeId: string },
  ) => Promise<void>;
};
