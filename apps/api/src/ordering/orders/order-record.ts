import type { OrderData, OrderStatusData, PricedLineData } from "@comptoir/contract";
import type {
  Cents,
  CostsData,
  CostsExplanation,
  Declined,
  Destination,
  Diner,
  Id,
  OrderType,
} from "@comptoir/ordering";
import type { NewTender } from "../../money/tender/tender.ts";
import type { SlotTaken } from "../../venue/fulfilment/slots-wanted.ts";

/**
 * Portions that were taken of one item or option value. `day` is the local day whose stock they are from;
 * orders of older versions lack it. menu#stock-day.
 */
export type StockTaken = {
  readonly kind: "item" | "value";
  readonly id: string;
  readonly portions: number;
  readonly day?: string;
};
/** Limited resources that an order took, besides its payment. Cancelling the order gives them back. */
export type Taken = {
  readonly stock: readonly StockTaken[];
  readonly slots: readonly SlotTaken[];
  /** Key of the discount code; null for none. Its use was counted once for all orders of the submission. */
  readonly discountKey: string | null;
  /**
   * Keys, in hexadecimal, under which the use of the discount code was counted for its person. Absent if the
   * code has no limit per person.
   */
  readonly discountPersons?: readonly string[];
  /** Points that the order earned; absent for an order without a member. */
  readonly points?: number;
  /**
   * Id of the hub that owns the discount code; absent if the order's own restaurant owns it. hub#hub-codes.
   */
  readonly tenderOf?: string;
};

export const NOTHING_TAKEN: Taken = { stock: [], slots: [], discountKey: null };

/** The restaurant's details on a receipt, as they were when the order was placed. law#tax-numbers. */
export type OrderVenue = {
  readonly id: Id;
  readonly slug: string;
  readonly name: string;
  readonly address: string | null;
  /** Absent in orders of an older version. */
  readonly phone?: string | null;
  readonly support_email?: string | null;
  readonly tax_numbers: readonly { readonly label: string; readonly number: string }[];
  readonly zone: string;
  /** Minutes from the kitchen to the diner of a delivery; absent for other orders and if unknown. time#travel-time. */
  readonly travelMinutes?: number;
  /**
   * Hub that sold the order as one kitchen's part of a parent order; null or absent for none. hub#hub-parent.
   */
  readonly hub?: { readonly id: Id; readonly slug: string; readonly name: string } | null;
};

export type OrderContact = {
  readonly full_name: string | null;
  readonly email: string | null;
  readonly phone_number: string | null;
};

/**
 * The diner's notes and answers. `legalAcceptance`: the accepted text on alcohol and the time of acceptance.
 * law#alcohol.
 */
export type OrderRemarks = {
  readonly notes: string | null;
  readonly questions: readonly { readonly question: string; readonly answer: string | string[] }[];
  readonly legalAcceptance: { readonly text: string; readonly at: string } | null;
  readonly checkId: boolean;
  /** The persons who said allergies; absent in orders of an older version. menu#diner-allergies. */
  readonly diners?: readonly Diner[];
  /** The group of which the order is one; null or absent for none, and once the contact is erased. table#group-orders. */
  readonly group?: GroupOfOrder | null;
};

/**
 * The group of an order, as it was when the order was placed. `people`: how many were in it. `lines`: whose each line is, by its
 * number, in an order for all; empty where each pays. table#group-orders.
 */
export type GroupOfOrder = {
  readonly id: string;
  readonly name: string;
  readonly people: number;
  readonly lines: readonly { readonly name: string; readonly orderIds: readonly number[] }[];
};

export type OrderPaymentStatus =
  | "not-required"
  | "on-premise"
  /** No payment: the venue bills the order later. payment#invoiced. */
  | "invoiced"
  /** The order is on the suite's tab, which is paid when the tab is closed. suites#tab. */
  | "on-tab"
  | "authorised"
  | "captured"
  | "voided"
  | "refunded"
  | "failed";

export type OrderCard = { readonly type: string | null; readonly last4: string | null };

export type NewOrder = {
  readonly restaurantId: string;
  readonly orderId: string;
  /**
   * The day in the restaurant's zone that the order is wanted for. Order numbers count per day.
   * ordering#order-number.
   */
  readonly localDay: string;
  readonly type: OrderType;
  readonly destination: Destination;
  readonly owner: string;
  /** The child that the order is for; null for none. school#child-orders. */
  readonly childId: string | null;
  readonly placedAt: Date;
  readonly readyAt: Date;
  readonly wantedAt: Date | null;
  /** When the wait for the restaurant's answer begins and ends; null if the order is accepted as placed. board#wait. */
  readonly acceptFrom: Date | null;
  readonly acceptUntil: Date | null;
  /** When the kitchen begins; null if it begins at once. board#fired. */
  readonly fireAt: Date | null;
  readonly locale: string;
  readonly venue: OrderVenue;
  readonly costs: CostsData;
  readonly explanation: CostsExplanation;
  readonly totalWithTipCents: Cents;
  readonly contact: OrderContact;
  readonly remarks: OrderRemarks;
  readonly paymentMethod: string;
  readonly paymentStatus: OrderPaymentStatus;
  /** Cost center or purchase order that the order is billed by. */
  readonly paymentReference: string | null;
  readonly card: OrderCard | null;
  readonly taken: Taken;
  /** Tenders that pay the order, in the sequence in which the means are used. payment#tender. */
  readonly tenders: readonly NewTender[];
  readonly lines: readonly PricedLineData[];
};

/** The time at which an order entered a status. `byGuest`: whether the order's guest caused it. */
type OrderEvent = { readonly status: OrderStatusData; readonly at: string; readonly byGuest: boolean };

export type GivenBack = Omit<OrderData["refunds"][number], "id" | "at" | "kitchen">;

type OrderRefund = { readonly id: string; readonly at: string; readonly given: GivenBack };

export type PlacedOrder = Omit<NewOrder, "lines" | "taken" | "tenders" | "contact" | "localDay" | "owner"> & {
  /** Null once the contact is erased. */
  readonly contact: OrderContact | null;
  /** Null for orders written by an older version. */
  readonly owner: string | null;
  /**
   * Account credit in cents by reason: `order` is the credit that paid the order, the others what a
   * cancellation credited. Null without any.
   */
  readonly credit: { readonly [Reason in "order" | "day-cancelled" | "day-captured"]?: Cents } | null;
  /** Whether a cancelled school day's card is about to be released, because no order of its payment stands. payment#held. */
  readonly isVoiding: boolean;
  readonly number: number;
  /** Id of the submission; null for an order placed alone, and for the first of a school's dates. */
  readonly submissionId: string | null;
  readonly status: OrderStatusData;
  readonly items: readonly PricedLineData[];
  readonly history: readonly OrderEvent[];
  readonly refunds: readonly OrderRefund[];
  readonly pointsEarned: number;
  /** The amount that the people of a table have paid of the order on their phones. table#settled. */
  readonly paidAtTableCents: Cents;
  readonly acceptedAt: Date | null;
  /** Why the restaurant declined the order; null if it did not. board#decline. */
  readonly declined: Declined | null;
  /** Whether the diner gets a text message when the order is ready. */
  readonly tellsReady: boolean;
};
