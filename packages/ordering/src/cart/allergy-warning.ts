import { type AllergenState, allergenState, allergensTogether } from "../menu/allergens/held-allergens.ts";
import type { AllergenList } from "../menu/allergens/read-allergens.ts";
import type { MenuItem } from "../menu/dish.ts";
import type { ResolvedChoice } from "./line.ts";
import { countsAsSelection } from "./option-limits.ts";

/** A dish's conflicts with a person's allergies. menu#diner-allergies, school#allergy-warning. */
export type AllergyWarning = {
  readonly contains: readonly string[];
  /** The person's allergens that may be present, such as traces. */
  readonly mayContain: readonly string[];
  /** The person's allergens of which the dish's data says nothing certain. law#unconfirmed-allergens. */
  readonly unconfirmed: readonly string[];
  /**
   * Whether other allergens may be present because the dish's data is unconfirmed. law#unconfirmed-allergens.
   */
  readonly isUnconfirmed: boolean;
};

/**
 * Checks a dish and its choices against a person's allergies. Null without allergies, or if the dish is
 * confirmed free of all of them. Each allergy is in one list of the warning, or in none. menu#diner-allergies,
 * school#allergy-warning.
 */
export function allergyWarning(
  { item, choices }: { readonly item: Pick<MenuItem, "allergens">; readonly choices: readonly ResolvedChoice[] },
  allergies: readonly string[],
): AllergyWarning | null {
  return warningOfList(allergensTogether([item.allergens, ...allergensOf(choices)]), allergies);
}

/** Checks a list of allergens, as of one choice of a dish, against a person's allergies. menu#diner-allergies. */
export function warningOfList(list: AllergenList, allergies: readonly string[]): AllergyWarning | null {
  const states = allergies.map((allergy) => ({ allergy, state: allergenState(list, allergy) }));
  if (states.every(({ state }) => state === "free")) return null;
  const inState = (wanted: AllergenState) =>
    states.filter(({ state }) => state === wanted).map(({ allergy }) => allergy);
  const unconfirmed = inState("unconfirmed");
  return {
    contains: inState("contains"),
    mayContain: inState("mayContain"),
    unconfirmed,
    isUnconfirmed: !list.isConfirmed || unconfirmed.length > 0,
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
