/** The diets that a diner follows and the allergens that a diner avoids, as words of the menu. menu#filters. */
export type MenuFilters = { readonly diets: readonly string[]; readonly allergens: readonly string[] };

export const NO_FILTERS: MenuFilters = { diets: [], allergens: [] };

/** Turns a filter on, or off if it is on. menu#filters. */
export function toggleFilter(filters: MenuFilters, kind: keyof MenuFilters, word: string): MenuFilters {
  const isOn = filters[kind].some((chosen) => isSameWord(chosen, word));
  const words = isOn ? filters[kind].filter((chosen) => !isSameWord(chosen, word)) : [...filters[kind], word];
  return { ...filters, [kind]: words };
}

function isSameWord(a: string, b: string): boolean {
  return foldWord(a) === foldWord(b);
}

export function foldWord(word: string): string {
  return word.trim().toLowerCase();
}
