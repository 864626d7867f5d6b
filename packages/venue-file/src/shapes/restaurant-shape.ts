import {
  type HolidayHoursData,
  type HoursData,
  type LocaleData,
  PAYMENT_PROCESSORS,
  RESTAURANT_FLAGS,
  RESTAURANT_WORDS,
  type RestaurantData,
  type RestaurantFlag,
  type RestaurantModes,
  type TaxRateData,
} from "@comptoir/ordering";
import { z } from "zod";
import { unreadableCharacter } from "../clean-text.ts";
import { addFault } from "../reading/findings.ts";
import { reference, restaurantSlug } from "../reading/id-readers.ts";
import { pathTo } from "../reading/json-path.ts";
import { noEffect } from "../reading/no-effect.ts";
import { amount, charge, flag, measure, rate, wholeNumber } from "../reading/number-readers.ts";
import {
  type Fields,
  isPlainObject,
  type Leaf,
  leaf,
  list,
  made,
  object,
  type Schema,
} from "../reading/schema-types.ts";
import { image, oneOf, phone, plain } from "../reading/text-readers.ts";
import { date, timeOfDay } from "../reading/time-readers.ts";
import { localization, name, words } from "../reading/word-readers.ts";
import { EXPECTED, WRONG } from "../wording.ts";
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

const FLAG = flag.nullish();
const LABEL = words(300).nullish();

/** Flags that are stored but have no effect. venue#no-effect. */
const FLAGS_WITHOUT_EFFECT: readonly RestaurantFlag[] = ["suites_enabled", "pos_integrated", "allow_open_tab"];
const flagField = (name: RestaurantFlag) => (FLAGS_WITHOUT_EFFECT.includes(name) ? noEffect(flag).nullish() : FLAG);

/** A restaurant's flags and modes. venue#modes. */
const modes: Fields<RestaurantModes> = {
  ...(Object.fromEntries(RESTAURANT_FLAGS.map((name) => [name, flagField(name)])) as Record<
    RestaurantFlag,
    typeof FLAG
  >),
  integration_dine_in_type: noEffect(words(300)).nullish(),
  integration_takeout_type: noEffect(words(300)).nullish(),
};

const locale = object<LocaleData>({
  locale_short: plain(EXPECTED.language, /^[a-z]{2,3}$/),
  locale_long: oneOf(["en-CA", "fr-CA"]),
  label: LABEL,
  is_default: FLAG,
});

/** The tax registration numbers on every receipt, by tax. law#tax-numbers. */
const taxNumbers = leaf<Record<string, string>>({
  expected: EXPECTED.taxNumbers,
  file: z.record(z.string(), z.string().max(100)),
  answer: z.record(z.string(), z.string()),
  read: (value, path, reading) => {
    if (!isPlainObject(value)) {
      addFault(reading, path, WRONG.not(value, EXPECTED.taxNumbers));
      return {};
    }
    const numbers: Record<string, string> = {};
    for (const [tax, number] of Object.entries(value)) {
      const at = pathTo(path, tax);
      if (tax.length > 40 || /[<>]/.test(tax) || unreadableCharacter(tax)) {
        addFault(reading, at, WRONG.not(tax, EXPECTED.taxName));
      }
      numbers[tax] = TAX_NUMBER.traits.read(number, at, reading);
    }
    return numbers;
  },
});
const TAX_NUMBER = plain(EXPECTED.taxNumber, /^[^<>]*$/, 100);

/**
 * Tax rates of certain days. A period without rates is a fault, because it would have no effect.
 * bill#tax-rate-periods.
 */
const taxRatePeriod = object<NonNullable<RestaurantData["tax_rate_periods"]>[number]>(
  { from: date.nullish(), until: date.nullish(), tax1: rate.nullish(), tax2: rate.nullish() },
  ({ from, until, tax1, tax2 }, path, reading) => {
    if (tax1 === undefined && tax2 === undefined) addFault(reading, path, WRONG.ratesNothing);
    if (from && until && until < from) addFault(reading, pathTo(path, "until"), WRONG.order("until", "from"));
  },
);

/** Opening hours, several rows a day; an end before its start is past midnight. time#hours. */
const hours = list(
  object<HoursData>({
    weekday: wholeNumber(0, 6),
    start_time: timeOfDay,
    end_time: timeOfDay,
  }),
  200,
);

/** Rows that replace a date's hours: closed all day, or open at the given times. time#holiday-hours. */
const holidayHours = list(
  object<HolidayHoursData>(
    {
      date,
      start_time: timeOfDay.nullish(),
      end_time: timeOfDay.nullish(),
      full_day: flag.nullish(),
    },
    (data, path, reading) => {
      if (data.full_day) return;
      for (const field of ["start_time", "end_time"] as const) {
        if (data[field] === undefined) addFault(reading, pathTo(path, field), WRONG.missing(EXPECTED.time));
      }
    },
  ),
  2000,
);

/** A restaurant. venue#restaurant. */
export const restaurant: Schema<RestaurantData> = object<
  Omit<RestaurantData, "orders_paused_until" | "extra_preparation" | "cards_off">
>({
  id: made(reference, () => ""),
  name,
  slug: restaurantSlug,
  app8_restaurant: reference.nullish(),
  display_name: LABEL,
  group: plain(EXPECTED.venueGroup).nullish(),
  image: image.nullish(),
  address: LABEL,
  province: province().nullish(),
  phone: phone.nullish(),
  gmap_place_id: plain(EXPECTED.pathId).nullish(),
  latitude: measure(-90, 90).nullish(),
  longitude: measure(-180, 180).nullish(),
  description: words().nullish(),
  localization: localization(["name", "display_name", "description", ...RESTAURANT_WORDS]).nullish(),
  locales: list(locale, 10).nullish(),
  payment_processor: oneOf(PAYMENT_PROCESSORS).nullish(),
  tax_rate: taxRate.nullish(),
  tax_rate_periods: list(taxRatePeriod, 50).nullish(),
  tax_rebate: object<TaxRateData & { readonly max_amount: string }>({
    max_amount: amount,
    tax1: rate.nullish(),
    tax2: rate.nullish(),
  }).nullish(),
  tax_numbers: taxNumbers.nullish(),
  service_charge: charge.nullish(),
  delivery: delivery.nullish(),
  tipConfig: tipConfig.nullish(),
  voucher: voucher.nullish(),
  extra_payment_methods: extraPaymentMethods.nullish(),
  hours: hours.nullish(),
  holiday_hours: holidayHours.nullish(),
  tables: plain(EXPECTED.tables, /^[^<>]*$/, 1000).nullish(),
  generic_table_locations: tableLocations.nullish(),
  menu_configuration: menuConfiguration.nullish(),
  order_options: orderOptions.nullish(),
  ...modes,
});

/** Parses the two-letter code of a province or territory, in any case. venue#provinces. */
function province(): Leaf<string> {
  const known = ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"];
  const letters = oneOf(known);
  return leaf<string>({
    ...letters.traits,
    read: (value, path, reading) => {
      const capitals = String(value).trim().toUpperCase();
      return letters.traits.read(known.includes(capitals) ? capitals : value, path, reading);
    },
  });
}
