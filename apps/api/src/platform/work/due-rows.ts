/** Rows that wait for work: each is due at the moment in one of its columns. Every text is SQL. */
type DueRows = {
  readonly table: string;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** The column that says when a row is due. */
  readonly due: string;
  /** Which rows wait for work at all. */
  readonly waiting: string;
  /** How long a server has for a row before another one may take it. */
  readonly lease: string;
  /** An interval that no lease and no backoff of these rows reaches. */
  readonly farthest: string;
  /** What else changes in a row that is taken. */
  readonly set?: string;
  /** What is answered of a row: columns with the table's name before them. */
  readonly returning: string;
};

/**
 * SQL for whether a row is due. A due time too far ahead was written before the clock was set back: such a row is due too.
 * @param farthest an interval that no lease and no backoff reaches
 */
export function isDue(due: string, farthest: string): string {
  return `(${due} <= now() or ${due} > now() + ${farthest})`;
}

/**
 * SQL that takes at most `:atMost` due rows, the oldest first, for one server alone: rows that another server is taking are skipped,
 * and a row that was taken is due again after its lease.
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
 * SQL for how long a row that failed waits: a quarter of the time that it has waited already, which is an exponential backoff
 * without a counter; two seconds at first.
 * @param since the column that says since when the row waits
 */
export function backoffByAge(since: string, longest: string): string {
  return `least(${longest}, greatest(interval '2 seconds', (now() - ${since}) / 4))`;
}
