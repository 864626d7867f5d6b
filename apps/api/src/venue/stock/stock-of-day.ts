/**
 * SQL for the remaining portions of a counted thing on a day, with the alias `s` for `stock_levels`. `day` is
 * an SQL expression. With a daily restock, a later day has the venue file's number less the orders for that
 * day. menu#stock-day.
 */
export function leftOnDay(day: string): string {
  return `case when ${countsByDay(day)} then greatest(0, s.refill_to - coalesce((s.taken_ahead ->> ${day})::int4, 0))
    else s.remaining end`;
}

/**
 * SQL condition that a day has its own count: only things that are restocked daily have stock of later days.
 */
export function countsByDay(day: string): string {
  return `(s.auto_restock and s.restocked_on < ${day}::date)`;
}

/**
 * SQL for the portions that are ordered for days after `day`, with the alias `s` for `stock_levels`. Earlier
 * days are dropped.
 */
export function takenAheadAfter(day: string): string {
  return `(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(s.taken_ahead) where key > ${day})`;
}
