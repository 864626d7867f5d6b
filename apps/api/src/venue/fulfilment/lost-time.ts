import { minutesBetween, nearestFree } from "@comptoir/ordering";
import { localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { Kitchens } from "./kitchens.ts";
import { offeredTimes, type TimesWanted } from "./offered-times.ts";
import { slotReaderFor } from "./queue.ts";

/**
 * A chosen time that is no longer free, and the nearest free times of its day, in minutes after the
 * restaurant's midnight.
 */
export type LostTime = { readonly wantedMinutes: number; readonly freeMinutes: readonly number[] };

const NAMED_MAX = 3;

/**
 * Finds the free times nearest to a chosen time that is no longer free; null if no time was chosen.
 * time#slot-lost.
 */
export async function lostTime(
  kitchens: Kitchens,
  venue: LoadedVenue,
  wanted: TimesWanted & { readonly wantedAt: Date | null },
): Promise<LostTime | null> {
  const { menus, wantedAt } = wanted;
  if (wantedAt === null) return null;
  const load = await kitchens.look(venue.restaurantId, slotReaderFor(menus, wanted));
  const lost = localMomentOf(wantedAt, venue.zone);
  const sameDay = offeredTimes(venue, wanted, load).filter((day) => day.date === lost.date);
  const free = nearestFree(sameDay, lost, NAMED_MAX).map((slot) => slot.interval.start);
  free.sort((a, b) => minutesBetween(b, a));
  return { wantedMinutes: lost.minutes, freeMinutes: free.map((moment) => moment.minutes) };
}
