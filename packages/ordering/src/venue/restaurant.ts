import type { Cents } from "../money/cents.ts";
import type { Rate } from "../money/rate.ts";
import type { ChargeSetting } from "./charge-setting.ts";

/** An id in a venue file, compared as text. */
export type Id = number | string;

/** Maximum length of a text id, in characters. */
export const MAX_ID_LENGTH = 128;

export type TaxRate = { readonly tax1: Rate; readonly tax2: Rate };

/** The point-of-sale rebate on small prepared-food orders. bill#tax-rebate. */
export type TaxRebate = { readonly maxAmountCents: Cents; readonly taxRate: TaxRate };

/** The restaurant's settings for its bills. bill#step-5, bill#step-6. */
export type BillSettings = {
  readonly taxRate: TaxRate;
  readonly taxInclusive: boolean;
  readonly taxRebate: TaxRebate | null;
  readonly serviceCharge: ChargeSetting | null;
  readonly deliveryCharge: ChargeSetting | null;
};
