import {
  type LocaleData,
  PAYMENT_PROCESSORS,
  RESTAURANT_FLAGS,
  RESTAURANT_WORDS,
  type RestaurantData,
  type RestaurantFlag,
  type RestaurantModes,
  type TaxRateData,
} from "@comptoir/ordering";
import { unreadableCharacter } from "../clean-text.ts";
import { amount, charge, rate } from "../reading/decimal-readers.ts";
import { addFault } from "../reading/findings.ts";
import { reference } from "../reading/id-readers.ts";
import { pathTo } from "../reading/json-path.ts";
import { list } from "../reading/list-reader.ts";
import { localization } from "../reading/localization-reader.ts";
import { noEffect } from "../reading/no-effect.ts";
import { flag, measure } from "../reading/number-readers.ts";
import { type Fields, isPlainObject, object } from "../reading/object-reader.ts";
import { optional, type Reader, required } from "../reading/reader.ts";
import { restaurantSlug } from "../reading/slug-readers.ts";
import { image, oneOf, phone, plain } from "../reading/text-readers.ts";
import { date } from "../reading/time-readers.ts";
import { name, words } from "../reading/word-readers.ts";
import { WRONG } from "../wording.ts";
import { holidayHours, hours } from "./opening-shape.ts";
import {
  delivery,
  extraPaymentMethods,
  menuConfiguration,
  orderOptions,
  tableLocations,
  tipConfig,
  voucher,
} from "./ordering-settings-shape.ts";
import { taxRate } from "./priced-fields.ts";

const FLAG = optional(flag);
const LABEL = optional(words(300));

/** Flags of what is not connected (a till), and of what other data says (a suite is in an event). venue#no-effect. */
const FLAGS_WITHOUT_EFFECT: readonly RestaurantFlag[] = ["suites_enabled", "pos_integrated", "allow_open_tab"];
const flagField = (name: RestaurantFlag) => (FLAGS_WITHOUT_EFFECT.includes(name) ? optional(noEffect(flag)) : FLAG);

/** A restaurant's flags and modes. venue#modes. */
const modes: Fields<RestaurantModes> = {
  ...(Object.fromEntries(RESTAURANT_FLAGS.map((name) => [name, flagField(name)])) as Record<
    RestaurantFlag,
    typeof FLAG
  >),
  integration_dine_in_type: optional(noEffect(words(300))),
  integration_takeout_type: optional(noEffect(words(300))),
};

const locale = object<LocaleData>({
  locale_short: required(plain('a language such as "fr"', /^[a-z]{2,3}$/)),
  locale_long: required(oneOf(["en-CA", "fr-CA"])),
  label: LABEL,
  is_default: FLAG,
});

/** The registration numbers that stand on every receipt, by the name of the tax. law#tax-numbers. */
const taxNumbers: Reader<Record<string, string>> = {
  expected: 'numbers by tax, such as { "GST": "12345 6789 RT0001" }',
  schema: { type: "object", additionalProperties: { type: "string", maxLength: 100 } },
  read: (value, path, reading) => {
    if (!isPlainObject(value)) {
      addFault(reading, path, WRONG.not(value, taxNumbers.expected));
      return {};
    }
    const numbers: Record<string, string> = {};
    for (const [tax, number] of Object.entries(value)) {
      const at = pathTo(path, tax);
      if (tax.length > 40 || /[<>]/.test(tax) || unreadableCharacter(tax)) {
        addFault(reading, at, WRONG.not(tax, "the short name of a tax"));
      }
      numbers[tax] = TAX_NUMBER.read(number, at, reading);
    }
    return numbers;
  },
};
const TAX_NUMBER = plain("a registration number", /^[^<>]*$/, 100);

/** Rates of some days. One that names none would silently be no period at all. bill#tax-rate-periods. */
const taxRatePeriod = object<NonNullable<RestaurantData["tax_rate_periods"]>[number]>(
  { from: optional(date), until: optional(date), tax1: optional(rate), tax2: optional(rate) },
  ({ from, until, tax1, tax2 }, path, reading) => {
    if (tax1 === undefined && tax2 === undefined) addFault(reading, path, WRONG.ratesNothing);
    if (from && until && until < from) addFault(reading, pathTo(path, "until"), WRONG.order("until", "from"));
  },
);

/** A restaurant. venue#restaurant. */
export const restaurant: Reader<RestaurantData> = object<Omit<RestaurantData, "orders_paused_until">>({
  id: { ...optional(reference), absent: () => "" },
  name: required(name),
  slug: required(restaurantSlug),
  app8_restaurant: optional(reference),
  display_name: LABEL,
  group: optional(plain("the name of a venue group")),
  image: optional(image),
  address: LABEL,
  province: optional(province()),
  phone: optional(phone),
  gmap_place_id: optional(plain("the id of a path")),
  latitude: optional(measure(-90, 90)),
  longitude: optional(measure(-180, 180)),
  description: optional(words()),
  localization: optional(localization(["name", "display_name", "description", ...RESTAURANT_WORDS])),
  locales: optional(list(locale, 10)),
  payment_processor: optional(oneOf(PAYMENT_PROCESSORS)),
  tax_rate: optional(taxRate),
  tax_rate_periods: optional(list(taxRatePeriod, 50)),
  tax_rebate: optional(
    object<TaxRateData & { readonly max_amount: string }>({
      max_amount: required(amount),
      tax1: optional(rate),
      tax2: optional(rate),
    }),
  ),
  tax_numbers: optional(taxNumbers),
  service_charge: optional(charge),
  delivery: optional(delivery),
  tipConfig: optional(tipConfig),
  voucher: optional(voucher),
  extra_payment_methods: optional(extraPaymentMethods),
  hours: optional(hours),
  holiday_hours: optional(holidayHours),
  tables: optional(plain('the tables, such as "1-20, Bar 1"', /^[^<>]*$/, 1000)),
  generic_table_locations: optional(tableLocations),
  menu_configuration: optional(menuConfiguration),
  order_options: optional(orderOptions),
  ...modes,
});

/** Reads one of Canada's provinces and territories by its two letters, in capitals or not. venue#provinces. */
function province(): Reader<string> {
  const known = ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"];
  const letters = oneOf(known);
  return {
    ...letters,
    read: (value, path, reading) => {
      const capitals = String(value).trim().toUpperCase();
      return letters.read(known.includes(capitals) ? capitals : value, path, reading);
    },
  };
}
