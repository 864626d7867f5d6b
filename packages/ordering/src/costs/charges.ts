import { type Cents, ZERO_CENTS } from "../money/cents.ts";
import { type ChargeSetting, chargeOn } from "../venue/charge-setting.ts";
import type { BillSettings } from "../venue/restaurant.ts";

/** A mandatory charge: its setting, and its amount in cents. */
export type Charge = { readonly setting: ChargeSetting; readonly amountCents: Cents };

/** The mandatory charges of an order; null for a charge that the order does not have. */
export type Charges = { readonly serviceCharge: Charge | null; readonly deliveryCharge: Charge | null };

/**
 * Computes the service and delivery charges on the discounted subtotal. A charge in dollars also applies to a
 * subtotal of 0. bill#step-5.
 */
export function computeCharges(settings: BillSettings, delivered: boolean, subtotalDiscountedCents: Cents): Charges {
  return {
    serviceCharge: computeCharge(settings.serviceCharge, subtotalDiscountedCents),
    deliveryCharge: delivered ? computeCharge(settings.deliveryCharge, subtotalDiscountedCents) : null,
  };
}

/** Returns the amount of a charge in cents; 0 for null. */
export function chargeCents(charge: Charge | null): Cents {
  return charge?.amountCents ?? ZERO_CENTS;
}

function computeCharge(setting: ChargeSetting | null, subtotalDiscountedCents: Cents): Charge | null {
  return setting && { setting, amountCents: chargeOn(subtotalDiscountedCents, setting) };
}
