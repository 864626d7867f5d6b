import type { Id, RestaurantData } from "@comptoir/ordering";
import { cleanText, unreadableCharacter } from "../clean-text.ts";
import { isUsableId } from "../reading/id-readers.ts";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "../reading/text-readers.ts";
import { RESERVED_SLUGS } from "../reserved-slugs.ts";
import { markOf, slugOf } from "../slug.ts";
import type { DraftGroup, DraftItem, DraftMenu, DraftValue, DraftVenue } from "./converter.ts";
import { mendText } from "./mend-text.ts";
import type { Notes } from "./notes.ts";

/**
 * Brings what a converter has read into a form that every check of venue files takes: ids that are usable and stand once,
 * names that are neither empty nor endless, and no sections without dishes.
 */
export function finishVenue(restaurant: Partial<RestaurantData>, menus: DraftMenu[], notes: Notes): DraftVenue {
  const takenIds = new Map<string, Set<string>>();
  const claim = (kind: string, thing: { id?: Id; name: string }, owner: string) => {
    const taken = takenIds.get(kind) ?? new Set<string>();
    takenIds.set(kind, taken);
    const id = freeId(thing.id, owner, taken);
    delete thing.id;
    if (id === undefined) return;
    thing.id = id;
    taken.add(String(id));
  };
  const finishGroups = (groups: readonly DraftGroup[], owner: string) => {
    for (const group of groups) {
      finishNamed(group, "Options");
      claim("group", group, owner);
      const groupOwner = String(group.id ?? owner);
      for (const [index, value] of group.values.entries()) {
        // Values without an order are sorted by price; the file's own order is what the restaurant meant.
        value.order = index;
        finishWords(value);
        claim("value", value, groupOwner);
        finishGroups(value.options ?? [], String(value.id ?? groupOwner));
      }
    }
  };
  for (const menu of menus) {
    finishNamed(menu, "Menu");
    claim("menu", menu, "");
    const empty = menu.sections.filter((section) => section.items.length === 0);
    for (const section of empty) notes.count("Sections without dishes are left out", section.name);
    menu.sections = menu.sections.filter((section) => section.items.length > 0);
    for (const section of menu.sections) {
      finishNamed(section, menu.name);
      section.items = withoutRepeats(section.items, notes);
      claim("section", section, String(menu.id ?? ""));
      for (const item of section.items) {
        finishWords(item);
        claim("item", item, String(section.id ?? slugOf(section.name) ?? ""));
        finishGroups(item.options ?? [], String(item.id ?? ""));
      }
    }
  }
  const filled = menus.filter((menu) => menu.sections.length > 0);
  if (filled.length === 0) notes.say("No dishes were found.");
  return { restaurant: finishRestaurant(restaurant, notes), menus: filled };
}

function finishRestaurant(restaurant: Partial<RestaurantData>, notes: Notes): DraftVenue["restaurant"] {
  const given = safeWords(restaurant.name ?? "", MAX_NAME_LENGTH);
  const isNamed = cleanText(given) !== "";
  const name = isNamed ? given : "Restaurant";
  if (!isNamed) notes.say('The restaurant is called "Restaurant" until restaurant.name is set.');
  const made = slugOf(name) ?? `restaurant-${markOf(name)}`;
  const slug = restaurant.slug ?? (RESERVED_SLUGS.has(made) ? `restaurant-${made}` : made);
  if (restaurant.payment_processor == null) {
    notes.say("The menu can only be viewed until restaurant.payment_processor is set.");
  }
  if (restaurant.tax_rate == null) notes.say("No taxes are charged until restaurant.tax_rate is set.");
  if (restaurant.hours == null) notes.say("The restaurant is always open until restaurant.hours is set.");
  const { address, description, ...rest } = restaurant;
  const about = Object.entries({
    address: safeWords(address ?? "", MAX_NAME_LENGTH),
    description: safeWords(description ?? "", MAX_TEXT_LENGTH),
  });
  return { ...rest, ...Object.fromEntries(about.filter(([, words]) => words !== "")), name, slug };
}

/** A dish that stands twice in one section, alike in everything, is one dish: exports of what was seen on a screen repeat. */
function withoutRepeats(items: readonly DraftItem[], notes: Notes): DraftItem[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const whole = JSON.stringify(item);
    if (seen.has(whole)) notes.count("Dishes that stand twice in a section are taken once", item.name);
    return seen.size !== seen.add(whole).size;
  });
}

function finishWords(thing: DraftItem | DraftValue): void {
  finishNamed(thing);
  if (thing.allergens) thing.allergens = safeWords(thing.allergens, MAX_TEXT_LENGTH);
  if (thing.sku) thing.sku = mendText(thing.sku);
}

/** A name must be left when markup is taken out of it; an empty description is none. */
function finishNamed(thing: Pick<DraftItem, "name" | "description" | "localization">, standIn = "?"): void {
  thing.name = safeWords(thing.name, MAX_NAME_LENGTH);
  if (cleanText(thing.name) === "") thing.name = standIn;
  thing.description = safeWords(thing.description ?? "", MAX_TEXT_LENGTH);
  if (thing.description === "") delete thing.description;
  for (const [locale, words] of Object.entries(thing.localization ?? {})) {
    const safe = Object.entries(words ?? {}).map(([field, text]) => [field, safeWords(text ?? "", MAX_TEXT_LENGTH)]);
    thing.localization = { ...thing.localization, [locale]: Object.fromEntries(safe) };
  }
}

/** Cuts a text at whole characters, and takes out what escapes have hidden from the mending. */
function safeWords(text: string, maxLength: number): string {
  const mended = mendText(text);
  const cut = mended.length <= maxLength ? mended : `${[...mended.slice(0, maxLength - 2)].slice(0, -1).join("")}…`;
  return unreadableCharacter(cleanText(cut)) === null ? cut : mendText(cleanText(cut)).slice(0, maxLength);
}

/** The id itself, or beside its owner's where it stands twice: shared options are a thing of their own in each dish. */
function freeId(id: Id | undefined, owner: string, taken: ReadonlySet<string>): Id | undefined {
  const numeric = typeof id === "string" && /^(?:0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;
  if (!isUsableId(numeric)) return undefined;
  if (!taken.has(String(numeric))) return numeric;
  const beside = `${numeric}-${owner}`;
  return owner !== "" && isUsableId(beside) && !taken.has(beside) ? beside : undefined;
}
