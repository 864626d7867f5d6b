// Vocabulary of table headers, and a parser that splits a header into its known words.

/** The meaning of a header word: an owner, an attribute, or a format such as language or unit. */
export type HeaderPart = keyof typeof WORDS;

/** The vocabulary, without accents, case and punctuation, in several languages. */
const WORDS = {
  menu: "menu menus carte daypart",
  section:
    "section sections category categories categorie course courses rubrique department departement 分类 分類 类别 類別",
  group: "group groups groupe groupes set list",
  dish: "dish dishes item items product products produit meal food plat plats plate article recipe 菜名 品名 商品名",
  size: "size sizes variant variants variation variations format taille portion",
  option:
    "option options modifier modifiers addon addons extra extras choice choices choix topping toppings supplement supplements customization customizations customisation customisations",
  value: "value values",
  name: "name title nom titre libelle 名称 名稱",
  label: "label labels",
  description: "desc description details 描述 说明 說明",
  ingredients: "ingredient ingredients",
  price: "price prices prix tarif preis precio prezzo 价格 價格 单价 單價",
  cost: "cost costs amount montant",
  delta: "delta upcharge surcharge",
  currency:
    "cad usd eur euro euros gbp inr jpy cny rmb hkd twd ntd krw aud nzd sgd myr rm php thb vnd idr chf mxn brl ttc ht dollar dollars",
  cents: "cent cents minor pence paise",
  id: "id uid uuid guid code plu number numero no",
  sku: "sku barcode upc",
  image: "image images picture photo img",
  min: "min minimum",
  max: "max maximum limit",
  required: "required mandatory obligatoire",
  multiple: "multiple multi",
  allergens: "allergen allergens allergene allergenes allergies contient",
  traces: "traces maycontain peutcontenir",
  diets: "diet diets dietary tag tags regime regimes",
  calories: "calorie calories kcal cal",
  alcohol: "alcohol alcool alcoholic",
  featured: "featured popular bestseller vedette populaire",
  available: "available instock active enabled disponible actif",
  sold_out: "soldout outofstock epuise",
  fr: "fr french francais frca",
  en: "en english anglais enca",
  of: "of du de des",
  filler:
    "display full default unit base regular url link info in is the la le les contains allow select selected selection selections permitted",
} as const;

/**
 * Words next to "price". Those of `OCCASION` name no size; those of `NO_PRICE` mean that the column holds no
 * price.
 */
export const OCCASION =
  /^(?:per|sale|old|new|was|compare|delivery|takeaway|takeout|pickup|dine|member|wholesale|discounted|original|special|promo|with|without|before|after|min|max|from|to|reg|happy|hour|heure|weekend|weekday|lunch|dinner|brunch|breakfast|evening|morning|night|midi|soir|matin|staff|employee|student|senior|online|livraison|emporter|fr|en|french|english|français|anglais)$/i;
export const NO_PRICE = /^(?:id|code|type|unit|currency|range|level|tier|note|notes|date|history|category|group)$/i;

const PARTS: ReadonlyMap<string, HeaderPart> = new Map(
  Object.entries(WORDS).flatMap(([part, words]) => words.split(" ").map((word) => [word, part as HeaderPart] as const)),
);
const LONGEST = Math.max(...[...PARTS.keys()].map((word) => word.length));

/**
 * Splits a header into known words: `dishPrice`, `dish_price` and "prix du plat" are all a dish and a price.
 * Null if a word is unknown.
 */
export function partsOfHeader(header: string): readonly HeaderPart[] | null {
  const text = header
    .replace(/¢/g, " cents ")
    .replace(/[$€£¥₹]/g, " price dollars ")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
  const parts = cut(text);
  if (parts === null || !parts.includes("of")) return parts;
  const at = parts.indexOf("of");
  return [...parts.slice(at + 1), ...parts.slice(0, at)].filter((part) => part !== "of");
}

/** Tells whether a header names a price, and returns its other words. */
export function partsOfPrice(header: string): { readonly isPriced: boolean; readonly rest: readonly string[] } {
  const words = header.split(/[\s_:()-]+|(?<=\p{Ll})(?=\p{Lu})/u).filter((word) => word !== "");
  const isPriced = words.some((word) => /^(?:price|prix)$/i.test(word));
  const isOfPrice = (word: string) =>
    partsOfHeader(word)?.every((part) => ["price", "dish", "filler", "currency", "cents"].includes(part)) ?? false;
  return { isPriced, rest: words.filter((word) => !isOfPrice(word)) };
}

/** Returns the known parts of a header's words; ignores unknown words. */
export function partsOfWords(header: string): readonly HeaderPart[] {
  return header.split(/[\s_:()/-]+|(?<=\p{Ll})(?=\p{Lu})/u).flatMap((word) => partsOfHeader(word) ?? []);
}

/** Segments a text into known words, longer ones first; null if a part is unknown. */
function cut(text: string): HeaderPart[] | null {
  /** For each position, the known words from there to the end; null if a part is unknown. */
  const behind: (HeaderPart[] | null)[] = Array.from({ length: text.length + 1 }, () => null);
  behind[text.length] = [];
  for (let start = text.length - 1; start >= 0; start -= 1) {
    for (let length = Math.min(LONGEST, text.length - start); length > 0 && !behind[start]; length -= 1) {
      const part = PARTS.get(text.slice(start, start + length));
      const rest = behind[start + length];
      if (part && rest) behind[start] = [part, ...rest];
    }
  }
  return text === "" ? null : (behind[0] ?? null);
}
