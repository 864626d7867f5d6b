import { type Allergen, type AllergenList, formatAllergens, UNCONFIRMED } from "@comptoir/ordering";

type Sort = "contains" | "mayContain";

/** Returns a list of allergens with one more or less, as venue files write it; null (not confirmed) if nothing is left. */
export function withAllergen(
  list: AllergenList,
  { allergen, sort, isChosen }: { readonly allergen: Allergen; readonly sort: Sort; readonly isChosen: boolean },
): string | null {
  const without = (words: readonly Allergen[]) => words.filter((word) => word !== allergen);
  const lists = { contains: without(list.contains), mayContain: without(list.mayContain) };
  if (isChosen) lists[sort] = [...lists[sort], allergen];
  return writeAllergens({ ...UNCONFIRMED, ...lists, unread: list.unread.filter((word) => word !== "none") });
}

/** Words that are not known stay, before "may contain", which goes for all that follows it. law#unconfirmed-allergens. */
function writeAllergens({ contains, mayContain, unread }: AllergenList): string | null {
  const sure = contains.length === 0 ? [] : [formatAllergens({ ...UNCONFIRMED, contains })];
  const maybe = mayContain.length === 0 ? [] : [formatAllergens({ ...UNCONFIRMED, mayContain })];
  const words = [...sure, ...unread, ...maybe];
  return words.length === 0 ? null : words.join(", ");
}

/** Whether a list is confirmed to contain none of the known allergens. */
export function hasNoAllergens({ isConfirmed, contains, mayContain }: AllergenList): boolean {
  return isConfirmed && contains.length + mayContain.length === 0;
}
