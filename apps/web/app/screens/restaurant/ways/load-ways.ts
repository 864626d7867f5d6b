import type { MenuDocument } from "@comptoir/contract";
import {
  billSettings,
  canServeNow,
  chooseTakeout,
  type DestinationKind,
  deliverySettings,
  isDeliveryKind,
  type LocalMoment,
  type Menu,
  ORDER_TYPE_RULES,
  type OrderType,
  offeredMenus,
  orderAheadFrom,
  orderingSettings,
  takesPart,
  takesPickup,
} from "@comptoir/ordering";
import { termsOfVisit } from "../../../cart/order-terms.ts";
import type { SuiteVisit } from "../../../suites/suite-visit.ts";
import { menusOf } from "../../../venue/menu-document.ts";
import { readTable, type Table } from "../../../venue/venue.ts";
import { visitOfWay, type WayName } from "../../../visit/remembered-way.ts";
import type { Visit } from "../../../visit/visit.ts";
import { type ChargeView, chargeViewOf } from "../charge-view.ts";

/** A way in which a venue's orders reach their diners, such as pickup or a table, for the switch. */
export type WayView = {
  readonly name: WayName;
  readonly visit: Visit;
  readonly isChosen: boolean;
  /** Decides whether the promised time is that of a pickup, of serving or of an arrival. */
  readonly kind: DestinationKind;
  /** Whether a menu takes an order for as soon as possible. */
  readonly isServedNow: boolean;
  /** The first time that can be ordered for, if nothing can be ordered for now; null otherwise. time#order-ahead. */
  readonly ahead: LocalMoment | null;
  /** The delivery charge; null if there is none. The percentage is decimal text. */
  readonly charge: ChargeView | null;
  /** For the way to a table, the visit's table. */
  readonly table: Table | null;
};

type WaysAt = { readonly now: LocalMoment; readonly suite: SuiteVisit | null };

/**
 * Returns the ways of a venue, including the visit's own. Empty if the visit has no choice: at a school, for a
 * suite, and on a view-only menu. screens#way.
 */
export function loadWays(document: MenuDocument, visit: Visit, { now, suite }: WaysAt): readonly WayView[] {
  const { restaurant } = document;
  const settings = orderingSettings(restaurant);
  if (settings.k12 || suite !== null || visit.eventSuite !== null || visit.viewOnly) return [];
  const menus = offeredMenus(menusOf(document), { menuList: visit.menuList, isMember: true });
  const chosen = wayOfVisit(visit, restaurant);
  const isAll = settings.genericCateringRules.isAll && settings.genericCatering;
  const { deliveryCharge } = billSettings(restaurant);
  return wayNames(chosen, { isAll, restaurant, menus, now }).map((name) => {
    const own = visitOfWay(visit, name);
    const { type, destination } = termsOfVisit(own, restaurant);
    const isDelivered = isDeliveryKind(destination.kind);
    const orderType = chooseTakeout(type, isDelivered);
    return {
      name,
      visit: own,
      isChosen: name === chosen,
      kind: destination.kind,
      isServedNow: menus.some((menu) => canServeNow([menu], { type: orderType, now, settings })),
      ahead: orderAheadFrom(menus, { type: orderType, now, settings }),
      charge: isDelivered && deliveryCharge ? chargeViewOf(deliveryCharge) : null,
      table: name === "table" ? readTable(restaurant, visit) : null,
    };
  });
}

type Restaurant = MenuDocument["restaurant"];

/** Returns the way of a visit; null if it has chosen none yet. */
function wayOfVisit(visit: Visit, restaurant: Restaurant): WayName | null {
  const { type, destination } = termsOfVisit(visit, restaurant);
  const isDelivered = isDeliveryKind(destination.kind);
  if (ORDER_TYPE_RULES[type].catered) {
    if (!cateringChoice(restaurant)) return "catering";
    return isDelivered ? "catering-delivery" : "catering-pickup";
  }
  if (ORDER_TYPE_RULES[type].takeout) return isDelivered ? "delivery" : "pickup";
  const isAtTable = destination.kind === "table" && (destination.tableNum !== null || visit.anotherRoundId !== null);
  return isAtTable ? "table" : null;
}

/** Returns whether the diner chooses between pickup and delivery of a catering order. ordering#generic-catering. */
function cateringChoice(restaurant: Restaurant): boolean {
  const settings = orderingSettings(restaurant);
  return settings.delivers && takesPickup("generic-catering", settings);
}

function wayNames(
  chosen: WayName | null,
  {
    isAll,
    restaurant,
    menus,
    now,
  }: {
    readonly isAll: boolean;
    readonly restaurant: Restaurant;
    readonly menus: readonly Menu[];
    readonly now: LocalMoment;
  },
): readonly WayName[] {
  const delivers = deliverySettings(restaurant) !== null;
  const serves = (type: OrderType) => menus.some((menu) => takesPart(menu, { type, when: now }));
  const isCatering = chosen?.startsWith("catering") ?? false;
  // Catering splits into pickup and delivery only once it is chosen, so that the switch stays short.
  const catering: readonly WayName[] =
    (isCatering || isAll) && cateringChoice(restaurant) ? ["catering-delivery", "catering-pickup"] : ["catering"];
  const offered: readonly WayName[] = isAll
    ? catering
    : [
        ...(menus.some(({ dineIn }) => dineIn) ? (["table"] as const) : []),
        ...(serves("pickup") ? (["pickup"] as const) : []),
        ...(delivers && serves("delivery") ? (["delivery"] as const) : []),
        ...(restaurant.catering ? catering : []),
      ];
  return chosen === null || offered.includes(chosen) ? offered : [chosen, ...offered];
}
