// Synonyms of keys across menu systems, normalized: "Price_Cents" is "pricecents".

/** Prefixes of keys that name their owner, as in `dishPrice` or `modifierOptionName`. */
const DISH_WORDS = list("item product dish meal food menuitem recipe");
const OPTION_WORDS = list("modifier option addon extra topping choice customization customisation");
const VALUE_WORDS = [...OPTION_WORDS, ...OPTION_WORDS.flatMap((word) => [`${word}option`, `${word}item`]), "value"];
const GROUP_WORDS = ["group", ...OPTION_WORDS.flatMap((word) => [`${word}group`, `${word}list`, `${word}set`])];
const SECTION_WORDS = list("category section menucategory menusection menugroup");

export function list(words: string): string[] {
  return words.split(" ");
}

function ending(words: readonly string[], ...ends: readonly string[]): string[] {
  return words.flatMap((word) => ends.map((end) => `${word}${end}`));
}

/** Keys of a name, the most specific first. An option may also contain its group's name, and a dish its section's. */
export const NAME_KEYS: readonly string[] = [
  ...list("name title displayname nom titre"),
  ...ending([...VALUE_WORDS, ...DISH_WORDS, ...GROUP_WORDS, ...SECTION_WORDS], "name", "title", "displayname"),
  ...list("label caption heading text menuname menutitle 名称 名稱 菜名 品名 商品名"),
];

/** Keys of a section's name, which may also be the kind, such as `category`. */
export const SECTION_NAME_KEYS: readonly string[] = [...NAME_KEYS, ...list("category section course")];

export const SECTION_OF_DISH_KEYS: readonly string[] = [
  ...ending([...SECTION_WORDS, "course"], "", "name", "title", "displayname"),
  ...list("分类 分類 类别"),
];

export const DESCRIPTION_KEYS: readonly string[] = [
  ...list("description desc details shortdescription longdescription"),
  ...ending(DISH_WORDS, "description"),
  ...list("summary subtitle note 描述 说明 說明 説明"),
];

/** Keys of a section's description. On a dish, a key such as `categoryDescription` describes its section. */
export const SECTION_DESCRIPTION_KEYS = [...DESCRIPTION_KEYS, ...ending(SECTION_WORDS, "description")];

export const PRICE_KEYS: readonly string[] = [
  ...list("price pricecents priceincents centprice unitprice baseprice defaultprice regularprice"),
  ...ending([...DISH_WORDS, ...VALUE_WORDS], "price", "pricecents"),
  ...list("unitamount amountcents amount cost priceinfo pricemoney pricing saleprice minprice priceamount"),
  ...list("additionalprice addprice pricedelta priceadjustment pricemodifier priceimpact upcharge surcharge extracost"),
  ...list("additionalcost delta 价格 價格 价钱 价 單價 单价 値段 価格 prix prixunitaire tarif montant"),
  ...["price", "unitprice", "baseprice", "amount", "cost"].flatMap((word) => [
    ...[`${word}dollars`, `${word}indollars`, `${word}cad`, `${word}usd`, `${word}eur`, `${word}major`],
    ...[`${word}incents`, `${word}minor`, `${word}inminorunits`],
  ]),
  ...list("additionalcharge extracharge additionalfee extrafee additionalamount extraamount supplementcost"),
  ...list("pricesupplement supplementcharge supplementamount surchargeamount upchargeamount upcharges addcost markup"),
  ...list(
    "optioncost modifiercost addoncost toppingcost choicecost priceextra priceincrease pricedifference pricediff",
  ),
  ...list(
    "prixsupplementaire prixsupplement prixadditionnel fraissupplementaires supplementprix surcout surcoût majoration",
  ),
];

/**
 * Keys of an option's price. The additional ones are valid only on options, because elsewhere they mean a
 * restaurant's fees.
 */
export const CHOICE_PRICE_KEYS: readonly string[] = [
  ...PRICE_KEYS,
  ...list("supplement supplements supplément extra fee charge charges premium plus frais"),
];

export const ID_KEYS: readonly string[] = list("id uuid guid uid itemid productid code key externalid plu slug");

export const IMAGE_KEYS: readonly string[] = [
  ...list("image imageurl picture photo img thumbnail imagepath photourl images"),
  ...ending(DISH_WORDS, "image", "imageurl"),
];

/** Keys of the lists of menus; below, of sections, dishes and option groups. */
export const MENU_KEYS: readonly string[] = list("menus menu services menuplans");
export const CATEGORY_KEYS: readonly string[] = [
  ...list("categories category sections section menusections menucategories menugroups subcategories subsections"),
  ...list("courses itemcategories productcategories 分类 分類"),
];
export const ITEM_KEYS: readonly string[] = [
  ...list("items item menuitems catalogitems products dishes meals foods plates plats recipes entries goods spus"),
  ...list("entities articles itemcards 菜品 商品"),
];
export const GROUP_KEYS: readonly string[] = [
  ...list(
    "modifiergroups modifiergroup modifierlists modifierlistinfo modifiersets optiongroups optionsets optionlists",
  ),
  ...list("addongroups addons extras extragroups options choices choicegroups customizations customisations"),
  ...list("customizationgroups modifiers toppings toppinggroups complements supplements sides attrs specs"),
  ...list("ingredientgroups modifiergroupreferences groups variantgroups 选项 選項 加料"),
];

export const VARIANT_KEYS: readonly string[] = [
  ...list("variations variants sizes skus portions productvariations itemvariations priceoptions prices 规格 規格"),
];

export const FACT_KEYS =
  /allerg|diet|ordertype|ordermode|service|fulfil|channel|tags?$|labels?$|availab|nutri|certif|ingredient/;

export const VALUE_KEYS: readonly string[] = [
  ...list("options values choices modifiers"),
  ...ending([...OPTION_WORDS, ...GROUP_WORDS], "options", "values", "items", "choices"),
  ...list("items addons variations variants extras toppings entries products modifieroptionreferences children list"),
];

export const MIN_KEYS: readonly string[] = [
  ...list("min minimum minselect minselected minselection minselections minpermitted minnumoptions minaddons"),
  ...list("minquantity minqty minchoices minoptions minrequired minselectedmodifiers minallowed quantityminimum"),
  ...list("minimumselections forcemin"),
];
export const MAX_KEYS: readonly string[] = [
  ...MIN_KEYS.map((key) => key.replace("minimum", "maximum").replace("min", "max")),
  ...list("limit maxallowed selectionlimit"),
];
export const REQUIRED_KEYS = list("required isrequired mandatory ismandatory compulsory obligatory force");
export const MULTIPLE_KEYS: readonly string[] = [
  ...list("multiple multi ismultiple multiselect ismultiselect allowmultiple multipleselection"),
  ...list("allowmultipleselection multichoice canselectmultiple"),
];
export const SELECTION_TYPE_KEYS = list("selectiontype selecttype selection selectionmode choicetype inputtype type");
