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

/** A discount code that holds, with what it takes off. */
export type Discount = { readonly code: string; readonly setting: ChargeSetting };

/** A gift card with what is left on it. */
export type Voucher = { readonly code: string; readonly balanceCents: Cents };

/** Everything that a bill is made of. The same facts always make the same bill. bill#steps. */
export type OrderToCost = {
  readonly settings: BillSettings;
  readonly lines: readonly PricedLine[];
  /** Whether the order is brought to the diner: its type is `delivery`, or the checkout's pickup says so. */
  readonly delivered: boolean;
  /** Whether the small-order rebate may hold for this kind of order: see `ORDER_TYPE_RULES`. */
  readonly rebateApplies: boolean;
  readonly discount: Discount | null;
  readonly tip: TipChoice | null;
  readonly voucher: Voucher | null;
  /** Loyalty points that the diner wishes to spend; absent for none. */
  readonly points?: PointsToSpend | null;
};

/** One pair of rates with what was taxed at it. bill#step-7. */
export type TaxBracket = {
  readonly baseCents: Cents;
  readonly tax1: { readonly rate: Rate; readonly amountCents: Cents };
  readonly tax2: { readonly rate: Rate; readonly amountCents: Cents };
};

/** A line's price at regular and at member prices. */
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
  /** Null where none were to be spent. bill#points. */
  readonly points: PointsSpent | null;
  readonly voucher: { readonly code: string; readonly balanceCents: Cents; readonly amountCents: Cents } | null;
  readonly totalWithTipCents: Cents;
};
