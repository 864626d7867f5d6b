import type { PricedLineData } from "@comptoir/contract";
import {
  type AllergyWarning,
  allergyWarning,
  isRefused,
  type Locale,
  parseCartLines,
  resolveLine,
  UNCONFIRMED,
} from "@comptoir/ordering";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { MealOfDate } from "../follow/meals-of-date.store.ts";

type Meal = Pick<MealOfDate, "orderedBy" | "number"> & {
  readonly child: Pick<NonNullable<MealOfDate["child"]>, "name" | "class"> | null;
};

/**
 * Sorts the meals of a school's date by class and name. Meals without a child come last, sorted by the orderer's name.
 * school#labels.
 */
export function sortMeals<One extends Meal>(meals: readonly One[], locale: Locale): One[] {
  // Sorts class 2 before class 10, and É next to E.
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  const nameOf = ({ child, orderedBy }: Meal) => child?.name ?? orderedBy ?? "";
  return meals.toSorted(
    (a, b) =>
      Number(a.child === null) - Number(b.child === null) ||
      compare(a.child?.class ?? "", b.child?.class ?? "") ||
      compare(nameOf(a), nameOf(b)) ||
      a.number - b.number,
  );
}

/**
 * Returns the allergy warning of an ordered dish by today's menu. For a dish that left the menu, the warning
 * says that its allergens are unconfirmed. school#allergy-warning.
 */
export function mealWarning(
  line: PricedLineData,
  { index }: LoadedVenue,
  allergies: readonly string[],
): AllergyWarning | null {
  const [read] = parseCartLines([line]) ?? [];
  const resolved = read && resolveLine(index, read);
  const known = resolved && !isRefused(resolved) ? resolved : { item: { allergens: UNCONFIRMED }, choices: [] };
  return allergyWarning(known, allergies);
}
