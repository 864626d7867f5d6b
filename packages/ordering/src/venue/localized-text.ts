import { EXTRA_METHOD_LABELS, extraMethodLabels } from "./extra-payment-methods.ts";
import { decodeHtmlText, plainText } from "./html-text.ts";
import { FALLBACK_LOCALE, type Locale, type Localization, type LocalizationData } from "./locale.ts";
import { isInQuebec } from "./province.ts";
import type { RestaurantData } from "./restaurant-data.ts";
import { paragraphsOf, type RichParagraph } from "./rich-text.ts";

/** A normalized object with a text and its translations, decoded. */
type Localized<Field extends string> = { readonly localization: Localization<Field> } & {
  readonly [field in Field]?: unknown;
};

/**
 * Returns the text of an object in a locale, without markup. Falls back to the venue's own text, then to the
 * fallback locale. menu#localized-text, screens#locales.
 */
export function localizedText<Field extends string>(thing: Localized<Field>, field: Field, locale: Locale): string {
  return plainText(writtenText(thing, field, locale));
}

/** Returns the text of an object in a locale as paragraphs with allowed markup. menu#markup. */
export function localizedParagraphs<Field extends string>(
  thing: Localized<Field>,
  field: Field,
  locale: Locale,
): readonly RichParagraph[] {
  return paragraphsOf(writtenText(thing, field, locale));
}

function writtenText<Field extends string>(thing: Localized<Field>, field: Field, locale: Locale): string {
  const own = thing[field];
  const translated = thing.localization[locale]?.[field];
  return translated || (typeof own === "string" && own) || (thing.localization[FALLBACK_LOCALE]?.[field] ?? "");
}

/** An object of venue files or `data.json` with a text and its translations, HTML-escaped. */
type LocalizedData<Field extends string> = { readonly localization?: LocalizationData | null | undefined } & {
  readonly [field in Field]?: string | null | undefined;
};

/** Returns the text of a data object in a locale; null if there is none. Falls back as `localizedText` does. */
export function localizedDataText<Field extends string>(
  data: LocalizedData<Field>,
  field: Field,
  locale: Locale,
): string | null {
  const thing = {
    [field]: decodeHtmlText(data[field] ?? ""),
    localization: readLocalization<Field>(data.localization),
  };
  return localizedText(thing as Localized<Field>, field, locale).trim() || null;
}

/** Returns the text of a data object in a locale, with its HTML escapes and markup. menu#markup. */
export function localizedDataMarkup<Field extends string>(
  data: LocalizedData<Field>,
  field: Field,
  locale: Locale,
): string {
  const thing = { [field]: data[field] ?? "", localization: readLocalization<Field>(data.localization, asWritten) };
  return writtenText(thing as Localized<Field>, field, locale);
}

const asWritten = (text: string) => text;

export function restaurantName(
  data: Pick<RestaurantData, "name" | "display_name" | "localization" | "slug">,
  locale: Locale,
): string {
  const words = readLocalization<"name" | "display_name">(data.localization)[locale];
  const own = [data.display_name, data.name].map((name) => decodeHtmlText(name ?? ""));
  const names = [words?.display_name, words?.name, ...own].map((name) => plainText(name ?? "").trim());
  return names.find((name) => name !== "") ?? data.slug;
}

/** Returns a restaurant's own text for a field in a locale; null if the default text applies. */
export function restaurantWords(restaurant: RestaurantData, field: RestaurantWord, locale: Locale): string | null {
  const { localization, order_options, delivery, voucher, menu_configuration } = restaurant;
  const membership = menu_configuration?.membership_customization;
  const own: Readonly<Record<RestaurantWord, string | null | undefined>> = {
    service_charge_label: order_options?.service_charge_label,
    total_summary_title: (order_options?.tip_config ?? restaurant.tipConfig)?.total_summary_title,
    orders_paused_message: order_options?.orders_paused_message,
    location_label: delivery?.location_label,
    areas_label: delivery?.areas_label,
    voucher_title: voucher?.title,
    voucher_label: voucher?.label,
    voucher_tooltip: voucher?.tooltip,
    ...extraMethodLabels(restaurant),
    membership_title: membership?.title,
    membership_tooltip: membership?.tooltip,
    membership_input_label: membership?.input_label,
    membership_button_text: membership?.button_text,
    membership_loading_message: membership?.loading_message,
    membership_banner_message: membership?.banner_message,
  };
  return localizedDataText({ [field]: own[field], localization }, field, locale);
}

/** The texts that a restaurant can customize; their translations are in the restaurant's `localization`. */
export const RESTAURANT_WORDS = [
  "service_charge_label",
  "total_summary_title",
  "orders_paused_message",
  "location_label",
  "areas_label",
  "voucher_title",
  "voucher_label",
  "voucher_tooltip",
  ...EXTRA_METHOD_LABELS,
  "membership_title",
  "membership_tooltip",
  "membership_input_label",
  "membership_button_text",
  "membership_loading_message",
  "membership_banner_message",
] as const;
type RestaurantWord = (typeof RESTAURANT_WORDS)[number];

/**
 * Returns the language in which a restaurant's page opens: the default of `locales`, else French in Québec.
 * screens#locales, law#french.
 */
export function restaurantLocale(data: Pick<RestaurantData, "locales" | "province">): Locale | null {
  const chosen = data.locales?.find((locale) => locale.is_default);
  const named = [chosen?.locale_long, chosen?.locale_short].map((name) => LANGUAGE.exec(name ?? "")?.[1]);
  const language = named.find((found) => found !== undefined)?.toLowerCase();
  return LOCALES_BY_KEY[language ?? ""] ?? (isInQuebec(data) ? "fr-CA" : null);
}

/** Matches the language at the start of a locale name: `fr-CA`, `fr_CA`, `fr`. */
const LANGUAGE = /^\s*(en|fr)(?:[-_]|\s*$)/i;

const LOCALES_BY_KEY: Readonly<Record<string, Locale>> = {
  en: "en-CA",
  "en-CA": "en-CA",
  fr: "fr-CA",
  "fr-CA": "fr-CA",
};

/** Parses and decodes translations. Drops empty ones, so that the venue's own text is shown. */
export function readLocalization<Field extends string>(
  data: LocalizationData | null | undefined,
  read: (written: string) => string = decodeHtmlText,
): Localization<Field> {
  const localization: { [locale in Locale]?: { [field in Field]?: string } } = {};
  for (const [key, fields] of Object.entries(data ?? {})) {
    const locale = LOCALES_BY_KEY[key];
    if (!locale || !fields) continue;
    const words = Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1]));
    const decoded = Object.fromEntries(words.map(([field, text]) => [field, read(text)]));
    localization[locale] = decoded as { [field in Field]?: string };
  }
  return localization;
}
