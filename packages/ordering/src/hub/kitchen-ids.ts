import type { Id } from "../venue/restaurant.ts";

/** Separates a kitchen's id from the id of its menu, section or dish. */
const MARK = "~";

/**
 * Builds the id of a kitchen's menu, section or dish on the hub's menu, where the kitchens' own ids may
 * collide. hub#hub-ids.
 */
export function idInHub(kitchenId: Id, id: Id): string {
  return `${kitchenId}${MARK}${id}`;
}

export type KitchenRef<Kitchen> = { readonly kitchen: Kitchen; readonly id: string };

/**
 * Parses an id of a hub's menu into the kitchen and the id within that kitchen; null if no kitchen matches.
 * hub#hub-ids.
 */
export function parseHubId<Kitchen extends { readonly id: Id }>(
  id: Id,
  kitchens: readonly Kitchen[],
): KitchenRef<Kitchen> | null {
  const text = String(id);
  const named = kitchens.filter((kitchen) => text.startsWith(`${kitchen.id}${MARK}`));
  // A kitchen's id may begin with another kitchen's id, so the longest match wins.
  const [kitchen] = named.sort((a, b) => String(b.id).length - String(a.id).length);
  return kitchen ? { kitchen, id: text.slice(String(kitchen.id).length + MARK.length) } : null;
}
