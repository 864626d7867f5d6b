import { type MeansNameOf, PAY_ON_PREMISE } from "../payment/means/index.ts";
import type { OrderOptionsData } from "./order-options-data.ts";
import { ORDER_TYPE_RULES, type OrderType } from "./order-type.ts";

/** What a caterer asks of a generic-catering order beside its minimum and its notice. ordering#generic-catering. */
export type GenericCateringSettings = {
  readonly requiresLogin: boolean;
  readonly hidesCreditCard: boolean;
  readonly showsPickup: boolean;
  /** It is all that the restaurant does: whatever a link says is a way to its catering. */
  readonly isAll: boolean;
};

/** Reads the flags; each is off where it is absent. */
export function readGenericCatering(options: OrderOptionsData | null | undefined): GenericCateringSettings {
  return {
    requiresLogin: options?.generic_catering_requires_login ?? false,
    hidesCreditCard: options?.generic_catering_hide_credit_card ?? false,
    showsPickup: options?.generic_catering_show_pickup_option ?? false,
    isAll: options?.generic_catering_only ?? false,
  };
}

/**
 * Tells whether such an order may be collected. Generic catering may where the venue shows the option, and where it delivers
 * nothing: then there is no other way to have it. ordering#generic-catering.
 */
export function takesPickup(
  type: OrderType,
  {
    delivers,
    genericCateringRules,
  }: { readonly delivers: boolean; readonly genericCateringRules: GenericCateringSettings },
): boolean {
  return !ORDER_TYPE_RULES[type].catered || !delivers || genericCateringRules.showsPickup;
}

/**
 * Tells whether a type of order can be paid at all. Generic catering is never placed unpaid, and so never paid on premise; without the
 * card it has to be billed later, where the venue does that. payment#nothing-offered.
 */
export function isPayable(
  type: OrderType,
  settings: {
    readonly paymentProcessor: string | null;
    readonly extraMethods: readonly MeansNameOf<"billed">[];
    readonly genericCateringRules: GenericCateringSettings;
  },
): boolean {
  if (!ORDER_TYPE_RULES[type].catered || settings.extraMethods.length > 0) return true;
  return settings.paymentProcessor !== PAY_ON_PREMISE.name && !settings.genericCateringRules.hidesCreditCard;
}
