import { decodeHtmlText } from "../venue/html-text.ts";
import type { Localization, LocalizationData } from "../venue/locale.ts";
import { readLocalization } from "../venue/localized-text.ts";
import { readTaxRate } from "../venue/read-amounts.ts";
import type { Id, TaxRate } from "../venue/restaurant.ts";
import {
  byOrder,
  type Description,
  isPublished,
  type PricedData,
  type Pricing,
  readDescription,
  readPricing,
} from "./priced.ts";

/** An option group in menu data. menu#option-group. */
export type OptionGroupData = {
  readonly id: Id;
  readonly name: string;
  readonly internal_name?: string | null;
  readonly description?: string | null;
  readonly localization?: LocalizationData | null;
  readonly sku?: string | null;
  readonly type?: string | null;
  readonly required?: boolean | null;
  readonly allow_multiple_selection?: boolean | null;
  readonly custom_quantities?: boolean | null;
  readonly limit?: number | null;
  readonly order?: number | null;
  readonly published_at?: string | null;
  readonly values?: readonly OptionValueData[] | null;
};

/**
 * An option value in menu data. Its `options` are nested groups, to any depth. Without a price it is free.
 * menu#option-value.
 */
export type OptionValueData = PricedData & {
  readonly price?: string | null;
  readonly roll_up?: boolean | null;
  readonly default_selection?: boolean | null;
  readonly quantity?: number | null;
  readonly product_id?: Id | null;
  readonly option_group_id?: Id | null;
  readonly sub_option_group_id?: Id | null;
  readonly checked?: boolean | null;
  readonly options?: readonly OptionGroupData[] | null;
};

/** A normalized option group (modifier group). `limit` null means no limit. menu#option-group. */
export type OptionGroup = {
  readonly id: Id;
  readonly name: string;
  readonly internalName: string | null;
  readonly description: string;
  readonly localization: Localization<"name" | "description">;
  readonly type: "addons" | "pricing";
  readonly required: boolean;
  readonly allowMultipleSelection: boolean;
  readonly customQuantities: boolean;
  readonly limit: number | null;
  readonly order: number | null;
  readonly values: readonly OptionValue[];
};

/** A normalized option value. Its `options` are nested groups, to any depth. menu#option-value. */
export type OptionValue = Description &
  Pricing & {
    readonly taxRate: TaxRate | null;
    readonly alcoholicBeverage: boolean;
    readonly rollUp: boolean;
    readonly defaultSelection: boolean;
    readonly unavailable: boolean;
    readonly stock: number | null;
    readonly order: number | null;
    readonly maxQuantity: number | null;
    readonly options: readonly OptionGroup[];
  };

/**
 * Maximum nesting of option groups in venue files and request bodies, so that rules may recurse through
 * choices. ordering#nested-options.
 */
export const MAX_OPTION_DEPTH = 50;

type Work = { readonly data: readonly OptionGroupData[]; readonly groups: OptionGroup[] };

/**
 * Normalizes option groups at every depth. menu#normalization.
 * - Pricing groups come first; values without `order` are sorted by price.
 * - Drops an optional group without values, but keeps a required one, which makes its dish unavailable.
 * - Uses a work list instead of recursion, so that no depth overflows the stack.
 */
export function normalizeOptions(data: readonly OptionGroupData[] | null | undefined): OptionGroup[] {
  const groups: OptionGroup[] = [];
  const work: Work[] = [{ data: data ?? [], groups }];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    for (const groupData of next.data.filter(isPublished)) {
      const values = (groupData.values ?? []).filter(isPublished).map((value) => normalizeValue(value, work));
      const group = normalizeGroup(groupData, values.sort(byOrderElsePrice));
      if (group.values.length > 0 || group.required) next.groups.push(group);
    }
    next.groups.sort(pricingFirst);
  }
  return groups;
}

function pricingFirst(a: OptionGroup, b: OptionGroup): number {
  return Number(b.type === "pricing") - Number(a.type === "pricing") || byOrder(a, b);
}

function byOrderElsePrice(a: OptionValue, b: OptionValue): number {
  return byOrder(a, b) || a.priceCents - b.priceCents;
}

function normalizeGroup(data: OptionGroupData, values: OptionValue[]): OptionGroup {
  const isPricing = data.type === "pricing";
  return {
    id: data.id,
    name: decodeHtmlText(data.name),
    internalName: data.internal_name ?? null,
    description: decodeHtmlText(data.description ?? ""),
    localization: readLocalization(data.localization),
    type: isPricing ? "pricing" : "addons",
    // A pricing group is required unless the file says otherwise, because its value sets the unit price.
    required: data.required ?? isPricing,
    allowMultipleSelection: !isPricing && (data.allow_multiple_selection ?? data.limit !== 1),
    customQuantities: data.custom_quantities ?? false,
    limit: data.limit ?? null,
    order: data.order ?? null,
    values,
  };
}

function normalizeValue(data: OptionValueData, work: Work[]): OptionValue {
  const options: OptionGroup[] = [];
  if (data.options && data.options.length > 0) work.push({ data: data.options, groups: options });
  return {
    ...readDescription(data),
    ...readPricing(data, data.price),
    taxRate: readTaxRate(data.tax_rate),
    alcoholicBeverage: data.alcoholic_beverage ?? false,
    rollUp: data.roll_up ?? true,
    // Alcohol is never preselected, even if the file says so. law#alcohol.
    defaultSelection: (data.default_selection ?? false) && !data.alcoholic_beverage,
    unavailable: data.unavailable ?? false,
    stock: data.stock ?? null,
    order: data.order ?? null,
    maxQuantity: data.max_quantity ?? null,
    options,
  };
}
