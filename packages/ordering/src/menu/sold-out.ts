import type { PlacedItem } from "./menu-index.ts";

/** Tells whether a dish is sold out: marked so, in a section marked so, or with no portion left. menu#sold-out. */
export function isSoldOut({ section, item }: Pick<PlacedItem, "section" | "item">): boolean {
  return item.soldOut || (section?.soldOut ?? false) || item.stock === 0;
}
