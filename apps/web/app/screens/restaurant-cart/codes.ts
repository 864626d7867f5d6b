import type { RestaurantData } from "@comptoir/ordering";
import type { OrderTerms } from "../../cart/order-terms.ts";

/** Which codes a restaurant takes, and what it calls them. */
export type CodeSettings = {
  readonly takesDiscounts: boolean;
  readonly takesGiftCards: boolean;
  readonly giftCardLabel: string | null;
  /** Null where there is no membership program. */
  readonly membership: { readonly label: string | null; readonly tooltip: string | null } | null;
};

/** Reads which codes a restaurant takes: `hasDiscounts`, `voucher`, `membership_customization`. venue#restaurant. */
export function codeSettingsOf(
  restaurant: Pick<RestaurantData, "hasDiscounts" | "voucher" | "membership_program" | "menu_configuration">,
): CodeSettings {
  const { hasDiscounts, voucher, membership_program, menu_configuration } = restaurant;
  const customization = menu_configuration?.membership_customization;
  return {
    takesDiscounts: hasDiscounts ?? false,
    takesGiftCards: Boolean(voucher?.type),
    giftCardLabel: voucher?.label || null,
    membership: membership_program
      ? { label: customization?.input_label || null, tooltip: customization?.tooltip || null }
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
