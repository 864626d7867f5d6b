import { RESTAURANT_FLAGS, type RestaurantFlag } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { flag, localization, number, numberOrText, reference, taxRate, text, texts } from "./data-fields.ts";
import { idSchema, instantSchema } from "./wire.ts";

const locations = z.array(z.object({ location: z.string(), areas: texts })).nullish();

const tipConfig = z
  .object({
    default_value_selected: number,
    default_values: z.array(z.union([z.number(), z.string()])).nullish(),
    total_summary_title: text,
  })
  .nullish();

const customQuestion = z.object({
  question: z.string(),
  options: texts,
  question_type: z.string(),
  required: flag,
  localization,
});

/** What a restaurant asks of its orders. venue#order-options. */
const orderOptions = z.object({
  service_charge_label: text,
  tip_config: tipConfig,
  no_takeout_timeslot: flag,
  max_items_per_cart: number,
  support_email: text,
  custom_questions: z.array(customQuestion).nullish(),
  hide_guest_info: z.object({ email: flag, phone: flag }).nullish(),

  weekend_ordering: flag,
  order_cutoff_days: number,
  max_advanced_order_days: number,
  generic_catering_requires_login: flag,
  generic_catering_hide_credit_card: flag,
  generic_catering_show_pickup_option: flag,
  generic_catering_only: flag,
  catering_minimum_order_amount: text,
  unpaid_orders: z
    .object({
      open_per_guest: number,
      open_per_address: number,
      per_minute_per_guest: number,
      per_minute_per_address: number,
      slot_percent_per_guest: number,
      slot_percent_per_address: number,
      stock_percent_per_guest: number,
      stock_percent_per_address: number,
    })
    .nullish(),
  card_testing: z.object({ at_once_per_address: number, declines_per_address: number }).nullish(),
  cancelling: z.object({ by_guest: flag, before_minutes: number }).nullish(),
  completes_after_hours: number,
  slot_hold_minutes: number,
  contact_retention_days: number,
  k12_reminder_hours: number,
  k12_requires_login: flag,
  orders_paused_message: text,
  alcohol: z.object({ start_time: text, end_time: text, takeout: flag, takeout_categories: texts }).nullish(),
});

/** How the restaurant's pages look, and its time zone. */
const menuConfiguration = z.object({
  theme: text,
  primary_color: text,
  fonts: text,
  card_style: text,
  browse_menu_style: text,
  open_menu_dropdown_on_load: flag,
  favicon: text,
  zone: text,
  logo_redirect_url: text,
  confirmation_screen_customization: z.unknown().optional(),
  membership_customization: z
    .object({
      title: text,
      tooltip: text,
      input_type: text,
      input_label: text,
      button_text: text,
      loading_message: text,
      banner_message: text,
    })
    .nullish(),
});

/** Flags and modes. One that is absent is off. */
const modes = {
  ...(Object.fromEntries(RESTAURANT_FLAGS.map((name) => [name, flag])) as Record<RestaurantFlag, typeof flag>),
  integration_dine_in_type: text,
  integration_takeout_type: text,
};

/** A restaurant with its settings. venue#restaurant. */
export const restaurantSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    slug: z.string(),
    app8_restaurant: reference,
    display_name: text,
    group: text,
    image: text,
    address: text,
    province: text,
    phone: text,
    gmap_place_id: text,
    latitude: numberOrText,
    longitude: numberOrText,
    description: text,
    localization,
    locales: z
      .array(z.object({ locale_short: z.string(), locale_long: z.string(), label: text, is_default: flag }))
      .nullish(),
    payment_processor: text,
    tax_rate: taxRate,
    tax_rate_periods: z.array(z.object({ from: text, until: text, tax1: text, tax2: text })).nullish(),
    tax_rebate: z.object({ tax1: text, tax2: text, max_amount: z.string() }).nullish(),
    tax_numbers: z.record(z.string(), z.string()).nullish(),
    service_charge: text,
    delivery: z
      .object({
        type: text,
        custom: locations,
        location_label: text,
        areas_label: text,
        delivery_charge: text,
        radius: numberOrText,
        unit: text,
      })
      .nullish(),
    tipConfig,
    voucher: z.object({ type: text, title: text, label: text, tooltip: text, hide_scanner: flag }).nullish(),
    extra_payment_methods: z.array(z.object({ type: z.string(), label: text })).nullish(),
    hours: z.array(z.object({ weekday: z.number(), start_time: z.string(), end_time: z.string() })).nullish(),
    holiday_hours: z.array(z.object({ date: z.string(), start_time: text, end_time: text, full_day: flag })).nullish(),
    tables: text,
    generic_table_locations: locations,
    menu_configuration: menuConfiguration.nullish(),
    order_options: orderOptions.nullish(),
    orders_paused_until: instantSchema.nullish(),
    ...modes,
  })
  .openapi("Restaurant");
