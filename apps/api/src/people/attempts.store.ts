import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** Milliseconds of the database's clock, which all servers share: limits hold whatever the clocks of the servers say. */
const NOW_MS = "(extract(epoch from now()) * 1000)::int8";

/**
 * Has the statement's own transaction not wait for the disk: a count that a crash of PostgreSQL forgets costs nobody anything.
 * Only for statements that are sent alone, never inside a transaction that writes money. Decision 022.
 */
export const UNFLUSHED = "unflushed as materialized (select set_config('synchronous_commit', 'off', true) as is_off)";

const countAttemptStatement = statement({
  name: "count attempt",
  text: `with ${UNFLUSHED}
         insert into rate_limits as kept (key, points, expire)
         select :key::text, 1, ${NOW_MS} + :windowMs::int8 from unflushed where is_off = 'off'
         on conflict (key) do update set
           points = case when kept.expire <= ${NOW_MS} then 1 else kept.points + 1 end,
           expire = case when kept.expire <= ${NOW_MS} then excluded.expire else kept.expire end
         returning points as counted, expire - ${NOW_MS} as "msLeft"`,
  params: { key: "text", windowMs: "int8" },
  row: { counted: "int4", msLeft: "int8" },
});

/** How many attempts of a key its present window has, with this one, and when the window ends. */
export type Counted = { readonly counted: number; readonly msLeft: number };

/**
 * Counts an attempt and answers how many there are by now, in one step: of a hundred at once each is told another number.
 * promises#promise-27, promises#promise-29.
 */
export function countAttempt(db: Queryable, key: string, windowMs: number): Promise<Counted> {
  return countAttemptStatement.one(db, { key, windowMs });
}

const countAttemptsStatement = statement({
  name: "count attempts",
  // Rows are locked in the sequence of their keys, as they are when they are given back.
  text: `with ${UNFLUSHED}, counted as (
           insert into rate_limits as kept (key, points, expire)
           select sorted.key, 1, ${NOW_MS} + :windowMs::int8
           from (select key from unnest(:counted::text[]) as given (key) order by key) as sorted, unflushed where is_off = 'off'
           on conflict (key) do update set
             points = case when kept.expire <= ${NOW_MS} then 1 else kept.points + 1 end,
             expire = case when kept.expire <= ${NOW_MS} then excluded.expire else kept.expire end
           returning key, points, expire
         )
         select key::text as key, points as counted, expire - ${NOW_MS} as "msLeft" from counted
         union all
         select key::text, points, expire - ${NOW_MS} from rate_limits where key = any(:read) and expire > ${NOW_MS}`,
  params: { counted: "text[]", read: "text[]", windowMs: "int8" },
  row: { key: "text", counted: "int4", msLeft: "int8" },
});

/** Counts an attempt of several keys as `countAttempt` does of one, and reads others, in one step. */
export async function countAttempts(
  db: Queryable,
  keys: { readonly counted: readonly string[]; readonly read: readonly string[]; readonly windowMs: number },
): Promise<ReadonlyMap<string, Counted>> {
  const rows = await countAttemptsStatement.rows(db, keys);
  return new Map(rows.map(({ key, ...counted }) => [key, counted]));
}

const loadAttemptsStatement = statement({
  name: "load attempts",
  text: `select key::text as key, points as counted, expire - ${NOW_MS} as "msLeft" from rate_limits
         where key = any(:keys) and expire > ${NOW_MS}`,
  params: { keys: "text[]" },
  row: { key: "text", counted: "int4", msLeft: "int8" },
});

/** What was counted for some keys in their present windows. A key without an attempt is absent. */
export async function loadAttempts(db: Queryable, keys: readonly string[]): Promise<ReadonlyMap<string, Counted>> {
  const rows = await loadAttemptsStatement.rows(db, { keys });
  return new Map(rows.map(({ key, ...counted }) => [key, counted]));
}

const giveAttemptsBackStatement = statement({
  name: "give attempts back",
  // Rows are locked in the sequence of their keys, so that two of these never wait for each other.
  text: `with ${UNFLUSHED}, given as (
           select key from rate_limits, unflushed where key = any(:keys) and is_off = 'off' order by key for update of rate_limits
         )
         update rate_limits set points = greatest(points - 1, 0) from given where rate_limits.key = given.key`,
  params: { keys: "text[]" },
});

/** Takes back what was counted, since the attempt was a good one. */
export async function giveAttemptsBack(db: Queryable, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await giveAttemptsBackStatement.count(db, { keys });
}
