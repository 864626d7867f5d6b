import pg from "pg";
import { openDatabase } from "../database/open-database.ts";

/** Queries the embedded database of a data folder, started if no server runs it. */
export async function onDatabase<T>(home: string, act: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: null, home });
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  pool.on("error", () => undefined);
  try {
    return await act(pool);
  } finally {
    await pool.end();
    await database.stop();
  }
}
