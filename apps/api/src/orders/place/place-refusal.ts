import { formatMoney, m } from "@comptoir/messages";
import {
  type Cents,
  findValue,
  formatCents,
  isSameId,
  type Locale,
  localizedText,
  type ResolvedLine,
} from "@comptoir/ordering";
import type { LostTime } from "../../fulfilment/lost-time.ts";
import type { CardOutcome } from "../../payment/authorise-card.ts";
import type { CartQuote } from "../../quote/cart-request.ts";
import { wordLostTime } from "../../quote/word-lost-time.ts";
import type { TakeRefusal } from "../review/order-to-place.ts";
import type { SubmitRefusal } from "../review/submit.ts";

/** The card was not authorised. */
export type PaymentFailed = { readonly code: "payment-failed" } & Extract<CardOutcome, { approved: false }>;

/** The payer has had so many cards declined that none is asked for a while. payment#card-testing. */
export type TooManyDeclines = { readonly code: "too-many-declines"; readonly retryAfterSeconds: number };

/** The card is to be charged less than its gateway charges. payment#least-charge. */
export type TooLittle = { readonly code: "too-little"; readonly leastCents: Cents };

/** Why a submission that was fine when it was reviewed was not placed. */
export type PlaceRefusal = TakeRefusal | PaymentFailed | TooManyDeclines | TooLittle;

/** What the words of a refusal are made of. */
export type Wording = {
  readonly quote: CartQuote;
  readonly locale: Locale;
  readonly lostTime: LostTime | null;
};

/** Puts into words why an order that was fine when it was priced was not placed. api#error-codes, time#slot-lost, checkout#gift-card-short. */
export function wordPlaceRefusal(refusal: PlaceRefusal, wording: Wording): SubmitRefusal {
  switch (refusal.code) {
    case "out-of-stock":
      return wordShortage(refusal, wording);
    case "interval-full":
      return { name: "intervalFull", details: { message: wordLostTime(wording.lostTime, wording.locale) } };
    case "too-many-declines": {
      const { retryAfterSeconds } = refusal;
      const message = m.order_too_many_declines({}, { locale: wording.locale });
      return { name: "tooManyRequests", details: { message, retryAfterSeconds } };
    }
    case "too-little": {
      const { locale } = wording;
      const least = formatMoney(refusal.leastCents, locale);
      return { name: "paymentRequired", details: { message: m.refusal_charge_too_little({ least }, { locale }) } };
    }
    case "too-many-open": {
      const { retryAfterSeconds } = refusal;
      return {
        name: "tooManyRequests",
        details: { message: m.order_too_many_open({}, { locale: wording.locale }), retryAfterSeconds },
      };
    }
    case "slot-share-used":
      return { name: "intervalFull", details: { message: m.order_slot_share_used({}, { locale: wording.locale }) } };
    case "stock-share-used": {
      const { thing, retryAfterSeconds } = refusal;
      const { quote, locale } = wording;
      const name = quote.resolved.flatMap((resolved) => findName(resolved, thing, locale) ?? [])[0] ?? "";
      const message = m.order_stock_share_used({ name }, { locale });
      return { name: "tooManyRequests", details: { message, retryAfterSeconds } };
    }
    case "discount-used-up":
      return { name: "discountInvalid" };
    case "discount-used-by-person":
      return { name: "discountInvalid", details: { message: m.refusal_discount_used_by_you({}, wording) } };
    case "gift-card-short": {
      const { locale } = wording;
      if (refusal.leftCents <= 0) return { name: "giftCardEmpty" };
      const message = m.order_gift_card_short({ left: formatMoney(refusal.leftCents, locale) }, { locale });
      return { name: "priceChanged", details: { message, invalidItems: [] } };
    }
    case "points-short":
      return {
        name: "priceChanged",
        details: { message: m.order_points_short({}, { locale: wording.locale }), invalidItems: [] },
      };
    case "tab-limit":
      return { name: "tabLimitReached" };
    case "tab-not-open":
      return { name: "tabNotOpen" };
    case "suite-too-often": {
      const { retryAfterSeconds } = refusal;
      const message = m.order_suite_too_often({}, { locale: wording.locale });
      return { name: "tooManyRequests", details: { message, retryAfterSeconds } };
    }
    case "suite-version":
      return { name: "versionConflict" };
    case "credit-short":
      return { name: "creditShort" };
    case "payment-failed": {
      const { reason, challengeUrl } = refusal;
      return challengeUrl === undefined ? { name: reason } : { name: reason, details: { challengeUrl } };
    }
  }
}

/** Every line with something that is short, with what is left of it. */
function wordShortage(
  { short }: Extract<TakeRefusal, { code: "out-of-stock" }>,
  { quote, locale }: Wording,
): SubmitRefusal {
  const invalidItems = quote.resolved.flatMap((resolved) => {
    const lacking = short.find((thing) => findName(resolved, thing, locale) !== null);
    if (!lacking) return [];
    const { orderId } = resolved.line;
    const name = findName(resolved, lacking, locale) ?? "";
    const price = quote.priced.find((priced) => priced.orderId === orderId)?.orderPriceCents;
    const isGone = lacking.remaining === 0;
    const message = isGone
      ? m.refusal_item_sold_out_named({ name }, { locale })
      : m.refusal_out_of_stock_named({ name, remaining: lacking.remaining }, { locale });
    return {
      orderId,
      id: resolved.item.id,
      name: localizedText(resolved.item, "name", locale),
      code: isGone ? 415 : 1804,
      message,
      ...(price === undefined ? {} : { price: formatCents(price) }),
    };
  });
  const [only, second] = invalidItems;
  return {
    name: invalidItems.some((item) => item.code === 415) ? "itemSoldOut" : "outOfStock",
    details: { invalidItems, ...(only && !second ? { message: only.message } : {}) },
  };
}

function findName(
  { item }: ResolvedLine,
  thing: { readonly kind: "item" | "value"; readonly id: string },
  locale: Locale,
): string | null {
  if (thing.kind === "item") return isSameId(item.id, thing.id) ? localizedText(item, "name", locale) : null;
  const value = findValue(item, thing.id);
  return value ? localizedText(value, "name", locale) : null;
}
