import type { Cents } from "../money/cents.ts";
import type { Id, TaxRate } from "../venue/restaurant.ts";

/**
 * The level that sets a part's tax rate: the part itself, or the nearest level above it with a rate.
 * bill#whose-rate.
 */
export type TaxRateSource = "value" | "parent-value" | "item" | "section" | "menu" | "restaurant";

/**
 * A part of a line's price: the unit, which is the dish itself, or one option. Amounts are for the line's
 * whole quantity. Discount and taxes are computed for each part. bill#step-4, bill#step-6.
 */
export type PricedPart = {
  readonly kind: "unit" | "option";
  readonly itemId: Id;
  /** The chosen group and value. For a unit, the `pricing` group and value that set its price, if any. */
  readonly groupId: Id | null;
  readonly valueId: Id | null;
  /** The item's name for a unit, the value's for an option. */
  readonly name: string;
  /** The line's quantity times the quantities of the value and its parents. */
  readonly quantity: number;
  readonly amountCents: Cents;
  readonly memberAmountCents: Cents;
  readonly taxRate: TaxRate;
  readonly taxRateFrom: TaxRateSource;
  readonly rebateEligible: boolean;
};

export type PricedLine = {
  readonly orderId: number;
  readonly itemId: Id;
  readonly name: string;
  readonly quantity: number;
  readonly orderPriceCents: Cents;
  readonly memberOrderPriceCents: Cents;
  readonly parts: readonly PricedPart[];
};

/** The refusal of a line whose dish or chosen value is not sold in the order's quarter hour. */
export type UnavailableNow = {
  readonly code: "unavailable-now";
  readonly orderId: number;
  readonly itemId: Id;
  /** The value that is not sold; null if it is the dish itself. */
  readonly valueId: Id | null;
  readonly name: string;
};
