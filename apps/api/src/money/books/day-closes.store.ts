import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type ParamsOf, type RowOf, statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { DayPosting } from "./day-postings.store.ts";

/**
 * How many days before the last close may still get an entry: an entry is written on its day, but its transaction may
 * commit after midnight, and after a close. `books check` looks for older ones.
 */
export const LATE_DAYS = 31;

const CLOSE = `c.number, c.day, c.closed_at as "closedAt", c.staff_name as "staffName",
           (select b.day from day_closes b where b.restaurant_id = :restaurantId and b.number = c.number - 1) as "dayBefore"`;
const CLOSE_ROW = {
  number: "int4",
  /** The last day that is closed. */
  day: "date",
  closedAt: "timestamptz",
  staffName: "text",
  /** The day of the close before, null for the first. */
  dayBefore: "date?",
} as const;

const lastStatement = statement({
  name: "last close of days",
  text: `select ${CLOSE} from day_closes c where c.restaurant_id = :restaurantId order by c.number desc limit 1`,
  params: { restaurantId: "text" },
  row: CLOSE_ROW,
});

/** Returns a restaurant's last close; null if it never closed a day. */
export function loadLastClose(db: Queryable, restaurantId: string) {
  return lastStatement.oneOrNull(db, { restaurantId });
}

const listStatement = statement({
  name: "list closes of days",
  text: `select ${CLOSE}, c.postings, c.province from day_closes c
         where c.restaurant_id = :restaurantId and (:before::int4 is null or c.number < :before)
         order by c.number desc limit :atMost`,
  params: { restaurantId: "text", before: "int4?", atMost: "int8" },
  row: { ...CLOSE_ROW, postings: typed<readonly DayPosting[]>("jsonb"), province: "text?" },
});

/** A close of a restaurant's days, with what it holds. payment#day-close. */
export type DayClose = RowOf<typeof listStatement>;

/** Lists a restaurant's closes, the newest first; only those with a lower number than `before`, unless it is null. */
export function listCloses(
  db: Queryable,
  asked: { readonly restaurantId: string; readonly before: number | null; readonly atMost: number },
): Promise<DayClose[]> {
  return listStatement.rows(db, asked);
}

const closedStatement = statement({
  name: "closed postings of days",
  // A close holds nothing of days after its own.
  text: `select c.number, posting.* from day_closes c
           cross join lateral jsonb_to_recordset(c.postings) as posting (
             "restaurantId" text, day date, "soldBy" text, kind text, method text, account text, cents int8, orders int8)
         where c.restaurant_id = :restaurantId and c.day >= (select min(day) from unnest(:days::date[]) as day)
           and posting.day = any(:days::date[])`,
  params: { restaurantId: "text", days: "date[]" },
  row: {
    number: "int4",
    restaurantId: "text",
    day: "date",
    soldBy: "text?",
    kind: "text",
    method: "text?",
    account: typed<string>("text"),
    cents: typed<DayPosting["cents"]>("int8"),
    orders: "int8",
  },
});

/** Loads what a restaurant's closes hold of some days, with the number of each close. */
export function loadClosed(
  db: Queryable,
  asked: { readonly restaurantId: string; readonly days: readonly string[] },
): Promise<readonly (DayPosting & { readonly number: number })[]> {
  return closedStatement.rows(db, asked);
}

const writeStatement = statement({
  name: "write close of days",
  text: `insert into day_closes (restaurant_id, number, day, closed_at, staff_id, staff_name, province, postings)
         values (:restaurantId, :number, :day, :closedAt, :staffId,
           coalesce((select name from staff where restaurant_id = :restaurantId and id = :staffId), ''),
           (select settings ->> 'province' from restaurants where restaurant_id = :restaurantId), :postings)
         on conflict do nothing`,
  params: {
    restaurantId: "text",
    number: "int4",
    day: "date",
    closedAt: "timestamptz",
    staffId: "uuid",
    postings: typed<readonly DayPosting[]>("jsonb"),
  },
});

/**
 * Writes a close. Its number is unique: of two transactions in *repeatable read* at once, one fails with a
 * serialization failure.
 */
export async function writeClose(transaction: Transaction, close: ParamsOf<typeof writeStatement>): Promise<void> {
  await writeStatement.count(transaction, close);
}
