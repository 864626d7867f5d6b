import type { MenuDocument } from "@comptoir/contract";
import { type LocalMoment, offeredMenus, orderAheadFrom, orderingSettings } from "@comptoir/ordering";
import { orderTypeOfVisit } from "../../cart/order-terms.ts";
import { menusOf } from "../../venue/menu-document.ts";
import type { Visit } from "../../visit/visit.ts";

/** From when a visit can order ahead, where nothing that it is shown can be had now; null where something can. time#order-ahead. */
export function aheadOfVisit(document: MenuDocument, visit: Visit, now: LocalMoment): LocalMoment | null {
  const { restaurant } = document;
  const menus = offeredMenus(menusOf(document), { menuList: visit.menuList, isMember: true });
  const type = orderTypeOfVisit(visit, restaurant);
  return orderAheadFrom(menus, { type, now, settings: orderingSettings(restaurant) });
}
