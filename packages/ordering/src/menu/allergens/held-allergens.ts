import type { MenuItem } from "../dish.ts";
import type { OptionGroup } from "../option.ts";
import { GRAIN } from "./allergen-words.ts";
import { type AllergenList, allergensMeantBy } from "./read-allergens.ts";

/** What a dish's list says about an avoided allergen. */
export type AllergenState = "contains" | "mayContain" | "unconfirmed" | "free";

/**
 * Returns the state of an allergen in a list; `avoided` may be any known word. Wheat and gluten count as one.
 * In an unconfirmed list no allergen is `free`. menu#allergens, law#unconfirmed-allergens.
 */
export function allergenState(list: AllergenList, avoided: string): AllergenState {
  const named = allergensMeantBy(avoided) ?? [];
  const meant = named.some((allergen) => GRAIN.includes(allergen)) ? [...named, ...GRAIN] : named;
  if (list.contains.some((allergen) => meant.includes(allergen))) return "contains";
  if (list.mayContain.some((allergen) => meant.includes(allergen))) return "mayContain";
  return list.isConfirmed && meant.length > 0 ? "free" : "unconfirmed";
}

/** Merges the allergens of the parts of a meal. The result is confirmed only if each part is. */
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

/** Returns the allergens of a dish as served by default: its own, and those of its default choices. menu#filters. */
export function allergensAsItComes({ allergens, options }: Pick<MenuItem, "allergens" | "options">): AllergenList {
  return allergensTogether([allergens, ...allergensByDefault(options)]);
}

/** Iterates level by level instead of recursing, because the nesting depth of a menu is not bounded here. */
function allergensByDefault(groups: readonly OptionGroup[]): readonly AllergenList[] {
  const included: AllergenList[] = [];
  for (let level = groups; level.length > 0; ) {
    const chosen = level.flatMap((group) =>
      group.values
        .filter(({ defaultSelection, unavailable }) => defaultSelection && !unavailable)
        .map((value) => ({ group, value })),
    );
    included.push(
      ...chosen
        .filter(({ group, value }) => ownAllergensApply(value.allergens, group))
        .map(({ value }) => value.allergens),
    );
    level = chosen.flatMap(({ value }) => value.options);
  }
  return included;
}

/**
 * Tells whether a choice's own allergen list applies. If no choice of its group has a list, as with sizes,
 * the dish's list applies. law#unconfirmed-allergens.
 */
export function ownAllergensApply(allergens: AllergenList, { values }: OptionGroup): boolean {
  return isSaid(allergens) || values.some((value) => isSaid(value.allergens));
}

function isSaid({ isConfirmed, ownWords }: AllergenList): boolean {
  return isConfirmed || ownWords !== "";
}
