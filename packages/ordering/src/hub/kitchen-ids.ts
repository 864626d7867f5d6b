import type { Id } from "../venue/restaurant.ts";

/** Stands between a kitchen's id and the id of one of its things. */
const MARK = "~";

/** How a hub's menu names a thing of one of its kitchens: ids are unique within a restaurant alone. hub#hub-ids. */
export function idInHub(kitchenId: Id, id: Id): string {
  return `${kitchenId}${MARK}${id}`;
}

/** A thing of a kitchen by its own id. */
export type KitchenThing<Kitchen> = { readonly kitchen: Kitchen; readonly id: string };

/** Which kitchen a thing on a hub's menu is of, and its id there; null for one that is of none. hub#hub-ids. */
export function thingOfKitchen<Kitchen extends { readonly id: Id }>(
  id: Id,
  kitchens: readonly Kitchen[],
): KitchenThing<Kitchen> | null {
  const text = String(id);
  const named = kitchens.filter((kitchen) => text.startsWith(`${kitchen.id}${MARK}`));
  // One kitchen's id may begin as another's does: the longer one is meant.
  const [kitchen] = named.sort((a, b) => String(b.id).length - String(a.id).length);
  return kitchen ? { kitchen, id: text.slice(String(kitchen.id).length + MARK.length) } : null;
}
