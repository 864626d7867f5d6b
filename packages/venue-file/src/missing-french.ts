import type { LocalizationData, OptionGroupData, RestaurantData } from "@comptoir/ordering";
import { addWarning, type Reading } from "./reading/findings.ts";
import { type JsonPath, pathTo } from "./reading/json-path.ts";
import type { VenueFile } from "./venue-file.ts";
import { WARNING } from "./wording.ts";

const FRENCH = "fr-CA";

/** Warns of every text of a Québec venue that lacks its French. law#french. */
export function noteMissingFrench(venue: VenueFile, reading: Reading): void {
  if (venue.restaurant.province !== "QC") return;
  // A venue whose own words are French has nothing to translate into it.
  const own = venue.restaurant.locales?.find((locale) => locale.is_default)?.locale_long;
  if (own === FRENCH) return;
  noteRestaurant(venue.restaurant, pathTo(null, "restaurant"), reading);
  eachIn(venue.menu_groups, pathTo(null, "menu_groups"), (group, at) => noteNamed(group, at, reading));
  eachIn(venue.menus, pathTo(null, "menus"), (menu, at) => {
    if (menu.locale === FRENCH) return;
    noteNamed(menu, at, reading);
    eachIn(menu.items, pathTo(at, "items"), (item, itemAt) => noteDish(item, itemAt, reading));
    eachIn(menu.sections, pathTo(at, "sections"), (section, sectionAt) => {
      noteNamed(section, sectionAt, reading);
      eachIn(section.items, pathTo(sectionAt, "items"), (item, itemAt) => noteDish(item, itemAt, reading));
    });
  });
  eachIn(venue.discounts, pathTo(null, "discounts"), (discount, at) => note(discount, ["name"], at, reading));
  eachIn(venue.announcements, pathTo(null, "announcements"), (announcement, at) =>
    note(announcement, ["title", "message"], at, reading),
  );
  eachIn(venue.rotations, pathTo(null, "rotations"), (rotation, at) => {
    for (const days of ["skip_dates", "replacements"] as const) {
      eachIn(rotation[days], pathTo(at, days), (day, dayAt) => note(day, ["reason"], dayAt, reading));
    }
  });
}

/** The words of the order options have their French beside the restaurant's own. */
function noteRestaurant(restaurant: RestaurantData, path: JsonPath, reading: Reading): void {
  note(restaurant, ["description"], path, reading);
  const options = restaurant.order_options;
  if (!options) return;
  const at = pathTo(path, "order_options");
  const words = { ...options, localization: restaurant.localization };
  note(words, ["service_charge_label", "orders_paused_message"], at, reading);
  eachIn(options.custom_questions, pathTo(at, "custom_questions"), (question, questionAt) =>
    note(question, ["question"], questionAt, reading),
  );
}

type Dish = Named & { readonly options?: readonly OptionGroupData[] | null };
type Named = { readonly name: string; readonly localization?: LocalizationData | null };

function noteDish(dish: Dish, path: JsonPath, reading: Reading): void {
  note(dish, ["name", "description", "ingredients", "price_type"], path, reading);
  eachIn(dish.options, pathTo(path, "options"), (group, groupAt) => {
    noteNamed(group, groupAt, reading);
    eachIn(group.values, pathTo(groupAt, "values"), (value, valueAt) => noteDish(value, valueAt, reading));
  });
}

function noteNamed(thing: Named, path: JsonPath, reading: Reading): void {
  note(thing, ["name", "description"], path, reading);
}

/** Warns once for a thing, of all its texts that have words but no French ones. */
function note(
  thing: object & { readonly localization?: LocalizationData | null },
  fields: readonly string[],
  path: JsonPath,
  reading: Reading,
): void {
  const french = thing.localization?.[FRENCH];
  const missing = fields.filter((field) => {
    const own = (thing as Record<string, unknown>)[field];
    return typeof own === "string" && /\p{L}/u.test(own) && !french?.[field];
  });
  if (missing.length > 0) addWarning(reading, path, WARNING.missingFrench(missing.join(", ")));
}

function eachIn<Entry>(
  entries: readonly Entry[] | null | undefined,
  path: JsonPath,
  visit: (entry: Entry, path: JsonPath) => void,
): void {
  for (const [index, entry] of (entries ?? []).entries()) visit(entry, pathTo(path, index));
}
