import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { UNFLUSHED } from "../../platform/db/unflushed.ts";

/** What is counted: a dish was opened, a sold-out dish was asked for, a search found nothing. insight#insight. */
export type InterestKind = "opened" | "sold-out" | "not-found";

/** Distinct words of missed searches that a restaurant keeps for a day, so that visitors cannot fill the table. */
const WORDS_MAX = 200;

const addStatement = statement({
  name: "add guest interest",
  // New words are added while the day has room for them; dishes are bounded by the menu. Rows are locked in key order.
  text: `with ${UNFLUSHED}, known as (
           select subject from guest_interest
           where restaurant_id = :restaurantId and local_day = :day::date and kind = 'not-found'
         ), given as (
           select kind, subject, times, kind = 'not-found' and subject not in (select subject from known) as is_new
           from unnest(:kinds::text[], :subjects::text[], :times::int4[]) as one (kind, subject, times)
         ), roomy as (
           select *, row_number() over (partition by is_new order by subject) as nth from given
         )
         insert into guest_interest as kept (restaurant_id, local_day, kind, subject, times)
         select :restaurantId, :day::date, kind, subject, times from roomy, unflushed
         where is_off = 'off' and (not is_new or nth + (select count(*) from known) <= ${WORDS_MAX})
         order by kind, subject
         on conflict (restaurant_id, local_day, kind, subject) do update set times = kept.times + excluded.times`,
  params: { restaurantId: "text", day: "date", kinds: "text[]", subjects: "text[]", times: "int4[]" },
});

export type Interest = { readonly kind: InterestKind; readonly subject: string; readonly times: number };

/** Adds counts to a restaurant's day. Each kind and subject occurs once in `counts`. insight#kept. */
export async function addInterest(
  db: Queryable,
  of: { readonly restaurantId: string; readonly day: string },
  counts: readonly Interest[],
): Promise<void> {
  await addStatement.count(db, {
    ...of,
    kinds: counts.map(({ kind }) => kind),
    subjects: counts.map(({ subject }) => subject),
    times: counts.map(({ times }) => times),
  });
}

const sumStatement = statement({
  name: "sum guest interest",
  text: `select kind, subject, sum(times)::int4 as times, max(times) as "mostOnADay" from guest_interest
         where restaurant_id = :restaurantId and local_day between :from::date and :to::date group by kind, subject`,
  params: { restaurantId: "text", from: "date", to: "date" },
  row: { kind: typed<InterestKind>("text"), subject: "text", times: "int4", mostOnADay: "int4" },
});

/** Sums what guests did on some days, with the count of the day that has the most. */
export const sumInterest = sumStatement.rows;

const firstDayStatement = statement({
  name: "find first day of interest",
  text: "select min(local_day) as day from guest_interest where restaurant_id = :restaurantId",
  params: { restaurantId: "text" },
  row: { day: "date?" },
});

/** Returns the first day of which something is counted; null for none. */
export async function firstInterestDay(db: Queryable, restaurantId: string): Promise<string | null> {
  return (await firstDayStatement.one(db, { restaurantId })).day;
}
