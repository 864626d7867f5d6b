import { decodeHtmlText } from "../venue/html-text.ts";
import { readTaxRate } from "../venue/read-amounts.ts";
import type { Id, TaxRate } from "../venue/restaurant.ts";
import { normalizeOptions, type OptionGroup, type OptionGroupData } from "./option.ts";
import { type Description, type PricedData, type Pricing, readDescription, readPricing } from "./priced.ts";

/** A dish in menu data. menu#item. */
export type MenuItemData = PricedData & {
  readonly price: string;
  readonly slug?: string | null;
  readonly nutritional_sheet_url?: string | null;
  readonly price_unit?: string | null;
  readonly price_type?: string | null;
  readonly tax_rebate_eligibility?: string | null;
  readonly sold_out?: boolean | null;
  readonly featured_item?: boolean | null;
  readonly upsell_item?: boolean | null;
  /** Minutes of kitchen work per portion. time#prep-minutes. */
  readonly prep_minutes?: number | null;
  /** The station of the kitchen that prepares the dish. menu#station. */
  readonly station?: string | null;
  readonly created_at?: string | null;
  readonly updated_at?: string | null;
  readonly menu_id?: Id | null;
  readonly section_id?: Id | null;
  readonly menu_group_id?: Id | null;
  readonly parent?: Id | null;
  readonly options?: readonly OptionGroupData[] | null;
};

/** A normalized dish. menu#item. */
export type MenuItem = Description &
  Pricing & {
    readonly slug: string;
    readonly category: string | null;
    readonly nutritionalSheetUrl: string | null;
    readonly priceUnit: string | null;
    readonly priceType: string | null;
    readonly taxRate: TaxRate | null;
    readonly taxRebateEligible: boolean;
    readonly soldOut: boolean;
    readonly unavailable: boolean;
    readonly alcoholicBeverage: boolean;
    readonly featured: boolean;
    readonly upsell: boolean;
    readonly stock: number | null;
    readonly order: number | null;
    readonly maxQuantity: number | null;
    /** Minutes of kitchen work per portion. time#prep-minutes. */
    readonly prepMinutes: number;
    /** The station that prepares the dish; null for the section's. menu#station. */
    readonly station: string | null;
    readonly options: readonly OptionGroup[];
  };

/** Normalizes a dish of menu data. menu#normalization. */
export function normalizeItem(data: MenuItemData): MenuItem {
  return {
    ...readDescription(data),
    ...readPricing(data, data.price),
    slug: data.slug ?? String(data.id),
    category: decodeOrNull(data.category),
    nutritionalSheetUrl: data.nutritional_sheet_url ?? null,
    priceUnit: decodeOrNull(data.price_unit),
    priceType: decodeOrNull(data.price_type),
    taxRate: readTaxRate(data.tax_rate),
    taxRebateEligible: (data.tax_rebate_eligibility ?? "eligible") === "eligible",
    soldOut: data.sold_out ?? false,
    unavailable: data.unavailable ?? false,
    alcoholicBeverage: data.alcoholic_beverage ?? false,
    featured: data.featured_item ?? false,
    upsell: data.upsell_item ?? false,
    stock: data.stock ?? null,
    order: data.order ?? null,
    maxQuantity: data.max_quantity ?? null,
    prepMinutes: data.prep_minutes ?? 0,
    station: decodeOrNull(data.station),
    options: normalizeOptions(data.options),
  };
}

function decodeOrNull(text: string | null | undefined): string | null {
  return text == null ? null : decodeHtmlText(text);
}
