/**
 * Has the statement's own transaction not wait for the disk: losing these rows in a crash of PostgreSQL is harmless.
 * Only for statements that are sent alone, never inside a transaction that writes money. Decision 022.
 */
export const UNFLUSHED = "unflushed as materialized (select set_config('synchronous_commit', 'off', true) as is_off)";
