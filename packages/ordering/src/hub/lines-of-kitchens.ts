import type { ItemReference } from "../menu/menu-index.ts";
import type { Id } from "../venue/restaurant.ts";
import { parseHubId } from "./kitchen-ids.ts";

export type KitchenLines<Kitchen, Line> = { readonly kitchen: Kitchen; readonly lines: readonly Line[] };

/**
 * Groups the lines of a hub's cart by kitchen; omits kitchens without lines. A line that matches no kitchen
 * goes to the first one, which refuses it as not on the menu. hub#hub-order.
 */
export function linesOfKitchens<Kitchen extends { readonly id: Id }, Line extends ItemReference>(
  kitchens: readonly Kitchen[],
  lines: readonly Line[],
): readonly KitchenLines<Kitchen, Line>[] {
  const byKitchen = new Map<Kitchen, Line[]>(kitchens.map((kitchen) => [kitchen, []]));
  for (const line of lines) {
    const thing = parseHubId(line.id, kitchens);
    const kitchen = thing?.kitchen ?? kitchens[0];
    if (kitchen !== undefined) byKitchen.get(kitchen)?.push(thing ? withOwnIds(line, thing.kitchen, thing.id) : line);
  }
  return [...byKitchen].flatMap(([kitchen, own]) => (own.length === 0 ? [] : { kitchen, lines: own }));
}

function withOwnIds<Line extends ItemReference>(line: Line, kitchen: { readonly id: Id }, id: string): Line {
  const own = (named: Id | null | undefined) => (named == null ? named : (parseHubId(named, [kitchen])?.id ?? named));
  return { ...line, id, menuId: own(line.menuId), sectionId: own(line.sectionId) };
}
