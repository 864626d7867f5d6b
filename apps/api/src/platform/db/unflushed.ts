/**
 * CTE that sets `synchronous_commit = off` for its statement: losing these rows in a crash is harmless. Only
 * for statements sent alone, never in a transaction that writes money. Decision 022.
 */
export const UNFLUSHED = "unflushed as materialized (select set_config('synchronous_commit', 'off', true) as is_off)";
