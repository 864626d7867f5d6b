import type { RestaurantData } from "@comptoir/ordering";

/** Which codes a restaurant takes, and what it calls its gift cards. */
export type CodeSettings = {
  readonly takesDiscounts: boolean;
  readonly takesGiftCards: boolean;
  readonly giftCardLabel: string | null;
};

/** Reads which codes a restaurant takes. Spec 3, Restaurant: hasDiscounts, voucher. */
export function codeSettingsOf({
  hasDiscounts,
  voucher,
}: Pick<RestaurantData, "hasDiscounts" | "voucher">): CodeSettings {
  return {
    takesDiscounts: hasDiscounts ?? false,
    takesGiftCards: Boolean(voucher?.type),
    giftCardLabel: voucher?.label || null,
  };
}
