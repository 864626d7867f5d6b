import type { DinerData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { AllergyWarning } from "@comptoir/ordering";
import { containedFoods, foodList } from "./food-words.ts";

/**
 * Lists an order's allergies for its own page, receipt and mail, and for staff: each named person's, and those of a
 * diner alone. menu#diner-allergies.
 */
export function saidAllergyWords(diners: readonly DinerData[] | undefined): readonly string[] {
  return (diners ?? []).map(({ name, allergies }) =>
    name === undefined
      ? m.allergies_said({ foods: foodList(allergies) })
      : m.allergies_said_by({ name, foods: foodList(allergies) }),
  );
}

/** Describes a dish's conflicts with a diner's own allergies, each in one sentence. menu#diner-allergies. */
export function ownWarnings({ unconfirmed, ...foods }: AllergyWarning): readonly string[] {
  const unsaid = unconfirmed.length > 0 ? [m.allergies_unconfirmed({ foods: foodList(unconfirmed) })] : [];
  return [...containedFoods(foods), ...unsaid];
}
