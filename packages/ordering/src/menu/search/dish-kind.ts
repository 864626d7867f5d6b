/**
 * A kind of dish that diners search for by words that are not in the dish's name, such as "beer" for a lager.
 * Words are English and French.
 */
export type DishKind = {
  /** Words that match the kind in every text: queries, names, descriptions and headings. */
  readonly words?: string;
  /** Words that match the kind in queries and headings, but are too vague in a dish's name. */
  readonly headings?: string;
  /** Words that match the kind in headings only, such as "red" over wines. */
  readonly over?: string;
  /** Words that match the kind in a dish's name or category: a lager is a beer. */
  readonly names?: string;
  /** Names that contain a word of the kind but are of another kind, such as root beer for beer. */
  readonly not?: string;
  readonly diet?: string;
  readonly alcohol?: true;
  /**
   * The allergens that a free-from kind excludes; only confirmed dishes are of such a kind.
   * law#unconfirmed-allergens.
   */
  readonly avoids?: readonly string[];
  /** A broader kind, such as drinks for beer. A section of this kind matches the broader kind too. */
  readonly within?: string;
};
