import { ALLERGENS, DIETS, MAX_ID_LENGTH } from "@comptoir/ordering";
import { safe } from "./clean-text.ts";
import type { Sentence } from "./reading/findings.ts";

// Every message of the venue file parser, in English, for the command line.

/** Formats a value of the file, shortened and escaped, because its raw text must not reach a terminal. */
function show(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value) ?? "nothing";
  return safe(text.length > 48 ? `${text.slice(0, 44)}…"` : text);
}

export const EXPECTED = {
  amount: 'an amount with at most two decimals, such as "12.50"',
  anything: "a value",
  charge: 'a percentage such as "18%", or dollars such as "5.00$"',
  comma: 'words with commas between them, such as "Dairy, Egg"',
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
    "a password of 8 characters or more with a capital, a small letter, a digit and one of @$!%*?&, which few would think of",
  points: 'a number of points, such as "1.5"',
  percentage: 'a percentage such as "18" or "12.5"',
  rate: 'a rate below 1, such as "0.13"',
  slug: 'small letters and digits with single hyphens between them, such as "the-grill"',
  time: 'a time of day such as "11:00"',
  url: "an address that begins with https:// or http://",
  zone: 'a time zone such as "America/Toronto"',
} as const;

const sentence = (wrong: string, expected: string): Sentence => ({ wrong, expected });

/** Faults of a value of any field. */
export const WRONG = {
  missing: (expected: string) => sentence("is missing", expected),
  not: (value: unknown, expected: string) => sentence(`is ${show(value)}`, expected),
  empty: sentence("is empty", "words"),
  emptyMarkup: sentence(
    "holds nothing but markup that is taken out",
    "words, with no markup but b, i, em, strong, p and br",
  ),
  tooLong: (length: number, max: number) => sentence(`is ${length} characters long`, `at most ${max}`),
  tooGreat: (value: unknown, max: string) => sentence(`is ${show(value)}, which is too great`, `at most ${max}`),
  tooMany: (length: number, max: number) => sentence(`holds ${length} entries`, `at most ${max}`),
  unreadable: (code: string) =>
    sentence(
      `holds the character ${code}, which cannot be shown or stored`,
      "text without control characters and broken characters",
    ),
  optionsTooDeep: (max: number) =>
    sentence(`is more than ${max} option groups deep`, `at most ${max} groups within each other`),
  taken: (value: string | number, where: string) =>
    sentence(`is ${show(value)}, which ${where} has already`, "something that no other of its kind in this file has"),
  horizonBeforeCutoff: (horizon: number, cutoff: number) =>
    sentence(
      `is ${horizon}, before the first day that can be ordered for`,
      `${cutoff} or more, as order_cutoff_days says`,
    ),
  reserved: (slug: string) => sentence(`is ${show(slug)}, which is an address of the product itself`, "another slug"),
  noSuch: (value: unknown, kind: string) =>
    sentence(
      `is ${show(value)}, which names no ${kind} of this file`,
      `the id of ${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind} in this file`,
    ),
  limitsNothing: sentence("limits nothing", "max_orders_per_interval, max_prep_minutes_per_interval or both"),
  ratesNothing: sentence("names no rate", "tax1, tax2 or both"),
  tooManyTimes: (times: number, max: number) =>
    sentence(
      `lets a guest choose among some ${times} times, by the hours and the shortest ordering_interval`,
      `at most ${max}: fewer days, or longer intervals`,
    ),
  noWeeks: sentence("holds no weeks", "at least one"),
  password: sentence("is no password that an account may have", EXPECTED.password),
  order: (later: string, earlier: string) =>
    sentence(`${later} does not come after ${earlier}`, `${later} after ${earlier}`),
} as const;

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

export const WARNING = {
  unknownField: "is not a field of venue files, and is left out",
  noEffect: (times: number): string =>
    `has no effect here, and is kept for other systems${times > 1 ? ` (${times} times in the file)` : ""}`,
  unknownLocale: "is not a language of the product (en-CA, fr-CA), and is left out",
  unknownAllergen: (dish: string, word: string): string =>
    `${show(word)} of ${show(dish)} is no allergen that is known, so that its allergens are shown as not confirmed; known are ${ALLERGENS.join(", ")}, "may contain" before them, and none`,
  unknownDiet: (dish: string, word: string): string =>
    `${show(word)} of ${show(dish)} is none of the diets ${DIETS.join(", ")}: it is shown as it is written, and implies none of them`,
  unknownLook: (value: unknown, known: string): string => `${show(value)} is left out: it is none of ${known}`,
  unknownColor: (value: unknown): string => `${show(value)} is left out: a colour is written as in "#b3261e"`,
  letterWithoutPrice: (letters: string): string =>
    `uses ${letters} without a price in additional_prices: it cannot be ordered in those hours`,
  requiredWithoutValues: "must be answered but has nothing to choose from: its dish cannot be ordered",
  defaultsBeyondLimit: (defaults: number, limit: number): string =>
    `preselects ${defaults} values where at most ${limit} may be chosen`,
  priceWithoutEffect: (name: string): string =>
    `has no effect: ${show(name)} is no section of type prix-fixe, and its dishes cost what they say`,
  prixFixeWithoutPrice: (name: string): string =>
    `is missing: ${show(name)} is of type prix-fixe, and its dishes cost their own price alone`,
  promosWithoutMemberPrice: "has no effect without a memberPrice",
  pricesWithoutSchedule: "has no effect without a price_schedule",
  memberPriceWithoutPromos: "has a memberPrice but no promos: no member will ever get it",
  alcoholPreselected: "is alcohol and is never preselected: default_selection is left out of account",
  missingWords: (language: string, locale: string, fields: string): string =>
    `has no ${language} (localization ${locale}) for ${fields}`,
  stranger: "is none of the users of this file: an account with that address is needed",
  noDelivery: (lacks: string): string => `delivers nowhere without ${lacks}`,
  noSchool: "serves nothing: rotations are for a restaurant with k12",
  notScheduled: "takes no scheduled orders (scheduled is false): no day of a school offers it",
  noWeekendOrdering: "is not offered: a weekend is ordered for with order_options.weekend_ordering alone",
  noTax: "is not there: guests pay by card, and no tax is charged on anything",
  oddTax: (percent: number, usual: string): string => `adds up to ${percent} %, where ${usual}`,
  noRebateRate: (amount: string): string => `names no rate: dishes of up to ${amount} together bear no tax`,
  likeFraction: (percent: number, sign: "%" | ""): string => {
    const meant = Number((percent * 100).toFixed(6));
    return `is ${percent} %: ${meant} % is written "${meant}${sign}"`;
  },
  likeDollars: (amount: string): string =>
    `is ${Number(amount)} %, as it has no sign: ${amount} dollars are written "${amount}$"`,
  greatCharge: (charge: string): string => `adds ${charge} to an order`,
  greatTip: (percent: string): string => `offers a tip of ${percent} %`,
  tipPastList: (selected: number, offered: number): string =>
    `is ${selected}, past the ${offered} of default_values as counted from 0: none is preselected`,
  opensAllDay: (time: string): string => `opens and closes at ${time}, which is open for 24 hours`,
  closedHoliday: (where: string): string => `has no effect: ${where} closes that day (full_day)`,
  fixedZone: (zone: string): string =>
    `is ${show(zone)}, whose clocks never change: the zone of a place, such as "America/Toronto", follows daylight saving time`,
  zoneOfOthers: (zone: string, province: string): string =>
    `is not there: hours and days go by the clock of ${zone}, and the restaurant is in ${province}`,
  otherOptions: (count: number): string =>
    `is not shown: it is a text of ${count} answers with commas between them, as many as options has, and none with a comma in it`,
  dateToCome: "is to come, and hides nothing until then: null alone does",
  countsDown: (part: string, { first, last }: { readonly first: number; readonly last: number }): string =>
    `has ${show(part)}, which counts down and is no table: write ${last}-${first}`,
  tooManyTables: (count: number, max: number): string =>
    `lists ${count} tables: those after the first ${max} are refused`,
  sameTable: (code: string, where: string): string =>
    `has the code ${show(code)} of ${where}: orders do not tell the two apart`,
  sameLocation: (location: string, where: string): string =>
    `has the name ${show(location)} of ${where}: orders do not tell the two apart`,
  allOff: "takes off everything: an order with it is free",
  nothingOff: "takes nothing off",
  noDiscountField: "is not true: guests see no field for a discount code",
  noMemberKnown: "is not true: no guest gets the prices and menus of members",
  noMembers: "has no members: no guest gets their prices and menus",
  noLoyalty: "is not true: loyalty has no effect",
  noGiftCardField: "is not there: guests see no field for a gift card, nor its words",
  guessable: (length: number): string =>
    `can be guessed: use ${length} or more letters and digits, as gift-cards issue makes`,
  great: (price: string): string => `is ${price}: were cents written as dollars?`,
  free: "is 0.00: it costs nothing",
  freeByAbsence: "is not there, and counts as 0.00: it costs nothing",
  replacedPricing: (where: string): string =>
    `sets no price: ${where} is a pricing group too, and the last in the menu's order sets the price`,
  likePricing: (price: string): string =>
    `adds to the dish's ${price}, and its cheapest choice costs as much: are its prices the dish's own? A group that sets the price is of type pricing`,
  memberPriceAbove: "is more than the price: members would pay more",
  prepBeyondNotice: (prep: number, notice: number): string =>
    `is ${prep} minutes, longer than the notice of ${notice} (required_notice)`,
  noticeNotKept: (notice: number): string =>
    `is ${notice} minutes, which an order for as soon as possible does not keep: on_demand false takes none`,
  noOrders: "takes part in no kind of order: dine_in, on_demand and scheduled are false",
  noWordOf: (language: string): string => `offers ${language}, and no menu, section or dish has a name in it`,
  noMenus: "has no menus: there is nothing to order",
} as const;
