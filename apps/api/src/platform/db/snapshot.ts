import type { Database } from "./database.ts";
import { holdConnection } from "./hold-connection.ts";
import type { Transaction } from "./transaction.ts";

/**
 * Reads the whole database as it is at one moment, however long it takes and whatever is written meanwhile, without blocking a writer.
 * Values are written the same way whatever the settings of the database are. `work` is run once.
 */
export async function inSnapshot<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { client, release } = await holdConnection(database);
  let isOver = false;
  try {
    await client.query("begin isolation level repeatable read, read only");
    await client.query(LIFT_TIMEOUTS);
    await client.query(PORTABLE_TEXT);
    const result = await work(client);
    await client.query("commit");
    isOver = true;
    return result;
  } finally {
    // One that was left in the middle of a table is of no further use.
    release(!isOver);
  }
}

/** Only the timeouts that this server has: `transaction_timeout` came with PostgreSQL 17. */
const LIFT_TIMEOUTS = `
  select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`;

const PORTABLE_TEXT = `
  set local client_encoding = 'UTF8'; set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;
