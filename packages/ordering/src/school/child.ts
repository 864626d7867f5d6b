import type { CartLine, ResolvedChoice } from "../cart/line.ts";
import { countsAsSelection } from "../cart/option-limits.ts";
import { ALLERGENS } from "../menu/allergens/allergen-words.ts";
import { type AllergenState, allergenState, allergensTogether } from "../menu/allergens/held-allergens.ts";
import type { AllergenList } from "../menu/allergens/read-allergens.ts";
import type { MenuItem } from "../menu/dish.ts";

/** More than a family has; no answer grows without an end. school#children. */
export const MAX_CHILDREN = 20;

/** What a dish may do to a child with allergies. school#allergy-warning. */
export type AllergyWarning = {
  /** Their allergens that it contains, with the choices that were made. */
  readonly contains: readonly string[];
  /** Those that may be in it, such as traces. */
  readonly mayContain: readonly string[];
  /** It is not known whether others are in it: it is never taken for free from anything. law#unconfirmed-allergens. */
  readonly isUnconfirmed: boolean;
};

/**
 * Compares a dish with its choices to a child's allergies; null where nothing is to be said: they have none, or it is known
 * to contain none of them. school#allergy-warning.
 */
export function allergyWarning(
  { item, choices }: { readonly item: Pick<MenuItem, "allergens">; readonly choices: readonly ResolvedChoice[] },
  allergies: readonly string[],
): AllergyWarning | null {
  const eaten = allergensTogether([item.allergens, ...allergensOf(choices)]);
  const states = allergies.map((allergy) => ({ allergy, state: allergenState(eaten, allergy) }));
  if (states.every(({ state }) => state === "free")) return null;
  const inState = (wanted: AllergenState) =>
    states.filter(({ state }) => state === wanted).map(({ allergy }) => allergy);
  return {
    contains: inState("contains"),
    mayContain: inState("mayContain"),
    isUnconfirmed: !eaten.isConfirmed || inState("unconfirmed").length > 0,
  };
}

/** What comes with the dish: a choice that is included by default, or sets its price, does so at quantity 0. bill#addons. */
function allergensOf(choices: readonly ResolvedChoice[]): readonly AllergenList[] {
  return choices
    .filter(({ group, value, quantity }) => countsAsSelection(group, value, quantity))
    .flatMap(({ value, choices: nested }) => [value.allergens, ...allergensOf(nested)]);
}

/** The allergens that a child may have, in the words of the menus. Alcohol is none. */
export const ALLERGIES = ALLERGENS.filter((word) => word !== "Alcohol");

/**
 * Which order of a school's cart a line belongs to: a date of a child. Sorts by date, and within it the lines that name no child
 * first. school#child-orders.
 */
export function schoolOrderKey({ date, childId }: Pick<CartLine, "date" | "childId">, earliest: string): string {
  return `${date ?? earliest} ${childId ?? ""}`;
}

/** The earliest date of a school's cart, which a line without a date is of; blank where none has one. */
export function earliestDate(lines: readonly Pick<CartLine, "date">[]): string {
  return lines.flatMap(({ date }) => date ?? []).sort()[0] ?? "";
}
