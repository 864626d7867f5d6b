// How menu systems call the same things. Keys are compared without case, spaces and signs: "Price_Cents" is "pricecents".

export const NAME_KEYS = [
  "name",
  "title",
  "displayname",
  "itemname",
  "productname",
  "dishname",
  "mealname",
  "foodname",
  "recipename",
  "categoryname",
  "sectionname",
  "groupname",
  "optionname",
  "choicename",
  "modifiername",
  "label",
  "caption",
  "heading",
  "text",
  "名称",
  "名稱",
  "菜名",
  "品名",
  "商品名",
];
export const DESCRIPTION_KEYS = [
  "description",
  "desc",
  "details",
  "shortdescription",
  "longdescription",
  "itemdescription",
  "productdescription",
  "summary",
  "subtitle",
  "note",
  "描述",
  "说明",
  "說明",
  "説明",
];
export const PRICE_KEYS = [
  "price",
  "pricecents",
  "priceincents",
  "centprice",
  "unitprice",
  "baseprice",
  "defaultprice",
  "regularprice",
  "itemprice",
  "unitamount",
  "amountcents",
  "amount",
  "cost",
  "priceinfo",
  "pricemoney",
  "pricing",
  "saleprice",
  "minprice",
  "priceamount",
  "extraprice",
  "additionalprice",
  "addprice",
  "pricedelta",
  "priceadjustment",
  "pricemodifier",
  "priceimpact",
  "upcharge",
  "surcharge",
  "extracost",
  "additionalcost",
  "delta",
  "价格",
  "價格",
  "价钱",
  "价",
  "單價",
  "单价",
  "値段",
  "価格",
];
export const ID_KEYS = ["id", "uuid", "guid", "uid", "itemid", "productid", "code", "key", "externalid", "plu", "slug"];
export const IMAGE_KEYS = [
  "image",
  "imageurl",
  "picture",
  "photo",
  "img",
  "thumbnail",
  "imagepath",
  "photourl",
  "images",
];

/** Under these keys stand the parts of a menu. */
export const MENU_KEYS = ["menus", "menu", "services", "menuplans"];
export const CATEGORY_KEYS = [
  "categories",
  "category",
  "sections",
  "section",
  "menusections",
  "menucategories",
  "menugroups",
  "subcategories",
  "subsections",
  "courses",
  "itemcategories",
  "productcategories",
  "分类",
  "分類",
];
export const ITEM_KEYS = [
  "items",
  "item",
  "menuitems",
  "products",
  "dishes",
  "meals",
  "foods",
  "plates",
  "plats",
  "recipes",
  "entries",
  "goods",
  "spus",
  "entities",
  "articles",
  "itemcards",
  "菜品",
  "商品",
];
export const GROUP_KEYS = [
  "modifiergroups",
  "modifiergroup",
  "modifierlists",
  "modifierlistinfo",
  "modifiersets",
  "optiongroups",
  "optionsets",
  "optionlists",
  "addongroups",
  "addons",
  "extras",
  "extragroups",
  "options",
  "choices",
  "choicegroups",
  "customizations",
  "customisations",
  "customizationgroups",
  "modifiers",
  "toppings",
  "toppinggroups",
  "complements",
  "supplements",
  "sides",
  "attrs",
  "specs",
  "ingredientgroups",
  "modifiergroupreferences",
  "groups",
  "variantgroups",
  "选项",
  "選項",
  "加料",
];
/** A dish in several sizes: each has the price of the dish itself. */
export const VARIANT_KEYS = [
  "variations",
  "variants",
  "sizes",
  "skus",
  "portions",
  "productvariations",
  "itemvariations",
  "priceoptions",
  "prices",
  "规格",
  "規格",
];
export const VALUE_KEYS = [
  "options",
  "values",
  "choices",
  "modifiers",
  "modifieroptions",
  "optionvalues",
  "items",
  "addons",
  "variations",
  "variants",
  "extras",
  "toppings",
  "entries",
  "products",
  "modifieroptionreferences",
  "children",
  "list",
];
export const MIN_KEYS = [
  "min",
  "minimum",
  "minselect",
  "minselected",
  "minselection",
  "minselections",
  "minpermitted",
  "minnumoptions",
  "minaddons",
  "minquantity",
  "minqty",
  "minchoices",
  "minoptions",
  "minrequired",
  "minselectedmodifiers",
  "minallowed",
  "quantityminimum",
  "minimumselections",
  "forcemin",
];
export const MAX_KEYS = MIN_KEYS.map((key) => key.replace("minimum", "maximum").replace("min", "max")).concat([
  "limit",
  "maxallowed",
  "selectionlimit",
]);
export const REQUIRED_KEYS = [
  "required",
  "isrequired",
  "mandatory",
  "ismandatory",
  "compulsory",
  "obligatory",
  "force",
];
export const MULTIPLE_KEYS = [
  "multiple",
  "multi",
  "ismultiple",
  "multiselect",
  "ismultiselect",
  "allowmultiple",
  "multipleselection",
  "allowmultipleselection",
  "multichoice",
  "canselectmultiple",
];
export const SELECTION_TYPE_KEYS = [
  "selectiontype",
  "selecttype",
  "selection",
  "selectionmode",
  "choicetype",
  "inputtype",
  "type",
];

/** The key as it is compared. */
export function wordOf(key: string): string {
  return key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Tells whether a key names one of the words, as it is or as ids: `category_ids` and `categoryId` name "categories". */
export function namesOneOf(word: string, words: readonly string[]): boolean {
  const bare = word.replace(/u?u?ids?$/, "");
  const forms = [word, bare, `${bare}s`, bare.replace(/y$/, "ies")];
  return forms.some((form) => form !== "" && words.includes(form));
}

/** An object of a foreign file. */
export type Thing = { readonly [key: string]: unknown };

/** Tells whether a value is an object of a foreign file. */
export function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first field of a thing that one of the words names, in the order of the words; undefined when there is none. */
export function fieldOf(thing: Thing, words: readonly string[]): unknown {
  return entryOf(thing, words)?.value;
}

/** The same with the key as the file writes it. */
export function entryOf(
  thing: Thing,
  words: readonly string[],
): { readonly key: string; readonly value: unknown } | null {
  const byWord = wordsOf(thing);
  for (const word of words) {
    const key = byWord.get(word);
    if (key !== undefined && thing[key] !== null && thing[key] !== undefined && thing[key] !== "") {
      return { key, value: thing[key] };
    }
  }
  return null;
}

const known = new WeakMap<Thing, ReadonlyMap<string, string>>();

function wordsOf(thing: Thing): ReadonlyMap<string, string> {
  let words = known.get(thing);
  if (!words) {
    words = new Map(Object.keys(thing).map((key) => [wordOf(key), key]));
    known.set(thing, words);
  }
  return words;
}
