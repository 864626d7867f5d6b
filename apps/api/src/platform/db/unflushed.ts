/**
 * CTE that sets `synchronous_commit = off` for its statement: losing the written rows in a crash is harmless.
 * Use it in statements that are sent alone, never in a transaction that writes money. Decision 022.
 */
export const UNFLUSHED = "unflushed as materialized (select set_config('synchronous_commit', 'off', true) as is_off)";
