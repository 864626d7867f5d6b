import {
  isSameId,
  type ListedItem,
  listedItems,
  ORDER_TYPE_RULES,
  type OrderType,
  offeredMenus,
  orderingSettings,
  type RestaurantData,
  takesPart,
} from "@comptoir/ordering";
import { data, type RouterContextProvider } from "react-router";
import { findDishes, type KnownDish, normalizeDish } from "../../../cart/known-dish.ts";
import { orderTypeOfVisit } from "../../../cart/order-terms.ts";
import { localeContext, requestTimeMs } from "../../../load-context.ts";
import { suiteContext } from "../../../suites/suite-visit.ts";
import { localMomentAt } from "../../../venue/local-moment.ts";
import { menuDocumentContext, menusOf } from "../../../venue/menu-document.ts";
import type { Visit } from "../../../visit/visit.ts";
import { aheadOfVisit } from "../../restaurant/ahead-of-visit.ts";
import type { MenuReading } from "../../restaurant/kept-visit.ts";
import { hasOrderingConfig } from "../../restaurant/ordering-gate.ts";
import { type DishState, dishState, type Offer } from "../dishes/card-state.ts";
import { dishesBeside } from "../dishes/suggested-dishes.ts";
import { offeredKitchens } from "../offered-kitchens.ts";
import { type WaysToOrder, waysToOrder } from "../ways-to-order.ts";

export type LoadedDish = {
  readonly dish: KnownDish;
  readonly state: DishState;
  readonly isOffered: boolean;
  readonly takesMemo: boolean;
  readonly offers: WaysToOrder;
  /** The dishes to suggest with this one; empty for a school, whose dishes have dates. menu#suggestions. */
  readonly goesWith: readonly KnownDish[];
};

type Wanted = { readonly itemId: string; readonly menuId: string | null };

/** Loads one dish of the menus that a visit shows; throws 404 if there is none. */
export function loadDish(context: Readonly<RouterContextProvider>, visit: Visit, wanted: Wanted): LoadedDish {
  const document = context.get(menuDocumentContext);
  const now = localMomentAt(requestTimeMs(context), orderingSettings(document.restaurant).zone);
  const { suite } = context.get(suiteContext);
  return drawDish({ document, visit, suite, now, locale: context.get(localeContext) }, wanted);
}

/** Builds one dish of a menu for a visit; throws 404 if there is none. */
export function drawDish({ document, visit, suite, now }: MenuReading, { itemId, menuId }: Wanted): LoadedDish {
  const { restaurant } = document;
  const settings = orderingSettings(restaurant);
  const type = orderTypeOfVisit(visit, restaurant);
  const ahead = aheadOfVisit(document, visit, { now, suite });
  const offer: Offer = { type, now, ahead, settings, kitchens: offeredKitchens(document) };

  const menus = offeredMenus(menusOf(document), { menuList: visit.menuList, isMember: true });
  const shown = new Set(menus.map(({ id }) => String(id)));
  const found = findDishes(document.menus, itemId).filter(({ menu }) => shown.has(String(menu.id)));
  const positions = found.flatMap((dish) => positionOf(dish) ?? []);
  const [named] = positions.filter(({ dish }) => menuId !== null && isSameId(dish.menu.id, menuId));
  const [open] = positions.filter(({ position }) => dishState(position, offer) === null);
  const chosen = named ?? open ?? positions[0];
  if (!chosen) throw data(null, { status: 404 });

  const menu = menus.find(({ id }) => isSameId(id, chosen.dish.menu.id));
  const hasDestination = hasOrderingConfig(visit, type);
  return {
    dish: chosen.dish,
    state: dishState({ ...chosen.position, menu: menu ?? chosen.position.menu }, offer),
    isOffered: !hasDestination || menu === undefined || takesPart(menu, { type, when: ahead }),
    takesMemo: takesMemo(restaurant, type),
    offers: waysToOrder(menus, restaurant),
    goesWith: settings.k12
      ? []
      : dishesBeside({ ...chosen.position.item, menuId: chosen.dish.menu.id }, { document, menus, offer }),
  };
}

function positionOf(dish: KnownDish): { readonly dish: KnownDish; readonly position: ListedItem } | null {
  const [position] = listedItems(normalizeDish(dish));
  return position ? { dish, position } : null;
}

/**
 * Returns whether the dish takes special instructions. The restaurant may hide them for all orders, or for take-out
 * only. ordering#memo.
 */
function takesMemo(restaurant: RestaurantData, type: OrderType): boolean {
  if (restaurant.hide_items_special_instructions) return false;
  return ORDER_TYPE_RULES[type].inHouse || !restaurant.hide_takeout_special_instructions;
}
