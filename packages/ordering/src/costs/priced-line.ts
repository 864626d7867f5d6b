import type { Cents } from "../money/cents.ts";
import type { Id, TaxRate } from "../venue/restaurant.ts";

/** Whose tax rate a part is taxed at: its own, or that of the nearest thing it is part of that has one. bill#whose-rate. */
export type TaxRateSource = "value" | "parent-value" | "item" | "section" | "menu" | "restaurant";

/**
 * One part of a line: its unit, or one option. Amounts are cents for the whole line (times its quantity), at the regular
 * price and at the member's. Discount and taxes are worked out part by part. bill#step-4, bill#step-6.
 */
export type PricedPart = {
  readonly kind: "unit" | "option";
  readonly itemId: Id;
  /** The group and value that were chosen; on a unit, those of the `pricing` group that set its price, else null. */
  readonly groupId: Id | null;
  readonly valueId: Id | null;
  /** The item's name on a unit, the value's on an option. */
  readonly name: string;
  /** How many of it the amounts hold: the line's quantity times what was chosen of it, parents included. */
  readonly quantity: number;
  readonly amountCents: Cents;
  readonly memberAmountCents: Cents;
  readonly taxRate: TaxRate;
  readonly taxRateFrom: TaxRateSource;
  readonly rebateEligible: boolean;
};

/** A line with its prices, its parts in the bill's order: the unit, then the options in the order chosen. */
export type PricedLine = {
  readonly orderId: number;
  readonly itemId: Id;
  readonly name: string;
  readonly quantity: number;
  readonly orderPriceCents: Cents;
  readonly memberOrderPriceCents: Cents;
  readonly parts: readonly PricedPart[];
};

/** Why a line has no price: the dish, or a value chosen with it, is not sold in that quarter hour. */
export type UnavailableNow = {
  readonly code: "unavailable-now";
  readonly orderId: number;
  readonly itemId: Id;
  /** The value that is not sold then; null when it is the dish itself. */
  readonly valueId: Id | null;
  readonly name: string;
};
