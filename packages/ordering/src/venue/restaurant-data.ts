import type { LocalizationData } from "./locale.ts";
import type { MenuConfigurationData, OrderOptionsData, TipConfigData } from "./order-options-data.ts";
import type { Id } from "./restaurant.ts";
import type { RestaurantModes } from "./restaurant-modes.ts";

export type TaxRateData = { readonly tax1?: string | null; readonly tax2?: string | null };

/** A restaurant in venue files and `data.json`. Only the name and the slug are required. venue#restaurant. */
export type RestaurantData = RestaurantModes & {
  readonly id: Id;
  readonly name: string;
  readonly slug: string;
  readonly app8_restaurant?: Id | null;
  readonly display_name?: string | null;
  readonly group?: string | null;
  readonly image?: string | null;
  readonly address?: string | null;
  readonly province?: string | null;
  readonly phone?: string | null;
  readonly gmap_place_id?: string | null;
  readonly latitude?: number | string | null;
  readonly longitude?: number | string | null;
  readonly description?: string | null;
  readonly localization?: LocalizationData | null;
  readonly locales?: readonly LocaleData[] | null;
  readonly payment_processor?: string | null;
  readonly tax_rate?: TaxRateData | null;
  /** Rates that replace `tax_rate` on the days from `from` to `until`, inclusive. bill#tax-rate-periods. */
  readonly tax_rate_periods?:
    | readonly (TaxRateData & { readonly from?: string | null; readonly until?: string | null })[]
    | null;
  readonly tax_rebate?: (TaxRateData & { readonly max_amount: string }) | null;
  /** The tax registration numbers on receipts, such as `{ "GST": "12345 6789 RT0001" }`. law#tax-numbers. */
  readonly tax_numbers?: Readonly<Record<string, string>> | null;
  readonly service_charge?: string | null;
  readonly delivery?: DeliveryData | null;
  readonly tipConfig?: TipConfigData | null;
  readonly voucher?: VoucherFormData | null;
  readonly extra_payment_methods?: readonly ExtraPaymentMethodData[] | null;
  readonly hours?: readonly HoursData[] | null;
  readonly holiday_hours?: readonly HolidayHoursData[] | null;
  /** The venue's tables: numbers, ranges such as `1-20`, or names, separated by commas. ordering#table-unknown. */
  readonly tables?: string | null;
  readonly generic_table_locations?: readonly TableLocationData[] | null;
  readonly menu_configuration?: MenuConfigurationData | null;
  readonly order_options?: OrderOptionsData | null;
  /**
   * When a pause of orders ends automatically, in ISO 8601; null if staff must resume orders. Not in venue
   * files. ordering#orders-paused.
   */
  readonly orders_paused_until?: string | null;
  /**
   * The extra minutes of preparation that the prep times of its menus contain, and until when, in ISO 8601. Not in
   * venue files. board#preparation.
   */
  readonly extra_preparation?: { readonly minutes: number; readonly until: string } | null;
  /** Whether its own account takes no cards at the moment. Not in venue files. payment#cards-off. */
  readonly cards_off?: boolean | null;
};

export type LocaleData = {
  readonly locale_short: string;
  readonly locale_long: string;
  readonly label?: string | null;
  readonly is_default?: boolean | null;
};

/**
 * How a venue delivers: to its `custom` locations and areas, or to a street `address` inside the radius.
 * ordering#delivery-places.
 */
export type DeliveryData = {
  readonly type?: string | null;
  readonly custom?: readonly TableLocationData[] | null;
  readonly location_label?: string | null;
  readonly areas_label?: string | null;
  readonly delivery_charge?: string | null;
  readonly radius?: number | string | null;
  /** `km` or `mi`. */
  readonly unit?: string | null;
  /** Minutes from the kitchen to the diner; absent if unknown. time#travel-time. */
  readonly travel_minutes?: number | null;
};

/** A location with its areas, each written as `"label:code"`. ordering#table-locations. */
export type TableLocationData = { readonly location: string; readonly areas?: readonly string[] | null };

export type VoucherFormData = {
  readonly type?: string | null;
  readonly title?: string | null;
  readonly label?: string | null;
  readonly tooltip?: string | null;
  readonly hide_scanner?: boolean | null;
};

/** A billed means; `type` is its `offeredAs`. payment#methods. */
export type ExtraPaymentMethodData = { readonly type: string; readonly label?: string | null };

/** Weekday 0 is Monday; an end before its start is past midnight. time#hours. */
export type HoursData = { readonly weekday: number; readonly start_time: string; readonly end_time: string };

/** The hours of one date, which replace the weekday's; `full_day` closes the restaurant. time#holiday-hours. */
export type HolidayHoursData = {
  readonly date: string;
  readonly start_time?: string | null;
  readonly end_time?: string | null;
  readonly full_day?: boolean | null;
};
