/** Table of rows with a due time, for a queue. All texts are SQL. */
type DueRows = {
  readonly table: string;
  readonly key: readonly string[];
  readonly due: string;
  readonly waiting: string;
  /** Interval after which another server may take a row. */
  readonly lease: string;
  /** Interval longer than any lease or backoff of these rows. */
  readonly farthest: string;
  readonly set?: string;
  readonly returning: string;
};

/**
 * SQL condition of a due row. A due time beyond `farthest` was written before the clock was set back, so it
 * counts as due. @param farthest interval longer than any lease or backoff
 */
export function isDue(due: string, farthest: string): string {
  return `(${due} <= now() or ${due} > now() + ${farthest})`;
}

/**
 * SQL that leases up to `:atMost` due rows, oldest first. Rows that another server is locking are skipped. A
 * leased row is due again when its lease ends.
 */
export function takeDueRows({ table, key, due, waiting, lease, farthest, set, returning }: DueRows): string {
  const isSame = key.map((column) => `${table}.${column} = due.${column}`).join(" and ");
  return `with due as (
           select ${key.join(", ")} from ${table} where ${isDue(due, farthest)} and ${waiting}
           order by ${due} limit :atMost for update skip locked
         )
         update ${table} set ${due} = now() + ${lease}${set ? `, ${set}` : ""} from due where ${isSame}
         returning ${returning}`;
}

/**
 * SQL interval of a failed row's backoff: a quarter of its age, at least two seconds. The backoff is thus
 * exponential without a counter. @param since column with the time since which the row waits
 */
export function backoffByAge(since: string, longest: string): string {
  return `least(${longest}, greatest(interval '2 seconds', (now() - ${since}) / 4))`;
}
