import { type HeaderPart, NO_PRICE, OCCASION, partsOfHeader, partsOfPrice, partsOfWords } from "./csv-header-words.ts";

export const TRAIT_COLUMNS = [
  ...(["id", "sku", "image", "allergens", "traces", "diets", "calories", "alcohol"] as const),
  ...(["featured", "available", "sold_out"] as const),
];
/** Columns with a group's rules, in a table with one row per option. */
export const RULE_COLUMNS = ["min", "max", "required", "multiple"] as const;

type Rule = (typeof RULE_COLUMNS)[number];
type Attribute = (typeof TRAIT_COLUMNS)[number] | Rule | "name" | "description" | "ingredients" | "price";
type Worded = "name" | "description" | "menu" | "section";
/** Columns that may exist in both languages. */
export const TRANSLATED_COLUMNS = ["options", "option_group", "option_name", "size"] as const;
type Translated = (typeof TRANSLATED_COLUMNS)[number];

/**
 * The meaning of a column of a menu table.
 * - `size_price`: the price of the size in its header.
 * - `variant_price`: the price of the size in its row.
 * - `other_price`: a price for another occasion, such as delivery.
 */
export type Column =
  | Exclude<Attribute, "name" | "description">
  | `${Worded}${"" | "_fr" | "_en"}`
  | ("option_price" | "variant_price")
  | `${"menu" | "section"}_description`
  | `${Translated}${"_fr" | "_en"}`
  | ("size" | "size_price" | "other_price" | "group" | "options" | "option_group" | "option_name" | "unknown");

const ATTRIBUTES: ReadonlySet<string> = new Set<Attribute>([
  ...(["name", "description", "ingredients", "price", ...TRAIT_COLUMNS, ...RULE_COLUMNS] as const),
]);
const OWNERS: readonly HeaderPart[] = ["menu", "section", "group", "dish", "size", "option"];

/** The field of the converted dish for a price column, by the unit in the header. */
export type PriceKey = "price" | "price_cents" | "price_dollars";

/** Returns the price field of a header such as `Price (CAD)` or `price_cents`. */
export function priceKeyOf(header: string): PriceKey {
  const parts = partsOfWords(header);
  if (parts.includes("cents")) return "price_cents";
  return parts.includes("currency") ? "price_dollars" : "price";
}

/** Parses a header into its column. In `Price (Large)`, the other words name a size. */
export function columnOf(header: string): { readonly column: Column; readonly size: string } {
  const parts = partsOfHeader(header);
  const column = parts === null ? null : columnOfParts(parts);
  if (column !== null) return { column, size: "" };
  // "Option 1" and "Option 2" are both option columns.
  const numbered = partsOfHeader(header.replace(/\d+\s*$/, ""));
  const many = numbered === null ? null : columnOfParts(numbered);
  if (many === "options" || many === "option_group") return { column: many, size: "" };
  return pricedSizeOf(header);
}

/**
 * Maps header parts to a column. It belongs to the option, if the parts name one, else to the last owner that
 * they name, as in `itemCategory`.
 */
function columnOfParts(parts: readonly HeaderPart[]): Column | null {
  const attribute = attributeOf(parts);
  if (attribute === null) return null;
  const has = (part: HeaderPart) => parts.includes(part);
  const isOfOption = has("option") || has("delta") || (has("value") && attribute !== undefined);
  const owner = isOfOption ? "option" : parts.findLast((part) => OWNERS.includes(part));
  const language = has("fr") ? "_fr" : has("en") ? "_en" : "";
  const isPrice = attribute === "price";
  const isNamed = attribute === undefined || attribute === "name";
  switch (owner) {
    case "option": {
      if (isPrice) return "option_price";
      if (isRule(attribute)) return attribute;
      if (!isNamed) return null;
      if (has("group") || has("section")) return `option_group${language}`;
      return `${attribute === "name" || has("value") || has("dish") ? "option_name" : "options"}${language}`;
    }
    case "size":
      if (isPrice) return "variant_price";
      return isNamed ? `size${language}` : attribute === "sku" ? attribute : null;
    case "group":
      return isNamed ? "group" : isRule(attribute) ? attribute : null;
    case "menu":
    case "section":
      if (isNamed) return `${owner}${language}`;
      if (attribute === "description") return `${owner}_description`;
      return isPrice ? "other_price" : null;
    default:
      if (attribute === undefined) return owner === "dish" ? `name${language}` : null;
      // "Cost" next to a price means what the dish costs the kitchen.
      if (attribute === "price" && has("cost")) return has("price") ? null : "other_price";
      return attribute === "name" || attribute === "description" ? `${attribute}${language}` : attribute;
  }
}

/** Returns the attribute that a header names; undefined if it names only an owner, null if it is ambiguous. */
function attributeOf(parts: readonly HeaderPart[]): Attribute | undefined | null {
  const found = new Set<string>(parts.filter((part) => ATTRIBUTES.has(part)));
  const isPrice = ["price", "cost", "delta", "cents"].some((part) => parts.includes(part as HeaderPart));
  if (isPrice || (found.size === 0 && parts.includes("currency"))) found.add("price");
  if (parts.includes("label") && found.size === 0) found.add(parts.includes("option") ? "name" : "diets");
  if (found.has("traces")) found.delete("allergens");
  // A SKU is not the dish's id, so a header with both is a SKU column.
  if (found.has("sku")) found.delete("id");
  if (found.size > 1) return null;
  const [attribute] = found as ReadonlySet<Attribute>;
  return attribute;
}

function isRule(attribute: Attribute | undefined): attribute is Rule {
  return RULE_COLUMNS.some((rule) => rule === attribute);
}

/** Words for sizes in a price header. Other words name an occasion. */
const SIZE =
  /^(?:x{0,3}[sml]|small|medium|large|regular|mini|petite?|moyen(?:ne)?|grande?|famil(?:y|ial|iale)|personal|half|full|demie?|single|double|triple|glass|bottle|pint|pitcher|can|cup|bowl|slice|whole|pieces?|verre|bouteille|pichet|part|enti(?:er|ère)|pointe|solo|duo|kids?|child|enfants?|jumbo|extra|\d.*|inch|oz|ml|cl|kg|lb)$/i;

export function isSizeWord(size: string): boolean {
  return size.split(" ").some((word) => SIZE.test(word));
}

/** Parses a header of a price and other words, such as `Price (Large)`, `large_price` or `dishPriceLarge`. */
function pricedSizeOf(header: string): { readonly column: Column; readonly size: string } {
  const { isPriced, rest } = partsOfPrice(header);
  if (!isPriced || rest.length === 0 || rest.some((word) => NO_PRICE.test(word)))
    return { column: "unknown", size: "" };
  if (rest.some((word) => OCCASION.test(word))) return { column: "other_price", size: "" };
  return { column: "size_price", size: rest.join(" ") };
}
