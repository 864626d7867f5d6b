import type { Menu } from "../menu/menu.ts";
import { isBefore, type LocalMoment, minutesBetween } from "../time/local-moment.ts";
import type { OrderType } from "../venue/order-type.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import { canServeNow } from "./menu-time.ts";
import { NO_WORK, NOTHING_TAKEN } from "./slot-limits.ts";
import { nearestTime } from "./time-slots.ts";

/** A visit that looks at some menus. */
export type AheadWanted = { readonly type: OrderType; readonly now: LocalMoment; readonly settings: OrderingSettings };

/**
 * From when a visit can order ahead, where none of its menus takes an order for as soon as possible: the nearest time that one of
 * them is offered for. Null where something can be had now, and where nothing can be ordered for later either: no one chooses the
 * time of such orders, or no time is left within the horizon. How full its slot is does not count here. time#order-ahead.
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
