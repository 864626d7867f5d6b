import { m } from "@comptoir/messages";
import type { FieldGroup, FieldSpec } from "./field-spec.ts";

// The fields of the menu's parts, in the order of their pages. `dish-fields.test.ts` lists the fields that are not here.

const NAME: FieldSpec = { field: "name", control: "words", isRequired: true };
const DESCRIPTION: FieldSpec = { field: "description", control: "words", isLong: true };
/** The ratio of the cards on the menu. */
const IMAGE: FieldSpec = { field: "image", control: "picture", ratio: 4 / 3 };
const PUBLISHED: FieldSpec = { field: "published_at", control: "published" };
const SLUG: FieldSpec = { field: "slug", control: "text" };
const TAX_RATE: FieldSpec = { field: "tax_rate", control: "rates" };
const STATION: FieldSpec = { field: "station", control: "text" };
const INGREDIENTS: FieldSpec = { field: "ingredients", control: "words", isLong: true };
const ALLERGENS: FieldSpec = { field: "allergens", control: "allergens" };
const DIETS: FieldSpec = { field: "diets", control: "diets" };
const CALORIES: FieldSpec = { field: "calories", control: "number" };
const MEMBER_PRICE: readonly FieldSpec[] = [
  { field: "memberPrice", control: "amount" },
  { field: "promos", control: "codes" },
];
const STOCK: readonly FieldSpec[] = [
  { field: "stock", control: "number" },
  {
    field: "auto_restock",
    control: "choice",
    absent: m.studio_restock_never,
    sameAsAbsent: ["disabled"],
    choices: { daily: m.studio_restock_daily },
  },
];
const SCHEDULE: FieldSpec = { field: "price_schedule", control: "schedule" };
const UNAVAILABLE: FieldSpec = { field: "unavailable", control: "flag" };
const ALCOHOL: FieldSpec = { field: "alcoholic_beverage", control: "flag" };
const MAX_QUANTITY: FieldSpec = { field: "max_quantity", control: "number" };

/** What guests see of a dish. menu#item. */
export const DISH_SEEN: FieldGroup = {
  heading: m.studio_dish_seen,
  fields: [NAME, DESCRIPTION, IMAGE, PUBLISHED],
  more: [
    { field: "featured_item", control: "flag" },
    { field: "upsell_item", control: "flag" },
    { field: "category", control: "text" },
    SLUG,
  ],
};

/** What a dish consists of. law#unconfirmed-allergens. */
export const DISH_FOOD: FieldGroup = {
  heading: m.studio_dish_food,
  fields: [INGREDIENTS, ALLERGENS, DIETS],
  more: [CALORIES, { field: "nutritional_sheet_url", control: "text" }],
};

export const DISH_PRICE: FieldGroup = {
  heading: m.studio_dish_price,
  fields: [{ field: "price", control: "amount", isRequired: true }],
  more: [
    SCHEDULE,
    { field: "price_unit", control: "text" },
    ...MEMBER_PRICE,
    TAX_RATE,
    {
      field: "tax_rebate_eligibility",
      control: "choice",
      absent: m.studio_rebate_eligible,
      sameAsAbsent: ["eligible"],
      choices: { "not-eligible": m.studio_rebate_not_eligible },
    },
  ],
};

export const DISH_KITCHEN: FieldGroup = {
  heading: m.studio_dish_kitchen,
  fields: [...STOCK, STATION, { field: "prep_minutes", control: "number" }],
};

export const DISH_RULES: FieldGroup = { heading: m.studio_dish_rules, fields: [ALCOHOL, MAX_QUANTITY, UNAVAILABLE] };

/** menu#section. */
export const SECTION_FIELDS: FieldGroup = {
  heading: m.studio_dish_seen,
  fields: [
    NAME,
    DESCRIPTION,
    {
      field: "type",
      control: "choice",
      absent: m.studio_type_each,
      sameAsAbsent: ["a-la-carte"],
      choices: { "prix-fixe": m.studio_type_prix_fixe },
    },
    { field: "price", control: "amount", label: m.studio_field_prix_fixe },
    PUBLISHED,
  ],
  more: [TAX_RATE, STATION, SLUG],
};

/** menu#menu. */
export const MENU_FIELDS: readonly FieldGroup[] = [
  {
    heading: m.studio_dish_seen,
    fields: [NAME, DESCRIPTION, { field: "menu_group_id", control: "menuGroup" }, PUBLISHED],
    more: [TAX_RATE, SLUG],
  },
  {
    heading: m.studio_menu_ways,
    fields: [
      { field: "dine_in", control: "flag", byDefault: true },
      { field: "on_demand", control: "flag", byDefault: true },
      { field: "scheduled", control: "flag", byDefault: true },
      { field: "member_only", control: "flag" },
    ],
  },
  {
    heading: m.studio_menu_times,
    fields: [
      { field: "estimated_prep_time", control: "number" },
      { field: "required_notice", control: "number" },
      { field: "last_call_time", control: "number" },
      { field: "ordering_interval", control: "number" },
    ],
    more: [
      { field: "max_orders_per_interval", control: "number" },
      { field: "max_prep_minutes_per_interval", control: "number" },
      { field: "interval_limits", control: "limits" },
    ],
  },
];

/** menu#menu-group. */
export const MENU_GROUP_FIELDS: FieldGroup = { heading: m.studio_dish_seen, fields: [NAME, PUBLISHED], more: [SLUG] };

/** menu#option-group. */
export const OPTION_GROUP_FIELDS: Pick<FieldGroup, "fields"> & { readonly more: readonly FieldSpec[] } = {
  fields: [
    NAME,
    {
      field: "type",
      control: "choice",
      label: m.studio_field_option_type,
      absent: m.studio_type_addons,
      sameAsAbsent: ["addons"],
      choices: { pricing: m.studio_type_pricing },
    },
    { field: "required", control: "flag", byDefault: (read) => read("type") === "pricing" },
    {
      field: "allow_multiple_selection",
      control: "flag",
      byDefault: (read) => read("type") !== "pricing" && read("limit") !== 1,
    },
    { field: "limit", control: "number" },
  ],
  more: [
    { field: "custom_quantities", control: "flag" },
    DESCRIPTION,
    { field: "internal_name", control: "text" },
    PUBLISHED,
  ],
};

/** menu#option-value. */
export const OPTION_VALUE_FIELDS: Pick<FieldGroup, "fields"> & { readonly more: readonly FieldSpec[] } = {
  fields: [
    NAME,
    { field: "price", control: "amount", label: m.studio_field_option_price },
    { field: "default_selection", control: "flag" },
  ],
  more: [
    ALLERGENS,
    DIETS,
    DESCRIPTION,
    { field: "image", control: "picture", ratio: 1 },
    INGREDIENTS,
    CALORIES,
    ...STOCK,
    MAX_QUANTITY,
    { field: "roll_up", control: "flag", byDefault: true },
    ALCOHOL,
    SCHEDULE,
    ...MEMBER_PRICE,
    TAX_RATE,
    UNAVAILABLE,
    PUBLISHED,
  ],
};
