import type { Cents } from "../money/cents.ts";
import type { Rate } from "../money/rate.ts";
import type { ChargeSetting } from "./charge-setting.ts";

/** A thing's id as its venue file has it. Numbers and strings are kept; two ids are the same when their text is. */
export type Id = number | string;

/** The longest id that is a text, in characters. */
export const MAX_ID_LENGTH = 128;

/** The pair of tax rates of a thing, for example HST alone, or GST and QST. */
export type TaxRate = { readonly tax1: Rate; readonly tax2: Rate };

/** The point-of-sale rebate on small prepared-food orders. bill#tax-rebate. */
export type TaxRebate = { readonly maxAmountCents: Cents; readonly taxRate: TaxRate };

/** What the bill needs to know of a restaurant. bill#step-5, bill#step-6. */
export type BillSettings = {
  readonly taxRate: TaxRate;
  readonly taxInclusive: boolean;
  readonly taxRebate: TaxRebate | null;
  readonly serviceCharge: ChargeSetting | null;
  readonly deliveryCharge: ChargeSetting | null;
};
