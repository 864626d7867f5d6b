import { ERROR_CODES } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import {
  type Cents,
  findValue,
  isSameId,
  type Locale,
  localizedText,
  type ResolvedLine,
  type ThingStock,
} from "@comptoir/ordering";
import type { CardOutcome } from "../../../money/payment/authorise-card.ts";
import type { TenderRefusal } from "../../../money/tender/means/operations.ts";
import type { RefusalDetails } from "../../../platform/middleware/refuse.ts";
import { lostTime } from "../../../venue/fulfilment/lost-time.ts";
import type { CartQuote } from "../../quote/cart-request.ts";
import { wordLostTime } from "../../quote/word-refusal.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { TakeRefusal } from "../review/order-to-place.ts";
import type { ReviewedOrder } from "../review/review-order.ts";
import type { SubmitRefusal } from "../review/submit.ts";
import type { ChangeBlocked } from "./take-and-write.ts";

export type PaymentFailed = { readonly code: "payment-failed" } & Extract<CardOutcome, { approved: false }>;

/** Refusal after too many declined cards of the payer: no card is authorised for a while. payment#card-testing. */
export type TooManyDeclines = { readonly code: "too-many-declines"; readonly retryAfterSeconds: number };

/** Refusal of a payment below the minimum of its gateway. payment#least-charge. */
export type TooLittle = { readonly code: "too-little"; readonly leastCents: Cents };

/** Refusals after the review: while a submission is paid and written. */
export type PlaceRefusal = TakeRefusal | ChangeBlocked | PaymentFailed | TooManyDeclines | TooLittle;

/**
 * Returns the refusal with its message, for an order that passed its review. api#error-codes, time#slot-lost,
 * checkout#gift-card-short.
 */
export async function wordPlaceRefusal(
  { kitchens }: Pick<OrderDeps, "kitchens">,
  { quote, venue, time }: ReviewedOrder,
  refusal: PlaceRefusal,
  locale: Locale,
): Promise<SubmitRefusal> {
  const says = (name: SubmitRefusal["name"], message: string, more: RefusalDetails = {}): SubmitRefusal => ({
    name,
    details: { message, ...more },
  });
  switch (refusal.code) {
    case "out-of-stock":
      return wordShortage(refusal, quote, locale);
    case "interval-full":
      return says("intervalFull", wordLostTime(await lostTime(kitchens, venue, time), locale));
    case "too-many-declines":
    case "too-little":
    case "payment-failed":
      return wordPaymentRefusal(refusal, locale);
    case "too-many-open":
      return says("tooManyRequests", m.order_too_many_open({}, { locale }), waitOf(refusal));
    case "slot-share-used":
      return says("intervalFull", m.order_slot_share_used({}, { locale }));
    case "stock-share-used": {
      const name = quote.resolved.flatMap((resolved) => findName(resolved, refusal.thing, locale) ?? [])[0] ?? "";
      return says("tooManyRequests", m.order_stock_share_used({ name }, { locale }), waitOf(refusal));
    }
    case "discount-used-up":
      return { name: "discountInvalid" };
    case "discount-used-by-person":
      return says("discountInvalid", m.refusal_discount_used_by_you({}, { locale }));
    case "gift-card-short":
    case "gift-card-stopped":
    case "points-short":
    case "credit-short":
      return wordTenderRefusal(refusal, locale);
    case "tab-limit":
      return { name: "tabLimitReached" };
    case "tab-not-open":
      return { name: "tabNotOpen" };
    case "suite-too-often":
      return says("tooManyRequests", m.order_suite_too_often({}, { locale }), waitOf(refusal));
    case "table-ended":
      return says("notFound", m.refusal_no_table({}, { locale }));
    case "group-ended":
      return says("notFound", m.refusal_no_group({}, { locale }));
    case "group-changed":
      return says("priceChanged", m.refusal_group_changed({}, { locale }), { invalidItems: [] });
    case "table-too-often":
      return says("tooManyRequests", m.order_table_too_often({}, { locale }), waitOf(refusal));
    case "suite-version":
      return { name: "versionConflict" };
    case "change-blocked":
      return { name: refusal.name };
  }
}

/** Returns the refusal of stored value, with its message. checkout#gift-card-short. */
export function wordTenderRefusal(refusal: TenderRefusal, locale: Locale) {
  switch (refusal.code) {
    case "gift-card-short": {
      if (refusal.leftCents <= 0) return { name: "giftCardEmpty" } as const;
      const message = m.order_gift_card_short({ left: formatMoney(refusal.leftCents, locale) }, { locale });
      return { name: "priceChanged", details: { message, invalidItems: [] } } as const;
    }
    case "gift-card-stopped":
      return { name: "giftCardInvalid" } as const;
    case "points-short": {
      const message = m.order_points_short({}, { locale });
      return { name: "priceChanged", details: { message, invalidItems: [] } } as const;
    }
    case "credit-short":
      return { name: "creditShort" } as const;
  }
}

/** Returns the refusal of a card payment, with its message. api#error-codes. */
export function wordPaymentRefusal(refusal: PaymentFailed | TooManyDeclines | TooLittle, locale: Locale) {
  switch (refusal.code) {
    case "too-many-declines": {
      const details = { message: m.order_too_many_declines({}, { locale }), ...waitOf(refusal) };
      return { name: "tooManyRequests", details } as const;
    }
    case "too-little": {
      const least = formatMoney(refusal.leastCents, locale);
      return {
        name: "paymentRequired",
        details: { message: m.refusal_charge_too_little({ least }, { locale }) },
      } as const;
    }
    case "payment-failed": {
      const { reason, challengeUrl } = refusal;
      return challengeUrl === undefined
        ? ({ name: reason } as const)
        : ({ name: reason, details: { challengeUrl } } as const);
    }
  }
}

function waitOf({ retryAfterSeconds }: { readonly retryAfterSeconds: number }): RefusalDetails {
  return { retryAfterSeconds };
}

function wordShortage(
  { short }: Extract<TakeRefusal, { code: "out-of-stock" }>,
  quote: CartQuote,
  locale: Locale,
): SubmitRefusal {
  const invalidItems = quote.resolved.flatMap((resolved) => {
    const lacking = short.find((thing) => findName(resolved, thing, locale) !== null);
    if (!lacking) return [];
    const { orderId } = resolved.line;
    const name = findName(resolved, lacking, locale) ?? "";
    const price = quote.orderItems.find((item) => item.orderId === orderId)?.orderPrice;
    const isGone = lacking.remaining === 0;
    const message = isGone
      ? m.refusal_item_sold_out_named({ name }, { locale })
      : m.refusal_out_of_stock_named({ name, remaining: lacking.remaining }, { locale });
    return {
      orderId,
      id: resolved.item.id,
      name: localizedText(resolved.item, "name", locale),
      code: (isGone ? ERROR_CODES.itemSoldOut : ERROR_CODES.outOfStock).code,
      message,
      ...(price === undefined ? {} : { price }),
    };
  });
  const [only, second] = invalidItems;
  return {
    name: invalidItems.some((item) => item.code === ERROR_CODES.itemSoldOut.code) ? "itemSoldOut" : "outOfStock",
    details: { invalidItems, ...(only && !second ? { message: only.message } : {}) },
  };
}

function findName({ item }: ResolvedLine, thing: Pick<ThingStock, "kind" | "id">, locale: Locale): string | null {
  if (thing.kind === "item") return isSameId(item.id, thing.id) ? localizedText(item, "name", locale) : null;
  const value = findValue(item, thing.id);
  return value ? localizedText(value, "name", locale) : null;
}
