import type { OptionGroupData } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { flag, localization, number, numberOrText, reference, taxRate, text, texts } from "./data-fields.ts";
import { idSchema } from "./wire.ts";

/** What dishes and option values share. menu#item, menu#option-value. */
const pricedFields = {
  id: idSchema,
  name: z.string(),
  description: text,
  ingredients: text,
  localization,
  image: text,
  sku: text,
  category: text,
  allergens: text,
  diets: text,
  calories: numberOrText,
  memberPrice: text,
  promos: texts,
  price_schedule: z.array(z.string().nullable()).nullish(),
  additional_prices: z.record(z.string(), z.string().nullable()).nullish(),
  tax_rate: taxRate,
  alcoholic_beverage: flag,
  unavailable: flag,
  auto_restock: text,
  stock: number,
  order: number,
  max_quantity: number,
  published_at: text,
};

export const optionValueSchema = z
  .object({
    ...pricedFields,
    price: text,
    roll_up: flag,
    default_selection: flag,
    quantity: number,
    product_id: reference,
    option_group_id: reference,
    sub_option_group_id: reference,
    checked: flag,
    get options(): z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodType<OptionGroupData>>>> {
      return z.array(optionGroupSchema).nullish();
    },
  })
  .openapi("OptionValue");

export const optionGroupSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    internal_name: text,
    description: text,
    localization,
    sku: text,
    type: text,
    required: flag,
    allow_multiple_selection: flag,
    custom_quantities: flag,
    limit: number,
    order: number,
    published_at: text,
    values: z.array(optionValueSchema).nullish(),
  })
  .openapi("OptionGroup");

export const menuItemSchema = z
  .object({
    ...pricedFields,
    price: z.string(),
    slug: text,
    nutritional_sheet_url: text,
    price_unit: text,
    price_type: text,
    tax_rebate_eligibility: text,
    sold_out: flag,
    featured_item: flag,
    upsell_item: flag,
    prep_minutes: number,
    created_at: text,
    updated_at: text,
    menu_id: reference,
    section_id: reference,
    menu_group_id: reference,
    parent: reference,
    options: z.array(optionGroupSchema).nullish(),
  })
  .openapi("MenuItem");

export const sectionSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    slug: text,
    description: text,
    type: text,
    price: text,
    tax_rate: taxRate,
    order: number,
    sold_out: flag,
    localization,
    published_at: text,
    menu_id: reference,
    items: z.array(menuItemSchema).nullish(),
  })
  .openapi("Section");

export const menuSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    slug: text,
    image: text,
    description: text,
    locale: text,
    type: text,
    price: text,
    tax_rate: taxRate,
    attachment: text,
    order: number,
    allow_sections: flag,
    dine_in: flag,
    on_demand: flag,
    scheduled: flag,
    member_only: flag,
    last_call_time: number,
    required_notice: number,
    ordering_interval: number,
    max_orders_per_interval: number,
    max_prep_minutes_per_interval: number,
    interval_limits: z
      .array(
        z.object({
          weekday: number,
          start_time: z.string(),
          end_time: z.string(),
          max_orders_per_interval: number,
          max_prep_minutes_per_interval: number,
        }),
      )
      .nullish(),
    estimated_prep_time: number,
    localization,
    published_at: text,
    deleted_at: text,
    menu_group_id: reference,
    sections: z.array(sectionSchema).nullish(),
    items: z.array(menuItemSchema).nullish(),
  })
  .openapi("Menu");

export const menuGroupSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    slug: text,
    description: text,
    image: text,
    restaurant_id: reference,
    localization,
    published_at: text,
    created_at: text,
    updated_at: text,
  })
  .openapi("MenuGroup");
