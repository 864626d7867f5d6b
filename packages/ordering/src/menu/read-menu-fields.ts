import { type Cents, parseCents } from "../money/cents.ts";
import { parseRate, type Rate, ZERO_RATE } from "../money/rate.ts";
import type { Locale, Localization } from "../venue/locale.ts";
import type { TaxRate } from "../venue/restaurant.ts";
import { decodeHtmlText } from "./html-text.ts";
import type { Description, PriceSchedule, Pricing } from "./menu.ts";
import type { LocalizationData, PricedData, TaxRateData } from "./menu-data.ts";

/** Published means that `published_at` is set, or absent: what a file does not mention is published at import. */
export function isPublished(thing: { readonly published_at?: string | null }): boolean {
  return thing.published_at !== null;
}

/** Sorts by `order`; what has none keeps its place after what has one. */
export function byOrder(a: { readonly order: number | null }, b: { readonly order: number | null }): number {
  if (a.order === null || b.order === null) return Number(a.order === null) - Number(b.order === null);
  return a.order - b.order;
}

/** Reads comma text. Nothing written means that nothing is known (null); the word "none" means known to be none. */
export function readCommaText(text: string | null | undefined): string[] | null {
  const words = decodeHtmlText(text ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  if (words.length === 0) return null;
  return words.length === 1 && /^(none|aucune?)$/i.test(words[0] ?? "") ? [] : words;
}

/** Reads an amount of checked data; a text that is no amount is a mistake of ours. */
export function readCents(text: string): Cents {
  const amount = parseCents(String(text));
  if (amount === null) throw new RangeError(`Not an amount: ${text}`);
  return amount;
}

/** Reads a pair of tax rates; an absent rate of a pair is zero, an absent pair is null, so that the wider one rules. */
export function readTaxRate(data: TaxRateData | null | undefined): TaxRate | null {
  if (!data || (data.tax1 == null && data.tax2 == null)) return null;
  return { tax1: readRate(data.tax1), tax2: readRate(data.tax2) };
}

function readRate(text: string | null | undefined): Rate {
  if (text == null) return ZERO_RATE;
  const rate = parseRate(String(text));
  if (rate === null) throw new RangeError(`Not a rate: ${text}`);
  return rate;
}

const LOCALES_BY_KEY: Readonly<Record<string, Locale>> = {
  en: "en-CA",
  "en-CA": "en-CA",
  fr: "fr-CA",
  "fr-CA": "fr-CA",
};

/** Reads translated words, decoded; empty translations are left out, so that the venue's own words stand in. */
export function readLocalization<Field extends string>(data: LocalizationData | null | undefined): Localization<Field> {
  const localization: { [locale in Locale]?: { [field in Field]?: string } } = {};
  for (const [key, fields] of Object.entries(data ?? {})) {
    const locale = LOCALES_BY_KEY[key];
    if (!locale || !fields) continue;
    const words = Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1]));
    const decoded = Object.fromEntries(words.map(([field, text]) => [field, decodeHtmlText(text)]));
    localization[locale] = decoded as { [field in Field]?: string };
  }
  return localization;
}

/** Reads what a dish or an option value says of itself. */
export function readDescription(data: PricedData): Description {
  const calories = data.calories == null || data.calories === "" ? null : Number(data.calories);
  return {
    id: data.id,
    name: decodeHtmlText(data.name),
    description: decodeHtmlText(data.description ?? ""),
    ingredients: decodeHtmlText(data.ingredients ?? ""),
    localization: readLocalization(data.localization),
    image: data.image ?? null,
    sku: data.sku ?? null,
    allergens: readCommaText(data.allergens),
    diets: readCommaText(data.diets),
    calories: Number.isFinite(calories) ? calories : null,
  };
}

/** Reads what decides a price. An empty schedule is no schedule; a weekday without its string has no letters. */
export function readPricing(data: PricedData, price: string | null | undefined): Pricing {
  return {
    priceCents: readCents(price ?? "0"),
    memberPriceCents: data.memberPrice == null ? null : readCents(data.memberPrice),
    promos: data.promos ?? [],
    priceSchedule: readPriceSchedule(data),
  };
}

function readPriceSchedule(data: PricedData): PriceSchedule | null {
  if (!data.price_schedule || data.price_schedule.length === 0) return null;
  const pricesCents: Record<string, Cents> = {};
  for (const [letter, price] of Object.entries(data.additional_prices ?? {})) {
    if (price !== null) pricesCents[letter] = readCents(price);
  }
  return { week: data.price_schedule.map((letters) => letters ?? ""), pricesCents };
}
