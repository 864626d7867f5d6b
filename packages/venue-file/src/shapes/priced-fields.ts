import { decodeHtmlText, type PricedData, readAllergens, type TaxRateData } from "@comptoir/ordering";
import { z } from "zod";
import { addFault, addWarning, type Reading } from "../reading/findings.ts";
import { idOf, type Kind, slugFor } from "../reading/id-readers.ts";
import { type JsonPath, pathTo } from "../reading/json-path.ts";
import { noEffect } from "../reading/no-effect.ts";
import { amount, flag, rate, wholeNumber } from "../reading/number-readers.ts";
import { type Fields, isPlainObject, leaf, list, made, object, type Schema } from "../reading/schema-types.ts";
import { image, oneOf, plain } from "../reading/text-readers.ts";
import { publishedAt } from "../reading/time-readers.ts";
import { allergens, diets, isKnownDiet, localization, name, words } from "../reading/word-readers.ts";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";

/** A pair of tax rates. bill#whose-rate. */
export const taxRate: Schema<TaxRateData> = object<TaxRateData>({ tax1: rate.nullish(), tax2: rate.nullish() });

/** Sort key among siblings; lower numbers come first. */
export const order = wholeNumber(-1_000_000_000, 1_000_000_000).nullish();

/** Calories; in an answer they may be text. */
const calories = leaf({ ...wholeNumber(0, 100_000).traits, answer: z.union([z.number(), z.string()]) });

/** The station of the kitchen that prepares a dish, such as a grill or a bar. menu#station. */
export const station = plain(EXPECTED.station, /^[^<>]+$/, 40).nullish();

export const count = wholeNumber(0, 1_000_000).nullish();

/** A code, such as a promo code or a SKU. */
export const code = plain(EXPECTED.code, /^[^<>]+$/, 100);

/** Returns the schemas of an id, name and slug; the name defaults to the parent's (venue#file-required). */
export function namedFields(kind: "menu group" | "menu" | "section") {
  return {
    id: made(idOf(kind), () => ""),
    name: made(name, () => ""),
    slug: slugFor(kind).nullish(),
  };
}

/** Parses the price for each letter of a schedule. menu#price-schedule. */
const letterPrices = leaf<Record<string, string>>({
  expected: EXPECTED.letterPrices,
  file: z.record(z.string().regex(/^[A-Za-z]$/), amount.nullable()),
  answer: z.record(z.string(), z.string().nullable()),
  read: (value, path, reading) => {
    const prices: Record<string, string> = {};
    if (!isPlainObject(value)) {
      addFault(reading, path, WRONG.not(value, EXPECTED.letterPrices));
      return prices;
    }
    for (const [letter, price] of Object.entries(value)) {
      const at = pathTo(path, letter);
      if (!/^[A-Za-z]$/.test(letter)) addFault(reading, at, WRONG.not(letter, EXPECTED.letterPrices));
      else if (price !== null) prices[letter] = amount.traits.read(price, at, reading);
    }
    return prices;
  },
});

/** Parses seven strings of 96 letters; an empty list means no schedule. menu#price-schedule. */
const priceSchedule = leaf<string[]>({
  expected: EXPECTED.letters,
  file: z.union([z.array(z.never()).max(0), z.array(z.string().regex(/^[A-Za-z]{96}$/)).length(7)]),
  answer: z.array(z.string().nullable()),
  read: (value, path, reading) => {
    if (!Array.isArray(value) || (value.length !== 0 && value.length !== 7)) {
      addFault(reading, path, WRONG.not(value, EXPECTED.letters));
      return [];
    }
    for (const [weekday, letters] of value.entries()) {
      if (typeof letters === "string" && /^[A-Za-z]{96}$/.test(letters)) continue;
      addFault(reading, pathTo(path, weekday), WRONG.not(letters, EXPECTED.letters));
    }
    return value;
  },
});

/** Returns the schemas of the fields that dishes and option values share. menu#item, menu#option-value. */
export function pricedFields(kind: Kind): Fields<PricedData> {
  return {
    id: made(idOf(kind), () => ""),
    name,
    description: words().nullish(),
    ingredients: words().nullish(),
    localization: localization(["name", "description", "ingredients", "price_type"]).nullish(),
    image: image.nullish(),
    sku: noEffect(plain(EXPECTED.sku)).nullish(),
    category: words(300).nullish(),
    allergens: allergens.nullish(),
    diets: diets.nullish(),
    calories: calories.nullish(),
    memberPrice: amount.nullish(),
    promos: list(code, 100).nullish(),
    price_schedule: priceSchedule.nullish(),
    additional_prices: letterPrices.nullish(),
    tax_rate: taxRate.nullish(),
    alcoholic_beverage: flag.nullish(),
    unavailable: flag.nullish(),
    auto_restock: oneOf(["disabled", "daily"]).nullish(),
    stock: count,
    order,
    max_quantity: wholeNumber(1, 1_000_000).nullish(),
    published_at: publishedAt,
  };
}

/** Warns of unknown allergens and diets, and of prices and promos without effect. */
export function checkPriced(data: PricedData, path: JsonPath, reading: Reading): void {
  checkPrices(data, path, reading);
  const named = decodeHtmlText(data.name ?? "");
  for (const word of readAllergens(data.allergens).unread) {
    addWarning(reading, pathTo(path, "allergens"), WARNING.unknownAllergen(named, word));
  }
  for (const word of (data.diets ?? "").split(", ").filter((word) => word !== "" && !isKnownDiet(word))) {
    addWarning(reading, pathTo(path, "diets"), WARNING.unknownDiet(named, decodeHtmlText(word)));
  }
}

function checkPrices(data: PricedData, path: JsonPath, reading: Reading): void {
  const letters = new Set((data.price_schedule ?? []).join(""));
  letters.delete("x");
  const priceless = [...letters].filter((letter) => data.additional_prices?.[letter] === undefined).sort();
  if (priceless.length > 0) {
    addWarning(reading, pathTo(path, "price_schedule"), WARNING.letterWithoutPrice(priceless.join(", ")));
  }
  if (data.memberPrice !== undefined && !data.promos?.length) {
    addWarning(reading, pathTo(path, "memberPrice"), WARNING.memberPriceWithoutPromos);
  }
  if (data.promos?.length && data.memberPrice == null) {
    addWarning(reading, pathTo(path, "promos"), WARNING.promosWithoutMemberPrice);
  }
  if (Object.keys(data.additional_prices ?? {}).length > 0 && !data.price_schedule?.length) {
    addWarning(reading, pathTo(path, "additional_prices"), WARNING.pricesWithoutSchedule);
  }
}
