import type { LocalizationData } from "./locale.ts";
import type { OrderType } from "./order-type.ts";

export type MenuConfigurationData = {
  readonly theme?: string | null;
  readonly primary_color?: string | null;
  /** Further colours of the pages; an absent one is derived from `primary_color`. */
  readonly colors?: { readonly band?: string | null; readonly ground?: string | null } | null;
  /** The wide picture at the top of the menu. */
  readonly cover?: string | null;
  /** The point of `cover` that every crop keeps, in percent of its width and height. Absent means its middle. */
  readonly cover_focus?: { readonly x?: number | null; readonly y?: number | null } | null;
  /** The venue's mark, shown beside its name. */
  readonly logo?: string | null;
  readonly fonts?: string | null;
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

export type TipConfigData = {
  /** The index of the preselected tip; null or absent preselects none. */
  readonly default_value_selected?: number | null;
  readonly default_values?: readonly (number | string)[] | null;
  readonly total_summary_title?: string | null;
};

/** How orders are accepted; absent fields take the defaults. board#acceptance. */
export type AcceptanceData = {
  readonly mode?: "automatic" | "countdown" | "manual" | null;
  readonly seconds?: number | null;
  readonly when_missed?: "accept" | "decline" | null;
};

/** The acceptance of single order types; an absent field is that of `acceptance`. board#acceptance. */
export type AcceptanceByTypeData = { readonly [Type in OrderType]?: AcceptanceData | null };

/** A person who is told of orders that wait for an answer. board#alerts. */
export type AlertData = { readonly email?: string | null; readonly phone?: string | null };

export type OrderOptionsData = {
  readonly service_charge_label?: string | null;
  readonly tip_config?: TipConfigData | null;
  readonly no_takeout_timeslot?: boolean | null;
  /** Minutes for which a chosen time is held. time#slot-held. */
  readonly slot_hold_minutes?: number | null;
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
  /** Whether the restaurant takes catering orders only. ordering#generic-catering-only. */
  readonly generic_catering_only?: boolean | null;
  /** Whether the people at a table may order together, on one bill. table#on. */
  readonly group_ordering?: boolean | null;
  readonly catering_minimum_order_amount?: string | null;
  /** Hours from ready until an order is completed automatically. time#completes-after. */
  readonly completes_after_hours?: number | null;
  /** Days after which an order's contact details are erased. venue#contact-retention. */
  readonly contact_retention_days?: number | null;
  /** The limits on a visitor's orders that can still be cancelled free of charge. ordering#unpaid-orders. */
  readonly unpaid_orders?: {
    readonly open_per_guest?: number | null;
    readonly open_per_address?: number | null;
    readonly per_minute_per_guest?: number | null;
    readonly per_minute_per_address?: number | null;
    readonly slot_percent_per_guest?: number | null;
    readonly slot_percent_per_address?: number | null;
    readonly stock_percent_per_guest?: number | null;
    readonly stock_percent_per_address?: number | null;
  } | null;
  /** Above these limits, requests from a network address count as card testing. payment#card-testing-limits. */
  readonly card_testing?: {
    readonly at_once_per_address?: number | null;
    readonly declines_per_address?: number | null;
  } | null;
  /** Whether and until when a guest may cancel an order for a chosen time. ordering#cancel-by-guest. */
  readonly cancelling?: { readonly by_guest?: boolean | null; readonly before_minutes?: number | null } | null;
  /** How orders are accepted. board#acceptance. */
  readonly acceptance?: AcceptanceData | null;
  readonly acceptance_by_type?: AcceptanceByTypeData | null;
  /** The people who are told of orders that wait for an answer. Not public. board#alerts. */
  readonly alerts?: readonly AlertData[] | null;
  /** Minutes from which an order is late, and very late. board#age. */
  readonly ages?: { readonly table?: readonly number[] | null; readonly delivery?: readonly number[] | null } | null;
  /** Hours before the cutoff of a school's date at which parents get a reminder. school#reminder. */
  readonly k12_reminder_hours?: number | null;
  readonly k12_requires_login?: boolean | null;
  readonly orders_paused_message?: string | null;
  /** The hours for ordering alcohol, and whether take-out orders may contain alcohol. law#alcohol. */
  readonly alcohol?: {
    readonly start_time?: string | null;
    readonly end_time?: string | null;
    readonly takeout?: boolean | null;
    /** The categories of alcoholic dishes allowed in take-out orders; absent means all. */
    readonly takeout_categories?: readonly string[] | null;
  } | null;
};

/** A question of the venue: checkout#custom-questions. `question_type` is `select_one` or `checkbox`. */
export type CustomQuestionData = {
  readonly question: string;
  readonly options?: readonly string[] | null;
  readonly question_type: string;
  readonly required?: boolean | null;
  readonly localization?: LocalizationData | null;
};
