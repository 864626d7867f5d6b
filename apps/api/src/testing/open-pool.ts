import pg from "pg";

/** A pool of connections of its own, as each server has one. A connection that is cut while idle is the pool's affair. */
export function openPool(connectionString: string | undefined, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on("error", () => undefined);
  return pool;
}
