import type { MenuDocument } from "@comptoir/contract";
import { type LocalMoment, ORDER_TYPE_RULES, offeredMenus, orderAheadFrom, orderingSettings } from "@comptoir/ordering";
import { orderTypeOfVisit } from "../../cart/order-terms.ts";
import { deliveryInstant } from "../../suites/event-times.ts";
import type { SuiteVisit } from "../../suites/suite-visit.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menusOf } from "../../venue/menu-document.ts";
import type { Visit } from "../../visit/visit.ts";

/**
 * Returns the earliest moment that a visit can order for; null if one of its menus can be ordered from now.
 * time#order-ahead. For a suite's pre-order, returns its delivery time at the event. suites#delivery-preference.
 */
export function aheadOfVisit(
  document: MenuDocument,
  visit: Visit,
  { now, suite }: { readonly now: LocalMoment; readonly suite: SuiteVisit | null },
): LocalMoment | null {
  const { restaurant } = document;
  const settings = orderingSettings(restaurant);
  const type = orderTypeOfVisit(visit, restaurant);
  if (ORDER_TYPE_RULES[type].preOrder && suite !== null) {
    const { own, minimal } = suite;
    const at = own ? deliveryInstant(own, own.pre_order_delivery_time) : minimal.event.starts_at;
    return localMomentAt(Date.parse(at), settings.zone);
  }
  const menus = offeredMenus(menusOf(document), { menuList: visit.menuList, isMember: true });
  return orderAheadFrom(menus, { type, now, settings });
}
