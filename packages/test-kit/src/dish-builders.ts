import { type MenuItem, normalizeMenus, type OptionGroup, type OptionValue } from "@comptoir/ordering";

const CURDS = { id: "curds", name: "Cheese curds", price: "2.00" };
const EXTRAS = { id: "extras", name: "Extras", values: [CURDS] };
const POUTINE = { id: "poutine", name: "Poutine", price: "12.00", options: [EXTRAS] };

/** What the rules make of a dish that says nothing but its name and its price. */
function plain(): { readonly item: MenuItem; readonly group: OptionGroup; readonly value: OptionValue } {
  const [menu] = normalizeMenus({ menus: [{ id: "menu", name: "Menu", items: [POUTINE] }] });
  const item = menu?.items[0];
  const group = item?.options[0];
  const value = group?.values[0];
  if (!item || !group || !value) throw new Error("The plain dish is not on its menu.");
  return { item, group, value };
}

/** A plain poutine at 12.00, in every respect that the test does not say otherwise. */
export function aMenuItem(but: Partial<MenuItem> = {}): MenuItem {
  return { ...plain().item, options: [], ...but };
}

/** An optional group of extras that takes any number of its values. */
export function anOptionGroup(but: Partial<OptionGroup> = {}): OptionGroup {
  return { ...plain().group, values: [], ...but };
}

/** Extra cheese curds at 2.00. */
export function anOptionValue(but: Partial<OptionValue> = {}): OptionValue {
  return { ...plain().value, ...but };
}
