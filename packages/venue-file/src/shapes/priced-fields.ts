import { decodeHtmlText, type PricedData, readAllergens, type TaxRateData } from "@comptoir/ordering";
import { z } from "zod";
import { allergens, diets, isKnownDiet } from "../reading/comma-readers.ts";
import { amount, rate } from "../reading/decimal-readers.ts";
import { addWarning, type Reading } from "../reading/findings.ts";
import { idOf, type Kind } from "../reading/id-readers.ts";
import { type JsonPath, pathTo } from "../reading/json-path.ts";
import { localization } from "../reading/localization-reader.ts";
import { noEffect } from "../reading/no-effect.ts";
import { flag, wholeNumber } from "../reading/number-readers.ts";
import { letterPrices, priceSchedule } from "../reading/price-schedule-readers.ts";
import { type Fields, leaf, list, made, object, type Schema } from "../reading/schema-types.ts";
import { slugFor } from "../reading/slug-readers.ts";
import { image, oneOf, plain } from "../reading/text-readers.ts";
import { publishedAt } from "../reading/time-readers.ts";
import { name, words } from "../reading/word-readers.ts";
import { WARNING } from "../wording.ts";

/** A pair of tax rates. bill#whose-rate. */
export const taxRate: Schema<TaxRateData> = object<TaxRateData>({ tax1: rate.nullish(), tax2: rate.nullish() });

/** Where a thing stands among its siblings. */
export const order = wholeNumber(-1_000_000_000, 1_000_000_000).nullish();

/** What is written as text is answered so, too. */
const calories = leaf({ ...wholeNumber(0, 100_000).traits, answer: z.union([z.number(), z.string()]) });

/** How many portions, persons or pieces of something there may be. */
export const count = wholeNumber(0, 1_000_000).nullish();

/** A code such as a promo's or a stock keeping unit's. */
export const code = plain("a code of at most 100 characters", /^[^<>]+$/, 100);

/**
 * How menus, their groups and their sections are named. Only dishes must have a name (venue#file-required); what else has
 * none is given that of what it stands in.
 */
export function namedFields(kind: "menu group" | "menu" | "section") {
  return {
    id: made(idOf(kind), () => ""),
    name: made(name, () => ""),
    slug: slugFor(kind).nullish(),
  };
}

/** The fields that dishes and option values share. menu#item, menu#option-value. */
export function pricedFields(kind: Kind): Fields<PricedData> {
  return {
    id: made(idOf(kind), () => ""),
    name,
    description: words().nullish(),
    ingredients: words().nullish(),
    localization: localization(["name", "description", "ingredients", "price_type"]).nullish(),
    image: image.nullish(),
    sku: noEffect(plain("a stock keeping unit")).nullish(),
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

/** Notes what of a dish or an option value will not work as it was perhaps meant. */
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
