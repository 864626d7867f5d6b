import { type Locale, m } from "@comptoir/messages";
import {
  type Expectation,
  expectationOf,
  type Fault,
  type FaultReason,
  showText,
  type Warning,
  type WarningReason,
} from "@comptoir/venue-file";

type Language = { readonly locale: Locale };

/** A sentence in a language for each key of a kind of reasons; the compiler rejects a missing one. */
type Sentences<Reason extends { readonly key: string; readonly values: readonly unknown[] }> = {
  readonly [Key in Reason["key"]]: (
    values: Extract<Reason, { readonly key: Key }>["values"],
    language: Language,
  ) => string;
};

const FAULTS: Sentences<FaultReason> = {
  missing: ([expected], language) =>
    m.finding_fault_missing({ expected: wordExpectation(expected, language) }, language),
  not: ([value, expected], language) =>
    m.finding_fault_not({ value: wordValue(value, language), expected: wordExpectation(expected, language) }, language),
  notAges: ([value], language) => m.finding_fault_not_ages({ value: wordValue(value, language) }, language),
  empty: (_, language) => m.finding_fault_empty({}, language),
  emptyMarkup: (_, language) => m.finding_fault_empty_markup({}, language),
  tooLong: ([length, max], language) => m.finding_fault_too_long({ length, max }, language),
  tooGreat: ([value, max], language) => m.finding_fault_too_great({ value: wordValue(value, language), max }, language),
  tooMany: ([length, max], language) => m.finding_fault_too_many({ length, max }, language),
  unreadable: ([code], language) => m.finding_fault_unreadable({ code }, language),
  optionsTooDeep: ([max], language) => m.finding_fault_options_too_deep({ max }, language),
  taken: ([value, where], language) => m.finding_fault_taken({ value: wordValue(value, language), where }, language),
  horizonBeforeCutoff: ([horizon, cutoff], language) =>
    m.finding_fault_horizon_before_cutoff({ horizon, cutoff }, language),
  reserved: ([value], language) => m.finding_fault_reserved({ value: wordValue(value, language) }, language),
  noSuch: ([value], language) => m.finding_fault_no_such({ value: wordValue(value, language) }, language),
  limitsNothing: (_, language) => m.finding_fault_limits_nothing({}, language),
  ratesNothing: (_, language) => m.finding_fault_rates_nothing({}, language),
  tooManyTimes: ([times, max], language) => m.finding_fault_too_many_times({ times, max }, language),
  noWeeks: (_, language) => m.finding_fault_no_weeks({}, language),
  noDays: (_, language) => m.finding_fault_no_days({}, language),
  noHours: ([time], language) => m.finding_fault_no_hours({ time }, language),
  effects: (_, language) => m.finding_fault_effects({}, language),
  tooManyPrices: ([dish, max], language) =>
    m.finding_fault_too_many_prices({ dish: wordValue(dish, language), max }, language),
  tooManyRules: ([dish, max], language) =>
    m.finding_fault_too_many_rules({ dish: wordValue(dish, language), max }, language),
  password: (_, language) => m.finding_fault_password({}, language),
  order: (_, language) => m.finding_fault_order({}, language),
};

const EXPECTATIONS: Sentences<Expectation> = {
  ages: (_, language) => m.finding_expects_ages({}, language),
  amount: (_, language) => m.finding_expects_amount({}, language),
  anything: (_, language) => m.finding_expects_anything({}, language),
  charge: (_, language) => m.finding_expects_charge({}, language),
  comma: (_, language) => m.finding_expects_comma({}, language),
  date: (_, language) => m.finding_expects_date({}, language),
  flag: (_, language) => m.finding_expects_flag({}, language),
  id: (_, language) => m.finding_expects_id({}, language),
  image: (_, language) => m.finding_expects_image({}, language),
  instant: (_, language) => m.finding_expects_instant({}, language),
  letters: (_, language) => m.finding_expects_letters({}, language),
  letterPrices: (_, language) => m.finding_expects_letter_prices({}, language),
  list: (_, language) => m.finding_expects_list({}, language),
  locale: (_, language) => m.finding_expects_locale({}, language),
  localization: (_, language) => m.finding_expects_localization({}, language),
  object: (_, language) => m.finding_expects_object({}, language),
  password: (_, language) => m.finding_expects_password({}, language),
  points: (_, language) => m.finding_expects_points({}, language),
  percentage: (_, language) => m.finding_expects_percentage({}, language),
  rate: (_, language) => m.finding_expects_rate({}, language),
  slug: (_, language) => m.finding_expects_slug({}, language),
  textedPhone: (_, language) => m.finding_expects_texted_phone({}, language),
  time: (_, language) => m.finding_expects_time({}, language),
  url: (_, language) => m.finding_expects_url({}, language),
  zone: (_, language) => m.finding_expects_zone({}, language),
  pricesById: (_, language) => m.finding_expects_prices_by_id({}, language),
  percentOff: (_, language) => m.finding_expects_percent_off({}, language),
  quarter: (_, language) => m.finding_expects_quarter({}, language),
  aboveZero: (_, language) => m.finding_expects_above_zero({}, language),
  area: (_, language) => m.finding_expects_area({}, language),
  code: (_, language) => m.finding_expects_code({}, language),
  color: (_, language) => m.finding_expects_color({}, language),
  email: (_, language) => m.finding_expects_email({}, language),
  field: (_, language) => m.finding_expects_field({}, language),
  language: (_, language) => m.finding_expects_language({}, language),
  member: (_, language) => m.finding_expects_member({}, language),
  name: (_, language) => m.finding_expects_name({}, language),
  phone: (_, language) => m.finding_expects_phone({}, language),
  pathId: (_, language) => m.finding_expects_path_id({}, language),
  sku: (_, language) => m.finding_expects_sku({}, language),
  station: (_, language) => m.finding_expects_station({}, language),
  styleName: (_, language) => m.finding_expects_style_name({}, language),
  tables: (_, language) => m.finding_expects_tables({}, language),
  taxName: (_, language) => m.finding_expects_tax_name({}, language),
  taxNumber: (_, language) => m.finding_expects_tax_number({}, language),
  taxNumbers: (_, language) => m.finding_expects_tax_numbers({}, language),
  venueGroup: (_, language) => m.finding_expects_venue_group({}, language),
  wholeDiscount: (_, language) => m.finding_expects_whole_discount({}, language),
  words: (_, language) => m.finding_expects_words({}, language),
  number: ([minimum, maximum], language) => m.finding_expects_number({ minimum, maximum }, language),
  oneOf: ([words], language) => m.finding_expects_one_of({ words }, language),
  wholeNumber: ([minimum, maximum], language) => m.finding_expects_whole_number({ minimum, maximum }, language),
};

const DOUBTS: Sentences<WarningReason> = {
  unknownField: (_, language) => m.finding_doubt_unknown_field({}, language),
  noEffect: (_, language) => m.finding_doubt_no_effect({}, language),
  unknownLocale: (_, language) => m.finding_doubt_unknown_locale({}, language),
  unknownAllergen: ([dish, word], language) =>
    m.finding_doubt_unknown_allergen({ dish: wordValue(dish, language), word: wordValue(word, language) }, language),
  unknownDiet: ([dish, word], language) =>
    m.finding_doubt_unknown_diet({ dish: wordValue(dish, language), word: wordValue(word, language) }, language),
  unknownLook: ([value, known], language) =>
    m.finding_doubt_unknown_look({ value: wordValue(value, language), known }, language),
  unknownColor: ([value], language) => m.finding_doubt_unknown_color({ value: wordValue(value, language) }, language),
  absentPicture: (_, language) => m.finding_doubt_absent_picture({}, language),
  letterWithoutPrice: ([letters], language) => m.finding_doubt_letter_without_price({ letters }, language),
  requiredWithoutValues: (_, language) => m.finding_doubt_required_without_values({}, language),
  defaultsBeyondLimit: ([defaults, limit], language) =>
    m.finding_doubt_defaults_beyond_limit({ defaults, limit }, language),
  priceWithoutEffect: ([name], language) => m.finding_doubt_price_without_effect({ name }, language),
  prixFixeWithoutPrice: ([name], language) => m.finding_doubt_prix_fixe_without_price({ name }, language),
  promosWithoutMemberPrice: (_, language) => m.finding_doubt_promos_without_member_price({}, language),
  pricesWithoutSchedule: (_, language) => m.finding_doubt_prices_without_schedule({}, language),
  memberPriceWithoutPromos: (_, language) => m.finding_doubt_member_price_without_promos({}, language),
  alcoholPreselected: (_, language) => m.finding_doubt_alcohol_preselected({}, language),
  missingWords: ([spoken, , fields], language) =>
    m.finding_doubt_missing_words(
      { language: wordLanguage(spoken, language), fields: wordFields(fields, language) },
      language,
    ),
  stranger: (_, language) => m.finding_doubt_stranger({}, language),
  noDeliveryPlaces: (_, language) => m.finding_doubt_no_delivery_places({}, language),
  noDeliveryPosition: (_, language) => m.finding_doubt_no_delivery_position({}, language),
  noSchool: (_, language) => m.finding_doubt_no_school({}, language),
  ruleOverNothing: ([id], language) => m.finding_doubt_rule_over_nothing({ id: wordValue(id, language) }, language),
  ruleWithoutEffect: (_, language) => m.finding_doubt_rule_without_effect({}, language),
  ruleOverNone: (_, language) => m.finding_doubt_rule_over_none({}, language),
  rulePriceOfNothing: (_, language) => m.finding_doubt_rule_price_of_nothing({}, language),
  scheduleOfRules: ([name], language) =>
    m.finding_doubt_schedule_of_rules({ name: wordValue(name, language) }, language),
  notScheduled: (_, language) => m.finding_doubt_not_scheduled({}, language),
  noWeekendOrdering: (_, language) => m.finding_doubt_no_weekend_ordering({}, language),
  noTax: (_, language) => m.finding_doubt_no_tax({}, language),
  oddTax: ([percent, province, usual], language) => m.finding_doubt_odd_tax({ percent, province, usual }, language),
  impossibleTax: ([percent, least, most], language) =>
    m.finding_doubt_impossible_tax({ percent, least, most }, language),
  noRebateRate: ([amount], language) => m.finding_doubt_no_rebate_rate({ amount }, language),
  likeFraction: ([percent, sign], language) =>
    m.finding_doubt_like_fraction({ percent, sign, meant: Number((percent * 100).toFixed(6)) }, language),
  likeDollars: ([amount], language) => m.finding_doubt_like_dollars({ amount }, language),
  greatCharge: ([charge], language) => m.finding_doubt_great_charge({ charge }, language),
  greatTip: ([percent], language) => m.finding_doubt_great_tip({ percent }, language),
  tipPastList: ([selected, offered], language) => m.finding_doubt_tip_past_list({ selected, offered }, language),
  opensAllDay: ([time], language) => m.finding_doubt_opens_all_day({ time }, language),
  closedHoliday: (_, language) => m.finding_doubt_closed_holiday({}, language),
  fixedZone: ([zone], language) => m.finding_doubt_fixed_zone({ zone: wordValue(zone, language) }, language),
  zoneOfOthers: ([zone, province], language) => m.finding_doubt_zone_of_others({ zone, province }, language),
  otherOptions: ([count], language) => m.finding_doubt_other_options({ count }, language),
  dateToCome: (_, language) => m.finding_doubt_date_to_come({}, language),
  countsDown: ([part, ascending], language) => m.finding_doubt_counts_down({ part, ascending }, language),
  tooManyTables: ([count, max], language) => m.finding_doubt_too_many_tables({ count, max }, language),
  sameTable: ([code, where], language) => m.finding_doubt_same_table({ code, where }, language),
  sameLocation: ([location, where], language) => m.finding_doubt_same_location({ location, where }, language),
  allOff: (_, language) => m.finding_doubt_all_off({}, language),
  nothingOff: (_, language) => m.finding_doubt_nothing_off({}, language),
  noDiscountField: (_, language) => m.finding_doubt_no_discount_field({}, language),
  noMemberKnown: (_, language) => m.finding_doubt_no_member_known({}, language),
  noMembers: (_, language) => m.finding_doubt_no_members({}, language),
  noLoyalty: (_, language) => m.finding_doubt_no_loyalty({}, language),
  noGiftCardField: (_, language) => m.finding_doubt_no_gift_card_field({}, language),
  guessable: ([length], language) => m.finding_doubt_guessable({ length }, language),
  great: ([price], language) => m.finding_doubt_great({ price }, language),
  free: (_, language) => m.finding_doubt_free({}, language),
  freeByAbsence: (_, language) => m.finding_doubt_free_by_absence({}, language),
  replacedPricing: ([where], language) => m.finding_doubt_replaced_pricing({ where }, language),
  likePricing: ([price], language) => m.finding_doubt_like_pricing({ price }, language),
  memberPriceAbove: (_, language) => m.finding_doubt_member_price_above({}, language),
  prepBeyondNotice: ([prep, notice], language) => m.finding_doubt_prep_beyond_notice({ prep, notice }, language),
  noticeNotKept: ([notice], language) => m.finding_doubt_notice_not_kept({ notice }, language),
  neverWaits: (_, language) => m.finding_doubt_never_waits({}, language),
  noAlertTo: (_, language) => m.finding_doubt_no_alert_to({}, language),
  noOrders: (_, language) => m.finding_doubt_no_orders({}, language),
  noWordOf: ([missing], language) =>
    m.finding_doubt_no_word_of({ language: wordLanguage(missing, language) }, language),
  noMenus: (_, language) => m.finding_doubt_no_menus({}, language),
};

/** Says what is wrong with a value in a language; in English if only files can have the fault. venue#file-faults. */
export function wordFault({ wrong, expected, reason }: Fault, locale: Locale): string {
  return reason === undefined ? `${wrong}; expected ${expected}` : wordReason(FAULTS, reason, { locale });
}

/** Says a doubt about a value in a language; in English if only files can have it. venue#file-doubts. */
export function wordWarning({ message, reason }: Warning, locale: Locale): string {
  return reason === undefined ? message : wordReason(DOUBTS, reason, { locale });
}

function wordExpectation(words: string, language: Language): string {
  const expectation = expectationOf(words);
  return expectation === null ? words : wordReason(EXPECTATIONS, expectation, language);
}

/** Shows a value that was typed; a list or a group of fields is named as one. */
function wordValue(value: unknown, language: Language): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? m.finding_value_list({}, language) : value.map(showText).join(", ");
  }
  return typeof value === "object" && value !== null ? m.finding_value_group({}, language) : showText(value);
}

/** Says a language, which the reason of a doubt names in English. */
function wordLanguage(name: string, language: Language): string {
  return name === "French" ? m.finding_language_french({}, language) : m.finding_language_english({}, language);
}

/** The words of the texts that can lack a translation, by their fields. law#french. */
const TEXTS: Readonly<Record<string, typeof m.studio_field_name>> = {
  name: m.studio_field_name,
  description: m.studio_field_description,
  ingredients: m.studio_field_ingredients,
  title: m.staff_announcement_title,
  message: m.staff_announcement_message,
  question: m.studio_set_questions_question,
  service_charge_label: m.studio_set_service_charge_label,
  orders_paused_message: m.studio_set_orders_paused_message,
};

function wordFields(fields: string, language: Language): string {
  return fields
    .split(", ")
    .map((field) => TEXTS[field]?.({}, language) ?? field)
    .join(", ");
}

type AnyReason = { readonly key: string; readonly values: readonly unknown[] };

function wordReason(sentences: object, { key, values }: AnyReason, language: Language): string {
  const say = sentences as Readonly<Record<string, (values: readonly unknown[], language: Language) => string>>;
  return say[key]?.(values, language) ?? key;
}
