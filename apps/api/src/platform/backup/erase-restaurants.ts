import type { Database } from "../db/database.ts";
import { inTransaction, type Transaction } from "../db/transaction.ts";
import { disableTriggers, enableTriggers } from "../db/whole-tables.ts";

/** Tables whose triggers refuse a deletion or write books about it: they hold rows for good, until they are erased here. */
const BOOKS = ["ledger_entries", "day_closes", "suite_acts", "gift_card_entries"];
/** Tables of the installation itself. Sequence numbers and readers' positions go on, since servers remember them. */
const KEPT = new Set([
  "demonstration_resets",
  "maintenance",
  "people_gone",
  "schema_migrations",
  "site_address",
  "slot_counts_deleted",
  "start_codes",
  "venue_event_readers",
  "venue_event_sequences",
]);

/**
 * Erases restaurants with everything that belongs to them, in one transaction: orders, books, staff, pictures. If no other
 * restaurant is there, it erases people and their sessions too. Requests in progress finish first. For demonstrations
 * only: `note` records the erasure in the same transaction. venue#demonstration-reset.
 */
export async function eraseRestaurants(
  database: Database,
  restaurantIds: readonly string[],
  note: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await inTransaction(database, "read committed", async (transaction) => {
    const { ofRestaurants, others } = await tablesOf(transaction);
    await transaction.query(`lock table ${[...ofRestaurants, ...others].join(", ")} in exclusive mode`);
    await note(transaction);
    const { rowCount } = await transaction.query("select from restaurants where restaurant_id <> all($1) limit 1", [
      restaurantIds,
    ]);
    await disableTriggers(transaction, BOOKS);
    for (const table of ofRestaurants) {
      await transaction.query(`delete from ${table} where restaurant_id = any($1)`, [restaurantIds]);
    }
    if (rowCount === 0) for (const table of others) await transaction.query(`delete from ${table}`);
    await enableTriggers(transaction, BOOKS);
  });
}

/** Returns the tables with rows of restaurants, and the other tables that may be emptied, as quoted names. */
async function tablesOf(transaction: Transaction) {
  const { rows } = await transaction.query<{ table: string; isOfRestaurants: boolean }>(
    `select c.oid::regclass::text as "table", exists (
              select from pg_attribute a where a.attrelid = c.oid and a.attname = 'restaurant_id' and not a.attisdropped
            ) as "isOfRestaurants"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in (current_schema(), 'sandbox_gateway') order by 1`,
  );
  const emptied = rows.filter(({ table }) => !KEPT.has(table));
  const named = (isOfRestaurants: boolean) =>
    emptied.filter((row) => row.isOfRestaurants === isOfRestaurants).map(({ table }) => table);
  return { ofRestaurants: named(true), others: named(false) };
}
