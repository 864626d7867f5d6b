import { m } from "@comptoir/messages";
import {
  charge,
  choice,
  date,
  flag,
  group,
  lines,
  list,
  picture,
  type Setting,
  text,
  time,
  translations,
} from "./controls.ts";

/** A new holiday is today, so that its row is whole from the start. */
const newHoliday = () => ({ date: new Date().toLocaleDateString("en-CA"), full_day: true });

type Hours = { readonly weekday: number; readonly start_time: string; readonly end_time: string };

/** New hours are those of the last row on the next day, so that a week takes seven presses. */
function nextHours(rows: readonly Hours[]): Hours {
  const last = rows.at(-1);
  if (last === undefined) return { weekday: 0, start_time: "11:00", end_time: "21:00" };
  return { ...last, weekday: (Number(last.weekday) + 1) % 7 };
}

/** The settings of who the venue is, when it is open, and where it serves. studio#venue-settings. */
export const VENUE_SETTINGS: readonly Setting[] = [
  { topic: "who", thing: "restaurant", field: "name", words: m.studio_set_name, control: text() },
  {
    topic: "who",
    thing: "restaurant",
    field: "display_name",
    words: m.studio_set_display_name,
    hint: m.studio_set_display_name_hint,
    control: text(),
  },
  { topic: "who", thing: "restaurant", field: "description", words: m.studio_set_description, control: lines() },
  {
    topic: "who",
    thing: "restaurant",
    field: "localization",
    words: m.studio_set_localization,
    hint: m.studio_set_localization_hint,
    control: translations([
      { name: "name", words: m.studio_set_localization_name, control: text() },
      { name: "display_name", words: m.studio_set_localization_display_name, control: text() },
      { name: "description", words: m.studio_set_localization_description, control: lines() },
      { name: "orders_paused_message", words: m.studio_set_localization_orders_paused_message, control: lines() },
      { name: "service_charge_label", words: m.studio_set_localization_service_charge_label, control: text() },
      { name: "total_summary_title", words: m.studio_set_localization_total_summary_title, control: text() },
      { name: "location_label", words: m.studio_set_localization_location_label, control: text() },
      { name: "areas_label", words: m.studio_set_localization_areas_label, control: text() },
      { name: "voucher_title", words: m.studio_set_localization_voucher_title, control: text() },
      { name: "voucher_label", words: m.studio_set_localization_voucher_label, control: text() },
      { name: "voucher_tooltip", words: m.studio_set_localization_voucher_tooltip, control: text() },
      { name: "cost_center_label", words: m.studio_set_localization_cost_center_label, control: text() },
      { name: "invoice_label", words: m.studio_set_localization_invoice_label, control: text() },
      { name: "purchase_order_label", words: m.studio_set_localization_purchase_order_label, control: text() },
      { name: "membership_title", words: m.studio_set_localization_membership_title, control: text() },
      { name: "membership_tooltip", words: m.studio_set_localization_membership_tooltip, control: text() },
      { name: "membership_input_label", words: m.studio_set_localization_membership_input_label, control: text() },
      { name: "membership_button_text", words: m.studio_set_localization_membership_button_text, control: text() },
      {
        name: "membership_loading_message",
        words: m.studio_set_localization_membership_loading_message,
        control: text(),
      },
      {
        name: "membership_banner_message",
        words: m.studio_set_localization_membership_banner_message,
        control: text(),
      },
    ]),
  },
  {
    topic: "who",
    thing: "restaurant",
    field: "locales",
    words: m.studio_set_locales,
    control: list(
      { one: m.studio_set_one_language, add: m.studio_set_locales_add },
      { locale_long: "fr-CA", locale_short: "fr" },
      group([
        {
          name: "locale_long",
          words: m.studio_set_locales_locale_long,
          control: choice([
            { value: "en-CA", words: m.studio_set_locale_is_en_ca },
            { value: "fr-CA", words: m.studio_set_locale_is_fr_ca },
          ]),
        },
        {
          name: "locale_short",
          words: m.studio_set_locales_locale_short,
          hint: m.studio_set_locales_locale_short_hint,
          control: text(),
        },
        { name: "label", words: m.studio_set_locales_label, control: text() },
        { name: "is_default", words: m.studio_set_locales_is_default, control: flag() },
      ]),
    ),
  },
  { topic: "who", thing: "restaurant", field: "image", words: m.studio_set_image, control: picture(2) },
  { topic: "who", thing: "restaurant", field: "address", words: m.studio_set_address, control: text() },
  {
    topic: "who",
    thing: "restaurant",
    field: "province",
    words: m.studio_set_province,
    control: choice([
      { value: "AB", words: m.studio_set_province_is_ab },
      { value: "BC", words: m.studio_set_province_is_bc },
      { value: "MB", words: m.studio_set_province_is_mb },
      { value: "NB", words: m.studio_set_province_is_nb },
      { value: "NL", words: m.studio_set_province_is_nl },
      { value: "NS", words: m.studio_set_province_is_ns },
      { value: "NT", words: m.studio_set_province_is_nt },
      { value: "NU", words: m.studio_set_province_is_nu },
      { value: "ON", words: m.studio_set_province_is_on },
      { value: "PE", words: m.studio_set_province_is_pe },
      { value: "QC", words: m.studio_set_province_is_qc },
      { value: "SK", words: m.studio_set_province_is_sk },
      { value: "YT", words: m.studio_set_province_is_yt },
    ]),
  },
  { topic: "who", thing: "restaurant", field: "phone", words: m.studio_set_phone, control: text("tel") },
  {
    topic: "who",
    thing: "restaurant",
    field: "order_options.support_email",
    words: m.studio_set_support_email,
    hint: m.studio_set_support_email_hint,
    control: text("email"),
  },
  {
    topic: "who",
    thing: "contact",
    field: "email",
    words: m.studio_set_contact_email,
    hint: m.studio_set_contact_email_hint,
    control: text("email"),
  },
  {
    topic: "who",
    thing: "contact",
    field: "locale",
    words: m.studio_set_contact_locale,
    control: choice([
      { value: "en-CA", words: m.studio_set_locale_is_en_ca },
      { value: "fr-CA", words: m.studio_set_locale_is_fr_ca },
    ]),
  },
  {
    topic: "who",
    thing: "restaurant",
    field: "latitude",
    words: m.studio_set_latitude,
    hint: m.studio_set_latitude_hint,
    control: text("decimal"),
  },
  { topic: "who", thing: "restaurant", field: "longitude", words: m.studio_set_longitude, control: text("decimal") },
  {
    topic: "who",
    thing: "restaurant",
    field: "gmap_place_id",
    words: m.studio_set_gmap_place_id,
    hint: m.studio_set_gmap_place_id_hint,
    control: text(),
  },
  {
    topic: "who",
    thing: "restaurant",
    field: "menu_configuration.zone",
    words: m.studio_set_look_zone,
    hint: m.studio_set_look_zone_hint,
    control: text(),
  },
  {
    topic: "who",
    thing: "restaurant",
    field: "group",
    words: m.studio_set_group,
    hint: m.studio_set_group_hint,
    control: text(),
  },
  {
    topic: "hours",
    thing: "restaurant",
    field: "hours",
    words: m.studio_set_hours,
    hint: m.studio_set_hours_hint,
    control: list(
      { one: m.studio_set_one_hours, add: m.studio_set_hours_add },
      nextHours,
      group([
        {
          name: "weekday",
          words: m.studio_set_hours_weekday,
          control: choice([
            { value: "0", words: m.studio_set_weekday_is_0 },
            { value: "1", words: m.studio_set_weekday_is_1 },
            { value: "2", words: m.studio_set_weekday_is_2 },
            { value: "3", words: m.studio_set_weekday_is_3 },
            { value: "4", words: m.studio_set_weekday_is_4 },
            { value: "5", words: m.studio_set_weekday_is_5 },
            { value: "6", words: m.studio_set_weekday_is_6 },
          ]),
        },
        { name: "start_time", words: m.studio_set_hours_start_time, control: time() },
        { name: "end_time", words: m.studio_set_hours_end_time, control: time() },
      ]),
    ),
  },
  {
    topic: "hours",
    thing: "restaurant",
    field: "holiday_hours",
    words: m.studio_set_holiday_hours,
    hint: m.studio_set_holiday_hours_hint,
    control: list(
      { one: m.studio_set_one_holiday, add: m.studio_set_holiday_hours_add },
      newHoliday,
      group([
        { name: "date", words: m.studio_set_holiday_hours_date, control: date() },
        { name: "full_day", words: m.studio_set_holiday_hours_full_day, control: flag() },
        { name: "start_time", words: m.studio_set_holiday_hours_start_time, control: time() },
        { name: "end_time", words: m.studio_set_holiday_hours_end_time, control: time() },
      ]),
    ),
  },
  {
    topic: "tables",
    thing: "restaurant",
    field: "tables",
    words: m.studio_set_tables,
    hint: m.studio_set_tables_hint,
    control: text(),
  },
  {
    topic: "tables",
    thing: "restaurant",
    field: "generic_table_locations",
    words: m.studio_set_generic_table_locations,
    hint: m.studio_set_generic_table_locations_hint,
    control: list(
      { one: m.studio_set_one_place, add: m.studio_set_generic_table_locations_add },
      {},
      group([
        { name: "location", words: m.studio_set_generic_table_locations_location, control: text() },
        {
          name: "areas",
          words: m.studio_set_generic_table_locations_areas,
          hint: m.studio_set_generic_table_locations_areas_hint,
          control: list(
            { one: m.studio_set_one_area, add: m.studio_set_generic_table_locations_areas_add },
            "",
            text(),
          ),
        },
      ]),
    ),
  },
  {
    topic: "delivery",
    thing: "restaurant",
    field: "delivery",
    words: m.studio_set_delivery,
    control: group([
      {
        name: "type",
        words: m.studio_set_delivery_type,
        control: choice(
          [
            { value: "address", words: m.studio_set_delivery_type_is_address },
            { value: "custom", words: m.studio_set_delivery_type_is_custom },
          ],
          m.studio_set_delivery_type_unset,
        ),
      },
      { name: "radius", words: m.studio_set_delivery_radius, control: text("decimal") },
      {
        name: "unit",
        words: m.studio_set_delivery_unit,
        control: choice(
          [
            { value: "km", words: m.studio_set_delivery_unit_is_km },
            { value: "mi", words: m.studio_set_delivery_unit_is_mi },
          ],
          m.studio_set_delivery_unit_unset,
        ),
      },
      { name: "travel_minutes", words: m.studio_set_delivery_travel_minutes, control: text("numeric") },
      {
        name: "delivery_charge",
        words: m.studio_set_delivery_delivery_charge,
        hint: m.studio_set_delivery_delivery_charge_hint,
        control: charge(),
      },
      {
        name: "custom",
        words: m.studio_set_delivery_custom,
        control: list(
          { one: m.studio_set_one_place, add: m.studio_set_delivery_custom_add },
          {},
          group([
            { name: "location", words: m.studio_set_delivery_custom_location, control: text() },
            {
              name: "areas",
              words: m.studio_set_delivery_custom_areas,
              hint: m.studio_set_delivery_custom_areas_hint,
              control: list({ one: m.studio_set_one_area, add: m.studio_set_delivery_custom_areas_add }, "", text()),
            },
          ]),
        ),
      },
      { name: "location_label", words: m.studio_set_delivery_location_label, control: text() },
      { name: "areas_label", words: m.studio_set_delivery_areas_label, control: text() },
    ]),
  },
];
