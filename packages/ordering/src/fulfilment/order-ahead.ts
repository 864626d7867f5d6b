import type { Menu } from "../menu/menu.ts";
import { isBefore, type LocalMoment, minutesBetween } from "../time/local-moment.ts";
import type { OrderType } from "../venue/order-type.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import { canServeNow } from "./menu-time.ts";
import { NO_WORK, NOTHING_TAKEN } from "./slot-limits.ts";
import { nearestTime } from "./time-slots.ts";

/** The order type, time and settings of a visit. */
export type AheadWanted = { readonly type: OrderType; readonly now: LocalMoment; readonly settings: OrderingSettings };

/**
 * Returns the nearest time for which one of the menus can be ordered ahead, whatever the capacity. Null if a
 * menu can serve now, diners cannot choose a time, or no time is left within the horizon. time#order-ahead.
 */
export function orderAheadFrom(menus: readonly Menu[], { type, now, settings }: AheadWanted): LocalMoment | null {
  if (menus.some((menu) => canServeNow([menu], { type, now, settings }))) return null;
  const nearest = menus.flatMap((menu) => {
    const wanted = {
      type,
      now,
      settings,
      menus: [menu],
      work: NO_WORK,
      takenIn: () => NOTHING_TAKEN,
      isSoldAt: () => true,
    };
    return nearestTime({ ...wanted, leadMinutesOf: (moment) => minutesBetween(now, moment) }) ?? [];
  });
  return nearest.reduce<LocalMoment | null>(
    (first, moment) => (first === null || isBefore(moment, first) ? moment : first),
    null,
  );
}
