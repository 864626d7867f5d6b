import {
  beginsSlot,
  choosesTime,
  isReadyBy,
  type LocalMoment,
  type Menu,
  nearestTime,
  type OfferedDay,
  ORDER_TYPE_RULES,
  type OrderType,
  offeredDays,
  strictestOf,
  type Work,
} from "@comptoir/ordering";
import { firstShownMs, instantOf, localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { KitchenLoad } from "./kitchen-load.ts";
import { takenInSlots } from "./queue.ts";
import type { SlotTaken } from "./slots-wanted.ts";

const MINUTE_MS = 60_000;

/** A cart for which times are looked for, at a restaurant at one moment. */
export type TimesWanted = {
  readonly type: OrderType;
  readonly menus: readonly Menu[];
  /** What the cart takes of each menu's kitchen. */
  readonly work: Work;
  readonly now: Date;
  /** Who asks: what they hold themselves is free to them. */
  readonly holder: string | null;
  /** What an order stands in that the cart is to replace. */
  readonly ownSlots?: readonly SlotTaken[];
  readonly isSoldAt: (moment: LocalMoment) => boolean;
  /** The time of the order that the cart is to replace. */
  readonly ownTime?: Date | null;
};

/** The times that a cart can be ordered for, with what is left of each. time#slots. */
export function offeredTimes(
  venue: LoadedVenue,
  wanted: Omit<TimesWanted, "holder" | "ownSlots">,
  load: KitchenLoad,
): OfferedDay[] {
  return offeredDays(slotsOf(venue, wanted, load));
}

/** The nearest of them with room; null where there is none. time#nearest. */
export function nearestOffered(
  venue: LoadedVenue,
  wanted: Omit<TimesWanted, "holder" | "ownSlots">,
  load: KitchenLoad,
): Date | null {
  const nearest = nearestTime(slotsOf(venue, wanted, load));
  return nearest && instantOf(nearest, venue.zone);
}

function slotsOf(
  { ordering, zone }: LoadedVenue,
  { type, menus, work, now, isSoldAt, ownTime }: Omit<TimesWanted, "holder" | "ownSlots">,
  load: KitchenLoad,
): Parameters<typeof offeredDays>[0] {
  return {
    type,
    menus,
    work,
    isSoldAt,
    now: localMomentOf(now, zone),
    ownTime: ownTime && localMomentOf(ownTime, zone),
    leadMinutesOf: (moment) => {
      const shownMs = firstShownMs(moment, zone);
      return shownMs === null ? null : (shownMs - now.getTime()) / MINUTE_MS;
    },
    settings: ordering,
    takenIn: takenInSlots(load, zone),
  };
}

/** A time that was chosen for a cart, and the one of the order that the cart is to replace. */
export type TimeChosen = Pick<TimesWanted, "type" | "menus" | "now"> & {
  readonly date: Date;
  readonly ownTime: Date | null;
};

/**
 * Whether the slots offer a time: exactly the start of one, at the first time that the wall clock shows it.
 * The kitchen must be able to be ready by then. A held slot stays offered, so that a checkout can finish; so
 * does an order's own time for its change. Orders without a choice of time accept any. time#slots.
 */
export function isTimeOffered(
  { ordering, zone }: LoadedVenue,
  { type, menus, date, now, ownTime }: TimeChosen,
): boolean {
  if (!ORDER_TYPE_RULES[type].choosesSlot || menus.length === 0) return true;
  const moment = localMomentOf(date, zone);
  const readyMinutes = strictestOf(menus).estimatedPrepMinutes;
  return (
    choosesTime(type, ordering) &&
    firstShownMs(moment, zone) === date.getTime() &&
    beginsSlot(menus, ordering.hours, moment) &&
    (ownTime?.getTime() === date.getTime() ||
      isReadyBy((date.getTime() - now.getTime()) / MINUTE_MS, readyMinutes - ordering.slotHoldMinutes))
  );
}
