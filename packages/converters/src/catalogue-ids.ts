import { list } from "./catalogue-words.ts";
import { fieldOf, isThing, type Thing, wordOf } from "./foreign-thing.ts";

export type Joined = "category" | "item" | "variant" | "group" | "value";

const OWN_ID: Readonly<Record<Joined, readonly string[]>> = {
  category: list("id uuid guid uid categoryid sectionid code key externalid slug"),
  item: list("id uuid guid uid itemid productid dishid menuitemid code key plu sku externalid slug"),
  variant: list("id uuid guid uid variantid variationid skuid sizeid sku"),
  group: list("id uuid guid uid groupid modifiergroupid optiongroupid modifierlistid code key referenceid"),
  value: list("id uuid guid uid modifierid optionid valueid choiceid itemid code key referenceid"),
};

/** Patterns of normalized keys that hold references to objects of each kind. */
const POINTS_TO: Readonly<Record<Joined, RegExp>> = {
  category:
    /^(?:menu)?(?:item|product|parent)?(?:categor(?:y|ies)|sections?|courses?)(?:u?u?ids?|name|slug|code)?$|^menugroup(?:u?u?ids?)$/,
  item: /^(?:menu)?(?:items?|products?|dish(?:es)?|meals?|foods?|entit(?:y|ies))(?:u?u?ids?)$/,
  variant: /^(?:item|product)?(?:variants?|variations?|sizes?|skus?)(?:u?u?ids?)$/,
  group: /^(?:modifier|option|addon|extra|topping|choice)?(?:groups?|lists?|sets?)(?:u?u?ids?)$/,
  value: /^(?:modifiers?|options?|values?|choices?|addons?|extras?|toppings?)(?:items?|options?)?(?:u?u?ids?)$/,
};

export function idOf(thing: Thing, kind: Joined): string | null {
  const id = fieldOf(thing, OWN_ID[kind]);
  return typeof id === "string" || typeof id === "number" ? String(id) : null;
}

/** Returns the ids or names by which an object references objects of a kind. */
export function pointersOf(thing: Thing, kind: Joined): string[] {
  return Object.entries(thing)
    .filter(([key]) => POINTS_TO[kind].test(wordOf(key)))
    .flatMap(([, value]) => referencesOf(value, kind));
}

/** Extracts the ids from a list, from objects with an id, or from a single value. */
export function referencesOf(value: unknown, kind: Joined): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => referencesOf(entry, kind));
  if (typeof value === "number" || (typeof value === "string" && value !== "")) return [String(value)];
  if (!isThing(value)) return [];
  const own = idOf(value, kind);
  return own === null ? pointersOf(value, kind) : [own];
}
