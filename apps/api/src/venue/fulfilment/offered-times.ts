import {
  beginsSlot,
  type CauseWanted,
  choosesTime,
  isReadyBy,
  type LocalMoment,
  leavesWhileOpen,
  type Menu,
  nearestTime,
  type OfferedDay,
  ORDER_TYPE_RULES,
  type OrderType,
  offeredDays,
  strictestOf,
  travelMinutesOf,
  type Work,
} from "@comptoir/ordering";
import { firstShownMs, instantOf, localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { KitchenLoad } from "./kitchen-load.ts";
import { takenInSlots } from "./queue.ts";
import type { SlotTaken } from "./slots-wanted.ts";

const MINUTE_MS = 60_000;

export type TimesWanted = {
  readonly type: OrderType;
  readonly menus: readonly Menu[];
  readonly work: Work;
  readonly now: Date;
  /** The visitor whose holds count as free; null for none. */
  readonly holder: string | null;
  readonly ownSlots?: readonly SlotTaken[];
  readonly isSoldAt: (moment: LocalMoment) => boolean;
  readonly ownTime?: Date | null;
};

/** Lists the times that a cart can be ordered for, with the remaining capacity of each. time#slots. */
export function offeredTimes(
  venue: LoadedVenue,
  wanted: Omit<TimesWanted, "holder" | "ownSlots">,
  load: KitchenLoad,
): OfferedDay[] {
  return offeredDays(slotsOf(venue, wanted, load));
}

/** Returns the nearest time with capacity; null if there is none. time#nearest. */
export function nearestOffered(
  venue: LoadedVenue,
  wanted: Omit<TimesWanted, "holder" | "ownSlots">,
  load: KitchenLoad,
): Date | null {
  const nearest = nearestTime(slotsOf(venue, wanted, load));
  return nearest && instantOf(nearest, venue.zone);
}

/** Returns the input of the causes for which a cart has no time. time#cause. */
export function causeWanted(
  venue: LoadedVenue,
  { lines, ...wanted }: Pick<TimesWanted, "type" | "work" | "now"> & Pick<CauseWanted, "lines">,
  load: KitchenLoad,
): CauseWanted {
  return { ...slotsOf(venue, { ...wanted, menus: [], isSoldAt: () => true }, load), lines };
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

/** A time chosen for a cart. `ownTime`: the time of the order that the cart replaces. */
export type TimeChosen = Pick<TimesWanted, "type" | "menus" | "now"> & {
  readonly date: Date;
  readonly ownTime: Date | null;
};

/**
 * Returns whether a time is offered. It must be the start of a slot, at the first time that the wall clock
 * shows it, and the kitchen must be ready by then. A held slot stays offered, so that a checkout can finish,
 * also if staff add preparation meanwhile. An order's own time stays offered for its change. Order types without a
 * choice of time accept any time. time#slots, board#preparation.
 */
export function isTimeOffered(
  { ordering, zone, extra }: LoadedVenue,
  { type, menus, date, now, ownTime }: TimeChosen,
): boolean {
  if (!ORDER_TYPE_RULES[type].choosesSlot || menus.length === 0) return true;
  const moment = localMomentOf(date, zone);
  const travelMinutes = travelMinutesOf(type, ordering);
  const readyMinutes = strictestOf(menus).estimatedPrepMinutes + travelMinutes;
  const isExtraNew = extra !== null && now.getTime() - extra.since.getTime() < ordering.slotHoldMinutes * MINUTE_MS;
  const heldMinutes = ordering.slotHoldMinutes + (isExtraNew ? extra.minutes : 0);
  return (
    choosesTime(type, ordering) &&
    firstShownMs(moment, zone) === date.getTime() &&
    beginsSlot(menus, ordering.hours, moment) &&
    leavesWhileOpen(ordering, moment, travelMinutes) &&
    (ownTime?.getTime() === date.getTime() ||
      isReadyBy((date.getTime() - now.getTime()) / MINUTE_MS, readyMinutes - heldMinutes))
  );
}
