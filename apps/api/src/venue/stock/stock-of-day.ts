/**
 * The remaining portions of a counted thing for a day, as SQL over a row `s` of `stock_levels`; `day` is an
 * SQL expression.
 * With a daily restock, a later day has the venue file's number less the orders for it. menu#stock-day.
 */
export function leftOnDay(day: string): string {
  return `case when ${countsByDay(day)} then greatest(0, s.refill_to - coalesce((s.taken_ahead ->> ${day})::int4, 0))
    else s.remaining end`;
}

/** Whether a day has a count of its own, as SQL: only things that are restocked daily have stock of later days. */
export function countsByDay(day: string): string {
  return `(s.auto_restock and s.restocked_on < ${day}::date)`;
}

/**
 * The portions ordered for days after a given one, as SQL over a row `s` of `stock_levels`; earlier days are
 * dropped.
 */
export function takenAheadAfter(day: string): string {
  return `(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(s.taken_ahead) where key > ${day})`;
}
