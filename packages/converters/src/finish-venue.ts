import type { Id, RestaurantData } from "@comptoir/ordering";
import { cleanText, isUsableId, MAX_NAME_LENGTH, MAX_TEXT_LENGTH, slugOf } from "@comptoir/venue-file";
import type { DraftGroup, DraftItem, DraftMenu, DraftValue, DraftVenue } from "./converter.ts";
import { mendText, safeWords } from "./mend-text.ts";
import type { Notes } from "./notes.ts";
import { finishRestaurant } from "./read-restaurant.ts";

/**
 * Normalizes a draft so that it passes the checks of venue files: valid unique ids, valid names, no empty
 * sections.
 */
export function finishVenue(restaurant: Partial<RestaurantData>, menus: DraftMenu[], notes: Notes): DraftVenue {
  const takenIds = new Map<string, Set<string>>();
  const dishOfId = new Map<string, string>();
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
        // Without `order`, values would be sorted by price instead of in the file's order.
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
    for (const section of empty) notes.count("emptySections", section.name);
    menu.sections = menu.sections.filter((section) => section.items.length > 0);
    for (const section of menu.sections) {
      finishNamed(section, menu.name);
      section.items = withoutRepeats(section.items, notes);
      claim("section", section, String(menu.id ?? ""));
      for (const item of section.items) {
        finishWords(item);
        noteSharedId(item, dishOfId, notes);
        claim("item", item, String(section.id ?? slugOf(section.name) ?? ""));
        finishGroups(item.options ?? [], String(item.id ?? ""));
      }
    }
  }
  const filled = menus.filter((menu) => menu.sections.length > 0);
  if (filled.length === 0) notes.say("noDishes");
  return { restaurant: finishRestaurant(restaurant, notes), menus: filled };
}

/** Notes an id that different dishes share. The same dish may be in several sections. */
function noteSharedId({ id, name }: DraftItem, dishOfId: Map<string, string>, notes: Notes): void {
  if (id === undefined) return;
  const first = dishOfId.get(String(id)) ?? name;
  dishOfId.set(String(id), first);
  if (first === name) return;
  notes.count("sharedIds", `${id}: ${first}, ${name}`);
}

function withoutRepeats(items: readonly DraftItem[], notes: Notes): DraftItem[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const whole = JSON.stringify(item);
    if (seen.has(whole)) notes.count("repeatedDishes", item.name);
    return seen.size !== seen.add(whole).size;
  });
}

function finishWords(thing: DraftItem | DraftValue): void {
  finishNamed(thing);
  if (thing.allergens) thing.allergens = safeWords(thing.allergens, MAX_TEXT_LENGTH);
  if (thing.sku) thing.sku = mendText(thing.sku);
}

/** Sanitizes a name and description. A name without text becomes `standIn`; an empty description is removed. */
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

/**
 * Returns `id`; if it is taken, `id-owner`, because each dish gets its copy of a shared option. Undefined if
 * neither is usable.
 */
function freeId(id: Id | undefined, owner: string, taken: ReadonlySet<string>): Id | undefined {
  const numeric = typeof id === "string" && /^(?:0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;
  if (!isUsableId(numeric)) return undefined;
  if (!taken.has(String(numeric))) return numeric;
  const beside = `${numeric}-${owner}`;
  return owner !== "" && isUsableId(beside) && !taken.has(beside) ? beside : undefined;
}
