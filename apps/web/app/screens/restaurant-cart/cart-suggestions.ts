import type { MenuDocument } from "@comptoir/contract";
import {
  itemAvailability,
  type LocalMoment,
  listedItems,
  NO_SALES,
  type OrderType,
  offeredMenus,
  takesPart,
} from "@comptoir/ordering";
import { type KnownDish, plainDishes } from "../../cart/known-dish.ts";
import { menusOf } from "../../venue/menu-document.ts";

/** The candidates for a cart's suggestions. The page selects from them by the cart's lines. menu#suggestions. */
export type CartSuggestions = {
  readonly dishes: readonly KnownDish[];
  /** The ids of the dishes that are often ordered together with a dish, by the id of that dish. */
  readonly together: Readonly<Record<string, readonly string[]>>;
};

const DISHES_MAX = 30;

/** Returns the available dishes that may be suggested. Those that the restaurant marks (`upsell`) come first. menu#suggestions. */
export function cartSuggestions(
  document: MenuDocument,
  { type, now, ahead }: { readonly type: OrderType; readonly now: LocalMoment; readonly ahead: LocalMoment | null },
): CartSuggestions {
  const { together } = document.dish_sales ?? NO_SALES;
  const company = new Set(Object.values(together).flat());
  const menus = offeredMenus(menusOf(document), { menuList: [], isMember: true });
  const serving = menus.filter((menu) => takesPart(menu, { type, when: ahead }));
  const plainDish = plainDishes(document.menus);
  const dishes = [...listedItems(serving)]
    .filter(({ item }) => item.upsell || company.has(String(item.id)))
    .filter((listing) => itemAvailability(listing, ahead ?? now).state === "available")
    .sort((a, b) => Number(b.item.upsell) - Number(a.item.upsell))
    .slice(0, DISHES_MAX)
    .flatMap((listing) => plainDish(listing) ?? []);
  return { dishes, together };
}
