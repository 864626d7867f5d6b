import type { Queryable } from "../platform/db/database.ts";
import { statement, type Values } from "../platform/db/statement.ts";
import { UNFLUSHED } from "../platform/db/unflushed.ts";

/** The database's clock in ms, so that limits do not depend on the servers' clocks. */
export const NOW_MS = "(extract(epoch from now()) * 1000)::int8";

/** SQL clause that adds points to a key's current window, or starts the next window. */
export const ADDED = `on conflict (key) do update set
           points = case when kept.expire <= ${NOW_MS} then excluded.points else kept.points + excluded.points end,
           expire = case when kept.expire <= ${NOW_MS} then excluded.expire else kept.expire end`;

const countAttemptStatement = statement({
  name: "count attempt",
  text: `with ${UNFLUSHED}
         insert into rate_limits as kept (key, points, expire)
         select :key::text, 1, ${NOW_MS} + :windowMs::int8 from unflushed where is_off = 'off'
         ${ADDED}
         returning points as counted, expire - ${NOW_MS} as "msLeft"`,
  params: { key: "text", windowMs: "int8" },
  row: { counted: "int4", msLeft: "int8" },
});

/** `counted`: attempts in a key's current window, including this one. */
export type Counted = { readonly counted: number; readonly msLeft: number };

/** Counts an attempt and returns the count, atomically. promises#promise-27, promises#promise-29. */
export function countAttempt(db: Queryable, key: string, windowMs: number): Promise<Counted> {
  return countAttemptStatement.one(db, { key, windowMs });
}

export type AttemptKeys = Values<typeof ATTEMPT_KEYS>;
export const ATTEMPT_KEYS = { counted: "text[]", read: "text[]", windowMs: "int8" } as const;

/**
 * SQL steps `counted` and `points`, which count an attempt under several keys. `points` also returns the keys
 * that are only read. Rows are locked in key order, as in `giveAttemptsBackOnce`, to prevent deadlocks.
 * @param when a step that must run before, and a condition on its row
 */
export function countingSteps(when?: { readonly step: string; readonly condition: string }): string {
  return `counted as (
           insert into rate_limits as kept (key, points, expire)
           select sorted.key, 1, ${NOW_MS} + :windowMs::int8
           from (select key from unnest(:counted::text[]) as given (key) order by key) as sorted
           ${when ? `, ${when.step} where ${when.condition}` : ""}
           ${ADDED}
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
         ${ADDED}
         returning key::text as key, points as counted`,
  params: { keys: "text[]", times: "int4[]", windowMs: "int8" },
  row: { key: "text", counted: "int4" },
});

/** Counts several attempts in one statement; returns for each the count that `countAttempt` would return. */
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
 * SQL that subtracts counts if the preceding step returns a row. @param sequence lock order of the rows, the
 * one in which they were counted; it prevents deadlocks
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

function timesOf(named: readonly string[]) {
  const alike = Map.groupBy(named, (key) => key);
  return { keys: [...alike.keys()], times: [...alike.values()].map(({ length }) => length) };
}

const giveAttemptsBackStatement = statement({
  name: "give attempts back",
  text: `with ${UNFLUSHED}, ${givingBack("unflushed", "is_off = 'off'", "position")}`,
  params: { keys: "text[]", times: "int4[]" },
});

/** Subtracts right attempts from the keys under which they were counted. A key may occur several times. */
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
 * Subtracts attempts from their keys, once per `id` within the window. `synchronous_commit` stays on.
 * Decision 022.
 */
export async function giveAttemptsBackOnce(
  db: Queryable,
  id: string,
  named: readonly string[],
  windowMs: number,
): Promise<void> {
  await giveAttemptsBackOnceStatement.count(db, { id, windowMs, ...timesOf(named) });
}

const LEVELS_MAX = 4;

/** SQL step that counts an attempt at a level if the previous level allowed it. */
const levelStep = (level: number, before: string) => `level_${level} as (
           insert into rate_limits as kept (key, points, expire)
           select (:keys::text[])[${level}], 1, ${NOW_MS} + (:windowsMs::int8[])[${level}] from ${before} and (:keys)[${level}] is not null
           ${ADDED}
           returning points, expire
         )`;
const levels = Array.from({ length: LEVELS_MAX }, (_, index) => index + 1);
const letThrough = (level: number) => `level_${level} where points <= (:misses::int8[])[${level}]`;

const countLevelsStatement = statement({
  name: "count attempt of levels",
  // A known attempt is not counted. An attempt that every level allows becomes known.
  text: `with ${UNFLUSHED},
         ${levels
           .map((level) =>
             levelStep(
               level,
               level === 1
                 ? `unflushed where is_off = 'off' and not exists (
                      select from rate_limits where key = :known and expire > ${NOW_MS})`
                 : letThrough(level - 1),
             ),
           )
           .join(", ")},
         marked as (
           insert into rate_limits as kept (key, points, expire)
           select :known, 1, ${NOW_MS} + :windowMs::int8
           from (${levels.map((level) => `select ${level} as level from ${letThrough(level)}`).join(" union all ")}) as passed
           where :known::text is not null and level = cardinality(:keys)
           on conflict (key) do update set points = kept.points + 1, expire = excluded.expire
         )
         ${levels
           .map(
             (level) =>
               `select ${level} as level, points as counted, expire - ${NOW_MS} as "msLeft" from level_${level}`,
           )
           .join(" union all ")}`,
  params: { known: "text?", keys: "text[]", misses: "int8[]", windowsMs: "int8[]", windowMs: "int8" },
  row: { level: "int4", counted: "int4", msLeft: "int8" },
});

/** Keys under which an attempt counts, narrowest first. `misses`: wrong attempts that the key allows. */
export type LevelsToCount = {
  readonly levels: readonly { readonly key: string; readonly misses: number; readonly windowMs?: number }[];
  /** Window in ms of the levels without a `windowMs`. */
  readonly windowMs: number;
  /** Key of a known attempt, which is not counted again. Null if every attempt counts. */
  readonly known: string | null;
};

/**
 * Counts level by level until one refuses. Returns the counts of these levels; none for a known attempt.
 * promises#promise-27, promises#promise-29.
 */
export async function countLevels(
  db: Queryable,
  { levels: wanted, windowMs, known }: LevelsToCount,
): Promise<readonly Counted[]> {
  if (wanted.length === 0 || wanted.length > LEVELS_MAX)
    throw new Error(`Expected 1 to ${LEVELS_MAX} levels, got ${wanted.length}.`);
  const rows = await countLevelsStatement.rows(db, {
    known,
    keys: wanted.map(({ key }) => key),
    misses: wanted.map(({ misses }) => misses),
    windowsMs: wanted.map((level) => level.windowMs ?? windowMs),
    windowMs,
  });
  return rows.toSorted((one, other) => one.level - other.level);
}
