import { isSameId } from "@comptoir/ordering";
import { findDishes, type KnownDish } from "../../../cart/known-dish.ts";
import { slugOfPath } from "../../../offline/cache-names.ts";
import { readKeptMenu } from "../../../offline/kept-menus.ts";

/** All that a kept menu says of the dish that opens at an address; null where it has none. screens#no-network. */
export async function findKeptDish({ pathname, searchParams }: URL): Promise<KnownDish | null> {
  const kept = await readKeptMenu(slugOfPath(pathname));
  if (kept === null) return null;
  const dishes = findDishes(kept.document.menus, decodeURIComponent(pathname.split("/").at(-1) ?? ""));
  const menuId = searchParams.get("menu");
  return dishes.find(({ menu }) => menuId !== null && isSameId(menu.id, menuId)) ?? dishes[0] ?? null;
}
