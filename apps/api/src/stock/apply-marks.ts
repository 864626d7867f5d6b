import type { MenuData, MenuItemData, OptionGroupData, OptionValueData, SectionData } from "@comptoir/ordering";
import type { MenuDocument, ThingMark, ThingStock } from "./menu-document.ts";

type Marks = { readonly soldOut: ReadonlySet<string>; readonly remaining: ReadonlyMap<string, number> };

/**
 * Writes what changed between two imports into a menu document: sold-out marks, and for counted things what is left of
 * them. An option value has no `sold_out` of its own; one that is marked is `unavailable`. menu#sold-out, menu#stock.
 */
export function applyMarks(
  document: MenuDocument,
  soldOut: readonly ThingMark[],
  stock: readonly ThingStock[],
): MenuDocument {
  if (soldOut.length === 0 && stock.length === 0) return document;
  const marks: Marks = {
    soldOut: new Set(soldOut.map((mark) => `${mark.kind} ${mark.id}`)),
    remaining: new Map(stock.map((level) => [`${level.kind} ${level.id}`, level.remaining])),
  };
  return { ...document, menus: document.menus.map((menu) => markMenu(menu, marks)) };
}

function markMenu(menu: MenuData, marks: Marks): MenuData {
  return {
    ...menu,
    ...(menu.sections ? { sections: menu.sections.map((section) => markSection(section, marks)) } : {}),
    ...(menu.items ? { items: menu.items.map((item) => markItem(item, marks)) } : {}),
  };
}

function markSection(section: SectionData, marks: Marks): SectionData {
  return {
    ...section,
    ...(marks.soldOut.has(`section ${section.id}`) ? { sold_out: true } : {}),
    ...(section.items ? { items: section.items.map((item) => markItem(item, marks)) } : {}),
  };
}

function markItem(item: MenuItemData, marks: Marks): MenuItemData {
  const remaining = marks.remaining.get(`item ${item.id}`);
  return {
    ...item,
    ...(marks.soldOut.has(`item ${item.id}`) ? { sold_out: true } : {}),
    ...(remaining === undefined ? {} : { stock: remaining }),
    ...(item.options ? { options: item.options.map((group) => markGroup(group, marks)) } : {}),
  };
}

// Venue files nest option groups no deeper than `MAX_OPTION_DEPTH`, so that calling oneself is safe here.
function markGroup(group: OptionGroupData, marks: Marks): OptionGroupData {
  return group.values ? { ...group, values: group.values.map((value) => markValue(value, marks)) } : group;
}

function markValue(value: OptionValueData, marks: Marks): OptionValueData {
  const remaining = marks.remaining.get(`value ${value.id}`);
  return {
    ...value,
    ...(marks.soldOut.has(`value ${value.id}`) ? { unavailable: true } : {}),
    ...(remaining === undefined ? {} : { stock: remaining }),
    ...(value.options ? { options: value.options.map((group) => markGroup(group, marks)) } : {}),
  };
}
