import type { MenuItem, OptionGroup } from "./menu.ts";

/**
 * What a dish is said to contain as it comes: its own allergens, and those of the choices that are included unless a diner takes them
 * away. A choice that says nothing leaves the dish to its own word. menu#filters.
 */
export function includedAllergens({ allergens, options }: Pick<MenuItem, "allergens" | "options">): readonly string[] {
  const included = allergensByDefault(options);
  return included.length === 0 ? (allergens ?? []) : [...(allergens ?? []), ...included];
}

/** Level by level: nothing says how deep a menu nests. */
function allergensByDefault(groups: readonly OptionGroup[]): readonly string[] {
  const included: string[] = [];
  for (let level = groups; level.length > 0; ) {
    const values = level.flatMap(({ values }) =>
      values.filter(({ defaultSelection, unavailable }) => defaultSelection && !unavailable),
    );
    included.push(...values.flatMap(({ allergens }) => allergens ?? []));
    level = values.flatMap(({ options }) => options);
  }
  return included;
}
