import type { RestaurantData } from "@comptoir/ordering";

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
