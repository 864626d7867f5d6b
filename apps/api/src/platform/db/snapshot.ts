import type { Database } from "./database.ts";
import { holdConnection } from "./hold-connection.ts";
import type { Transaction } from "./transaction.ts";

/**
 * Runs `work` on a snapshot of the whole database, without a timeout and without blocking writers. Text
 * output does not depend on the database's settings.
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
    // An unfinished COPY leaves the connection unusable.
    release(!isOver);
  }
}

/** Sets only the timeouts that this PostgreSQL knows: `transaction_timeout` came with version 17. */
const LIFT_TIMEOUTS = `
  select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`;

const PORTABLE_TEXT = `
  set local client_encoding = 'UTF8'; set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;
