import type { LocalizationData } from "../venue/locale.ts";
import type { Id } from "../venue/restaurant.ts";
import type { TaxRateData } from "../venue/restaurant-data.ts";

/**
 * Menus as venue files and `data.json` write them, with the field names of the reference, menu#menu. Amounts are decimal
 * strings (`"12.50"`), lists are comma text, and everything but an item's `name` and `price` may be absent or null: an
 * absent `published_at` means published, null means unpublished. `normalizeMenus` turns this shape into `Menu[]`.
 */
export type MenusData = {
  readonly menu_groups?: readonly MenuGroupData[] | null;
  readonly menus: readonly MenuData[];
};

/** A heading over menus. menu#menu-group. */
export type MenuGroupData = {
  readonly id: Id;
  readonly name: string;
  readonly slug?: string | null;
  readonly description?: string | null;
  readonly image?: string | null;
  readonly restaurant_id?: Id | null;
  readonly localization?: LocalizationData | null;
  readonly published_at?: string | null;
  readonly created_at?: string | null;
  readonly updated_at?: string | null;
};

/** A menu: menu#menu. Its minutes: time#menu-minutes. */
export type MenuData = {
  readonly id: Id;
  readonly name: string;
  readonly slug?: string | null;
  readonly image?: string | null;
  readonly description?: string | null;
  readonly locale?: string | null;
  readonly type?: string | null;
  readonly price?: string | null;
  readonly tax_rate?: TaxRateData | null;
  readonly attachment?: string | null;
  readonly order?: number | null;
  readonly allow_sections?: boolean | null;
  readonly dine_in?: boolean | null;
  readonly on_demand?: boolean | null;
  readonly scheduled?: boolean | null;
  readonly member_only?: boolean | null;
  readonly last_call_time?: number | null;
  readonly required_notice?: number | null;
  readonly ordering_interval?: number | null;
  readonly max_orders_per_interval?: number | null;
  readonly max_prep_minutes_per_interval?: number | null;
  readonly interval_limits?: readonly IntervalLimitsData[] | null;
  readonly estimated_prep_time?: number | null;
  readonly localization?: LocalizationData | null;
  readonly published_at?: string | null;
  readonly deleted_at?: string | null;
  readonly menu_group_id?: Id | null;
  readonly sections?: readonly SectionData[] | null;
  readonly items?: readonly MenuItemData[] | null;
};

/** Other limits of a menu's slots at some hours, of one weekday (Monday = 0) or every day. time#limits-by-hour. */
export type IntervalLimitsData = {
  readonly weekday?: number | null;
  readonly start_time: string;
  readonly end_time: string;
  readonly max_orders_per_interval?: number | null;
  readonly max_prep_minutes_per_interval?: number | null;
};

/** A section of a menu. menu#section. */
export type SectionData = {
  readonly id: Id;
  readonly name: string;
  readonly slug?: string | null;
  readonly description?: string | null;
  readonly type?: string | null;
  readonly price?: string | null;
  readonly tax_rate?: TaxRateData | null;
  readonly order?: number | null;
  readonly sold_out?: boolean | null;
  readonly localization?: LocalizationData | null;
  readonly published_at?: string | null;
  readonly menu_id?: Id | null;
  readonly items?: readonly MenuItemData[] | null;
};

/** The fields that dishes and option values share: what they say of themselves, and what they cost. */
export type PricedData = {
  readonly id: Id;
  readonly name: string;
  readonly description?: string | null;
  readonly ingredients?: string | null;
  readonly localization?: LocalizationData | null;
  readonly image?: string | null;
  readonly sku?: string | null;
  readonly category?: string | null;
  readonly allergens?: string | null;
  readonly diets?: string | null;
  readonly calories?: number | string | null;
  readonly memberPrice?: string | null;
  readonly promos?: readonly string[] | null;
  readonly price_schedule?: readonly (string | null)[] | null;
  readonly additional_prices?: Readonly<Record<string, string | null>> | null;
  readonly tax_rate?: TaxRateData | null;
  readonly alcoholic_beverage?: boolean | null;
  readonly unavailable?: boolean | null;
  readonly auto_restock?: string | null;
  /** Portions left; null or absent when they are not counted. menu#stock. */
  readonly stock?: number | null;
  readonly order?: number | null;
  readonly max_quantity?: number | null;
  readonly published_at?: string | null;
};

/** A dish. menu#item. */
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
  /** Minutes of the kitchen's work that one portion takes. time#prep-minutes. */
  readonly prep_minutes?: number | null;
  readonly created_at?: string | null;
  readonly updated_at?: string | null;
  readonly menu_id?: Id | null;
  readonly section_id?: Id | null;
  readonly menu_group_id?: Id | null;
  readonly parent?: Id | null;
  readonly options?: readonly OptionGroupData[] | null;
};

/** An option group. menu#option-group. */
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

/** An option value. Groups nest in its own `options`, to any depth; without a price it is free. menu#option-value. */
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
