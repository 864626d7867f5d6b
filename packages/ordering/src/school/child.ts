import type { CartLine, ResolvedChoice } from "../cart/line.ts";
import { countsAsSelection } from "../cart/option-limits.ts";
import { ALLERGENS } from "../menu/allergens/allergen-words.ts";
import { type AllergenState, allergenState, allergensTogether } from "../menu/allergens/held-allergens.ts";
import type { AllergenList } from "../menu/allergens/read-allergens.ts";
import type { MenuItem } from "../menu/dish.ts";

/** Maximum number of children of an account, which bounds every response. school#children. */
export const MAX_CHILDREN = 20;

/** A dish's conflicts with a child's allergies. school#allergy-warning. */
export type AllergyWarning = {
  readonly contains: readonly string[];
  /** The child's allergens that may be present, such as traces. */
  readonly mayContain: readonly string[];
  /**
   * Whether other allergens may be present because the dish's data is unconfirmed. law#unconfirmed-allergens.
   */
  readonly isUnconfirmed: boolean;
};

/**
 * Checks a dish and its choices against a child's allergies. Null without allergies, or if the dish is
 * confirmed free of all of them. school#allergy-warning.
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

/**
 * Returns the allergens of the selected choices; defaults and pricing choices count at quantity 0 too.
 * bill#addons.
 */
function allergensOf(choices: readonly ResolvedChoice[]): readonly AllergenList[] {
  return choices
    .filter(({ group, value, quantity }) => countsAsSelection(group, value, quantity))
    .flatMap(({ value, choices: nested }) => [value.allergens, ...allergensOf(nested)]);
}

/** The allergens that a child may have, named as in menus, without alcohol. */
export const ALLERGIES = ALLERGENS.filter((word) => word !== "Alcohol");

/**
 * Returns the key of the school order to which a line belongs. Keys sort by date; within a date, the order
 * without a child comes first. school#child-orders.
 */
export function schoolOrderKey({ date, childId }: Pick<CartLine, "date" | "childId">, earliest: string): string {
  return `${date ?? earliest} ${childId ?? ""}`;
}

/** Returns the earliest date of a school's cart, for lines without a date; blank if no line has a date. */
export function earliestDate(lines: readonly Pick<CartLine, "date">[]): string {
  return lines.flatMap(({ date }) => date ?? []).sort()[0] ?? "";
}
