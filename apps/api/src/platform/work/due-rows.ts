/** Table of rows with a due time, for a queue. All texts are SQL. */
type DueRows = {
  readonly table: string;
  /** Primary key columns. */
  readonly key: readonly string[];
  /** Due time column. */
  readonly due: string;
  /** Condition of the rows that are not finished. */
  readonly waiting: string;
  /** Interval after which another server may take a row. */
  readonly lease: string;
  /** Interval longer than any lease or backoff of these rows. */
  readonly farthest: string;
  /** Further assignments when a row is taken. */
  readonly set?: string;
  /** Columns to return, qualified with the table's name. */
  readonly returning: string;
};

/**
 * Builds the SQL condition of a due row. A due time beyond `farthest` was written before the clock was set
 * back, so it counts as due.
 * @param farthest interval longer than any lease or backoff
 */
export function isDue(due: string, farthest: string): string {
  return `(${due} <= now() or ${due} > now() + ${farthest})`;
}

/**
 * Builds SQL that leases up to `:atMost` due rows, oldest first. Skips rows that another server is locking; a
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
 * Builds the SQL interval of a failed row's backoff: a quarter of its age, at least two seconds. This is an
 * exponential backoff without a counter.
 * @param since column with the time since which the row waits
 */
export function backoffByAge(since: string, longest: string): string {
  return `least(${longest}, greatest(interval '2 seconds', (now() - ${since}) / 4))`;
}
