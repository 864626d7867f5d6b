import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { UNFLUSHED } from "../db/unflushed.ts";

/** Milliseconds of the database's clock, which all servers share: limits hold whatever the clocks of the servers say. */
export const NOW_MS = "(extract(epoch from now()) * 1000)::int8";

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

/** Keys that an attempt counts under, and others that are read with them. */
export type AttemptKeys = {
  readonly counted: readonly string[];
  readonly read: readonly string[];
  readonly windowMs: number;
};
export const ATTEMPT_KEYS = { counted: "text[]", read: "text[]", windowMs: "int8" } as const;

/**
 * Counting an attempt of several keys, as the steps `counted` and `points` of a statement: `points` has the keys that were
 * counted and those that were read. Rows are locked in the sequence of their keys, as they are when they are given back.
 * @param when a step that the counting waits for, and a condition on it
 */
export function countingSteps(when?: { readonly step: string; readonly condition: string }): string {
  return `counted as (
           insert into rate_limits as kept (key, points, expire)
           select sorted.key, 1, ${NOW_MS} + :windowMs::int8
           from (select key from unnest(:counted::text[]) as given (key) order by key) as sorted
           ${when ? `, ${when.step} where ${when.condition}` : ""}
           on conflict (key) do update set
             points = case when kept.expire <= ${NOW_MS} then 1 else kept.points + 1 end,
             expire = case when kept.expire <= ${NOW_MS} then excluded.expire else kept.expire end
           returning key, points, expire
         ), points as (
           select key::text as key, points as counted, expire - ${NOW_MS} as "msLeft" from counted
           union all
           select key::text, points, expire - ${NOW_MS} from rate_limits where key = any(:read) and expire > ${NOW_MS}
         )`;
}

const countAttemptsStatement = statement({
  name: "count attempts",
  text: `with ${UNFLUSHED}, ${countingSteps({ step: "unflushed", condition: "is_off = 'off'" })} select * from points`,
  params: ATTEMPT_KEYS,
  row: { key: "text", counted: "int4", msLeft: "int8" },
});

/** Counts an attempt of several keys as `countAttempt` does of one, and reads others, in one step. */
export async function countAttempts(db: Queryable, keys: AttemptKeys): Promise<ReadonlyMap<string, Counted>> {
  const rows = await countAttemptsStatement.rows(db, keys);
  return new Map(rows.map(({ key, ...counted }) => [key, counted]));
}

const countAttemptOfEachStatement = statement({
  name: "count an attempt of each",
  text: `with ${UNFLUSHED}
         insert into rate_limits as kept (key, points, expire)
         select sorted.key, sorted.times, ${NOW_MS} + :windowMs::int8
         from (select * from unnest(:keys::text[], :times::int4[]) as given (key, times) order by key) as sorted, unflushed
         where is_off = 'off'
         on conflict (key) do update set
           points = case when kept.expire <= ${NOW_MS} then excluded.points else kept.points + excluded.points end,
           expire = case when kept.expire <= ${NOW_MS} then excluded.expire else kept.expire end
         returning key::text as key, points as counted`,
  params: { keys: "text[]", times: "int4[]", windowMs: "int8" },
  row: { key: "text", counted: "int4" },
});

/**
 * Counts several attempts, of the same keys or of others, in one step. Answers for each how many its key has by then, as
 * `countAttempt` one after the other would.
 */
export async function countAttemptOfEach(
  db: Queryable,
  named: readonly string[],
  windowMs: number,
): Promise<readonly number[]> {
  const { keys, times } = timesOf(named);
  const rows = await countAttemptOfEachStatement.rows(db, { keys, times, windowMs });
  const before = new Map(rows.map(({ key, counted }) => [key, counted - (times[keys.indexOf(key)] ?? 0)]));
  return named.map((key) => {
    const counted = (before.get(key) ?? 0) + 1;
    before.set(key, counted);
    return counted;
  });
}

/**
 * Takes back what some keys were counted, as the end of a statement, after a step that answers one row when it may.
 * @param sequence in which rows are locked, which is that of counting them, so that two statements never wait for each other
 */
function givingBack(step: string, condition: string, sequence: "key" | "position"): string {
  return `given as (
           select key, times
           from rate_limits
             join unnest(:keys::text[], :times::int4[]) with ordinality as back (key, times, position) using (key), ${step}
           where key = any(:keys) and ${condition} order by ${sequence} for update of rate_limits
         )
         update rate_limits set points = greatest(points - times, 0) from given where rate_limits.key = given.key`;
}

/** Keys that are named, each with how often. */
function timesOf(named: readonly string[]) {
  const alike = Map.groupBy(named, (key) => key);
  return { keys: [...alike.keys()], times: [...alike.values()].map(({ length }) => length) };
}

const giveAttemptsBackStatement = statement({
  name: "give attempts back",
  text: `with ${UNFLUSHED}, ${givingBack("unflushed", "is_off = 'off'", "position")}`,
  params: { keys: "text[]", times: "int4[]" },
});

/** Takes back what was counted at some levels, named as they were counted, since the attempts were good ones; a key as often as it is named. */
export async function giveAttemptsBack(db: Queryable, named: readonly string[]): Promise<void> {
  if (named.length > 0) await giveAttemptsBackStatement.count(db, timesOf(named));
}

const giveAttemptsBackOnceStatement = statement({
  name: "give attempts back once",
  text: `with marked as (
           insert into rate_limits (key, points, expire) values ('given back ' || :id::text, 0, ${NOW_MS} + :windowMs::int8)
           on conflict do nothing returning true as is_first
         ), ${givingBack("marked", "is_first", "key")}`,
  params: { id: "text", keys: "text[]", times: "int4[]", windowMs: "int8" },
});

/**
 * Takes back as `giveAttemptsBack` does, in a way that may be tried again when its answer was lost: within the window, what goes
 * under one id is done once. It is on the disk before it is answered. Decision 022.
 */
export async function giveAttemptsBackOnce(
  db: Queryable,
  id: string,
  named: readonly string[],
  windowMs: number,
): Promise<void> {
  await giveAttemptsBackOnceStatement.count(db, { id, windowMs, ...timesOf(named) });
}
