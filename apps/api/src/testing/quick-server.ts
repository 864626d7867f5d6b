import pg from "pg";

/** A pool of connections of its own, as each server has one. The pool replaces a connection that is cut while idle. */
export function openPool(connectionString: string | undefined, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on("error", () => undefined);
  return pool;
}

/**
 * Times as short as tests need them: what takes half a minute in production takes a second or two here. A processor is still
 * waited for: on a busy machine it answers late, and an answer that is not waited for is a declined card.
 */
export const QUICK_CONFIG = { checkoutLeaseMs: 1_500, gatewayTimeoutMs: 20_000, sweepEveryMs: 250 };
