import type { MenuDocument } from "@comptoir/contract";
import { type Menu, normalizeMenus } from "@comptoir/ordering";

/** Fetches the menus of a restaurant with all texts in both languages. Throws if the network is lost. api#data-json. */
export async function fetchMenus(slug: string): Promise<readonly Menu[]> {
  const response = await fetch(`/menu/${encodeURIComponent(slug)}/data.json`);
  if (!response.ok) throw new Error(`The menu's data was answered with ${response.status}.`);
  return normalizeMenus((await response.json()) as MenuDocument);
}
