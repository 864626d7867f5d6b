/**
 * A kind of dish that diners search for by words that are not in the dish's name, such as "beer" for a lager.
 * Words are in both languages, because diners type either one. This is data: adding a word needs no code.
 */
export type DishKind = {
  /** Words that match the kind everywhere: in a query, a name, a description, a heading. */
  readonly words?: string;
  /**
   * Words that match the kind in a query and in the heading of a section or menu, but are too vague in a dish's
   * name.
   */
  readonly headings?: string;
  /**
   * Words that match the kind only in a heading, such as water or red. In a query they have their literal
   * meaning.
   */
  readonly over?: string;
  /** Words that match the kind in a dish's name or category: a lager is a beer. */
  readonly names?: string;
  /** Names that contain a word of the kind but are not of this kind: root beer. */
  readonly not?: string;
  /** The diet of every dish of this kind. */
  readonly diet?: string;
  /** Whether every alcoholic beverage is of this kind. */
  readonly alcohol?: true;
  /**
   * The allergens of a free-from kind: a dish confirmed free of them is of this kind.
   * law#unconfirmed-allergens.
   */
  readonly avoids?: readonly string[];
  /**
   * A broader kind, which the sections of this kind match too: a section of beers is also a section of drinks.
   */
  readonly within?: string;
};
