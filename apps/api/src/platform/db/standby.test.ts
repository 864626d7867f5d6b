import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { ensureRunning } from "../../../../server/src/database/embedded-database.ts";
import { inHome } from "../../../../server/src/database/home.ts";
import { stopPostmaster } from "../../../../server/src/database/postmaster.ts";
import { fillHome } from "../../../../server/src/testing/made-home.ts";
import { createApi } from "../../entry/api.ts";
import { GRILL, STEAK } from "../../testing/grill.ts";
import { openPool as openUnlimitedPool } from "../../testing/serve-api.ts";
import { aSubmit } from "../../testing/submit.ts";
import { importVenueFile } from "../../venue/venue-files/import-venue-file.ts";
import { openPool } from "./open-pool.ts";
import { inTransaction } from "./transaction.ts";
import { isDatabaseUnreachable } from "./unreachable.ts";

// Uses a PostgreSQL of its own, since the test changes its replication settings and makes it read-only.
const home = await mkdtemp(path.join(tmpdir(), "comptoir-test-standby-"));
await writeFile(path.join(home, "owner"), String(process.pid));
await fillHome(home, "tables");
const postgres = await inHome(home, () => ensureRunning(home, "durable"));
const url = postgres.urlOf("comptoir");
const owner = openUnlimitedPool(url, 4);
await importVenueFile(owner, { ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } }, { now: new Date() });
await owner.query("create table written (what text); create table probed (at timestamptz default now())");
const pool = openPool(url, { connections: 12, waitMs: 900 });
pool.on("error", () => undefined);
const api = await createApi({ pool });

afterAll(async () => {
  await api.stop();
  await pool.end();
  await owner.end();
  await stopPostmaster(postgres.postmaster);
  await rm(home, { recursive: true, force: true });
}, 30_000);

/** Changes a PostgreSQL setting for all connections, and waits until it applies. */
async function set(name: string, value: string): Promise<void> {
  const client = await owner.connect();
  await client.query(`alter system set ${name} = '${value}'`);
  await client.query("select pg_reload_conf()");
  await vi.waitFor(
    async () => expect((await client.query(`select current_setting('${name}') as value`)).rows).toEqual([{ value }]),
    { timeout: 10_000 },
  );
  client.release();
}
/**
 * Requires a standby that does not exist, and resolves once commits wait for it. The setting takes effect
 * when the checkpointer has reloaded it.
 */
async function askForStandby(): Promise<void> {
  await set("synchronous_standby_names", "far_away");
  const waiting = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'";
  await vi.waitFor(
    async () => {
      const probe = owner.query("insert into probed default values").then(() => "went through");
      const { rowCount } = await vi.waitUntil(async () => {
        const found = await owner.query(waiting);
        const ended = await Promise.race([probe, "goes on"]);
        return (found.rowCount || ended === "went through") && found;
      });
      expect(rowCount).toBe(1);
    },
    { timeout: 10_000 },
  );
}

const written = async () =>
  (await owner.query<{ what: string }>("select what from written")).rows.map((row) => row.what);
const write = (what: string) => pool.query("insert into written values ($1)", [what]);
const writeInTransaction = (what: string) =>
  inTransaction(pool, "read committed", (transaction) => transaction.query("insert into written values ($1)", [what]));
const failureOf = (work: Promise<unknown>) => work.then(() => "went through", isDatabaseUnreachable);

const order = (key: string) =>
  api.fetch(
    new Request("http://comptoir.test/api/orders", {
      method: "POST",
      headers: { "content-type": "application/json", "x-restaurant-id": "7", "idempotency-key": key },
      body: JSON.stringify(aSubmit({ items: [STEAK], config: { restaurantId: 7, tableNum: "12" } })),
    }),
  );
const statusOf = async (answering: Response | Promise<Response>) => (await answering).status;
const ready = () => statusOf(api.fetch(new Request("http://comptoir.test/readyz")));

describe("A write that no standby has confirmed, if one has to", () => {
  afterEach(() => set("synchronous_standby_names", ""));

  it("is neither answered nor visible, and stands once a standby has it", async () => {
    await askForStandby();
    expect(await Promise.all([failureOf(write("alone")), failureOf(writeInTransaction("together"))])).toEqual([
      true,
      true,
    ]);
    expect(await written()).toEqual([]);
    await set("synchronous_standby_names", "");
    await vi.waitFor(async () => expect((await written()).sort()).toEqual(["alone", "together"]), { timeout: 10_000 });
  });

  it("is no order: the client retries, and it is placed once", async () => {
    const key = crypto.randomUUID();
    await askForStandby();
    expect([await statusOf(order(key)), await statusOf(order(key))]).toEqual([503, 503]);
    expect((await owner.query("select from orders")).rowCount).toBe(0);
    await set("synchronous_standby_names", "");
    await vi.waitFor(async () => expect(await statusOf(order(key))).toBe(201), { timeout: 5_000 });
    expect((await owner.query("select from orders")).rowCount).toBe(1);
  });
});

describe("A PostgreSQL that is read-only, such as a demoted primary", () => {
  afterEach(() => set("default_transaction_read_only", "off"));

  it("counts as unreachable: calls and the readiness check are told to retry", async () => {
    const key = crypto.randomUUID();
    await set("default_transaction_read_only", "on");
    expect([await statusOf(order(key)), await ready()]).toEqual([503, 503]);
    await set("default_transaction_read_only", "off");
    // Each connection takes the setting over for itself, so that the first ones may still be read-only.
    await vi.waitFor(async () => expect(await statusOf(order(key))).toBe(201), { timeout: 5_000 });
    expect(await ready()).toBe(200);
  });

  it("loses its connections, so that the next ones lead to the new primary", async () => {
    await pool.query("select");
    await set("default_transaction_read_only", "on");
    const before = pool.totalCount;
    expect(before).toBeGreaterThan(0);
    expect(await failureOf(writeInTransaction("here"))).toBe(true);
    expect(pool.totalCount).toBe(before - 1);
  });
});
