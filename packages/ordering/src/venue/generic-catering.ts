import { type MeansNameOf, PAY_ON_PREMISE } from "../payment/means/index.ts";
import type { OrderOptionsData } from "./order-options-data.ts";
import { ORDER_TYPE_RULES, type OrderType } from "./order-type.ts";

/** A caterer's rules for generic-catering orders. ordering#generic-catering. */
export type GenericCateringSettings = {
  readonly requiresLogin: boolean;
  readonly hidesCreditCard: boolean;
  readonly showsPickup: boolean;
  /** Whether the restaurant takes catering orders only. */
  readonly isAll: boolean;
};

/** Parses the flags; an absent flag is off. */
export function readGenericCatering(options: OrderOptionsData | null | undefined): GenericCateringSettings {
  return {
    requiresLogin: options?.generic_catering_requires_login ?? false,
    hidesCreditCard: options?.generic_catering_hide_credit_card ?? false,
    showsPickup: options?.generic_catering_show_pickup_option ?? false,
    isAll: options?.generic_catering_only ?? false,
  };
}

/**
 * Tells whether an order can be picked up. A caterer that delivers allows pickup only if its settings show
 * it. ordering#generic-catering.
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
 * Tells whether any means can pay a type of order. Generic catering cannot be paid on premise.
 * payment#nothing-offered.
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
