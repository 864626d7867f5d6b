import { testDatabase } from "@comptoir/test-kit/database";
import { describe, expect, it, vi } from "vitest";
import { migrate } from "./migrate.ts";

const { pool } = await testDatabase();
const FILE = "0008_what_is_open.sql";

/** Restores the state before the file's indexes were built. */
async function undo(): Promise<void> {
  for (const index of ["orders_open", "orders_forgotten", "orders_cancelled"]) {
    await pool.query(`drop index if exists ${index}`);
  }
  await pool.query("delete from schema_migrations where name = $1", [FILE]);
}

/** Runs `act` while an open transaction writes to a table whose indexes are being built. */
async function besideWriter(act: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin; lock table orders in row exclusive mode");
    await act();
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const builder = async () =>
  (
    await pool.query(
      "select pid from pg_stat_activity where query like 'create index concurrently%' and datname = current_database()",
    )
  ).rows[0]?.pid as number | undefined;
const indexes = async () =>
  (
    await pool.query(
      "select relname as name, indisvalid as valid from pg_index join pg_class on oid = indexrelid where relname like 'orders\\_%' order by 1",
    )
  ).rows;
const BUILT = expect.arrayContaining([
  { name: "orders_cancelled", valid: true },
  { name: "orders_forgotten", valid: true },
  { name: "orders_open", valid: true },
]);

describe("A migration that builds indexes of a large table", () => {
  it("does not block writers of that table", async () => {
    await undo();
    let migrating: Promise<void> | undefined;
    await besideWriter(async () => {
      migrating = migrate(pool);
      await vi.waitFor(async () => expect(await builder()).toBeDefined(), { timeout: 10_000 });
      await pool.query("begin; set local lock_timeout = 500; lock table orders in row exclusive mode; rollback");
    });
    await migrating;
    expect(await indexes()).toEqual(BUILT);
  });

  it("is rerun from its beginning after an interruption, and leaves no invalid index", async () => {
    await undo();
    let broken: unknown;
    await besideWriter(async () => {
      const migrating = migrate(pool).catch((error: Error) => error);
      await vi.waitFor(async () => expect(await indexes()).toContainEqual({ name: "orders_open", valid: false }), {
        timeout: 10_000,
      });
      await pool.query("select pg_terminate_backend($1)", [await builder()]);
      broken = await migrating;
    });
    expect(broken).toBeInstanceOf(Error);
    expect(await indexes()).toContainEqual({ name: "orders_open", valid: false });
    await migrate(pool);
    expect(await indexes()).toEqual(BUILT);
  });

  it("runs once when several servers start at the same moment", async () => {
    await undo();
    await Promise.all([migrate(pool), migrate(pool), migrate(pool)]);
    expect(await indexes()).toEqual(BUILT);
    const { rowCount } = await pool.query("select from schema_migrations where name = $1", [FILE]);
    expect(rowCount).toBe(1);
  });
});
