import {
  type Allergy,
  type AllergyWarning,
  allergensAsItComes,
  allergyWarning,
  listedItems,
  type MenuItem,
  type OptionGroup,
  type OptionValue,
  ownAllergensApply,
  type ResolvedLine,
  warningOfList,
} from "@comptoir/ordering";
import { type KnownDish, normalizeDish } from "../cart/known-dish.ts";

/** Checks a dish with the chosen choices; null if it is safe. menu#diner-allergies. */
export function warningOfLine(
  line: Pick<ResolvedLine, "choices"> & { readonly item: Pick<ResolvedLine["item"], "allergens"> },
  allergies: readonly Allergy[],
): AllergyWarning | null {
  return allergyWarning(line, allergies);
}

/** Checks a dish with its default choices, before any is chosen. menu#filters. */
export function warningOfItem(
  item: Pick<MenuItem, "allergens" | "options">,
  allergies: readonly Allergy[],
): AllergyWarning | null {
  return warningOfList(allergensAsItComes(item), allergies);
}

/** Checks a dish that the cart knows, with its default choices. */
export function warningOfDish(dish: KnownDish, allergies: readonly Allergy[]): AllergyWarning | null {
  if (allergies.length === 0) return null;
  const [listed] = listedItems(normalizeDish(dish));
  return listed ? warningOfItem(listed.item, allergies) : null;
}

/** Checks one choice by its own list; null if it is safe, or if the dish's list applies to it. menu#filters. */
export function warningOfValue(
  value: Pick<OptionValue, "allergens">,
  group: OptionGroup,
  allergies: readonly Allergy[],
): AllergyWarning | null {
  return ownAllergensApply(value.allergens, group) ? warningOfList(value.allergens, allergies) : null;
}
