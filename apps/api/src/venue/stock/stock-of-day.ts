/**
 * How many portions are left of a counted thing for a day, as SQL over a row of `stock_levels` named `s` and a day that is a text:
 * what is restocked daily begins each later day with the venue file's number, less what is ordered for it already. menu#stock-day.
 */
export function leftOnDay(day: string): string {
  return `case when ${countsByDay(day)} then greatest(0, s.refill_to - coalesce((s.taken_ahead ->> ${day})::int4, 0))
    else s.remaining end`;
}

/** Whether a day is counted apart from the present stock, as SQL: only what is restocked daily has stock of later days. */
export function countsByDay(day: string): string {
  return `(s.auto_restock and s.restocked_on < ${day}::date)`;
}

/** What is taken ahead of days after one, as SQL over the same row: earlier ones count for nothing any more. */
export function takenAheadAfter(day: string): string {
  return `(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(s.taken_ahead) where key > ${day})`;
}
