import { m } from "@comptoir/messages";
import {
  choice,
  type Field,
  flag,
  group,
  lines,
  list,
  pair,
  type Setting,
  text,
  translations,
  type Words,
} from "./controls.ts";

/** How orders are accepted; `unset` says what holds without a choice. board#acceptance. */
const acceptance = (unset: Words) =>
  group([
    {
      name: "mode",
      words: m.studio_set_acceptance_by_mode,
      control: choice(
        [
          { value: "automatic", words: m.studio_set_acceptance_mode_is_automatic },
          { value: "countdown", words: m.studio_set_acceptance_mode_is_countdown },
          { value: "manual", words: m.studio_set_acceptance_mode_is_manual },
        ],
        unset,
      ),
    },
    { name: "seconds", words: m.studio_set_acceptance_by_seconds, control: text("numeric") },
    {
      name: "when_missed",
      words: m.studio_set_acceptance_by_when_missed,
      control: choice([
        { value: "accept", words: m.studio_set_acceptance_missed_is_accept },
        { value: "decline", words: m.studio_set_acceptance_missed_is_decline },
      ]),
    },
  ]);

const acceptanceOfType = acceptance(m.studio_set_acceptance_as_all);

const byType: readonly Field[] = [
  { name: "dine-in", words: m.studio_set_type_dine_in, control: acceptanceOfType },
  { name: "take-out", words: m.studio_set_type_take_out, control: acceptanceOfType },
  { name: "pickup", words: m.studio_set_type_pickup, control: acceptanceOfType },
  { name: "delivery", words: m.studio_set_type_delivery, control: acceptanceOfType },
  { name: "catering", words: m.studio_set_type_catering, control: acceptanceOfType },
  { name: "generic-catering", words: m.studio_set_type_generic_catering, control: acceptanceOfType },
  { name: "school", words: m.studio_set_type_school, control: acceptanceOfType },
];

/** The settings of how guests order, and how orders are answered. studio#venue-settings. */
export const ORDER_SETTINGS: readonly Setting[] = [
  {
    topic: "ordering",
    thing: "restaurant",
    field: "another_round",
    words: m.studio_set_another_round,
    control: flag(),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "isOrderAgain",
    words: m.studio_set_is_order_again,
    control: flag(),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "disable_order_again",
    words: m.studio_set_disable_order_again,
    control: flag(),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "hide_items_special_instructions",
    words: m.studio_set_hide_items_special_instructions,
    control: flag(),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "hide_takeout_special_instructions",
    words: m.studio_set_hide_takeout_special_instructions,
    control: flag(),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "order_options.no_takeout_timeslot",
    words: m.studio_set_no_takeout_timeslot,
    control: flag(),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "order_options.max_items_per_cart",
    words: m.studio_set_max_items_per_cart,
    control: text("numeric"),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "order_options.order_cutoff_days",
    words: m.studio_set_order_cutoff_days,
    control: text("numeric"),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "order_options.max_advanced_order_days",
    words: m.studio_set_max_advanced_order_days,
    control: text("numeric"),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "order_options.weekend_ordering",
    words: m.studio_set_weekend_ordering,
    control: flag(),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "order_options.slot_hold_minutes",
    words: m.studio_set_slot_hold_minutes,
    control: text("numeric"),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "order_options.hide_guest_info",
    words: m.studio_set_hide_guest_info,
    control: group([
      { name: "email", words: m.studio_set_hide_guest_info_email, control: flag() },
      { name: "phone", words: m.studio_set_hide_guest_info_phone, control: flag() },
    ]),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "order_options.custom_questions",
    words: m.studio_set_custom_questions,
    control: list(
      { one: m.studio_set_one_question, add: m.studio_set_custom_questions_add },
      { question_type: "select_one" },
      group([
        { name: "question", words: m.studio_set_questions_question, control: text() },
        {
          name: "question_type",
          words: m.studio_set_questions_question_type,
          control: choice([
            { value: "select_one", words: m.studio_set_question_type_is_select_one },
            { value: "checkbox", words: m.studio_set_question_type_is_checkbox },
          ]),
        },
        {
          name: "options",
          words: m.studio_set_questions_options,
          control: list({ one: m.studio_set_one_answer, add: m.studio_set_question_options_add }, "", text()),
        },
        { name: "required", words: m.studio_set_questions_required, control: flag() },
        {
          name: "localization",
          words: m.studio_set_questions_localization,
          control: translations([
            { name: "question", words: m.studio_set_question_other_question, control: text() },
            {
              name: "options",
              words: m.studio_set_question_other_options,
              hint: m.studio_set_question_other_options_hint,
              control: text(),
            },
          ]),
        },
      ]),
    ),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "order_options.cancelling",
    words: m.studio_set_cancelling,
    control: group([
      { name: "by_guest", words: m.studio_set_cancelling_by_guest, control: flag(true) },
      { name: "before_minutes", words: m.studio_set_cancelling_before_minutes, control: text("numeric") },
    ]),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "order_options.orders_paused_message",
    words: m.studio_set_orders_paused_message,
    control: lines(),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "order_options.unpaid_orders",
    words: m.studio_set_unpaid_orders,
    hint: m.studio_set_unpaid_orders_hint,
    control: group([
      { name: "open_per_guest", words: m.studio_set_unpaid_orders_open_per_guest, control: text("numeric") },
      { name: "open_per_address", words: m.studio_set_unpaid_orders_open_per_address, control: text("numeric") },
      {
        name: "per_minute_per_guest",
        words: m.studio_set_unpaid_orders_per_minute_per_guest,
        control: text("numeric"),
      },
      {
        name: "per_minute_per_address",
        words: m.studio_set_unpaid_orders_per_minute_per_address,
        control: text("numeric"),
      },
      {
        name: "slot_percent_per_guest",
        words: m.studio_set_unpaid_orders_slot_percent_per_guest,
        control: text("numeric"),
      },
      {
        name: "slot_percent_per_address",
        words: m.studio_set_unpaid_orders_slot_percent_per_address,
        control: text("numeric"),
      },
      {
        name: "stock_percent_per_guest",
        words: m.studio_set_unpaid_orders_stock_percent_per_guest,
        control: text("numeric"),
      },
      {
        name: "stock_percent_per_address",
        words: m.studio_set_unpaid_orders_stock_percent_per_address,
        control: text("numeric"),
      },
    ]),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "order_options.card_testing",
    words: m.studio_set_card_testing,
    control: group([
      { name: "at_once_per_address", words: m.studio_set_card_testing_at_once_per_address, control: text("numeric") },
      { name: "declines_per_address", words: m.studio_set_card_testing_declines_per_address, control: text("numeric") },
    ]),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "order_options.contact_retention_days",
    words: m.studio_set_contact_retention_days,
    hint: m.studio_set_contact_retention_days_hint,
    control: text("numeric"),
  },
  {
    topic: "ordering",
    thing: "restaurant",
    field: "order_options.group_ordering",
    words: m.studio_set_group_ordering,
    hint: m.studio_set_group_ordering_hint,
    control: flag(),
  },
  { topic: "catering", thing: "restaurant", field: "catering", words: m.studio_set_catering, control: flag() },
  {
    topic: "catering",
    thing: "restaurant",
    field: "order_options.generic_catering_only",
    words: m.studio_set_generic_catering_only,
    control: flag(),
  },
  {
    topic: "catering",
    thing: "restaurant",
    field: "order_options.generic_catering_requires_login",
    words: m.studio_set_generic_catering_requires_login,
    control: flag(),
  },
  {
    topic: "catering",
    thing: "restaurant",
    field: "order_options.generic_catering_hide_credit_card",
    words: m.studio_set_generic_catering_hide_credit_card,
    control: flag(),
  },
  {
    topic: "catering",
    thing: "restaurant",
    field: "order_options.generic_catering_show_pickup_option",
    words: m.studio_set_generic_catering_show_pickup_option,
    control: flag(),
  },
  {
    topic: "catering",
    thing: "restaurant",
    field: "order_options.catering_minimum_order_amount",
    words: m.studio_set_catering_minimum_order_amount,
    hint: m.studio_set_catering_minimum_order_amount_hint,
    control: text("decimal"),
  },
  {
    topic: "acceptance",
    thing: "restaurant",
    field: "order_options.acceptance",
    words: m.studio_set_acceptance,
    control: acceptance(m.studio_set_acceptance_unset),
  },
  {
    topic: "acceptance",
    thing: "restaurant",
    field: "order_options.acceptance_by_type",
    words: m.studio_set_acceptance_by_type,
    hint: m.studio_set_acceptance_by_type_hint,
    control: group(byType),
  },
  {
    topic: "acceptance",
    thing: "restaurant",
    field: "order_options.alerts",
    words: m.studio_set_alerts,
    control: list(
      { one: m.studio_set_one_person, add: m.studio_set_alerts_add },
      {},
      group([
        { name: "email", words: m.studio_set_alerts_email, control: text("email") },
        { name: "phone", words: m.studio_set_alerts_phone, control: text("tel") },
      ]),
    ),
  },
  {
    topic: "board",
    thing: "restaurant",
    field: "order_options.ages",
    words: m.studio_set_ages,
    hint: m.studio_set_ages_hint,
    control: group([
      { name: "table", words: m.studio_set_ages_table, control: pair() },
      { name: "delivery", words: m.studio_set_ages_delivery, control: pair() },
    ]),
  },
  {
    topic: "board",
    thing: "restaurant",
    field: "order_options.completes_after_hours",
    words: m.studio_set_completes_after_hours,
    control: text("numeric"),
  },
];
