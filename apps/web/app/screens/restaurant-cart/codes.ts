import { codesOffered, type Locale, type RestaurantData, restaurantWords } from "@comptoir/ordering";
import type { OrderTerms } from "../../cart/order-terms.ts";

/** The codes that a restaurant takes, and their labels. */
export type CodeSettings = {
  readonly takesDiscounts: boolean;
  readonly takesGiftCards: boolean;
  /** The restaurant's names for gift cards: `giftCardTitle` in the folded summary, `giftCardLabel` at the field. */
  readonly giftCardTitle: string | null;
  readonly giftCardLabel: string | null;
  readonly giftCardTooltip: string | null;
  /** Whether the camera can scan gift cards; `voucher.hide_scanner` disables it. */
  readonly scansGiftCards: boolean;
  /** Null if the restaurant has no membership programme. */
  readonly membership: { readonly label: string | null; readonly tooltip: string | null } | null;
};

/** Reads which codes a restaurant takes, and their labels. venue#restaurant. */
export function codeSettingsOf(restaurant: RestaurantData, locale: Locale): CodeSettings {
  const offered = codesOffered(restaurant);
  return {
    takesDiscounts: offered.discount,
    takesGiftCards: offered["gift-card"],
    giftCardTitle: restaurantWords(restaurant, "voucher_title", locale),
    giftCardLabel: restaurantWords(restaurant, "voucher_label", locale),
    giftCardTooltip: restaurantWords(restaurant, "voucher_tooltip", locale),
    scansGiftCards: offered["gift-card"] && !restaurant.voucher?.hide_scanner,
    membership: offered.member
      ? {
          label: restaurantWords(restaurant, "membership_input_label", locale),
          tooltip: restaurantWords(restaurant, "membership_tooltip", locale),
        }
      : null,
  };
}

export type CodeTerm = keyof Pick<OrderTerms, "discountCode" | "voucherCode" | "memberIdentifier">;

const CODE_REFUSALS: Readonly<Record<string, CodeTerm>> = {
  discount_invalid: "discountCode",
  gift_card_invalid: "voucherCode",
  gift_card_empty: "voucherCode",
  2202: "memberIdentifier",
};

/** Returns the kind of code that a refusal concerns; null for any other refusal. checkout#discount-code. */
export function termOfRefusal(code: string | number): CodeTerm | null {
  return CODE_REFUSALS[code] ?? null;
}

/** A printed gift card code: letters and digits, possibly in groups. */
const CODE = /^[A-Za-z0-9](?:[A-Za-z0-9 -]{6,62})[A-Za-z0-9]$/;

/**
 * Extracts a gift card code from a scan: the text itself, or the last segment of a URL's path. Null for anything
 * else.
 */
export function readGiftCardCode(seen: string): string | null {
  const text = seen.trim();
  if (CODE.test(text)) return text;
  if (!URL.canParse(text)) return null;
  // The path stays percent-encoded: no code contains an encoded character.
  const last = new URL(text).pathname.split("/").findLast((part) => part !== "") ?? "";
  return CODE.test(last) ? last : null;
}

/** Masks a gift card code except for its last four characters. payment#masked-codes. */
export function maskedCode(code: string): string {
  return `•••• ${code
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(-4)
    .toUpperCase()}`;
}
