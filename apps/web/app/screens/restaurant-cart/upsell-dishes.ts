import { type MenusData, ORDER_TYPE_RULES, type OrderType } from "@comptoir/ordering";
import { findDish, type KnownDish } from "../../cart/known-dish.ts";

/** How many are offered: a suggestion, not a second menu. */
const UPSELLS_MAX = 4;

/** The dishes that a restaurant likes to offer with a cart and that need no choices: one press adds them. menu#item. */
export function upsellDishes({ menus }: MenusData, type: OrderType): readonly KnownDish[] {
  const offered = menus.filter((menu) =>
    ORDER_TYPE_RULES[type].inHouse ? menu.dine_in !== false : menu.on_demand !== false,
  );
  const items = offered
    .filter(({ member_only }) => !member_only)
    .flatMap((menu) => [...(menu.items ?? []), ...(menu.sections ?? []).flatMap((section) => section.items ?? [])]);
  return items
    .filter((item) => item.upsell_item && !item.sold_out && !item.unavailable && item.stock !== 0)
    .filter((item) => !(item.options ?? []).some(({ required, type: kind }) => required || kind === "pricing"))
    .slice(0, UPSELLS_MAX)
    .flatMap((item) => findDish(offered, { id: item.id, menuId: null, sectionId: null }) ?? []);
}
