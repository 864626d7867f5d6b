import { currentLocale, formatList, m } from "@comptoir/messages";
import type { Allergen, AllergenList, AllergyWarning } from "@comptoir/ordering";

/** The messages of diets and allergens by their names in menu data. menu#diets, menu#allergens. */
const WORDS: Readonly<Record<Lowercase<Allergen> | "pescatarian" | "vegan" | "vegetarian", () => string>> = {
  pescatarian: m.food_pescatarian,
  vegan: m.food_vegan,
  vegetarian: m.food_vegetarian,
  peanuts: m.food_peanuts,
  treenuts: m.food_treenuts,
  dairy: m.food_dairy,
  gluten: m.food_gluten,
  egg: m.food_egg,
  fish: m.food_fish,
  soy: m.food_soy,
  sesame: m.food_sesame,
  mustard: m.food_mustard,
  alcohol: m.food_alcohol,
  crustaceans: m.food_crustaceans,
  molluscs: m.food_molluscs,
  sulphites: m.food_sulphites,
  wheat: m.food_wheat,
};

/** Returns a diet or an allergen in the page's language; an unknown word unchanged. */
export function foodWord(word: string): string {
  const folded = word.trim().toLowerCase();
  return isOurs(folded) ? WORDS[folded]() : word;
}

/** Formats diets or allergens as a list with a capital letter: `Peanuts, tree nuts and soy`. */
export function foodList(words: readonly string[]): string {
  const [first = "", ...others] = words.map(foodWord);
  const lowered = others.map((word, index) =>
    isOurs((words[index + 1] ?? "").trim().toLowerCase()) ? word.toLocaleLowerCase(currentLocale()) : word,
  );
  return formatList([first, ...lowered]);
}

/**
 * Describes the allergens of a dish or a choice; empty if it is confirmed to contain none. A text with
 * unrecognized words is shown as written. law#unconfirmed-allergens.
 */
export function allergenSentences({ isConfirmed, ownWords, ...foods }: AllergenList): string {
  if (ownWords !== "") return m.food_unconfirmed_words({ words: ownWords });
  return isConfirmed ? containedFoods(foods).join(". ") : m.food_allergens_unconfirmed();
}

/** Describes a dish's conflicts with a child's allergies. school#allergy-warning. */
export function warningSentences({ isUnconfirmed, ...foods }: Omit<AllergyWarning, "unconfirmed">): string {
  return [...containedFoods(foods), ...(isUnconfirmed ? [m.food_allergens_unconfirmed()] : [])].join(". ");
}

/** Describes the allergens that a dish contains or may contain; empty for none. */
export function containedFoods({ contains, mayContain }: Pick<AllergyWarning, "contains" | "mayContain">): string[] {
  const said = contains.length > 0 ? [m.food_contains({ foods: foodList(contains) })] : [];
  const maybe = mayContain.length > 0 ? [m.food_may_contain({ foods: foodList(mayContain) })] : [];
  return [...said, ...maybe];
}

function isOurs(folded: string): folded is keyof typeof WORDS {
  return folded in WORDS;
}

/** Returns the strictest diet of a dish, which implies the others. */
export function strictestDiet(diets: readonly string[] | null | undefined): string | null {
  const folded = (diets ?? []).map((diet) => diet.trim().toLowerCase());
  return ["vegan", "vegetarian", "pescatarian"].find((diet) => folded.includes(diet)) ?? diets?.[0] ?? null;
}
