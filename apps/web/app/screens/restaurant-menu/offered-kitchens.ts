import type { MenuDocument } from "@comptoir/contract";
import {
  closedReasons,
  type Id,
  type LocalMoment,
  type Menu,
  type OrderingSettings,
  openState,
  orderingSettings,
  thingOfKitchen,
} from "@comptoir/ordering";
import { localMomentAt } from "../../venue/local-moment.ts";
import type { KitchenStanding } from "./dishes/menu-view.ts";

/** A kitchen of a hub with what says whether it takes orders. */
export type OfferedKitchen = {
  readonly id: Id;
  readonly settings: OrderingSettings;
  readonly pausedUntil: LocalMoment | null;
};

/** The kitchens of a hub; none for any other restaurant, and where the hub itself is paused, which its page says once. hub#hub-terms. */
export function offeredKitchens({ restaurant, kitchens = [] }: MenuDocument): readonly OfferedKitchen[] {
  if (restaurant.orders_paused) return [];
  return kitchens.map((kitchen) => {
    const settings = orderingSettings(kitchen);
    const until = kitchen.orders_paused_until;
    return { id: kitchen.id, settings, pausedUntil: until ? localMomentAt(Date.parse(until), settings.zone) : null };
  });
}

/** The kitchen that a menu is of; null where it is of none. */
export function kitchenOf({ id }: Pick<Menu, "id">, kitchens: readonly OfferedKitchen[] = []): OfferedKitchen | null {
  return thingOfKitchen(id, kitchens)?.kitchen ?? null;
}

/** Why a menu's kitchen takes no orders for a moment; null where it takes them. hub#hub-closed. */
export function kitchenStanding(kitchen: OfferedKitchen | null, at: LocalMoment): KitchenStanding | null {
  const [reason] = kitchen === null ? [] : closedReasons(kitchen.settings, at);
  if (!kitchen || !reason) return null;
  if (reason === "orders-paused") return { paused: true, until: kitchen.pausedUntil };
  return { paused: false, openState: openState(kitchen.settings.hours, at) };
}
