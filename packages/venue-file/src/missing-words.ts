import {
  isRequiredLocale,
  type LocalizationData,
  type OptionGroupData,
  ownLocale,
  type RestaurantData,
} from "@comptoir/ordering";
import { addWarning, type Reading } from "./reading/findings.ts";
import { type JsonPath, pathTo } from "./reading/json-path.ts";
import type { VenueFile } from "./venue-file.ts";
import { WARNING } from "./wording.ts";

const LANGUAGES = { "en-CA": "English", "fr-CA": "French" } as const;
type Wanted = { readonly locale: keyof typeof LANGUAGES; readonly reading: Reading };

/**
 * Warns of texts without a required translation: into French in Québec, and into each of the venue's
 * `locales`. If a language has no name at all, it gets a single warning. law#french.
 */
export function noteMissingWords(venue: VenueFile, reading: Reading): void {
  const locales = venue.restaurant.locales ?? [];
  const own = ownLocale(venue.restaurant);
  for (const locale of ["en-CA", "fr-CA"] as const) {
    // The venue's default language needs no translation.
    if (locale === own) continue;
    const isOffered = locales.some(({ locale_long }) => locale_long === locale);
    if (isRequiredLocale(venue.restaurant, locale) || (isOffered && saysAnything(venue, locale)))
      noteVenue(venue, { locale, reading });
    else if (isOffered && venue.menus.length > 0) {
      addWarning(reading, pathTo(pathTo(null, "restaurant"), "locales"), WARNING.noWordOf(LANGUAGES[locale]));
    }
  }
}

/** Tells whether any menu, section or dish has a name in a language. */
function saysAnything({ menus }: VenueFile, locale: Wanted["locale"]): boolean {
  const says = ({ localization }: Named) => Boolean(localization?.[locale]?.name);
  return menus.some(
    (menu) =>
      menu.locale === locale ||
      [menu, ...(menu.items ?? []), ...(menu.sections ?? [])].some(says) ||
      (menu.sections ?? []).some(({ items }) => (items ?? []).some(says)),
  );
}

function noteVenue(venue: VenueFile, wanted: Wanted): void {
  noteRestaurant(venue.restaurant, pathTo(null, "restaurant"), wanted);
  eachIn(venue.menu_groups, pathTo(null, "menu_groups"), (group, at) => noteNamed(group, at, wanted));
  eachIn(venue.menus, pathTo(null, "menus"), (menu, at) => {
    if (menu.locale === wanted.locale) return;
    noteNamed(menu, at, wanted);
    eachIn(menu.items, pathTo(at, "items"), (item, itemAt) => noteDish(item, itemAt, wanted));
    eachIn(menu.sections, pathTo(at, "sections"), (section, sectionAt) => {
      noteNamed(section, sectionAt, wanted);
      eachIn(section.items, pathTo(sectionAt, "items"), (item, itemAt) => noteDish(item, itemAt, wanted));
    });
  });
  eachIn(venue.discounts, pathTo(null, "discounts"), (discount, at) => note(discount, ["name"], at, wanted));
  eachIn(venue.announcements, pathTo(null, "announcements"), (announcement, at) =>
    note(announcement, ["title", "message"], at, wanted),
  );
  eachIn(venue.rotations, pathTo(null, "rotations"), (rotation, at) => {
    for (const days of ["skip_dates", "replacements"] as const) {
      eachIn(rotation[days], pathTo(at, days), (day, dayAt) => note(day, ["reason"], dayAt, wanted));
    }
  });
}

/**
 * Checks the restaurant's texts, including order options, whose translations the restaurant's own
 * `localization` holds.
 */
function noteRestaurant(restaurant: RestaurantData, path: JsonPath, wanted: Wanted): void {
  note(restaurant, ["description"], path, wanted);
  const options = restaurant.order_options;
  if (!options) return;
  const at = pathTo(path, "order_options");
  const words = { ...options, localization: restaurant.localization };
  note(words, ["service_charge_label", "orders_paused_message"], at, wanted);
  eachIn(options.custom_questions, pathTo(at, "custom_questions"), (question, questionAt) =>
    note(question, ["question"], questionAt, wanted),
  );
}

type Dish = Named & { readonly options?: readonly OptionGroupData[] | null };
type Named = { readonly name: string; readonly localization?: LocalizationData | null };

function noteDish(dish: Dish, path: JsonPath, wanted: Wanted): void {
  note(dish, ["name", "description", "ingredients", "price_type"], path, wanted);
  eachIn(dish.options, pathTo(path, "options"), (group, groupAt) => {
    noteNamed(group, groupAt, wanted);
    eachIn(group.values, pathTo(groupAt, "values"), (value, valueAt) => noteDish(value, valueAt, wanted));
  });
}

function noteNamed(thing: Named, path: JsonPath, wanted: Wanted): void {
  note(thing, ["name", "description"], path, wanted);
}

function note(
  thing: object & { readonly localization?: LocalizationData | null },
  fields: readonly string[],
  path: JsonPath,
  { locale, reading }: Wanted,
): void {
  const translated = thing.localization?.[locale];
  const missing = fields.filter((field) => {
    const own = (thing as Record<string, unknown>)[field];
    return typeof own === "string" && /\p{L}/u.test(own) && !translated?.[field];
  });
  if (missing.length > 0) {
    addWarning(reading, path, WARNING.missingWords(LANGUAGES[locale], locale, missing.join(", ")));
  }
}

function eachIn<Entry>(
  entries: readonly Entry[] | null | undefined,
  path: JsonPath,
  visit: (entry: Entry, path: JsonPath) => void,
): void {
  for (const [index, entry] of (entries ?? []).entries()) visit(entry, pathTo(path, index));
}
