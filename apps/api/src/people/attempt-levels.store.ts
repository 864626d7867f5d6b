import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { UNFLUSHED } from "../db/unflushed.ts";
import { type Counted, NOW_MS } from "./attempts.store.ts";

/** How many levels one step counts. */
const LEVELS_MAX = 4;

/** Counts an attempt of the key of a level, once the level before it has let it through. */
const levelStep = (level: number, before: string) => `level_${level} as (
           insert into rate_limits as kept (key, points, expire)
           select (:keys::text[])[${level}], 1, ${NOW_MS} + (:windowsMs::int8[])[${level}] from ${before} and (:keys)[${level}] is not null
           on conflict (key) do update set
             points = case when kept.expire <= ${NOW_MS} then 1 else kept.points + 1 end,
             expire = case when kept.expire <= ${NOW_MS} then excluded.expire else kept.expire end
           returning points, expire
         )`;
const levels = Array.from({ length: LEVELS_MAX }, (_, index) => index + 1);
const letThrough = (level: number) => `level_${level} where points <= (:misses::int8[])[${level}]`;

const countLevelsStatement = statement({
  name: "count attempt of levels",
  // What is known is not counted; what every level lets through is known from then on.
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

/** Keys that an attempt is counted under, the narrowest first, with how many misses each lets through. */
export type LevelsToCount = {
  readonly levels: readonly { readonly key: string; readonly misses: number; readonly windowMs?: number }[];
  /** How long is counted, at levels that have no window of their own. */
  readonly windowMs: number;
  /** What of this was tried before is not counted again; null where each attempt is new. */
  readonly known: string | null;
};

/**
 * Counts an attempt at one level after the other, in one step, as far as they let it through. Answers what those that were reached have by
 * now, the last of which may be beyond its misses; none where the attempt is known. Rows are locked from the narrowest on, as they are when
 * they are given back. promises#promise-27, promises#promise-29.
 */
export async function countLevels(
  db: Queryable,
  { levels: wanted, windowMs, known }: LevelsToCount,
): Promise<readonly Counted[]> {
  if (wanted.length === 0 || wanted.length > LEVELS_MAX) throw new Error(`${wanted.length} levels cannot be counted.`);
  const rows = await countLevelsStatement.rows(db, {
    known,
    keys: wanted.map(({ key }) => key),
    misses: wanted.map(({ misses }) => misses),
    windowsMs: wanted.map((level) => level.windowMs ?? windowMs),
    windowMs,
  });
  return rows.toSorted((one, other) => one.level - other.level);
}
