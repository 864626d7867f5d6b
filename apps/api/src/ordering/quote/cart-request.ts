import type {
  CartRefusalName,
  CodeRefusalName,
  InvalidItem,
  PricedLineData,
  QueueData,
  ReceivedCosts,
} from "@comptoir/contract";
import type {
  Cents,
  Costs,
  CostsData,
  CostsExplanation,
  Discount,
  DiscountTerms,
  Locale,
  OrderToCost,
  OrderType,
  ReceivedLine,
  ResolvedLine,
  Voucher,
  Work,
} from "@comptoir/ordering";
import type { Tender } from "../../money/tender/tender.ts";
import type { Caller } from "../../people/caller.ts";
import type { Member } from "../../people/membership/members.store.ts";
import type { SlotTaken } from "../../venue/fulfilment/slots-wanted.ts";
import type { OwnPortions } from "../../venue/menus/current-stock.ts";

export type CodeContact = { readonly email?: string | null; readonly phone?: string | null };

/** A cart as a call received it, with everything that affects its price. */
export type CartRequest = {
  readonly lines: readonly ReceivedLine[];
  readonly type: OrderType;
  /** Wanted time; null means now. */
  readonly date: Date | null;
  /**
   * Whether no time is chosen yet. A cart that is not available now is then quoted for the nearest available
   * time. time#nearest.
   */
  readonly isTimeOpen: boolean;
  /**
   * End of the event, if a suite orders on the event's day; absent or null for any other order.
   * suites#event-menus.
   */
  readonly eventEndsAt?: Date | null;
  readonly deliveryFlag: boolean;
  readonly costs: ReceivedCosts;
  readonly member: { readonly identifier: string; readonly promosApplied: boolean } | null;
  readonly locale: Locale;
  readonly now: Date;
  /**
   * The caller's held slots count as free, the caller's points are spent, and wrong codes count as the
   * caller's guesses. time#slot-held.
   */
  readonly caller: Caller;
  /**
   * Contact in the form. The limit per person of a discount code is checked for it and for the caller.
   * payment#discount-per-person.
   */
  readonly contact?: CodeContact;
  /**
   * Whether to load the kitchen's slots, for the queue and to refuse a full slot early. A submit takes its
   * slots in its own transaction, so it does not load them here.
   */
  readonly looksAtKitchen: boolean;
  /** Amount in cents that earlier dates of the same checkout take from the gift card. school#dated-costs. */
  readonly voucherSpentCents?: Cents;
  /** The checkout's codes, already looked up, with this order's share of them. hub#hub-codes. */
  readonly codes?: CodesFound;
  /**
   * Stock, slots and tenders of the order that the cart replaces. They count as available to the cart.
   * ordering#change-by-guest.
   */
  readonly own?: OwnTaken | null;
};

/**
 * The stock, slots, discount use and tenders that one order has taken, and its wanted time; null means as
 * soon as possible.
 */
export type OwnTaken = {
  readonly wantedAt: Date | null;
  readonly stock: readonly OwnPortions[];
  readonly slots: readonly SlotTaken[];
  readonly discountKey: string | null;
  readonly discountPersons?: readonly string[];
  readonly tenders: readonly Tender[];
  /**
   * Masked code of the order's gift card; null for none. The diner may send it in place of the code, which is
   * not stored. payment#masked-codes.
   */
  readonly giftCardMask: string | null;
};

/** A refusal with its messages: returned as an error, or as the `warning` of `set-costs`. */
export type WordedRefusal<Name = CartRefusalName> = {
  readonly name: Name;
  readonly message: string;
  readonly invalidItems: readonly InvalidItem[];
};

/** Refusal to quote: one of the request's codes is invalid. */
export type NoQuote = {
  readonly name: Exclude<CodeRefusalName, "tooManyRequests">;
  /** Message, if there is a more specific reason than an invalid code. */
  readonly message?: string;
};

export const NO_COSTS: ReceivedCosts = { tip: null, discountCode: null, voucherCode: null, points: null };

export type CartQuote = {
  readonly resolved: readonly ResolvedLine[];
  /** Lines that have a price at that time, in the request's language. Only these lines are billed. */
  readonly orderItems: readonly PricedLineData[];
  readonly costs: Costs;
  readonly costsData: CostsData;
  /** Returns the rule and the lines behind each amount; computed lazily. */
  readonly explain: () => CostsExplanation;
  readonly refusal: WordedRefusal | null;
  /** Refusal of a cart below the catering minimum, to which items can still be added; null if it is large enough. */
  readonly tooSmall: WordedRefusal<"belowCateringMinimum"> | null;
  /**
   * Set if a code was not looked up because the visitor tried too many. The bill ignores that code. Null if
   * all were looked up.
   */
  readonly codeBlocked: (WordedRefusal<"tooManyRequests"> & { readonly retryAfterSeconds: number }) | null;
  /** Wanted time or, if none is chosen, the nearest available time; null means now. */
  readonly date: Date | null;
  /**
   * Codes that the order uses. The order counts a use of the discount code, and takes
   * `costs.voucher.amountCents` from the gift card.
   */
  readonly codes: CodesFound;
  /** Member whose points an order spends; null for none. The number of points is in `costs.points`. */
  readonly pointsOf: { readonly memberKey: string } | null;
  /** Work that the order needs from each menu's kitchen. time#prep-minutes. */
  readonly work: Work;
  /** Preparation time in minutes, without the queue. */
  readonly prepMinutes: number;
  /** The kitchen's queue; null if the kitchen's slots were not loaded. */
  readonly queue: QueueData | null;
};

export type OrderQuote = CartQuote & { readonly order: OrderToCost };

export type CodesFound = {
  readonly member: Member | null;
  readonly discount:
    | (Discount &
        DiscountTerms & {
          readonly restaurantId: string;
          readonly codeKey: string;
          readonly personKeys: readonly string[];
        })
    | null;
  readonly giftCard: { readonly restaurantId: string; readonly voucher: Voucher; readonly codeHash: Buffer } | null;
  /**
   * Set if a code was not looked up because of the rate limit. The bill ignores that code. Null if all were
   * looked up.
   */
  readonly blocked: { readonly retryAfterSeconds: number } | null;
};

export const NO_CODES: CodesFound = { member: null, discount: null, giftCard: null, blocked: null };
