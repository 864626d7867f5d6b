/**
 * A kind of dish that people look for by a word that no dish need be named by. All words are in both languages, since a diner
 * types in either whatever the menu is written in. What stands here is data: a word is added without touching a rule.
 */
export type DishKind = {
  /** Words that mean the kind wherever they stand: typed, in a name, in a description, in a heading. */
  readonly words?: string;
  /** Words that mean it when they are typed or head a section or a menu; in a name they say too little. */
  readonly headings?: string;
  /** Words that mean it over dishes alone; who types them means what they say: water, red. */
  readonly over?: string;
  /** Words that tell it from a dish's name or category: a lager is a beer. */
  readonly names?: string;
  /** Names that hold such a word and are something else: root beer. */
  readonly not?: string;
  /** The diet that makes a dish of this kind. */
  readonly diet?: string;
  /** Whether every alcoholic beverage is of this kind. */
  readonly alcohol?: true;
  /** The allergens that make it one where it is known to hold none of them. law#unconfirmed-allergens. */
  readonly avoids?: readonly string[];
  /** The kind whose sections these are as well: a list of beers is one of drinks. */
  readonly within?: string;
};
