import { randomUUID } from "node:crypto";
import { addDays, addMinutes, horizonDays, schoolDay } from "@comptoir/ordering";
import type { Database, Queryable } from "../../../platform/db/database.ts";
import { type ParamsOf, statement } from "../../../platform/db/statement.ts";
import type { Clock, Logger } from "../../../platform/settings.ts";
import { instantOf, localMomentOf } from "../../../platform/time/zoned.ts";
import { forEachIsolated } from "../../../platform/work/repeat.ts";
import { orderingTimes } from "../../../venue/school/school-dates.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { Venues } from "../../../venue/venues/venue-cache.ts";

const listSchoolsStatement = statement({
  name: "list schools that remind",
  text: `select restaurant_id as "restaurantId" from restaurants
         where settings -> 'k12' = 'true' and settings #>> '{order_options,k12_reminder_hours}' is not null
         order by restaurant_id`,
  params: {},
  row: { restaurantId: "text" },
  crosses: "sweep: all schools that send reminders",
});

const listRemindedStatement = statement({
  name: "list reminded dates",
  text: `select school_date as date from school_reminders
         where restaurant_id = :restaurantId and school_date = any(:dates)`,
  params: { restaurantId: "text", dates: "text[]" },
  row: { date: "text" },
});

/**
 * SQL: the parents `p` of a school with a child `c` who has no order for the date `d`. A recent order makes a
 * child one of the school's. A cancelled order for the date counts as an order. Only parents who consented to
 * messages are included.
 */
const PARENTS_TO_REMIND = `people p join children c on c.person_id = p.id
           where p.consented_at is not null
             and exists (select from orders o where o.restaurant_id = :restaurantId and o.owner = 'user ' || p.id::text
               and o.child_id = c.id and coalesce(o.wanted_at, o.placed_at) > :since)
             and not exists (select from orders o where o.restaurant_id = :restaurantId and o.owner = 'user ' || p.id::text
               and o.child_id = c.id and o.destination ->> 'date' = d.school_date)`;

/**
 * Queues one reminder mail per parent and date; dates and mails are written atomically. Dates that another
 * server has claimed are skipped. school#reminder.
 */
const remindStatement = statement({
  name: "remind parents of a school",
  text: `with made as (
           insert into school_reminders (restaurant_id, school_date, id, made_at)
           select :restaurantId, date, :reminderId, :now from unnest(:dates::text[]) as given (date)
           on conflict do nothing returning school_date
         ), due as (
           select distinct p.email, p.locale from made d, ${PARENTS_TO_REMIND}
         )
         insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         select :restaurantId, :reminderId, 'school-reminder', 'mail', email, locale, now(), now() from due`,
  params: { restaurantId: "text", reminderId: "uuid", dates: "text[]", since: "timestamptz", now: "timestamptz" },
  crosses: "people: parents with children who have no order for a date",
});

const loadDatesStatement = statement({
  name: "load dates of a reminder",
  text: `select d.school_date as date from school_reminders d
         where d.restaurant_id = :restaurantId and d.id = :reminderId
           and exists (select from ${PARENTS_TO_REMIND} and p.email = :recipient)
         order by d.school_date`,
  params: { restaurantId: "text", reminderId: "uuid", recipient: "text", since: "timestamptz" },
  row: { date: "text" },
  crosses: "people: parents with children who have no order for a date",
});

/** Returns the dates of a reminder for which a child of its recipient still has no order. */
export async function loadDatesToRemindOf(db: Queryable, of: ParamsOf<typeof loadDatesStatement>): Promise<string[]> {
  return (await loadDatesStatement.rows(db, of)).map(({ date }) => date);
}

const pruneStatement = statement({
  name: "prune reminders",
  text: `delete from school_reminders where ctid in (
           select ctid from school_reminders where made_at < :now::timestamptz - :days::int4 * interval '1 day'
           limit :atMost for update skip locked)`,
  params: { now: "timestamptz", days: "int4", atMost: "int8" },
  crosses: "sweep: reminded dates past their retention at all schools",
});

/** Retention of reminded dates, in days; longer than the time between a reminder and its date. */
const KEPT_DAYS = 90;

/** Deletes a batch of old reminded dates; returns the number of deleted dates. */
export function pruneReminders(db: Queryable, now: Date, atMost: number): Promise<number> {
  return pruneStatement.count(db, { now, days: KEPT_DAYS, atMost });
}

type RemindDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly venues: Pick<Venues, "byId">;
  readonly logger: Logger;
};

/** Days for which an order makes a child one of the school's: longer than a summer break. */
const KNOWN_FOR_DAYS = 120;
const DAY_MS = 24 * 3_600_000;

/**
 * Reminds the parents of every school of dates near their cutoff, once per date. Idempotent: several servers
 * call this repeatedly. After an outage, dates that are past their cutoff are skipped. school#reminder.
 */
export async function remindParents(deps: RemindDeps): Promise<void> {
  const schools = await listSchoolsStatement.rows(deps.database, {});
  await forEachIsolated(schools, ({ restaurantId }) => remindOfSchool(deps, restaurantId), {
    name: "reminders",
    logger: deps.logger,
    namesOf: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
  });
}

async function remindOfSchool({ database, clock, venues }: RemindDeps, restaurantId: string): Promise<void> {
  const now = clock();
  const venue = await venues.byId(restaurantId);
  if (!venue || venue.paused) return;
  const due = datesToRemindOf(venue, now);
  const reminded = due.length === 0 ? [] : await listRemindedStatement.rows(database, { restaurantId, dates: due });
  const dates = due.filter((date) => !reminded.some((one) => one.date === date));
  if (dates.length === 0) return;
  await remindStatement.count(database, { restaurantId, dates, now, reminderId: randomUUID(), since: knownSince(now) });
}

/** Returns the time since when an order makes a child one of a school's. */
export function knownSince(now: Date): Date {
  return new Date(now.getTime() - KNOWN_FOR_DAYS * DAY_MS);
}

/**
 * Returns the dates of a school that can be ordered now and whose cutoff is at most `k12ReminderHours` away.
 * These hours count on the wall clock, so parents are reminded at the same time of day across clock changes.
 * school#reminder.
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
