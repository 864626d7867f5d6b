import type { DishKind } from "./dish-kind.ts";

/** What diners avoid, by the words that they say it with, and the allergens that this means. menu#allergens. */
const AVOIDED: readonly { readonly words: string; readonly avoids: readonly string[] }[] = [
  { words: "gluten, wheat, blé", avoids: ["Gluten", "Wheat"] },
  { words: "nut, noix", avoids: ["Peanuts", "Treenuts"] },
  { words: "peanut, arachide, cacahuète", avoids: ["Peanuts"] },
  { words: "tree nut, almond, amande, walnut, pecan, pacane, cashew", avoids: ["Treenuts"] },
  { words: "dairy, milk, lactose, lait, laitier, produit laitier", avoids: ["Dairy"] },
  { words: "egg, œuf", avoids: ["Egg"] },
  { words: "fish, poisson", avoids: ["Fish"] },
  { words: "shellfish, crustacean, crustacé, seafood, fruit de mer", avoids: ["Crustaceans", "Molluscs"] },
  { words: "soy, soya, soja", avoids: ["Soy"] },
  { words: "sesame, sésame", avoids: ["Sesame"] },
  { words: "mustard, moutarde", avoids: ["Mustard"] },
  { words: "sulphite, sulfite", avoids: ["Sulphites"] },
];

/** How one says that something is not to be in it: before its name, and after. */
const WITHOUT = { before: ["no", "without", "sans", "zero", "non"], after: ["free"] };

/** What is free of something, by the same words in a query and on a menu: "no nuts", "sans gluten", "gluten-free bun". */
export const FREE_FROM: Readonly<Record<string, DishKind>> = Object.fromEntries(
  AVOIDED.map(({ words, avoids }) => {
    const phrases = words
      .split(", ")
      .flatMap((word) => [
        ...WITHOUT.before.map((before) => `${before} ${word}`),
        ...WITHOUT.after.map((after) => `${word} ${after}`),
      ]);
    return [`without ${avoids.join(" and ")}`, { words: phrases.join(", "), avoids }];
  }),
);
