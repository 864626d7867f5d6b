import type { Allergy, ResolvedLine } from "@comptoir/ordering";
import { ownWarnings } from "@comptoir/receipt";
import type { KnownDish } from "../cart/known-dish.ts";
import { warningOfDish, warningOfLine } from "./dish-warning.ts";

/** Says what of a dish with its choices may not be safe for the diner; null if it is safe. menu#diner-allergies. */
export function ownWordsOfLine(line: ResolvedLine, allergies: readonly Allergy[]): string | null {
  const warning = warningOfLine(line, allergies);
  return warning && ownWarnings(warning).join(". ");
}

/** Says what of a dish, as it comes, may not be safe for the diner; null if it is safe. menu#diner-allergies. */
export function ownWordsOfDish(dish: KnownDish, allergies: readonly Allergy[]): string | null {
  const warning = warningOfDish(dish, allergies);
  return warning && ownWarnings(warning).join(". ");
}
