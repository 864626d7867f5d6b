import type { MenuDocument } from "@comptoir/contract";
import { readKept } from "../../restaurant/kept-visit.ts";
import { drawDish, type LoadedDish } from "./load-dish.ts";

/** Builds one dish of a kept menu while offline. `url` is the URL that opens the dish. screens#no-network. */
export function drawKeptDish(document: MenuDocument, url: string, itemId: string): LoadedDish {
  return drawDish(readKept(document, url), { itemId, menuId: new URL(url).searchParams.get("menu") });
}
