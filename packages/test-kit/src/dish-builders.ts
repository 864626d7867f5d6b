import { type MenuItem, normalizeMenus, type OptionGroup, type OptionValue } from "@comptoir/ordering";

const CURDS = { id: "curds", name: "Cheese curds", price: "2.00" };
const EXTRAS = { id: "extras", name: "Extras", values: [CURDS] };
const POUTINE = { id: "poutine", name: "Poutine", price: "12.00", options: [EXTRAS] };

/** Returns a dish, a group and a value with the defaults of `normalizeMenus`. */
function plain(): { readonly item: MenuItem; readonly group: OptionGroup; readonly value: OptionValue } {
  const [menu] = normalizeMenus({ menus: [{ id: "menu", name: "Menu", items: [POUTINE] }] });
  const item = menu?.items[0];
  const group = item?.options[0];
  const value = group?.values[0];
  if (!item || !group || !value) throw new Error("The test dish is not on its menu.");
  return { item, group, value };
}

/** Creates a menu item, by default a plain poutine at 12.00. */
export function aMenuItem(but: Partial<MenuItem> = {}): MenuItem {
  return { ...plain().item, options: [], ...but };
}

export function anOptionGroup(but: Partial<OptionGroup> = {}): OptionGroup {
  return { ...plain().group, values: [], ...but };
}

export function anOptionValue(but: Partial<OptionValue> = {}): OptionValue {
  return { ...plain().value, ...but };
}
