import type {
  CustomQuestionData,
  DeliveryData,
  ExtraPaymentMethodData,
  MenuConfigurationData,
  OrderOptionsData,
  TableLocationData,
  TipConfigData,
  VoucherFormData,
} from "@comptoir/ordering";
import { BROWSE_MENU_STYLES, CARD_STYLES, DISTANCE_UNITS, EXTRA_METHOD_TYPES, FONTS, THEMES } from "@comptoir/ordering";
import { amount, charge, percentage } from "../reading/decimal-readers.ts";
import { keptWords } from "../reading/kept-readers.ts";
import { list } from "../reading/list-reader.ts";
import { localization } from "../reading/localization-reader.ts";
import { color, look } from "../reading/look-reader.ts";
import { flag, measure, wholeNumber } from "../reading/number-readers.ts";
import { object } from "../reading/object-reader.ts";
import { optional, required } from "../reading/reader.ts";
import { email, image, oneOf, plain, url } from "../reading/text-readers.ts";
import { timeOfDay, zone } from "../reading/time-readers.ts";
import { name, words } from "../reading/word-readers.ts";

const LABEL = optional(words(300));
const STYLE_NAME = optional(plain("a name of letters, digits, hyphens and spaces", /^[\w -]*$/, 100));

/** Locations with their areas, each written `"label:code"`. ordering#table-locations. */
export const tableLocations = list(
  object<TableLocationData>({
    location: required(name),
    areas: optional(list(plain('an area with its code, such as "Table 4:T4"'), 2000)),
  }),
  2000,
);

/** Delivery to a list of locations, or to an address. ordering#delivery-places. */
export const delivery = object<DeliveryData>({
  type: optional(oneOf(["custom", "address"])),
  custom: optional(tableLocations),
  location_label: LABEL,
  areas_label: LABEL,
  delivery_charge: optional(charge),
  radius: optional(measure(0.1, 1000)),
  unit: optional(oneOf(DISTANCE_UNITS)),
});

/** The choices of a tip, in percent. checkout#tip-choices. */
export const tipConfig = object<TipConfigData>({
  default_value_selected: optional(wholeNumber(0, 20)),
  default_values: optional(list(percentage, 20)),
  total_summary_title: LABEL,
});

/** How the field for gift cards looks. venue#pricing-settings. */
export const voucher = object<VoucherFormData>({
  type: STYLE_NAME,
  title: LABEL,
  label: LABEL,
  tooltip: optional(words()),
  hide_scanner: optional(flag),
});

/** The means by which the venue bills, with labels of its own. payment#methods. */
export const extraPaymentMethods = list(
  object<ExtraPaymentMethodData>({
    type: required(oneOf(EXTRA_METHOD_TYPES)),
    label: LABEL,
  }),
  20,
);

/** How the restaurant's pages look, and its time zone. venue#menu-configuration. */
export const menuConfiguration = object<MenuConfigurationData>({
  theme: optional(look(THEMES)),
  primary_color: optional(color),
  fonts: optional(look(FONTS)),
  card_style: optional(look(CARD_STYLES)),
  browse_menu_style: optional(look(BROWSE_MENU_STYLES)),
  open_menu_dropdown_on_load: optional(flag),
  favicon: optional(image),
  zone: optional(zone),
  logo_redirect_url: optional(url),
  confirmation_screen_customization: optional(keptWords),
  membership_customization: optional(
    object<NonNullable<MenuConfigurationData["membership_customization"]>>({
      title: LABEL,
      tooltip: optional(words()),
      input_type: STYLE_NAME,
      input_label: LABEL,
      button_text: LABEL,
      loading_message: LABEL,
      banner_message: optional(words()),
    }),
  ),
});

const customQuestion = object<CustomQuestionData>({
  question: required(name),
  options: optional(list(name, 100)),
  question_type: required(oneOf(["select_one", "checkbox"])),
  required: optional(flag),
  localization: optional(localization(["question", "options"])),
});

/** What a restaurant asks of its orders. venue#order-options. */
export const orderOptions = object<OrderOptionsData>({
  service_charge_label: LABEL,
  tip_config: optional(tipConfig),
  no_takeout_timeslot: optional(flag),
  max_items_per_cart: optional(wholeNumber(1, 100_000)),
  support_email: optional(email),
  custom_questions: optional(list(customQuestion, 100)),
  hide_guest_info: optional(
    object<NonNullable<OrderOptionsData["hide_guest_info"]>>({ email: optional(flag), phone: optional(flag) }),
  ),
  weekend_ordering: optional(flag),
  order_cutoff_days: optional(wholeNumber(0, 3650)),
  max_advanced_order_days: optional(wholeNumber(0, 3650)),
  generic_catering_requires_login: optional(flag),
  generic_catering_hide_credit_card: optional(flag),
  generic_catering_show_pickup_option: optional(flag),
  generic_catering_only: optional(flag),
  catering_minimum_order_amount: optional(amount),
  unpaid_orders: optional(
    object<NonNullable<OrderOptionsData["unpaid_orders"]>>({
      open_per_guest: optional(wholeNumber(0, 100_000)),
      open_per_address: optional(wholeNumber(0, 100_000)),
      per_minute_per_guest: optional(wholeNumber(0, 100_000)),
      per_minute_per_address: optional(wholeNumber(0, 100_000)),
      slot_percent_per_guest: optional(wholeNumber(1, 100)),
      slot_percent_per_address: optional(wholeNumber(1, 100)),
      stock_percent_per_guest: optional(wholeNumber(1, 100)),
      stock_percent_per_address: optional(wholeNumber(1, 100)),
    }),
  ),
  card_testing: optional(
    object<NonNullable<OrderOptionsData["card_testing"]>>({
      at_once_per_address: optional(wholeNumber(1, 100_000)),
      declines_per_address: optional(wholeNumber(1, 100_000)),
    }),
  ),
  cancelling: optional(
    object<NonNullable<OrderOptionsData["cancelling"]>>({
      by_guest: optional(flag),
      before_minutes: optional(wholeNumber(0, 43_200)),
    }),
  ),
  completes_after_hours: optional(wholeNumber(1, 168)),
  slot_hold_minutes: optional(wholeNumber(0, 60)),
  contact_retention_days: optional(wholeNumber(1, 3650)),
  k12_reminder_hours: optional(wholeNumber(1, 168)),
  k12_requires_login: optional(flag),
  orders_paused_message: optional(words()),
  alcohol: optional(
    object<NonNullable<OrderOptionsData["alcohol"]>>({
      start_time: optional(timeOfDay),
      end_time: optional(timeOfDay),
      takeout: optional(flag),
      takeout_categories: optional(list(words(300), 100)),
    }),
  ),
});
