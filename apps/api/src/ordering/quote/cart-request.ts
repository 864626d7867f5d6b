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

/** Contact of an order, which identifies a person for the limit per person of a discount code. */
export type CodeContact = { readonly email?: string | null; readonly phone?: string | null };

/** A cart as a call received it, with everything that affects its price. */
export type CartRequest = {
  readonly lines: readonly ReceivedLine[];
  readonly type: OrderType;
  /** Wanted time; null means now. */
  readonly date: Date | null;
  /**
   * Whether no time is chosen yet: a cart that is not available now is quoted for the nearest available time.
   * time#nearest.
   */
  readonly isTimeOpen: boolean;
  /**
   * End of the event, if a suite orders on the event's day; absent or null for any other order.
   * suites#event-menus.
   */
  readonly eventEndsAt?: Date | null;
  /** Value of `checkout.pickup.delivery`. */
  readonly deliveryFlag: boolean;
  readonly costs: ReceivedCosts;
  readonly member: { readonly identifier: string; readonly promosApplied: boolean } | null;
  readonly locale: Locale;
  readonly now: Date;
  /**
   * The caller. Slots that the caller holds count as free, the caller's points are spent, and wrong codes
   * count as the caller's guesses. time#slot-held.
   */
  readonly caller: Caller;
  /**
   * Contact by which, besides the caller, a discount code's limit per person is checked.
   * payment#discount-per-person.
   */
  readonly contact?: CodeContact;
  /**
   * Whether to load the kitchen's slots, for the queue and to refuse a full slot early. A submit does not
   * load them here, because it takes its slots in its own transaction.
   */
  readonly looksAtKitchen: boolean;
  /** Amount in cents that earlier dates of the same checkout take from the gift card. school#dated-costs. */
  readonly voucherSpentCents?: Cents;
  /** The checkout's codes, already looked up, with this order's share of them. hub#hub-codes. */
  readonly codes?: CodesFound;
  /**
   * Stock, slots and tenders of the order that the cart replaces; they count as available to the cart.
   * ordering#change-by-guest.
   */
  readonly own?: OwnTaken | null;
};

/** The stock, slots, discount use and tenders that one order has taken, and its time. */
export type OwnTaken = {
  /** Wanted time; null means as soon as possible. */
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

/** Costs of a request without tip, codes and points. */
export const NO_COSTS: ReceivedCosts = { tip: null, discountCode: null, voucherCode: null, points: null };

/** Price of a cart, and whether the restaurant can take it. */
export type CartQuote = {
  /** Lines whose dishes are on the menu, with their items and choices. */
  readonly resolved: readonly ResolvedLine[];
  /**
   * Lines that have a price at that time, in the request's language, for answers and orders. Only these lines
   * are billed.
   */
  readonly orderItems: readonly PricedLineData[];
  readonly costs: Costs;
  readonly costsData: CostsData;
  /** Explains which rule and lines made each amount; computed lazily. */
  readonly explain: () => CostsExplanation;
  /** Refusal of the current cart; null if it can be ordered. */
  readonly refusal: WordedRefusal | null;
  /** Refusal of a cart below the catering minimum, to which items can still be added; null if it is large enough. */
  readonly tooSmall: WordedRefusal<"belowCateringMinimum"> | null;
  /**
   * Set if a code was not looked up because the visitor tried too many; the bill ignores that code. Null if
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
  /** Preparation time from now on, in minutes, without the queue. */
  readonly prepMinutes: number;
  /** The kitchen's queue; null if the kitchen's slots were not loaded. */
  readonly queue: QueueData | null;
};

/** Quote of one order, with everything that its bill is computed from. */
export type OrderQuote = CartQuote & { readonly order: OrderToCost };

/** Results of looking up a request's codes. */
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
  /** Rate limit that kept a code from being looked up; the bill ignores that code. Null if all were looked up. */
  readonly blocked: { readonly retryAfterSeconds: number } | null;
};

/** Codes of a request that has none. */
export const NO_CODES: CodesFound = { member: null, discount: null, giftCard: null, blocked: null };
