import type { LocalizationData, OptionGroupData, RestaurantData } from "@comptoir/ordering";
import { addWarning, type Reading } from "./reading/findings.ts";
import { type Place, placeIn } from "./reading/place.ts";
import type { VenueFile } from "./venue-file.ts";
import { WARNING } from "./wording.ts";

const FRENCH = "fr-CA";

/** Warns of every text of a Québec venue that lacks its French. law#french. */
export function noteMissingFrench(venue: VenueFile, reading: Reading): void {
  if (venue.restaurant.province !== "QC") return;
  // A venue whose own words are French has nothing to translate into it.
  const own = venue.restaurant.locales?.find((locale) => locale.is_default)?.locale_long;
  if (own === FRENCH) return;
  noteRestaurant(venue.restaurant, placeIn(null, "restaurant"), reading);
  eachIn(venue.menu_groups, placeIn(null, "menu_groups"), (group, at) => noteNamed(group, at, reading));
  eachIn(venue.menus, placeIn(null, "menus"), (menu, at) => {
    if (menu.locale === FRENCH) return;
    noteNamed(menu, at, reading);
    eachIn(menu.items, placeIn(at, "items"), (item, itemAt) => noteDish(item, itemAt, reading));
    eachIn(menu.sections, placeIn(at, "sections"), (section, sectionAt) => {
      noteNamed(section, sectionAt, reading);
      eachIn(section.items, placeIn(sectionAt, "items"), (item, itemAt) => noteDish(item, itemAt, reading));
    });
  });
  eachIn(venue.discounts, placeIn(null, "discounts"), (discount, at) => note(discount, ["name"], at, reading));
  eachIn(venue.announcements, placeIn(null, "announcements"), (announcement, at) =>
    note(announcement, ["title", "message"], at, reading),
  );
}

/** The words of the order options have their French beside the restaurant's own. */
function noteRestaurant(restaurant: RestaurantData, place: Place, reading: Reading): void {
  note(restaurant, ["description"], place, reading);
  const options = restaurant.order_options;
  if (!options) return;
  const at = placeIn(place, "order_options");
  const words = { ...options, localization: restaurant.localization };
  note(words, ["service_charge_label", "orders_paused_message"], at, reading);
  eachIn(options.custom_questions, placeIn(at, "custom_questions"), (question, questionAt) =>
    note(question, ["question"], questionAt, reading),
  );
}

type Dish = Named & { readonly options?: readonly OptionGroupData[] | null };
type Named = { readonly name: string; readonly localization?: LocalizationData | null };

function noteDish(dish: Dish, place: Place, reading: Reading): void {
  note(dish, ["name", "description", "ingredients", "price_type"], place, reading);
  eachIn(dish.options, placeIn(place, "options"), (group, groupAt) => {
    noteNamed(group, groupAt, reading);
    eachIn(group.values, placeIn(groupAt, "values"), (value, valueAt) => noteDish(value, valueAt, reading));
  });
}

function noteNamed(thing: Named, place: Place, reading: Reading): void {
  note(thing, ["name", "description"], place, reading);
}

/** Warns once for a thing, of all its texts that have words but no French ones. */
function note(
  thing: object & { readonly localization?: LocalizationData | null },
  fields: readonly string[],
  place: Place,
  reading: Reading,
): void {
  const french = thing.localization?.[FRENCH];
  const missing = fields.filter((field) => {
    const own = (thing as Record<string, unknown>)[field];
    return typeof own === "string" && /\p{L}/u.test(own) && !french?.[field];
  });
  if (missing.length > 0) addWarning(reading, place, WARNING.missingFrench(missing.join(", ")));
}

function eachIn<Entry>(
  entries: readonly Entry[] | null | undefined,
  place: Place,
  visit: (entry: Entry, place: Place) => void,
): void {
  for (const [index, entry] of (entries ?? []).entries()) visit(entry, placeIn(place, index));
}
