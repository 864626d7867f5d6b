import type { MenuData, MenuItemData, SectionData } from "@comptoir/ordering";
import type { MenuDocument } from "./menu-document.ts";

/**
 * A document without the file's own `sold_out: true`: at import these become marks, so that the kitchen can take them off
 * like any other.
 */
export function withoutSoldOut<Document extends Pick<MenuDocument, "menus">>(document: Document): Document {
  return { ...document, menus: document.menus.map(stripMenu) };
}

function stripMenu(menu: MenuData): MenuData {
  return {
    ...menu,
    ...(menu.sections ? { sections: menu.sections.map(stripSection) } : {}),
    ...(menu.items ? { items: menu.items.map(stripThing) } : {}),
  };
}

function stripSection(section: SectionData): SectionData {
  return { ...stripThing(section), ...(section.items ? { items: section.items.map(stripThing) } : {}) };
}

function stripThing<Thing extends MenuItemData | SectionData>(thing: Thing): Thing {
  if (thing.sold_out !== true) return thing;
  const { sold_out: _marked, ...rest } = thing;
  return rest as Thing;
}
