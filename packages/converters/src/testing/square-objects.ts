import { expect } from "vitest";
import type { DraftItem } from "../converter.ts";
import { type Converted, convertSoundly } from "./convert-soundly.ts";

export const money = (amount: number, currency = "CAD") => ({ amount, currency });

export function category(id: string, name: string, more: object = {}) {
  return { type: "CATEGORY", id, category_data: { name, ...more } };
}

/** Creates an item object with one variation at 5.00. */
export function item(id: string, name: string, data: object = {}, object: object = {}) {
  const variation = { id: `${id}-V`, item_variation_data: { item_id: id, name: "Regular", price_money: money(500) } };
  return { type: "ITEM", id, item_data: { name, variations: [variation], ...data }, ...object };
}

export function modifier(id: string, name: string, amount = 0, more: object = {}) {
  return { id, modifier_data: { name, price_money: money(amount), ...more } };
}

export function modifierList(id: string, name: string, modifiers: readonly object[], more: object = {}) {
  return { type: "MODIFIER_LIST", id, modifier_list_data: { name, modifiers, ...more } };
}

export function convertSquare(...objects: readonly object[]): Converted {
  const converted = convertSoundly({ objects });
  expect(converted.converter).toBe("square");
  return converted;
}

export function dishes(converted: Converted): DraftItem[] {
  return converted.venue.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
}
