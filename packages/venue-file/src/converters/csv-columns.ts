import { wordOf } from "./foreign-thing.ts";

/** What a column of a menu's table holds. */
export type Column =
  | "id"
  | "menu"
  | "section"
  | "name"
  | "name_fr"
  | "name_en"
  | "description"
  | "description_fr"
  | "description_en"
  | "ingredients"
  | "price"
  | "price_cents"
  | "size"
  | "size_price"
  | "options"
  | "option_group"
  | "option_name"
  | "option_price"
  | "option_price_cents"
  | "min"
  | "max"
  | "required"
  | "multiple"
  | "sku"
  | "image"
  | "allergens"
  | "diets"
  | "calories"
  | "alcohol"
  | "featured"
  | "available"
  | "sold_out"
  | "unknown";

/** The words of a header, without accents, case and signs. */
const WORDS: Readonly<Partial<Record<Column, RegExp>>> = {
  id: /^(?:id|itemid|productid|code|plu|numero|no)$/,
  menu: /^(?:menu|menuname|carte|nomdumenu)$/,
  section:
    /^(?:section|category|categories|categorie|rubrique|group|groupe|course|menusection|menucategory|sectionname|categoryname|itemcategory|department|分类|分類|类别|類別)$/,
  name_fr: /^(?:(?:item)?(?:name|title)(?:fr|french|francais)|nom(?:fr|francais)|(?:french|fr)(?:name|title))$/,
  name_en: /^(?:(?:item)?(?:name|title)(?:en|english|anglais)|nom(?:en|anglais)|(?:english|en)(?:name|title))$/,
  name: /^(?:name|item|itemname|title|dish|dishname|product|productname|nom|plat|produit|article|libelle|名称|名稱|菜名|品名)$/,
  description_fr: /^(?:desc(?:ription)?(?:fr|french|francais)|(?:french|fr)desc(?:ription)?)$/,
  description_en: /^(?:desc(?:ription)?(?:en|english|anglais)|(?:english|en)desc(?:ription)?)$/,
  description: /^(?:desc|description|details|itemdescription|productdescription|描述|说明|說明)$/,
  ingredients: /^(?:ingredients?)$/,
  price_cents: /^(?:(?:unit|item|base)?(?:price|prix|amount|cost)(?:in|en)?(?:cents?|minor|pence|paise)|cents?)$/,
  price:
    /^(?:price|prix|amount|cost|unitprice|itemprice|baseprice|regularprice|montant|tarif|(?:price|prix)(?:cad|usd|eur|gbp|inr|jpy|cny|rmb|hkd|twd|ntd|krw|aud|nzd|sgd|myr|rm|php|thb|vnd|idr|chf|mxn|brl|ttc|ht)|价格|價格|单价|單價)$/,
  size: /^(?:size|variant|variation|format|taille|portion|variantname|sizename|variationname)$/,
  option_name:
    /^(?:modifier|option|addon|choice|extra|topping)(?:name|value|item|label)$|^(?:value|choice)name$|^(?:nomoption|nomduchoix)$/,
  option_price_cents: /^(?:modifier|option|addon|choice|extra|topping|value)(?:price|cost|delta)(?:in)?cents?$/,
  option_price:
    /^(?:modifier|option|addon|choice|extra|topping|value)(?:price|cost|delta)$|^(?:pricedelta|upcharge|surcharge|prixoption)$/,
  min: /^(?:min|minimum|minselect|minselections?|modifiermin|groupmin|minchoices)$/,
  max: /^(?:max|maximum|maxselect|maxselections?|modifiermax|groupmax|maxchoices|limit)$/,
  required: /^(?:required|isrequired|mandatory|grouprequired|modifierrequired|obligatoire)$/,
  multiple: /^(?:multiple|multi|multiselect|allowmultiple|ismultiple)$/,
  options:
    /^(?:options?|modifiers?|modifiergroups?|extras?|addons?|choices?|choix|supplements?|toppings?|optiongroups?|customizations?)\d*$/,
  sku: /^(?:sku|barcode|upc)$/,
  image: /^(?:image|imageurl|picture|photo|photourl|img)$/,
  allergens: /^(?:allergens?|allergenes?|allergies)$/,
  diets: /^(?:diets?|dietary|dietarytags|regimes?|tags?|labels?)$/,
  calories: /^(?:calories?|kcal|cal)$/,
  alcohol: /^(?:alcohol|alcool|alcoholic|containsalcohol)$/,
  featured: /^(?:featured|popular|bestseller|vedette|populaire)$/,
  available: /^(?:available|instock|active|enabled|disponible|actif)$/,
  sold_out: /^(?:soldout|outofstock|epuise)$/,
};

/** What the header of a column says that it holds. `Price (Large)` is the price of one size, named by the rest. */
export function columnOf(header: string): { readonly column: Column; readonly size: string } {
  const word = wordOf(header.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[¢]/g, "cents"));
  for (const [column, pattern] of Object.entries(WORDS)) {
    if (pattern.test(word)) return { column: column as Column, size: "" };
  }
  const size =
    /^(?:price|prix)[\s_:(-]+(.+?)\)?$/i.exec(header.trim())?.[1] ??
    /^(.+?)[\s_-]+(?:price|prix)$/i.exec(header.trim())?.[1];
  return size === undefined
    ? { column: "unknown", size: "" }
    : { column: "size_price", size: size.replaceAll("_", " ") };
}

/** Tells whether the header of a column of options names a group, beside a column that names its choices. */
export function isGroupHeader(header: string): boolean {
  return /^(?:modifier|option|addon|choice|extra|topping|choix)s?(?:group|groupname|list|set|category)?s?$/.test(
    wordOf(header),
  );
}
