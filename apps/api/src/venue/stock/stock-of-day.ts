/**
 * SQL: portions of the thing `s` of `stock_levels` that are left on a day; `day` is an SQL expression. With a
 * daily restock, a later day has the venue file's number less its orders. menu#stock-day.
 */
export function leftOnDay(day: string): string {
  return `case when ${countsByDay(day)} then greatest(0, s.refill_to - coalesce((s.taken_ahead ->> ${day})::int4, 0))
    else s.remaining end`;
}

/**
 * SQL condition: the day has a count of its own. Only things that are restocked daily have stock of later
 * days.
 */
export function countsByDay(day: string): string {
  return `(s.auto_restock and s.restocked_on < ${day}::date)`;
}

/** SQL: portions of `s` that are ordered for days after `day`. Earlier days are dropped. */
export function takenAheadAfter(day: string): string {
  return `(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(s.taken_ahead) where key > ${day})`;
}
