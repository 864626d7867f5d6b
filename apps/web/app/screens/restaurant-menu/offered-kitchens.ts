import type { MenuDocument } from "@comptoir/contract";
import {
  closedReasons,
  type Id,
  type LocalMoment,
  type Menu,
  type OrderingSettings,
  openState,
  orderingSettings,
  parseHubId,
} from "@comptoir/ordering";
import { localMomentAt } from "../../venue/local-moment.ts";
import type { KitchenStanding } from "./dishes/menu-view.ts";

export type OfferedKitchen = {
  readonly id: Id;
  readonly settings: OrderingSettings;
  readonly pausedUntil: LocalMoment | null;
};

/**
 * Returns the kitchens of a hub; empty for any other restaurant. hub#hub-terms. Also empty while the whole hub is
 * paused, so that the pause is not repeated at each kitchen.
 */
export function offeredKitchens({ restaurant, kitchens = [] }: MenuDocument): readonly OfferedKitchen[] {
  if (restaurant.orders_paused) return [];
  return kitchens.map((kitchen) => {
    const settings = orderingSettings(kitchen);
    const until = kitchen.orders_paused_until;
    return { id: kitchen.id, settings, pausedUntil: until ? localMomentAt(Date.parse(until), settings.zone) : null };
  });
}

export function kitchenOf({ id }: Pick<Menu, "id">, kitchens: readonly OfferedKitchen[] = []): OfferedKitchen | null {
  return parseHubId(id, kitchens)?.kitchen ?? null;
}

/** Returns why a menu's kitchen takes no orders at a moment; null if it does. hub#hub-closed. */
export function kitchenStanding(kitchen: OfferedKitchen | null, at: LocalMoment): KitchenStanding | null {
  const [reason] = kitchen === null ? [] : closedReasons(kitchen.settings, at);
  if (!kitchen || !reason) return null;
  if (reason === "orders-paused") return { paused: true, until: kitchen.pausedUntil };
  return { paused: false, openState: openState(kitchen.settings.hours, at) };
}
