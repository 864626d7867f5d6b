import type { Cents } from "../money/cents.ts";
import type { Locale, Localization } from "../venue/locale.ts";
import { readCents } from "../venue/read-amounts.ts";
import type { LocalizationData } from "../venue/restaurant-data.ts";
import { decodeHtmlText } from "./html-text.ts";
import type { Description, PriceSchedule, Pricing } from "./menu.ts";
import type { PricedData } from "./menu-data.ts";

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
function readCommaText(text: string | null | undefined): string[] | null {
  const words = decodeHtmlText(text ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  if (words.length === 0) return null;
  return words.length === 1 && /^(none|aucune?)$/i.test(words[0] ?? "") ? [] : words;
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
