import type { Cents } from "../money/cents.ts";
import { decodeHtmlText } from "../venue/html-text.ts";
import type { Localization, LocalizationData } from "../venue/locale.ts";
import { readLocalization } from "../venue/localized-text.ts";
import { readCents } from "../venue/read-amounts.ts";
import type { Id } from "../venue/restaurant.ts";
import type { TaxRateData } from "../venue/restaurant-data.ts";
import { type AllergenList, readAllergens } from "./allergens/read-allergens.ts";

/** The fields that dishes and option values share: description and prices. */
export type PricedData = {
  readonly id: Id;
  readonly name: string;
  readonly description?: string | null;
  readonly ingredients?: string | null;
  readonly localization?: LocalizationData | null;
  readonly image?: string | null;
  readonly sku?: string | null;
  readonly category?: string | null;
  readonly allergens?: string | null;
  readonly diets?: string | null;
  readonly calories?: number | string | null;
  readonly memberPrice?: string | null;
  readonly promos?: readonly string[] | null;
  readonly price_schedule?: readonly (string | null)[] | null;
  readonly additional_prices?: Readonly<Record<string, string | null>> | null;
  readonly tax_rate?: TaxRateData | null;
  readonly alcoholic_beverage?: boolean | null;
  readonly unavailable?: boolean | null;
  readonly auto_restock?: string | null;
  /** Portions left; null or absent if stock is not counted. menu#stock. */
  readonly stock?: number | null;
  readonly order?: number | null;
  readonly max_quantity?: number | null;
  readonly published_at?: string | null;
};

/** Prices by quarter hour: seven strings, Monday first, and the price of each letter. menu#price-schedule. */
export type PriceSchedule = {
  readonly week: readonly string[];
  readonly pricesCents: Readonly<Record<string, Cents>>;
};

/** The prices of a dish or option: the regular one, the member's, and the schedule that overrides the regular one. */
export type Pricing = {
  readonly priceCents: Cents;
  readonly memberPriceCents: Cents | null;
  readonly promos: readonly string[];
  readonly priceSchedule: PriceSchedule | null;
};

export type Description = {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
  readonly ingredients: string;
  readonly localization: Localization<"name" | "description" | "ingredients" | "price_type">;
  readonly image: string | null;
  readonly sku: string | null;
  readonly allergens: AllergenList;
  readonly diets: readonly string[] | null;
  readonly calories: number | null;
};

/** Tells whether a part of a menu is published. An absent `published_at` means published at import. */
export function isPublished(thing: { readonly published_at?: string | null }): boolean {
  return thing.published_at !== null;
}

/** Compares by `order`; entries without one come last, in their original order. */
export function byOrder(a: { readonly order: number | null }, b: { readonly order: number | null }): number {
  if (a.order === null || b.order === null) return Number(a.order === null) - Number(b.order === null);
  return a.order - b.order;
}

/** Parses diets from comma text. A blank text means unknown (null), the word "none" means no diets. */
function readDiets(text: string | null | undefined): string[] | null {
  const words = decodeHtmlText(text ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  if (words.length === 0) return null;
  return words.length === 1 && /^(none|aucune?)$/i.test(words[0] ?? "") ? [] : words;
}

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
    allergens: readAllergens(data.allergens),
    diets: readDiets(data.diets),
    calories: Number.isFinite(calories) ? calories : null,
  };
}

/**
 * Normalizes the prices of a dish or an option value. On a weekday that the schedule does not list, nothing
 * is sold.
 */
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
