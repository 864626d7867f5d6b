import type { MenuItem } from "../dish.ts";
import type { OptionGroup } from "../option.ts";
import { GRAIN } from "./allergen-words.ts";
import { type AllergenList, allergensMeantBy } from "./read-allergens.ts";

/** What an allergen that is avoided is to a dish. */
export type AllergenState = "contains" | "mayContain" | "unconfirmed" | "free";

/**
 * Tells whether a list holds an allergen: the one rule of filters, the search and warnings. Wheat and gluten are one. A word that is
 * not known is never taken for absent. menu#allergens, law#unconfirmed-allergens.
 */
export function allergenState(list: AllergenList, avoided: string): AllergenState {
  const named = allergensMeantBy(avoided) ?? [];
  const meant = named.some((allergen) => GRAIN.includes(allergen)) ? [...named, ...GRAIN] : named;
  if (list.contains.some((allergen) => meant.includes(allergen))) return "contains";
  if (list.mayContain.some((allergen) => meant.includes(allergen))) return "mayContain";
  return list.isConfirmed && meant.length > 0 ? "free" : "unconfirmed";
}

/** What the parts of a meal contain together. It is confirmed only if each part is. */
export function allergensTogether(parts: readonly AllergenList[]): AllergenList {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const contains = [...new Set(parts.flatMap((part) => part.contains))];
  return {
    contains,
    mayContain: [...new Set(parts.flatMap((part) => part.mayContain))].filter((word) => !contains.includes(word)),
    isConfirmed: parts.every(({ isConfirmed }) => isConfirmed),
    unread: parts.flatMap(({ unread }) => unread),
    ownWords: parts
      .map(({ ownWords }) => ownWords)
      .filter((words) => words !== "")
      .join("; "),
  };
}

/** What a dish contains as it comes: its own allergens, and those of the choices that are included by default. menu#filters. */
export function allergensAsItComes({ allergens, options }: Pick<MenuItem, "allergens" | "options">): AllergenList {
  return allergensTogether([allergens, ...allergensByDefault(options)]);
}

/** Level by level: nothing says how deep a menu nests. */
function allergensByDefault(groups: readonly OptionGroup[]): readonly AllergenList[] {
  const included: AllergenList[] = [];
  for (let level = groups; level.length > 0; ) {
    const chosen = level.flatMap((group) =>
      group.values
        .filter(({ defaultSelection, unavailable }) => defaultSelection && !unavailable)
        .map((value) => ({ group, value })),
    );
    included.push(
      ...chosen.filter(({ group, value }) => isSaidOf(value.allergens, group)).map(({ value }) => value.allergens),
    );
    level = chosen.flatMap(({ value }) => value.options);
  }
  return included;
}

/**
 * Tells whether a choice says anything of its allergens. In a group whose choices say nothing, such as sizes, the dish speaks for them;
 * beside a choice that does, one that says nothing is unconfirmed. law#unconfirmed-allergens.
 */
export function isSaidOf(allergens: AllergenList, { values }: OptionGroup): boolean {
  return isSaid(allergens) || values.some((value) => isSaid(value.allergens));
}

function isSaid({ isConfirmed, ownWords }: AllergenList): boolean {
  return isConfirmed || ownWords !== "";
}
