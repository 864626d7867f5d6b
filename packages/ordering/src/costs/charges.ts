import { type Cents, ZERO_CENTS } from "../money/cents.ts";
import { type ChargeSetting, chargeOn } from "../venue/charge-setting.ts";
import type { BillSettings } from "../venue/restaurant.ts";

/** A mandatory charge: how it is set and what it comes to, in cents. */
export type Charge = { readonly setting: ChargeSetting; readonly amountCents: Cents };

/** The mandatory charges of an order; null where the order has none. */
export type Charges = { readonly serviceCharge: Charge | null; readonly deliveryCharge: Charge | null };

/**
 * The mandatory charges on the discounted subtotal: the service charge on every order of a restaurant that has one, the
 * delivery charge on delivered orders only. Dollars stay what they are, even on a subtotal of nothing. bill#step-5.
 */
export function computeCharges(settings: BillSettings, delivered: boolean, subtotalDiscountedCents: Cents): Charges {
  return {
    serviceCharge: computeCharge(settings.serviceCharge, subtotalDiscountedCents),
    deliveryCharge: delivered ? computeCharge(settings.deliveryCharge, subtotalDiscountedCents) : null,
  };
}

/** What a charge comes to in cents; nothing when the order does not have it. */
export function chargeCents(charge: Charge | null): Cents {
  return charge?.amountCents ?? ZERO_CENTS;
}

function computeCharge(setting: ChargeSetting | null, subtotalDiscountedCents: Cents): Charge | null {
  return setting && { setting, amountCents: chargeOn(subtotalDiscountedCents, setting) };
}
