import type {
  AcceptanceByTypeData,
  AcceptanceData,
  AlertData,
  CustomQuestionData,
  DeliveryData,
  ExtraPaymentMethodData,
  MenuConfigurationData,
  OrderOptionsData,
  TableLocationData,
  TipConfigData,
  VoucherFormData,
} from "@comptoir/ordering";
import {
  ACCEPTANCE_MODES,
  BROWSE_MENU_STYLES,
  CARD_STYLES,
  DISTANCE_UNITS,
  EXTRA_METHOD_TYPES,
  FONTS,
  LOCALES,
  MISSED_ACTS,
  THEMES,
  translatedOptions,
} from "@comptoir/ordering";
import { z } from "zod";
import { addFault, addWarning, type Reading } from "../reading/findings.ts";
import { type JsonPath, pathTo } from "../reading/json-path.ts";
import { keptWords } from "../reading/kept-readers.ts";
import { amount, charge, flag, measure, percentage, wholeNumber } from "../reading/number-readers.ts";
import { leaf, list, object } from "../reading/schema-types.ts";
import { color, email, image, look, oneOf, phone, plain, url } from "../reading/text-readers.ts";
import { timeOfDay, zone } from "../reading/time-readers.ts";
import { localization, name, words } from "../reading/word-readers.ts";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";

const MINUTES_OF_DAY = 1440;
const PHONE_DIGITS = 10;
const LABEL = words(300).nullish();
const STYLE_NAME = plain(EXPECTED.styleName, /^[\w -]*$/, 100).nullish();

/** Matches an area with a non-empty label and code around its last colon. */
const AREA = /^\s*[^\s<>:](?:[^<>]*[^\s<>:])?\s*$/;

/** Locations with their areas, each written `"label:code"`. ordering#table-locations. */
export const tableLocations = list(
  object<TableLocationData>({
    location: name,
    areas: list(plain(EXPECTED.area, AREA), 2000).nullish(),
  }),
  2000,
);

/** Delivery to a list of locations, or to street addresses within reach. ordering#delivery-places. */
export const delivery = object<DeliveryData>({
  type: oneOf(["custom", "address"]).nullish(),
  custom: tableLocations.nullish(),
  location_label: LABEL,
  areas_label: LABEL,
  delivery_charge: charge.nullish(),
  radius: measure(0.1, 1000).nullish(),
  unit: oneOf(DISTANCE_UNITS).nullish(),
  travel_minutes: wholeNumber(1, 240).nullish(),
});

/** The suggested tips, in percent. checkout#tip-choices. */
export const tipConfig = object<TipConfigData>({
  default_value_selected: wholeNumber(0, 20).nullish(),
  default_values: list(percentage, 20).nullish(),
  total_summary_title: LABEL,
});

/** The appearance of the gift card field. venue#pricing-settings. */
export const voucher = object<VoucherFormData>({
  type: STYLE_NAME,
  title: LABEL,
  label: LABEL,
  tooltip: words().nullish(),
  hide_scanner: flag.nullish(),
});

/** The means of payment that are billed later, with the venue's own labels. payment#methods. */
export const extraPaymentMethods = list(
  object<ExtraPaymentMethodData>({
    type: oneOf(EXTRA_METHOD_TYPES),
    label: LABEL,
  }),
  20,
);

/** The appearance of the restaurant's pages, and its time zone. venue#menu-configuration. */
export const menuConfiguration = object<MenuConfigurationData>({
  theme: look(THEMES).nullish(),
  primary_color: color.nullish(),
  colors: object<NonNullable<MenuConfigurationData["colors"]>>({
    band: color.nullish(),
    ground: color.nullish(),
  }).nullish(),
  cover: image.nullish(),
  cover_focus: object<NonNullable<MenuConfigurationData["cover_focus"]>>({
    x: wholeNumber(0, 100).nullish(),
    y: wholeNumber(0, 100).nullish(),
  }).nullish(),
  logo: image.nullish(),
  fonts: look(FONTS).nullish(),
  card_style: look(CARD_STYLES).nullish(),
  browse_menu_style: look(BROWSE_MENU_STYLES).nullish(),
  open_menu_dropdown_on_load: flag.nullish(),
  favicon: image.nullish(),
  zone: zone.nullish(),
  logo_redirect_url: url.nullish(),
  confirmation_screen_customization: keptWords.nullish(),
  membership_customization: object<NonNullable<MenuConfigurationData["membership_customization"]>>({
    title: LABEL,
    tooltip: words().nullish(),
    input_type: STYLE_NAME,
    input_label: LABEL,
    button_text: LABEL,
    loading_message: LABEL,
    banner_message: words().nullish(),
  }).nullish(),
});

const customQuestion = object<CustomQuestionData>(
  {
    question: name,
    options: list(name, 100).nullish(),
    question_type: oneOf(["select_one", "checkbox"]),
    required: flag.nullish(),
    localization: localization(["question", "options"]).nullish(),
  },
  noteTranslatedOptions,
);

/**
 * Warns of translated options whose number differs from the question's, because pages never show them.
 * checkout#custom-questions.
 */
function noteTranslatedOptions(data: CustomQuestionData, path: JsonPath, reading: Reading): void {
  for (const locale of LOCALES) {
    if (!data.localization?.[locale]?.options || translatedOptions(data, locale) !== null) continue;
    const at = pathTo(pathTo(pathTo(path, "localization"), locale), "options");
    addWarning(reading, at, WARNING.otherOptions(data.options?.length ?? 0));
  }
}

/** How orders are accepted. board#acceptance. */
const acceptance = object<AcceptanceData>({
  mode: oneOf(ACCEPTANCE_MODES).nullish(),
  seconds: wholeNumber(30, 1800).nullish(),
  when_missed: oneOf(MISSED_ACTS).nullish(),
});

const acceptanceByType = object<AcceptanceByTypeData>({
  "dine-in": acceptance.nullish(),
  "take-out": acceptance.nullish(),
  pickup: acceptance.nullish(),
  delivery: acceptance.nullish(),
  catering: acceptance.nullish(),
  "generic-catering": acceptance.nullish(),
  school: acceptance.nullish(),
});

/** A phone that text messages reach: a number of Canada or the United States. board#alerts. */
const alertPhone = leaf({
  ...phone.traits,
  read: (value, path, reading) => {
    const { faultCount } = reading;
    const text = phone.traits.read(value, path, reading);
    const [main = ""] = text.split(/x/i);
    const digits = main.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
    const isRefused = reading.faultCount > faultCount;
    if (text !== "" && digits.length !== PHONE_DIGITS && !isRefused) {
      addFault(reading, path, WRONG.not(value, EXPECTED.textedPhone));
    }
    return text;
  },
});

/** A person who is told of orders that wait for an answer, by mail, text message or both. board#alerts. */
const alert = object<AlertData>({ email: email.nullish(), phone: alertPhone.nullish() }, (data, path, reading) => {
  if (!data.email && !data.phone) addWarning(reading, path, WARNING.noAlertTo);
});

const minuteOfAge = wholeNumber(1, MINUTES_OF_DAY);

/** The minutes from which an order is late, and very late. board#age. */
const ageMinutes = leaf<number[]>({
  expected: EXPECTED.ages,
  file: z.array(minuteOfAge.traits.file as z.ZodType<number>).length(2),
  answer: z.array(z.number()),
  read: (value, path, reading) => {
    const { faultCount } = reading;
    const each = Array.isArray(value) && value.length === 2 ? value : [];
    const minutes = each.map((one, index) => minuteOfAge.traits.read(one, pathTo(path, index), reading));
    const [late, veryLate] = minutes;
    const isPair = late !== undefined && veryLate !== undefined && late <= veryLate;
    if (!isPair && reading.faultCount === faultCount) addFault(reading, path, WRONG.notAges(value));
    return minutes;
  },
});

type AgesData = NonNullable<OrderOptionsData["ages"]>;
const ages = object<AgesData>({ table: ageMinutes.nullish(), delivery: ageMinutes.nullish() });

/** The rules for a restaurant's orders. venue#order-options. */
export const orderOptions = object<OrderOptionsData>({
  service_charge_label: LABEL,
  tip_config: tipConfig.nullish(),
  no_takeout_timeslot: flag.nullish(),
  max_items_per_cart: wholeNumber(1, 100_000).nullish(),
  support_email: email.nullish(),
  custom_questions: list(customQuestion, 100).nullish(),
  hide_guest_info: object<NonNullable<OrderOptionsData["hide_guest_info"]>>({
    email: flag.nullish(),
    phone: flag.nullish(),
  }).nullish(),
  weekend_ordering: flag.nullish(),
  order_cutoff_days: wholeNumber(0, 3650).nullish(),
  max_advanced_order_days: wholeNumber(0, 3650).nullish(),
  generic_catering_requires_login: flag.nullish(),
  generic_catering_hide_credit_card: flag.nullish(),
  generic_catering_show_pickup_option: flag.nullish(),
  generic_catering_only: flag.nullish(),
  group_ordering: flag.nullish(),
  catering_minimum_order_amount: amount.nullish(),
  unpaid_orders: object<NonNullable<OrderOptionsData["unpaid_orders"]>>({
    open_per_guest: wholeNumber(0, 100_000).nullish(),
    open_per_address: wholeNumber(0, 100_000).nullish(),
    per_minute_per_guest: wholeNumber(0, 100_000).nullish(),
    per_minute_per_address: wholeNumber(0, 100_000).nullish(),
    slot_percent_per_guest: wholeNumber(1, 100).nullish(),
    slot_percent_per_address: wholeNumber(1, 100).nullish(),
    stock_percent_per_guest: wholeNumber(1, 100).nullish(),
    stock_percent_per_address: wholeNumber(1, 100).nullish(),
  }).nullish(),
  card_testing: object<NonNullable<OrderOptionsData["card_testing"]>>({
    at_once_per_address: wholeNumber(1, 100_000).nullish(),
    declines_per_address: wholeNumber(1, 100_000).nullish(),
  }).nullish(),
  cancelling: object<NonNullable<OrderOptionsData["cancelling"]>>({
    by_guest: flag.nullish(),
    before_minutes: wholeNumber(0, 43_200).nullish(),
  }).nullish(),
  acceptance: acceptance.nullish(),
  acceptance_by_type: acceptanceByType.nullish(),
  alerts: list(alert, 10).nullish(),
  ages: ages.nullish(),
  completes_after_hours: wholeNumber(1, 168).nullish(),
  slot_hold_minutes: wholeNumber(0, 60).nullish(),
  contact_retention_days: wholeNumber(1, 3650).nullish(),
  k12_reminder_hours: wholeNumber(1, 168).nullish(),
  k12_requires_login: flag.nullish(),
  orders_paused_message: words().nullish(),
  alcohol: object<NonNullable<OrderOptionsData["alcohol"]>>({
    start_time: timeOfDay.nullish(),
    end_time: timeOfDay.nullish(),
    takeout: flag.nullish(),
    takeout_categories: list(words(300), 100).nullish(),
  }).nullish(),
});
