import type { ChildData } from "@comptoir/contract";
import { formatDate, m } from "@comptoir/messages";
import {
  type AllergyWarning,
  allergensAsItComes,
  allergyWarning,
  listedItems,
  type ResolvedLine,
} from "@comptoir/ordering";
import { foodList } from "@comptoir/receipt";
import { type KnownDish, normalizeDish } from "../cart/known-dish.ts";

/** Returns null if the dish is safe for the child. school#allergy-warning. */
export function allergyWords(
  dish: Pick<ResolvedLine, "choices"> & { readonly item: Pick<ResolvedLine["item"], "allergens"> },
  child: Pick<ChildData, "name" | "allergies">,
): string | null {
  const warning = allergyWarning(dish, child.allergies);
  return warning && wordsOf(warning, child);
}

/**
 * Returns the allergy warning of a dish with its default choices, before the parent has chosen any.
 * menu#filters.
 */
export function allergyOfDish(dish: KnownDish, child: Pick<ChildData, "name" | "allergies">): string | null {
  const [listed] = listedItems(normalizeDish(dish));
  return listed ? allergyWords({ item: { allergens: allergensAsItComes(listed.item) }, choices: [] }, child) : null;
}

function wordsOf(
  { contains, mayContain, isUnconfirmed }: AllergyWarning,
  { name, allergies }: Pick<ChildData, "name" | "allergies">,
): string {
  const said = contains.length > 0 ? [m.school_allergy_contains({ foods: foodList(contains), name })] : [];
  const maybe = mayContain.length > 0 ? [m.school_allergy_may_contain({ foods: foodList(mayContain), name })] : [];
  const unsaid = isUnconfirmed ? [m.school_allergy_unconfirmed({ foods: foodList(allergies), name })] : [];
  return [...said, ...maybe, ...unsaid].join(" ");
}

/** Returns the date and, if known, the child's name. school#child-orders. */
export function orderWords(
  { date, childId }: { readonly date?: string | undefined; readonly childId?: string | null | undefined },
  children: readonly Pick<ChildData, "id" | "name">[],
): string {
  const child = children.find(({ id }) => id === childId);
  const words = date === undefined ? "" : formatDate(date);
  return child ? m.school_for_child_on({ date: words, name: child.name }) : words;
}
