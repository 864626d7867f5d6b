import { type Locale, type RestaurantData, restaurantWords } from "@comptoir/ordering";
import type { OrderTerms } from "../../cart/order-terms.ts";

/** Which codes a restaurant takes, and what it calls them. */
export type CodeSettings = {
  readonly takesDiscounts: boolean;
  readonly takesGiftCards: boolean;
  /** What it calls gift cards where codes are offered, and at the field itself. */
  readonly giftCardTitle: string | null;
  readonly giftCardLabel: string | null;
  readonly giftCardTooltip: string | null;
  /** A gift card may be read by the camera: `voucher.hide_scanner` hides that. */
  readonly scansGiftCards: boolean;
  /** Null where there is no membership program. */
  readonly membership: { readonly label: string | null; readonly tooltip: string | null } | null;
};

/** Reads which codes a restaurant takes: `hasDiscounts`, `voucher`, `membership_customization`. venue#restaurant. */
export function codeSettingsOf(restaurant: RestaurantData, locale: Locale): CodeSettings {
  const { hasDiscounts, voucher, membership_program } = restaurant;
  return {
    takesDiscounts: hasDiscounts ?? false,
    takesGiftCards: Boolean(voucher?.type),
    giftCardTitle: restaurantWords(restaurant, "voucher_title", locale),
    giftCardLabel: restaurantWords(restaurant, "voucher_label", locale),
    giftCardTooltip: restaurantWords(restaurant, "voucher_tooltip", locale),
    scansGiftCards: Boolean(voucher?.type) && !voucher?.hide_scanner,
    membership: membership_program
      ? {
          label: restaurantWords(restaurant, "membership_input_label", locale),
          tooltip: restaurantWords(restaurant, "membership_tooltip", locale),
        }
      : null,
  };
}

/** A code of the cart's terms that the diner enters. */
export type CodeTerm = keyof Pick<OrderTerms, "discountCode" | "voucherCode" | "memberIdentifier">;

const CODE_REFUSALS: Readonly<Record<string, CodeTerm>> = {
  discount_invalid: "discountCode",
  gift_card_invalid: "voucherCode",
  gift_card_empty: "voucherCode",
  2202: "memberIdentifier",
};

/** The code that a refusal is about; null when it is about something else. checkout#discount-code. */
export function termOfRefusal(code: string | number): CodeTerm | null {
  return CODE_REFUSALS[code] ?? null;
}

/** A gift card's code as it is printed: letters and digits, in groups or not. */
const CODE = /^[A-Za-z0-9](?:[A-Za-z0-9 -]{6,62})[A-Za-z0-9]$/;

/** The gift card's code in what a camera has read: the text itself, or the last part of an address. Null for anything else. */
export function readGiftCardCode(seen: string): string | null {
  const text = seen.trim();
  if (CODE.test(text)) return text;
  if (!URL.canParse(text)) return null;
  // What is not letters and digits is no code, however an address writes it.
  const last = new URL(text).pathname.split("/").findLast((part) => part !== "") ?? "";
  return CODE.test(last) ? last : null;
}

/** A gift card's code as a page shows it beside its balance: its end, by which people tell their cards apart. payment#masked-codes. */
export function maskedCode(code: string): string {
  return `•••• ${code
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(-4)
    .toUpperCase()}`;
}
