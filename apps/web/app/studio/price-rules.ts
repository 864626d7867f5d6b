import { type Id, indexRules, type PriceRuleData } from "@comptoir/ordering";
import { type DraftState, draftValue } from "./draft-store.ts";

type Draft = Pick<DraftState, "things" | "pending">;

/** A dish under a rule, and the values of its `pricing` groups. */
export type RuledDish = { readonly dish: string; readonly sizes: readonly string[] };

const FIELDS = ["name", "localization", "menus", "sections", "items", "days", "from", "to"] as const;
const EFFECTS = ["only_then", "percent_off", "prices", "size_prices"] as const;

/** Returns the rules of the draft by their keys, in the order of the file. */
export function rulesOfDraft(draft: Draft): ReadonlyMap<string, PriceRuleData> {
  const keys = presentKeys(draft).filter((key) => key.startsWith("price_rule:"));
  return new Map(keys.map((key) => [key, ruleOfDraft(draft, key)]));
}

/** Returns a rule as the draft has it. */
export function ruleOfDraft(draft: Draft, thing: string): PriceRuleData {
  const fields = [...FIELDS, ...EFFECTS].map((field) => [field, draftValue(draft, thing, field)]);
  const rule = Object.fromEntries(fields.filter(([, value]) => value !== null));
  return { days: [], from: "00:00", to: "24:00", name: "", ...rule, id: idOf(thing) } as PriceRuleData;
}

/** Returns the keys of the rules over a dish, or over the dish of a size. menu#price-rules. */
export function rulesOverThing(draft: Draft, thing: string): readonly string[] {
  const dish = thing.startsWith("item:") ? thing : dishOfSize(draft, thing);
  const place = dish === null ? null : placeOfDish(draft, dish);
  if (place === null) return [];
  const rules = rulesOfDraft(draft);
  const over = new Set(indexRules([...rules.values()])(place));
  return [...rules].filter(([, rule]) => over.has(rule)).map(([key]) => key);
}

/** Returns the dishes under a rule with their sizes, in the order of the file. menu#price-rules. */
export function dishesOfRule(draft: Draft, rule: PriceRuleData): readonly RuledDish[] {
  const rulesOver = indexRules([rule]);
  const keys = presentKeys(draft);
  const sizes = sizesByDish(draft, keys);
  return keys.flatMap((dish) => {
    const place = dish.startsWith("item:") ? placeOfDish(draft, dish) : null;
    return place !== null && rulesOver(place).length > 0 ? [{ dish, sizes: sizes.get(dish) ?? [] }] : [];
  });
}

/** Returns the id of a thing as its key has it. */
export function idOf(thing: string): string {
  return thing.slice(thing.indexOf(":") + 1);
}

function presentKeys(draft: Draft): string[] {
  const keys = new Set([...draft.things.keys(), ...[...draft.pending.values()].map(({ thing }) => thing)]);
  return [...keys].filter((key) => draftValue(draft, key, "under") !== null);
}

function placeOfDish(draft: Draft, dish: string): { item: Id; section: Id | null; menu: Id } | null {
  const under = draftValue(draft, dish, "under");
  if (typeof under !== "string") return null;
  if (!under.startsWith("section:")) return { item: idOf(dish), section: null, menu: idOf(under) };
  const menu = draftValue(draft, under, "under");
  return typeof menu === "string" ? { item: idOf(dish), section: idOf(under), menu: idOf(menu) } : null;
}

/** Returns the dish of a value of a `pricing` group; null for another choice, or one within another. */
function dishOfSize(draft: Draft, value: string): string | null {
  const group = draftValue(draft, value, "under");
  if (typeof group !== "string" || draftValue(draft, group, "type") !== "pricing") return null;
  const dish = draftValue(draft, group, "under");
  return typeof dish === "string" && dish.startsWith("item:") ? dish : null;
}

function sizesByDish(draft: Draft, keys: readonly string[]): ReadonlyMap<string, string[]> {
  const sizes = new Map<string, string[]>();
  for (const key of keys) {
    const dish = key.startsWith("option_value:") ? dishOfSize(draft, key) : null;
    if (dish !== null) sizes.set(dish, [...(sizes.get(dish) ?? []), key]);
  }
  return sizes;
}
