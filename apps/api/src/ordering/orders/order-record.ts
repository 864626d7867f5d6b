import type { OrderData, OrderStatusData, PricedLineData } from "@comptoir/contract";
import type { Cents, CostsData, CostsExplanation, Destination, Id, OrderType } from "@comptoir/ordering";
import type { NewTender } from "../../money/tender/tender.ts";
import type { SlotTaken } from "../../venue/fulfilment/slots-wanted.ts";

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
  /** The points that it gave; absent for an order without a member. */
  readonly points?: number;
  /** Whose discount that is, where it is its hub's; absent: its own restaurant's. hub#hub-codes. */
  readonly tenderOf?: string;
};

export const NOTHING_TAKEN: Taken = { stock: [], slots: [], discountKey: null };

/** What a receipt says of the restaurant, kept as it was when the order was placed. law#tax-numbers. */
export type OrderVenue = {
  readonly id: Id;
  readonly slug: string;
  readonly name: string;
  readonly address: string | null;
  /** How a diner reaches it; orders of an older version do not say. */
  readonly phone?: string | null;
  readonly support_email?: string | null;
  readonly tax_numbers: readonly { readonly label: string; readonly number: string }[];
  readonly zone: string;
  /** The hub that sold it, where one did: the order is one of several. hub#hub-parent. */
  readonly hub?: { readonly id: Id; readonly slug: string; readonly name: string } | null;
};

/** Who ordered. Kept apart from the rest, so that it can be erased while the order stays. */
export type OrderContact = {
  readonly full_name: string | null;
  readonly email: string | null;
  readonly phone_number: string | null;
};

/** What the diner said beside the food. What was ticked for alcohol is kept with its text and time. law#alcohol. */
export type OrderRemarks = {
  readonly notes: string | null;
  readonly questions: readonly { readonly question: string; readonly answer: string | string[] }[];
  readonly legalAcceptance: { readonly text: string; readonly at: string } | null;
  /** "Check ID" stands on the order that the kitchen gets. */
  readonly checkId: boolean;
};

export type OrderPaymentStatus =
  | "not-required"
  | "on-premise"
  /** Nothing was taken: the venue bills it later. payment#invoiced. */
  | "invoiced"
  /** It stands on the suite's tab, which is paid when it is closed. suites#tab. */
  | "on-tab"
  | "authorised"
  | "captured"
  | "voided"
  | "refunded"
  | "failed";

/** The card of an order as a receipt shows it. */
export type OrderCard = { readonly type: string | null; readonly last4: string | null };

/** Everything that an order is from the moment it is placed. None of it changes afterwards but who ordered, when erased. */
export type NewOrder = {
  readonly restaurantId: string;
  readonly orderId: string;
  /** The day in the restaurant's zone for which it is wanted; its number is of that day. ordering#order-number. */
  readonly localDay: string;
  readonly type: OrderType;
  readonly destination: Destination;
  /** Whose it is: a person or a guest's session. */
  readonly owner: string;
  /** For which of its parent's children it is; null for orders of no child. school#child-orders. */
  readonly childId: string | null;
  readonly placedAt: Date;
  readonly readyAt: Date;
  readonly wantedAt: Date | null;
  readonly locale: string;
  readonly venue: OrderVenue;
  readonly costs: CostsData;
  readonly explanation: CostsExplanation;
  readonly totalWithTipCents: Cents;
  readonly contact: OrderContact;
  readonly remarks: OrderRemarks;
  readonly paymentMethod: string;
  readonly paymentStatus: OrderPaymentStatus;
  /** The cost center or the purchase order that it is billed by. */
  readonly paymentReference: string | null;
  readonly card: OrderCard | null;
  readonly taken: Taken;
  /** What pays it, in the sequence in which the means are used. payment#tender. */
  readonly tenders: readonly NewTender[];
  readonly lines: readonly PricedLineData[];
};

/** That an order came into a state; `byGuest`: its guest brought it there. */
type OrderEvent = { readonly status: OrderStatusData; readonly at: string; readonly byGuest: boolean };

/** What a refund gave back, as its receipt says it. Amounts as on the wire; the taxes and the tip are in the amount. */
export type GivenBack = Omit<OrderData["refunds"][number], "id" | "at" | "kitchen">;

/** A refund of an order. */
type OrderRefund = { readonly id: string; readonly at: string; readonly given: GivenBack };

/** An order as it stands. */
export type PlacedOrder = Omit<NewOrder, "lines" | "taken" | "tenders" | "contact" | "localDay" | "owner"> & {
  /** Null once erased. */
  readonly contact: OrderContact | null;
  /** Null for orders of an older version. */
  readonly owner: string | null;
  /** What account credit paid of it (`order`), and what its cancelling credited; null for neither. */
  readonly credit: { readonly [Reason in "order" | "day-cancelled" | "day-captured"]?: Cents } | null;
  readonly number: number;
  /** What it was placed together with: null for an order by itself, and for the first of a school's dates. */
  readonly submissionId: string | null;
  readonly status: OrderStatusData;
  readonly items: readonly PricedLineData[];
  readonly history: readonly OrderEvent[];
  readonly refunds: readonly OrderRefund[];
  /** The points that it gave, less those that were taken back. */
  readonly pointsEarned: number;
  /** The diner gets a text message when it is ready. */
  readonly tellsReady: boolean;
};
