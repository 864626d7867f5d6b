import { formatPercent, m } from "@comptoir/messages";
import {
  charge,
  choice,
  date,
  entryOf,
  flag,
  group,
  lines,
  list,
  pairs,
  percent,
  type Setting,
  text,
  time,
} from "./controls.ts";

const chosenTip = () => entryOf("default_values", (tip) => formatPercent(String(tip).replace("%", "")));

/** The settings of payment, tax, loyalty, alcohol and schools. studio#venue-settings. */
export const MONEY_SETTINGS: readonly Setting[] = [
  {
    topic: "payment",
    thing: "restaurant",
    field: "payment_processor",
    words: m.studio_set_payment_processor,
    hint: m.studio_set_payment_processor_hint,
    control: choice(
      [
        { value: "stripe", words: m.studio_set_processor_is_stripe },
        { value: "sandbox", words: m.studio_set_processor_is_sandbox },
        { value: "payOnPremise", words: m.studio_set_processor_is_pay_on_premise },
      ],
      m.studio_set_processor_unset,
    ),
  },
  {
    topic: "payment",
    thing: "restaurant",
    field: "order_options.tip_config",
    words: m.studio_set_order_tip_config,
    control: group([
      {
        name: "default_values",
        words: m.studio_set_order_tip_config_default_values,
        control: list(
          { one: m.studio_set_one_tip, add: m.studio_set_order_tip_config_values_add },
          "18",
          text("decimal"),
        ),
      },
      {
        name: "default_value_selected",
        words: m.studio_set_order_tip_config_default_value_selected,
        hint: m.studio_set_order_tip_config_default_value_selected_hint,
        control: chosenTip(),
      },
      { name: "total_summary_title", words: m.studio_set_order_tip_config_total_summary_title, control: text() },
    ]),
  },
  {
    topic: "payment",
    thing: "restaurant",
    field: "tipConfig",
    words: m.studio_set_tip_config,
    control: group([
      {
        name: "default_values",
        words: m.studio_set_tip_config_default_values,
        control: list({ one: m.studio_set_one_tip, add: m.studio_set_tip_config_values_add }, "18", text("decimal")),
      },
      {
        name: "default_value_selected",
        words: m.studio_set_tip_config_default_value_selected,
        hint: m.studio_set_tip_config_default_value_selected_hint,
        control: chosenTip(),
      },
      { name: "total_summary_title", words: m.studio_set_tip_config_total_summary_title, control: text() },
    ]),
  },
  {
    topic: "payment",
    thing: "restaurant",
    field: "service_charge",
    words: m.studio_set_service_charge,
    hint: m.studio_set_service_charge_hint,
    control: charge(),
  },
  {
    topic: "payment",
    thing: "restaurant",
    field: "order_options.service_charge_label",
    words: m.studio_set_service_charge_label,
    control: text(),
  },
  {
    topic: "payment",
    thing: "restaurant",
    field: "voucher",
    words: m.studio_set_voucher,
    control: group([
      {
        name: "type",
        words: m.studio_set_voucher_type,
        control: choice(
          [{ value: "gift_card", words: m.studio_set_voucher_type_is_gift_card }],
          m.studio_set_voucher_unset,
        ),
      },
      { name: "title", words: m.studio_set_voucher_title, control: text() },
      { name: "label", words: m.studio_set_voucher_label, control: text() },
      { name: "tooltip", words: m.studio_set_voucher_tooltip, control: lines() },
      { name: "hide_scanner", words: m.studio_set_voucher_hide_scanner, control: flag() },
    ]),
  },
  {
    topic: "payment",
    thing: "restaurant",
    field: "extra_payment_methods",
    words: m.studio_set_extra_payment_methods,
    control: list(
      { one: m.studio_set_one_way_to_pay, add: m.studio_set_extra_payment_methods_add },
      { type: "invoice" },
      group([
        {
          name: "type",
          words: m.studio_set_extra_type,
          control: choice([
            { value: "cost_center", words: m.studio_set_extra_type_is_cost_center },
            { value: "invoice", words: m.studio_set_extra_type_is_invoice },
            { value: "purchase_order", words: m.studio_set_extra_type_is_purchase_order },
          ]),
        },
        { name: "label", words: m.studio_set_extra_label, control: text() },
      ]),
    ),
  },
  { topic: "payment", thing: "restaurant", field: "multiple_mids", words: m.studio_set_multiple_mids, control: flag() },
  { topic: "payment", thing: "restaurant", field: "avs", words: m.studio_set_avs, control: flag() },
  {
    topic: "tax",
    thing: "restaurant",
    field: "tax_rate",
    words: m.studio_set_tax_rate,
    control: group([
      {
        name: "tax1",
        words: m.studio_set_tax_rate_tax1,
        hint: m.studio_set_tax_rate_tax1_hint,
        control: percent(),
      },
      { name: "tax2", words: m.studio_set_tax_rate_tax2, control: percent() },
    ]),
  },
  {
    topic: "tax",
    thing: "restaurant",
    field: "tax_rate_periods",
    words: m.studio_set_tax_rate_periods,
    control: list(
      { one: m.studio_set_one_period, add: m.studio_set_tax_rate_periods_add },
      {},
      group([
        { name: "from", words: m.studio_set_tax_periods_from, control: date() },
        { name: "until", words: m.studio_set_tax_periods_until, control: date() },
        {
          name: "tax1",
          words: m.studio_set_tax_periods_tax1,
          hint: m.studio_set_tax_periods_tax1_hint,
          control: percent(),
        },
        { name: "tax2", words: m.studio_set_tax_periods_tax2, control: percent() },
      ]),
    ),
  },
  {
    topic: "tax",
    thing: "restaurant",
    field: "tax_rebate",
    words: m.studio_set_tax_rebate,
    hint: m.studio_set_tax_rebate_hint,
    control: group([
      { name: "max_amount", words: m.studio_set_tax_rebate_max_amount, control: text("decimal") },
      {
        name: "tax1",
        words: m.studio_set_tax_rebate_tax1,
        hint: m.studio_set_tax_rebate_tax1_hint,
        control: percent(),
      },
      { name: "tax2", words: m.studio_set_tax_rebate_tax2, control: percent() },
    ]),
  },
  {
    topic: "tax",
    thing: "restaurant",
    field: "tax_numbers",
    words: m.studio_set_tax_numbers,
    hint: m.studio_set_tax_numbers_hint,
    control: pairs(m.studio_set_tax_numbers_add, m.studio_set_tax_numbers_name, m.studio_set_tax_numbers_value),
  },
  { topic: "tax", thing: "restaurant", field: "tax_inclusive", words: m.studio_set_tax_inclusive, control: flag() },
  {
    topic: "tax",
    thing: "restaurant",
    field: "show_split_taxes",
    words: m.studio_set_show_split_taxes,
    control: flag(),
  },
  {
    topic: "loyalty",
    thing: "restaurant",
    field: "loyalty_program",
    words: m.studio_set_loyalty_program,
    control: flag(),
  },
  {
    topic: "loyalty",
    thing: "loyalty",
    field: "points_per_dollar",
    words: m.studio_set_loyalty_points_per_dollar,
    control: text("decimal"),
  },
  {
    topic: "loyalty",
    thing: "loyalty",
    field: "points_value",
    words: m.studio_set_loyalty_points_value,
    control: group([
      { name: "points", words: m.studio_set_points_value_points, control: text("numeric") },
      {
        name: "value",
        words: m.studio_set_points_value_value,
        hint: m.studio_set_points_value_value_hint,
        control: text("decimal"),
      },
    ]),
  },
  {
    topic: "loyalty",
    thing: "loyalty",
    field: "points_minimum",
    words: m.studio_set_loyalty_points_minimum,
    control: text("numeric"),
  },
  {
    topic: "alcohol",
    thing: "restaurant",
    field: "order_options.alcohol",
    words: m.studio_set_alcohol,
    control: group([
      { name: "start_time", words: m.studio_set_alcohol_start_time, control: time() },
      { name: "end_time", words: m.studio_set_alcohol_end_time, control: time() },
      { name: "takeout", words: m.studio_set_alcohol_takeout, control: flag(true) },
      {
        name: "takeout_categories",
        words: m.studio_set_alcohol_takeout_categories,
        hint: m.studio_set_alcohol_takeout_categories_hint,
        control: list({ one: m.studio_set_one_category, add: m.studio_set_alcohol_categories_add }, "", text()),
      },
    ]),
  },
  { topic: "school", thing: "restaurant", field: "k12", words: m.studio_set_k12, control: flag() },
  {
    topic: "school",
    thing: "restaurant",
    field: "k12RequiresLogin",
    words: m.studio_set_k12_requires_login,
    control: flag(),
  },
  {
    topic: "school",
    thing: "restaurant",
    field: "order_options.k12_requires_login",
    words: m.studio_set_old_k12_requires_login,
    control: flag(),
  },
  {
    topic: "school",
    thing: "restaurant",
    field: "order_options.k12_reminder_hours",
    words: m.studio_set_k12_reminder_hours,
    control: text("numeric"),
  },
];
