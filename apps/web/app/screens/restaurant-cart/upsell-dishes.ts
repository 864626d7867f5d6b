import {
  itemAvailability,
  type LocalMoment,
  type Menu,
  type MenuItem,
  type MenusData,
  type OrderType,
  offeredMenus,
  takesPart,
  upsellItems,
} from "@comptoir/ordering";
import { findDish, type KnownDish } from "../../cart/known-dish.ts";

/** How many are offered: a suggestion, not a second menu. */
const UPSELLS_MAX = 4;

/**
 * The dishes that a restaurant likes to offer with a cart, that can be had now and need no choices: one press adds them.
 * menu#item.
 */
export function upsellDishes(
  { menus: data }: MenusData,
  menus: readonly Menu[],
  { type, now }: { readonly type: OrderType; readonly now: LocalMoment },
): readonly KnownDish[] {
  const offered = offeredMenus(menus, { menuList: [], isMember: false });
  return upsellItems(offered.filter((menu) => takesPart(menu, { type, when: null })))
    .filter((place) => itemAvailability(place, now).state === "available" && !needsChoice(place.item))
    .slice(0, UPSELLS_MAX)
    .flatMap(({ menu, section, item }) => {
      return findDish(data, { id: item.id, menuId: menu.id, sectionId: section?.id ?? null }) ?? [];
    });
}

function needsChoice({ options }: MenuItem): boolean {
  return options.some(({ required, type }) => required || type === "pricing");
}
