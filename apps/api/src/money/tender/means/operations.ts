import type { Cents } from "@comptoir/ordering";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { RefundedSoFar } from "../../loyalty/points-back.ts";
import type { NewTender, OrderOfTenders, Tender, TenderReference } from "../tender.ts";

/** Why a means pays less than it was to pay when the order was priced. */
export type TenderRefusal =
  /** The gift card holds less: so much. */
  | { readonly code: "gift-card-short"; readonly leftCents: Cents }
  /** Fewer points are left. */
  | { readonly code: "points-short" }
  /** The account has less credit than its owner was shown. */
  | { readonly code: "credit-short" };

/** The order for which a tender is taken. */
export type Taking = OrderOfTenders & {
  readonly owner: string;
  readonly at: Date;
  /** The orders of its submission, which stand or fall together. */
  readonly together: readonly string[];
};

/** What goes back of a tender, and why. `soFar`: how much of the order's bill, with this. */
export type GivingBack = OrderOfTenders & {
  readonly owner: string | null;
  readonly tender: Tender;
  readonly backCents: Cents;
  readonly at: Date;
} & (
    | { readonly why: "refunded"; readonly refundId: string; readonly soFar: RefundedSoFar }
    /** The order is cancelled, or its tenders are to be taken anew: all that is left goes back. */
    | { readonly why: "cancelled" | "changed"; readonly refundId: null; readonly soFar: "all" }
  );

/** Where a refund's receipt says that it went: a field of its wire form. payment#refunds. */
export type GivenAs = "toCard" | "toGiftCard" | "toPoints" | "toCredit" | "atRestaurant" | "offInvoice";

/** What a means does for an order: each in its own file, all in the table beside. payment#tender. */
export type MeansOperations = {
  readonly givenAs: (tender: Pick<Tender, "payment" | "state">) => GivenAs;
  /** The account of the ledger that holds what it is worth, and what its entries are; null for what gateways book, and what is paid later. */
  readonly account: { readonly name: string; readonly taken: string; readonly back: string } | null;
  /** In whose books that stands; absent: the order's restaurant's. */
  readonly booksOf?: (tender: Pick<Tender, "reference">) => string;
  /** A gateway is asked for it before the order is written. */
  readonly isCharged?: true;
  /** What it paid goes back in proportion to the bill, before all others, so that it cannot be turned into money. payment#refund-means. */
  readonly isInProportion?: true;
  /** Holds whose money several tenders are, in one sequence; absent where taking and giving back hold it alike. */
  readonly hold?: (transaction: Transaction, references: readonly TenderReference[]) => Promise<void>;
  /** Takes a tender; absent where nothing of ours holds it. */
  readonly take?: (transaction: Transaction, tender: NewTender, order: Taking) => Promise<TenderRefusal | null>;
  /** Gives back what was taken, to whom it was taken from. */
  readonly giveBack?: (transaction: Transaction, back: GivingBack) => Promise<void>;
  /** Has what an order took and gave back go by the name of a change, so that the changed order takes anew and may give back once more. */
  readonly rename?: (
    transaction: Transaction,
    tender: Tender,
    change: OrderOfTenders & { readonly changeId: string },
  ) => Promise<void>;
};
