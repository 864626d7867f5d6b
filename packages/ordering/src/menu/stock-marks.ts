import type { Menu, MenuItem, OptionGroup, OptionValue, Section } from "./menu.ts";

/** What staff marked and sales left since the menus were published, by the text of ids. menu#stock, menu#sold-out. */
export type StockMarks = {
  readonly soldOutItems: ReadonlySet<string>;
  readonly soldOutSections: ReadonlySet<string>;
  /** Portions left of dishes and of option values, in place of the published numbers. */
  readonly itemStock: ReadonlyMap<string, number>;
  readonly valueStock: ReadonlyMap<string, number>;
};

export const NO_STOCK_MARKS: StockMarks = {
  soldOutItems: new Set(),
  soldOutSections: new Set(),
  itemStock: new Map(),
  valueStock: new Map(),
};

/** Puts today's sold-out marks and stock into published menus, so that every rule reads them from the menu itself. */
export function applyStockMarks(menus: readonly Menu[], marks: StockMarks): Menu[] {
  return menus.map((menu) => ({
    ...menu,
    items: menu.items.map((item) => markItem(item, marks)),
    sections: menu.sections.map((section) => markSection(section, marks)),
  }));
}

function markSection(section: Section, marks: StockMarks): Section {
  const soldOut = section.soldOut || marks.soldOutSections.has(String(section.id));
  return { ...section, soldOut, items: section.items.map((item) => markItem(item, marks)) };
}

function markItem(item: MenuItem, marks: StockMarks): MenuItem {
  return {
    ...item,
    soldOut: item.soldOut || marks.soldOutItems.has(String(item.id)),
    stock: marks.itemStock.get(String(item.id)) ?? item.stock,
    options: markGroups(item.options, marks),
  };
}

/** Without stock of values there is nothing to mark in the options, and they are shared with the published menu. */
function markGroups(groups: readonly OptionGroup[], marks: StockMarks): readonly OptionGroup[] {
  if (marks.valueStock.size === 0) return groups;
  return groups.map((group) => ({ ...group, values: group.values.map((value) => markValue(value, marks)) }));
}

function markValue(value: OptionValue, marks: StockMarks): OptionValue {
  const stock = marks.valueStock.get(String(value.id)) ?? value.stock;
  return { ...value, stock, options: markGroups(value.options, marks) };
}
