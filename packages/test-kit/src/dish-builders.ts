import { cents, type MenuItem, type OptionGroup, type OptionValue, UNCONFIRMED } from "@comptoir/ordering";

const PLAIN_DESCRIPTION = {
  description: "",
  ingredients: "",
  localization: {},
  image: null,
  sku: null,
  allergens: UNCONFIRMED,
  diets: null,
  calories: null,
} as const;

const PLAIN_PRICING = { memberPriceCents: null, promos: [], priceSchedule: null } as const;

/** A plain poutine at 12.00, in every respect that the test does not say otherwise. */
export function aMenuItem(but: Partial<MenuItem> = {}): MenuItem {
  return {
    ...PLAIN_DESCRIPTION,
    ...PLAIN_PRICING,
    id: "poutine",
    name: "Poutine",
    priceCents: cents(1200),
    slug: "poutine",
    category: null,
    nutritionalSheetUrl: null,
    priceUnit: null,
    priceType: null,
    taxRate: null,
    taxRebateEligible: true,
    soldOut: false,
    unavailable: false,
    alcoholicBeverage: false,
    featured: false,
    upsell: false,
    stock: null,
    order: null,
    maxQuantity: null,
    prepMinutes: 0,
    options: [],
    ...but,
  };
}

/** An optional group of extras that takes any number of its values. */
export function anOptionGroup(but: Partial<OptionGroup> = {}): OptionGroup {
  return {
    id: "extras",
    name: "Extras",
    internalName: null,
    description: "",
    localization: {},
    type: "addons",
    required: false,
    allowMultipleSelection: true,
    customQuantities: false,
    limit: null,
    order: null,
    values: [],
    ...but,
  };
}

/** Extra cheese curds at 2.00. */
export function anOptionValue(but: Partial<OptionValue> = {}): OptionValue {
  return {
    ...PLAIN_DESCRIPTION,
    ...PLAIN_PRICING,
    id: "curds",
    name: "Cheese curds",
    priceCents: cents(200),
    taxRate: null,
    alcoholicBeverage: false,
    rollUp: true,
    defaultSelection: false,
    unavailable: false,
    stock: null,
    order: null,
    maxQuantity: null,
    options: [],
    ...but,
  };
}
