import { ALLERGENS, DIETS, MAX_ID_LENGTH } from "@comptoir/ordering";
import { keysOfWords, type ReasonOf, showText, type Wrong, withKeys, withReasons } from "./reading/reasons.ts";

// Every message of the venue file parser, in English, for the command line. Pages translate its reason.

/** Formats a value of the file, shortened and escaped, because its raw text must not reach a terminal. */
function show(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value !== null ? "an object" : showText(value);
}

const EXPECTED_WORDS = {
  ages: "two numbers of minutes, the smaller first, such as [5, 8]",
  amount: 'an amount with at most two decimals, such as "12.50"',
  anything: "a value",
  charge: 'a percentage such as "18%", or dollars such as "5.00$"',
  comma: 'words separated by commas, such as "Dairy, Egg"',
  date: 'a date such as "2026-12-25"',
  flag: "true or false",
  id: `a whole number, or a text of letters, digits, spaces and - _ . : ~ @ + = of at most ${MAX_ID_LENGTH} characters`,
  image: 'an address that begins with https:// or http://, or a path of the site such as "/pictures/burger.webp"',
  instant:
    'an instant such as "2026-11-20T18:30:00Z", or of the venue a time such as "2026-11-20T18:30" or a day such as "2026-11-20"',
  letters: "seven texts, Monday first, of 96 letters each, one for every 15 minutes",
  letterPrices: 'single letters with their prices, such as { "a": "12.50" }',
  list: "a list",
  locale: "en-CA or fr-CA",
  localization: 'translated words by locale, such as { "fr-CA": { "name": "Frites" } }',
  object: "an object",
  password:
    "a password of 8 characters or more with a capital, a small letter, a digit and one of @$!%*?&, that is not commonly used",
  points: 'a number of points, such as "1.5"',
  percentage: 'a percentage such as "18" or "12.5"',
  rate: 'a rate below 1, such as "0.13"',
  slug: 'small letters and digits with single hyphens between them, such as "the-grill"',
  textedPhone: "a phone number of Canada or the United States, with ten digits",
  time: 'a time of day such as "11:00"',
  url: "an address that begins with https:// or http://",
  zone: 'a time zone such as "America/Toronto"',
  aboveZero: "an amount above zero",
  pricesById: 'prices by id, such as { "1204": "6.50" }',
  percentOff: "at most 100",
  quarter: 'a time of day on a quarter-hour, such as "15:45"',
  area: 'an area with its code, such as "Table 4:T4"',
  code: "a code of at most 100 characters",
  color: 'a colour such as "#b3261e"',
  email: "an e-mail address",
  field: "a field that venue files have",
  language: 'a language such as "fr"',
  member: "the member's identifier",
  name: "a name",
  number: (minimum: number, maximum: number) => `a number from ${minimum} to ${maximum}`,
  oneOf: (words: string) => `one of ${words}`,
  phone: "a phone number",
  pathId: "the id of a path",
  sku: "a stock keeping unit",
  station: "a station of at most 40 characters",
  styleName: "a name of letters, digits, hyphens and spaces",
  tables: 'the tables, such as "1-20, Bar 1"',
  taxName: "the short name of a tax",
  taxNumber: "a registration number",
  taxNumbers: 'numbers by tax, such as { "GST": "12345 6789 RT0001" }',
  venueGroup: "the name of a venue group",
  wholeDiscount: "at most 100%",
  wholeNumber: (minimum: number, maximum: number) => `a whole number from ${minimum} to ${maximum}`,
  words: "words",
} as const;

/** What a field expects, in English. `expectationOf` finds its key. */
export const EXPECTED = withKeys(EXPECTED_WORDS);

/** What a field expects: the key of its words, and their values. */
export type Expectation = ReasonOf<typeof EXPECTED_WORDS>;

/** Finds the key and the values of what a field expects by its English words; null if they are another's. */
export function expectationOf(words: string): Expectation | null {
  return (keysOfWords.get(words) ?? null) as Expectation | null;
}

const sentence = (wrong: string, expected: string): Wrong => ({ wrong, expected });

/** Faults of a value of any field. */
export const WRONG = withReasons({
  missing: (expected: string) => sentence("is missing", expected),
  not: (value: unknown, expected: string) => sentence(`is ${show(value)}`, expected),
  notAges: (value: unknown) => {
    const isShort = Array.isArray(value) && value.length < 9 && value.every((each) => typeof each !== "object");
    return sentence(isShort ? `is [${value.map(show).join(", ")}]` : `is ${show(value)}`, EXPECTED.ages);
  },
  empty: sentence("is empty", EXPECTED.words),
  emptyMarkup: sentence(
    "has only markup that is removed",
    "text, with no markup other than b, i, em, strong, p and br",
  ),
  tooLong: (length: number, max: number) => sentence(`is ${length} characters long`, `at most ${max}`),
  tooGreat: (value: unknown, max: string) => sentence(`is ${show(value)}, which is too great`, `at most ${max}`),
  tooMany: (length: number, max: number) => sentence(`holds ${length} entries`, `at most ${max}`),
  unreadable: (code: string) =>
    sentence(
      `contains the character ${code}, which cannot be displayed or stored`,
      "text without control characters and broken characters",
    ),
  optionsTooDeep: (max: number) =>
    sentence(`is more than ${max} option groups deep`, `at most ${max} groups within each other`),
  taken: (value: string | number, where: string) =>
    sentence(`is ${show(value)}, which ${where} has already`, "a value that is unique in this file"),
  horizonBeforeCutoff: (horizon: number, cutoff: number) =>
    sentence(
      `is ${horizon}, before the first date that can be ordered`,
      `${cutoff} or more, as order_cutoff_days says`,
    ),
  reserved: (slug: string) => sentence(`is ${show(slug)}, which is a reserved path of Comptoir`, "another slug"),
  noSuch: (value: unknown, kind: string) =>
    sentence(
      `is ${show(value)}, which is not the id of ${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind} in this file`,
      `the id of ${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind} in this file`,
    ),
  limitsNothing: sentence("sets no limit", "max_orders_per_interval, max_prep_minutes_per_interval or both"),
  ratesNothing: sentence("has no rate", "tax1, tax2 or both"),
  tooManyTimes: (times: number, max: number) =>
    sentence(
      `results in about ${times} times to choose from, by the hours and the shortest ordering_interval`,
      `at most ${max}: fewer days, or longer intervals`,
    ),
  noWeeks: sentence("holds no weeks", "at least one"),
  noDays: sentence("holds no days", "at least one"),
  noHours: (time: string) => sentence(`is ${time}, as from is: the rule has no hours`, "another time"),
  effects: (count: number) =>
    sentence(`has ${count} effects`, "one of only_then, percent_off, and prices with size_prices"),
  tooManyPrices: (dish: string, max: number) =>
    sentence(`give ${show(dish)} more than ${max} different prices`, `at most ${max} prices of a dish in a week`),
  tooManyRules: (dish: string, max: number) =>
    sentence(`has ${show(dish)} under more than ${max} price rules`, `at most ${max} rules over a dish`),
  password: sentence("is not an accepted password", EXPECTED.password),
  order: (later: string, earlier: string) =>
    sentence(`${later} does not come after ${earlier}`, `${later} after ${earlier}`),
});

/** The key of a fault's sentence, and its values. */
export type FaultReason = ReasonOf<typeof WRONG>;

/** Faults of the file's text and JSON, before its fields are parsed. */
export const FILE_WRONG = {
  tooLarge: (bytes: number, maxBytes: number) => sentence(`is ${bytes} bytes large`, `at most ${maxBytes} bytes`),
  notUtf8: sentence("is not UTF-8 text", "a JSON document in UTF-8"),
  empty: sentence("is empty", "a JSON document"),
  notJson: (reason: string) => sentence(`is not JSON: ${reason}`, "a whole JSON document"),
  tooDeep: (max: number) => sentence(`is nested more than ${max} levels deep`, `at most ${max} levels`),
  tooManyValues: (max: number) =>
    sentence("holds too many values", `at most ${max} in a file, and 10000 fields in an object`),
  forbiddenKey: (key: string) => sentence(`has a field called ${show(key)}`, "no field of that name anywhere"),
  repeatedKey: (key: string) => sentence(`has the field ${show(key)} twice`, "each field once"),
} as const;

/** Doubts about a value of any field. */
export const WARNING = withReasons({
  unknownField: "is not a field of venue files and is ignored",
  noEffect: (times: number): string =>
    `has no effect; it is kept for other systems${times > 1 ? ` (${times} times in the file)` : ""}`,
  unknownLocale: "is not a supported language (en-CA, fr-CA) and is ignored",
  unknownAllergen: (dish: string, word: string): string =>
    `${show(word)} of ${show(dish)} is not a known allergen, so the dish's allergens are shown as not confirmed; known allergens are ${ALLERGENS.join(", ")}, each also with "may contain" before it, and none`,
  unknownDiet: (dish: string, word: string): string =>
    `${show(word)} of ${show(dish)} is not one of the diets ${DIETS.join(", ")}: it is shown as written and implies no other diet`,
  unknownLook: (value: unknown, known: string): string => `${show(value)} is ignored: it is not one of ${known}`,
  unknownColor: (value: unknown): string => `${show(value)} is ignored: a colour must have the form "#b3261e"`,
  absentPicture: "names an uploaded picture that this restaurant does not have: guests see none",
  letterWithoutPrice: (letters: string): string =>
    `uses ${letters} without a price in additional_prices: it cannot be ordered in those hours`,
  requiredWithoutValues: "must be answered but has nothing to choose from: its dish cannot be ordered",
  defaultsBeyondLimit: (defaults: number, limit: number): string =>
    `preselects ${defaults} values where at most ${limit} may be chosen`,
  priceWithoutEffect: (name: string): string =>
    `has no effect: ${show(name)} is not a section of type prix-fixe, so its dishes have their own prices`,
  prixFixeWithoutPrice: (name: string): string =>
    `is missing: ${show(name)} is of type prix-fixe, but its dishes have only their own prices`,
  promosWithoutMemberPrice: "has no effect without a memberPrice",
  pricesWithoutSchedule: "has no effect without a price_schedule",
  memberPriceWithoutPromos: "has a memberPrice but no promos: no member gets that price",
  alcoholPreselected: "is alcohol, which is never preselected: default_selection is ignored",
  missingWords: (language: string, locale: string, fields: string): string =>
    `has no ${language} (localization ${locale}) for ${fields}`,
  stranger: "is not a user in this file: an account with this email address must exist",
  noDeliveryPlaces: "cannot deliver without a location in custom",
  noDeliveryPosition: "cannot deliver without the restaurant's latitude and longitude",
  noSchool: "has no effect: rotations require k12",
  ruleOverNothing: (id: string, kind: "menu" | "section" | "item"): string =>
    `is ${show(id)}, which is no ${kind} in this file: the rule is not over it`,
  ruleWithoutEffect: "has no effect: it has none of only_then, percent_off and prices",
  ruleOverNone: "has no effect: it names no menu, section or dish",
  rulePriceOfNothing: "has no effect: it is the id of no dish, or no size, in this file",
  scheduleOfRules: (name: string): string =>
    `of ${show(name)} is replaced: price_rules decide when it is sold and at which price`,
  notScheduled: "takes no scheduled orders (scheduled is false), so it is offered on no school day",
  noWeekendOrdering: "is not offered: orders for a weekend require order_options.weekend_ordering",
  noTax: "is missing: guests pay by card, but no tax is charged",
  oddTax: (percent: number, province: string, usual: number): string =>
    `adds up to ${percent} %, where ${province} has ${usual} %`,
  impossibleTax: (percent: number, least: number, most: number): string =>
    `adds up to ${percent} %, where taxes in Canada are from ${least} % to ${most} %`,
  noRebateRate: (amount: string): string => `has no rate: dishes that total at most ${amount} are not taxed`,
  likeFraction: (percent: number, sign: "%" | ""): string => {
    const meant = Number((percent * 100).toFixed(6));
    return `is ${percent} %: ${meant} % is written "${meant}${sign}"`;
  },
  likeDollars: (amount: string): string =>
    `is ${Number(amount)} %, as it has no sign: ${amount} dollars are written "${amount}$"`,
  greatCharge: (charge: string): string => `adds ${charge} to an order`,
  greatTip: (percent: string): string => `offers a tip of ${percent} %`,
  tipPastList: (selected: number, offered: number): string =>
    `is ${selected}, but default_values has ${offered} values, counted from 0: no tip is preselected`,
  opensAllDay: (time: string): string => `opens and closes at ${time}, which is open for 24 hours`,
  closedHoliday: (where: string): string => `has no effect: ${where} closes that day (full_day)`,
  fixedZone: (zone: string): string =>
    `is ${show(zone)}, which has no daylight saving time: use the zone of a city, such as "America/Toronto"`,
  zoneOfOthers: (zone: string, province: string): string =>
    `is missing: hours and days are in the time zone ${zone}, but the restaurant is in ${province}`,
  otherOptions: (count: number): string =>
    `is not shown: it must be a text of ${count} answers separated by commas, one for each of options, without commas in an answer`,
  dateToCome: "is in the future and hides nothing until then: only null hides",
  countsDown: (part: string, ascending: string): string =>
    `has ${show(part)}, a range in descending order, which is no table: write ${ascending}`,
  tooManyTables: (count: number, max: number): string =>
    `lists ${count} tables: those after the first ${max} are refused`,
  sameTable: (code: string, where: string): string =>
    `has the code ${show(code)} of ${where}: orders cannot distinguish the two`,
  sameLocation: (location: string, where: string): string =>
    `has the name ${show(location)} of ${where}: orders cannot distinguish the two`,
  allOff: "discounts the whole bill: an order with it is free",
  nothingOff: "discounts nothing",
  noDiscountField: "is not true, so guests see no field for a discount code",
  noMemberKnown: "is not true, so no guest gets member prices and menus",
  noMembers: "has no members, so no guest gets member prices and menus",
  noLoyalty: "is not true, so loyalty has no effect",
  noGiftCardField: "is missing, so guests see no field for a gift card and none of its texts",
  guessable: (length: number): string =>
    `can be guessed: use ${length} or more letters and digits, as gift-cards issue makes`,
  great: (price: string): string => `is ${price}: was the amount given in cents?`,
  free: "is 0.00: it costs nothing",
  freeByAbsence: "is missing and counts as 0.00: it costs nothing",
  replacedPricing: (where: string): string =>
    `sets no price: ${where} is also a pricing group, and the last one in menu order sets the price`,
  likePricing: (price: string): string =>
    `adds to the dish's ${price}, but its cheapest choice costs as much. A group whose prices replace the dish's must be of type pricing`,
  memberPriceAbove: "is more than the price: members would pay more",
  prepBeyondNotice: (prep: number, notice: number): string =>
    `is ${prep} minutes, longer than the notice of ${notice} (required_notice)`,
  noticeNotKept: (notice: number): string =>
    `is ${notice} minutes, which an order for as soon as possible does not respect: set on_demand to false to refuse such orders`,
  neverWaits: (mode: string): string =>
    `has no effect: the mode is ${mode}, so orders are accepted as they are placed; countdown and manual wait`,
  noAlertTo: "has no effect: it has neither an email nor a phone",
  noOrders: "cannot be ordered from: dine_in, on_demand and scheduled are false",
  noWordOf: (language: string): string => `offers ${language}, but no menu, section or dish has a name in it`,
  noMenus: "has no menus: there is nothing to order",
});

/** The key of a warning's sentence, and its values. */
export type WarningReason = ReasonOf<typeof WARNING>;
