import { randomUUID } from "node:crypto";
import { addDays, addMinutes, horizonDays, schoolDay } from "@comptoir/ordering";
import type { Database } from "../../db/database.ts";
import { orderingTimes } from "../../school/school-dates.ts";
import type { Clock, Logger } from "../../settings.ts";
import { instantOf, localMomentOf } from "../../time/zoned.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { Venues } from "../../venues/venue-cache.ts";
import { eachApart } from "../../work/repeat.ts";
import { listReminded, listRemindingSchools, remindOfDates } from "./reminders.store.ts";

/** What reminding takes. */
type RemindDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly venues: Pick<Venues, "byId">;
  readonly logger: Logger;
};

/** Since when a child has to have been ordered for to be one of the school's: a summer lies between two years. */
const KNOWN_FOR_DAYS = 120;
const DAY_MS = 24 * 3_600_000;

/**
 * Has the parents of every school reminded whose dates are about to pass their cutoff, of each date once. Called again and again, by several
 * servers, and late after a standstill: what is past its cutoff by then is nobody's any more. school#reminder.
 */
export async function remindParents(deps: RemindDeps): Promise<void> {
  await eachApart(await listRemindingSchools(deps.database), (restaurantId) => remindOfSchool(deps, restaurantId), {
    name: "reminders",
    logger: deps.logger,
    namesOf: (restaurantId) => ({ restaurant_id: restaurantId }),
  });
}

/** Has the parents of one school reminded. */
async function remindOfSchool({ database, clock, venues }: RemindDeps, restaurantId: string): Promise<void> {
  const now = clock();
  const venue = await venues.byId(restaurantId);
  if (!venue || venue.paused) return;
  const due = datesToRemindOf(venue, now);
  const reminded = due.length === 0 ? [] : await listReminded(database, { restaurantId, dates: due });
  const dates = due.filter((date) => !reminded.includes(date));
  if (dates.length === 0) return;
  await remindOfDates(database, { restaurantId, dates, now, reminderId: randomUUID(), since: knownSince(now) });
}

/** Since when orders for a child make it one of a school's. */
export function knownSince(now: Date): Date {
  return new Date(now.getTime() - KNOWN_FOR_DAYS * DAY_MS);
}

/**
 * The dates of a school that can be ordered for and whose cutoff is no more than its hours away. Those hours go by the wall clock: parents are
 * reminded at the same time of day when clocks change, too. school#reminder.
 */
export function datesToRemindOf({ school, ordering, zone }: LoadedVenue, now: Date): string[] {
  const { k12ReminderHours: hours } = ordering;
  if (!ordering.k12 || hours === null) return [];
  const { date: today } = localMomentOf(now, zone);
  const ahead = Array.from({ length: horizonDays(ordering) + 1 }, (_, days) => addDays(today, days));
  return ahead.filter((date) => {
    const day = schoolDay(school, date);
    const { opens, cutoff } = orderingTimes(day, zone);
    const reminder = instantOf(addMinutes(localMomentOf(cutoff, zone), -hours * 60), zone);
    return day.closed === null && opens <= now && reminder <= now && now < cutoff;
  });
}
