import type { Id } from "./restaurant.ts";

/** Translated words by locale; `"fr"` is read as `"fr-CA"` and `"en"` as `"en-CA"`. */
export type LocalizationData = Readonly<Record<string, Readonly<Record<string, string | null | undefined>> | null>>;

/** A pair of tax rates as decimal fractions, such as `"0.13"`. */
export type TaxRateData = { readonly tax1?: string | null; readonly tax2?: string | null };

/** A restaurant as venue files and `data.json` write it, venue#restaurant; only the name and the slug must be there. */
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
  readonly tax_rebate?: (TaxRateData & { readonly max_amount: string }) | null;
  /** The registration numbers on every receipt, for example `{ "GST": "12345 6789 RT0001" }`. law#tax-numbers. */
  readonly tax_numbers?: Readonly<Record<string, string>> | null;
  readonly service_charge?: string | null;
  readonly delivery?: DeliveryData | null;
  readonly tipConfig?: TipConfigData | null;
  readonly voucher?: VoucherFormData | null;
  readonly extra_payment_methods?: readonly ExtraPaymentMethodData[] | null;
  readonly hours?: readonly HoursData[] | null;
  readonly holiday_hours?: readonly HolidayHoursData[] | null;
  readonly generic_table_locations?: readonly TableLocationData[] | null;
  readonly menu_configuration?: MenuConfigurationData | null;
  readonly order_options?: OrderOptionsData | null;
};

/** Flags and modes: venue#modes. An absent flag is off. */
export type RestaurantModes = {
  readonly k12?: boolean | null;
  readonly k12RequiresLogin?: boolean | null;
  readonly catering?: boolean | null;
  readonly suites_enabled?: boolean | null;
  readonly another_round?: boolean | null;
  readonly concourse?: boolean | null;
  readonly isOrderAgain?: boolean | null;
  readonly disable_order_again?: boolean | null;
  readonly pos_integrated?: boolean | null;
  readonly allow_open_tab?: boolean | null;
  readonly loyalty_program?: boolean | null;
  readonly membership_program?: boolean | null;
  readonly hasDiscounts?: boolean | null;
  readonly marketplace_hub?: boolean | null;
  readonly multiple_mids?: boolean | null;
  readonly avs?: boolean | null;
  readonly orders_paused?: boolean | null;
  readonly tax_inclusive?: boolean | null;
  readonly show_split_taxes?: boolean | null;
  readonly hide_items_special_instructions?: boolean | null;
  readonly hide_takeout_special_instructions?: boolean | null;
  readonly integration_dine_in_type?: string | null;
  readonly integration_takeout_type?: string | null;
};

export type LocaleData = {
  readonly locale_short: string;
  readonly locale_long: string;
  readonly label?: string | null;
  readonly is_default?: boolean | null;
};

/** `custom` lists locations and areas; `address` takes a street address inside the radius. ordering#delivery-places. */
export type DeliveryData = {
  readonly type?: string | null;
  readonly custom?: readonly TableLocationData[] | null;
  readonly location_label?: string | null;
  readonly areas_label?: string | null;
  readonly delivery_charge?: string | null;
  /** How far an address may lie, in kilometres. */
  readonly radius?: number | string | null;
};

/** A place with its areas, each written as `"label:code"`. ordering#table-locations. */
export type TableLocationData = { readonly location: string; readonly areas?: readonly string[] | null };

export type TipConfigData = {
  /** The index of the choice that is preselected; null or absent preselects nothing. */
  readonly default_value_selected?: number | null;
  readonly default_values?: readonly (number | string)[] | null;
  readonly total_summary_title?: string | null;
};

export type VoucherFormData = {
  readonly type?: string | null;
  readonly title?: string | null;
  readonly label?: string | null;
  readonly tooltip?: string | null;
  readonly hide_scanner?: boolean | null;
};

/** `type` is `invoice`, `cost_center` or `purchase_order`. */
export type ExtraPaymentMethodData = { readonly type: string; readonly label?: string | null };

/** Weekday 0 is Monday; an end before its start is past midnight. time#hours. */
export type HoursData = { readonly weekday: number; readonly start_time: string; readonly end_time: string };

/** Replaces the hours of one date; `full_day` closes it. time#holiday-hours. */
export type HolidayHoursData = {
  readonly date: string;
  readonly start_time?: string | null;
  readonly end_time?: string | null;
  readonly full_day?: boolean | null;
};

export type MenuConfigurationData = {
  readonly theme?: string | null;
  readonly primary_color?: string | null;
  readonly fonts?: unknown;
  readonly card_style?: string | null;
  readonly browse_menu_style?: string | null;
  readonly open_menu_dropdown_on_load?: boolean | null;
  readonly favicon?: string | null;
  /** The restaurant's IANA time zone; absent means America/Toronto. time#zone. */
  readonly zone?: string | null;
  readonly logo_redirect_url?: string | null;
  readonly confirmation_screen_customization?: unknown;
  readonly membership_customization?: {
    readonly title?: string | null;
    readonly tooltip?: string | null;
    readonly input_type?: string | null;
    readonly input_label?: string | null;
    readonly button_text?: string | null;
    readonly loading_message?: string | null;
    readonly banner_message?: string | null;
  } | null;
};

export type OrderOptionsData = {
  readonly service_charge_label?: string | null;
  readonly tip_config?: TipConfigData | null;
  readonly no_takeout_timeslot?: boolean | null;
  readonly max_items_per_cart?: number | null;
  readonly support_email?: string | null;
  readonly custom_questions?: readonly CustomQuestionData[] | null;
  readonly hide_guest_info?: { readonly email?: boolean | null; readonly phone?: boolean | null } | null;
  readonly weekend_ordering?: boolean | null;
  readonly order_cutoff_days?: number | null;
  readonly max_advanced_order_days?: number | null;
  readonly generic_catering_requires_login?: boolean | null;
  readonly generic_catering_hide_credit_card?: boolean | null;
  readonly generic_catering_show_pickup_option?: boolean | null;
  readonly catering_minimum_order_amount?: string | null;
  readonly k12_requires_login?: boolean | null;
  readonly orders_paused_message?: string | null;
  /** The hours in which alcohol may be ordered for take-out, and the kinds of order that may hold any. law#alcohol. */
  readonly alcohol?: {
    readonly start_time?: string | null;
    readonly end_time?: string | null;
    readonly takeout?: boolean | null;
    /** The categories of alcoholic dishes that may leave the restaurant; absent means all. */
    readonly takeout_categories?: readonly string[] | null;
  } | null;
};

/** A question of the venue's own: checkout#custom-questions. `question_type` is `select_one` or `checkbox`. */
export type CustomQuestionData = {
  readonly question: string;
  readonly options?: readonly string[] | null;
  readonly question_type: string;
  readonly required?: boolean | null;
  readonly localization?: LocalizationData | null;
};
