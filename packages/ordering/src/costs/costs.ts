import type { Cents } from "../money/cents.ts";
import type { Rate } from "../money/rate.ts";
import type { ChargeSetting } from "../venue/charge-setting.ts";
import type { BillSettings } from "../venue/restaurant.ts";
import type { PointsSpent, PointsToSpend } from "./points.ts";
import type { PricedLine } from "./priced-line.ts";

/** A tip as the diner chose it. A negative amount counts as its absolute value. bill#step-10. */
export type TipChoice =
  | { readonly type: "dollar"; readonly amountCents: Cents }
  | { readonly type: "percentage"; readonly percentage: Rate };

export type Discount = { readonly code: string; readonly setting: ChargeSetting };

export type Voucher = { readonly code: string; readonly balanceCents: Cents };

/** The input of a bill. The bill depends on nothing else. bill#steps. */
export type OrderToCost = {
  readonly settings: BillSettings;
  readonly lines: readonly PricedLine[];
  /** Whether the order is delivered: its type is `delivery`, or its `checkout.pickup.delivery` is set. */
  readonly delivered: boolean;
  /** Whether this type of order may have the small-order rebate: see `ORDER_TYPE_RULES`. */
  readonly rebateApplies: boolean;
  readonly discount: Discount | null;
  readonly tip: TipChoice | null;
  readonly voucher: Voucher | null;
  /** Loyalty points that the diner wants to spend; absent for none. */
  readonly points?: PointsToSpend | null;
};

/** A pair of tax rates, the amount taxed at it, and its taxes. bill#step-7. */
export type TaxBracket = {
  readonly baseCents: Cents;
  readonly tax1: { readonly rate: Rate; readonly amountCents: Cents };
  readonly tax2: { readonly rate: Rate; readonly amountCents: Cents };
};

export type LineAmounts = {
  readonly orderId: number;
  readonly orderPriceCents: Cents;
  readonly memberOrderPriceCents: Cents;
};

/** The bill of a cart, every amount in cents. bill#costs, bill#steps. */
export type Costs = {
  readonly lines: readonly LineAmounts[];
  readonly subtotalCents: Cents;
  readonly memberDiscount: { readonly preTaxCents: Cents; readonly amountCents: Cents };
  readonly discount: { readonly code: string; readonly setting: ChargeSetting; readonly amountCents: Cents } | null;
  readonly subtotalDiscountedCents: Cents;
  readonly serviceCharge: { readonly setting: ChargeSetting; readonly amountCents: Cents } | null;
  readonly deliveryCharge: { readonly setting: ChargeSetting; readonly amountCents: Cents } | null;
  readonly taxBrackets: readonly TaxBracket[];
  readonly taxInfo: { readonly tax1Cents: Cents; readonly tax2Cents: Cents };
  readonly taxesCents: Cents;
  readonly totalCents: Cents;
  readonly totalWithoutTaxesCents: Cents;
  readonly tip: { readonly choice: TipChoice; readonly amountCents: Cents } | null;
  /** The points spent; null if the diner did not ask to spend points. bill#points. */
  readonly points: PointsSpent | null;
  readonly voucher: { readonly code: string; readonly balanceCents: Cents; readonly amountCents: Cents } | null;
  readonly totalWithTipCents: Cents;
};
