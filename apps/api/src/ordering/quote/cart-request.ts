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

/** What an order says of its contact, by which a person is known. */
export type CodeContact = { readonly email?: string | null; readonly phone?: string | null };

/** A cart as a call was sent it, with all that bears on its price. */
export type CartRequest = {
  readonly lines: readonly ReceivedLine[];
  readonly type: OrderType;
  /** When the food is wanted; null means now. */
  readonly date: Date | null;
  /** No time is chosen yet: what cannot be had now is quoted for the nearest time that it can be. time#nearest. */
  readonly isTimeOpen: boolean;
  /** When the event ends on whose day a suite orders; absent or null for any other order. suites#event-menus. */
  readonly eventEndsAt?: Date | null;
  /** `checkout.pickup.delivery`. */
  readonly deliveryFlag: boolean;
  readonly costs: ReceivedCosts;
  readonly member: { readonly identifier: string; readonly promosApplied: boolean } | null;
  readonly locale: Locale;
  readonly now: Date;
  /** Who asks: what they hold themselves is free to them, their account's points are spent, and a wrong code is their guess. time#slot-held. */
  readonly caller: Caller;
  /** Who else uses a code that one person may use only so often, by what the order says. payment#discount-per-person. */
  readonly contact?: CodeContact;
  /**
   * Whether to look at how busy the kitchen is: needed for the queue and to refuse a full interval early. A submit takes its
   * place in its own transaction and need not look.
   */
  readonly looksAtKitchen: boolean;
  /** What earlier dates of the same checkout take from the gift card. school#dated-costs. */
  readonly voucherSpentCents?: Cents;
  /** What the codes of the whole checkout were found to stand for, with this order's share of them: none is looked up again. hub#hub-codes. */
  readonly codes?: CodesFound;
  /** What an order has taken that the cart is to replace: it is there for the cart. ordering#change-by-guest. */
  readonly own?: OwnTaken | null;
};

/** Portions, places, the use of a code and what pays it that one order has taken, and its time. */
export type OwnTaken = {
  /** Null: as soon as possible. */
  readonly wantedAt: Date | null;
  readonly stock: readonly OwnPortions[];
  readonly slots: readonly SlotTaken[];
  readonly discountKey: string | null;
  readonly discountPersons?: readonly string[];
  readonly tenders: readonly Tender[];
  /** The gift card as the order shows it, by which it is named again: its code is kept nowhere. payment#masked-codes. */
  readonly giftCardMask: string | null;
};

/** A refusal in words: what is answered as an error, or as the `warning` of `set-costs`. */
export type WordedRefusal<Name = CartRefusalName> = {
  readonly name: Name;
  readonly message: string;
  readonly invalidItems: readonly InvalidItem[];
};

/** Why there is no quote at all: a code that the request names does not hold. */
export type NoQuote = {
  readonly name: Exclude<CodeRefusalName, "tooManyRequests">;
  /** Why, where there is more to say than that it does not hold. */
  readonly message?: string;
};

/** A request that says nothing of the costs. */
export const NO_COSTS: ReceivedCosts = { tip: null, discountCode: null, voucherCode: null, points: null };

/** What a cart costs and whether the restaurant can take it. */
export type CartQuote = {
  /** The lines that the menu has, joined with it. */
  readonly resolved: readonly ResolvedLine[];
  /** The lines that have a price at that time, as answers and orders write them, in the request's language. They, and no others, are billed. */
  readonly orderItems: readonly PricedLineData[];
  readonly costs: Costs;
  readonly costsData: CostsData;
  /** Which rule and which lines made each amount; worked out when asked for. */
  readonly explain: () => CostsExplanation;
  /** Why the cart cannot be ordered as it stands; null when it can. */
  readonly refusal: WordedRefusal | null;
  /** Why it is too small to be ordered, though more can still be added to it; null when it is not. */
  readonly tooSmall: WordedRefusal<"belowCateringMinimum"> | null;
  /** A code was not looked at, since this visitor has tried too many; null when all were. The bill is without it. */
  readonly codeBlocked: (WordedRefusal<"tooManyRequests"> & { readonly retryAfterSeconds: number }) | null;
  /** When the food is wanted, or, while no time is chosen, the nearest time that it can be had; null means now. */
  readonly date: Date | null;
  /** What an order uses of codes: it counts the discount and debits the gift card, of which `costs.voucher.amountCents` is taken. */
  readonly codes: CodesFound;
  /** Whose points an order spends; how many are in `costs.points`. Null where none are. */
  readonly pointsOf: { readonly memberKey: string } | null;
  /** What it takes of each menu's kitchen. time#prep-minutes. */
  readonly work: Work;
  /** How long the kitchen needs from now on, in minutes, without the queue. */
  readonly prepMinutes: number;
  /** Null when the kitchen was not looked at. */
  readonly queue: QueueData | null;
};

/** The same of one order, with all that its bill is made of. */
export type OrderQuote = CartQuote & { readonly order: OrderToCost };

/** What the codes of a request stand for. */
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
  /** Too many were tried to look at one of them: the bill is without it. Null when all were looked at. */
  readonly blocked: { readonly retryAfterSeconds: number } | null;
};

/** The codes of a request that names none. */
export const NO_CODES: CodesFound = { member: null, discount: null, giftCard: null, blocked: null };
