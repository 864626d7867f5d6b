import type { MenuDocument } from "@comptoir/contract";
import { readKept } from "../../restaurant/kept-visit.ts";
import { drawDish, type LoadedDish } from "./load-dish.ts";

/**
 * Builds one dish of a kept menu, for a page without a network. screens#no-network.
 *
 * @param url the URL that opens the dish.
 */
export function drawKeptDish(document: MenuDocument, url: string, itemId: string): LoadedDish {
  return drawDish(readKept(document, url), { itemId, menuId: new URL(url).searchParams.get("menu") });
}
