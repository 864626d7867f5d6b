import { setTimeout as pause } from "node:timers/promises";
import { fixedClock, runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { createApi } from "../entry/api.ts";
import { emptyTables } from "../testing/empty-tables.ts";
import { QUICK_CONFIG } from "../testing/serve-api.ts";
import { aStaffMember, type StaffMember } from "../testing/staff.ts";
import { type ApiProcess, startApiProcess } from "../testing/start-api-process.ts";
import { callOf } from "../testing/test-api.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

// Goal: promise 62 when servers die. Method: a server is killed while its publication waits for a table, or at a random moment of
// it. Another server then shows the old or the new version, whole, and publishes the next one.

const TABLES = ["venue_versions", "venue_drafts", "restaurants", "restaurant_menus", "staff_acts", "venue_events"];
const TABLES_TRIED = runLength({ quick: 1, full: TABLES.length });
const RANDOM_KILLS = runLength({ quick: 0, full: 40 });
/** A publication of this menu takes about 100 ms on a busy machine. */
const RANDOM_MS = 150;

const { pool, url } = await testDatabase();
// An API without workers, for what happens before and after the publication.
const api = await createApi({ pool, config: QUICK_CONFIG });
afterAll(() => api.stop());
const call = callOf(api);
const clock = fixedClock();
const processes = new Set<ApiProcess>();
let ana: StaffMember;

const DISHES = [1, 2, 3];
const [OLD, NEW, NEXT] = ["10.00", "20.00", "30.00"];

beforeEach(async () => {
  clock.set(new Date().toISOString());
  const items = DISHES.map((id) => ({ id, slug: `dish-${id}`, name: `Dish ${id}`, price: OLD }));
  const restaurant = { id: 71, name: "Snack", slug: "snack", payment_processor: "payOnPremise" };
  await importVenueFile(pool, { restaurant, menus: [{ id: 1, name: "Menu", items }] }, { now: clock.now() });
  ana = await aStaffMember({ call, clock, pool }, { name: "Ana", role: "manager", restaurantId: "71" });
  await edit(OLD, NEW);
});
afterEach(async () => {
  for (const process of processes) process.signal("SIGKILL");
  await Promise.all([...processes].map((process) => process.ended));
  await emptyTables(pool, "venue_versions, venue_drafts, staff, staff_acts, rate_limits, restaurants");
});

for (const table of TABLES.slice(0, TABLES_TRIED)) {
  it(`A server that dies while its publication writes ${table} leaves the old or the new version, whole`, async () => {
    const dying = await start();
    const client = await pool.connect();
    await client.query(`begin; lock table ${table} in share mode`);
    const answer = publish(dying);
    await vi.waitFor(() => expectWaitingFor(table), { timeout: 30_000, interval: 20 });
    await kill(dying);
    await client.query("rollback");
    client.release();
    expect(await answer).toBe(null);
    await expectWholeVersion();
  }, 120_000);
}

for (let turn = 1; turn <= RANDOM_KILLS; turn += 1) {
  const ms = Math.round(Math.random() * RANDOM_MS);
  it(`A server that dies ${ms} ms after its publication began leaves the old or the new version, whole (${turn})`, async () => {
    const dying = await start();
    const answer = publish(dying);
    await pause(ms);
    await kill(dying);
    const published = await answer;
    const { isNew } = await expectWholeVersion();
    // Whoever was told that the version is published sees it.
    if (published === 200) expect(isNew).toBe(true);
  }, 120_000);
}

async function start(): Promise<ApiProcess> {
  const started = await startApiProcess(url);
  processes.add(started);
  void started.ended.then(() => processes.delete(started));
  return started;
}

async function kill(server: ApiProcess): Promise<void> {
  server.signal("SIGKILL");
  await server.ended;
}

const callAt = (server: ApiProcess) =>
  callOf({
    fetch: (request) => fetch(new Request(request.url.replace("http://comptoir.test", server.origin), request)),
  });

async function edit(was: string, value: string): Promise<void> {
  const edits = DISHES.map((id) => ({ thing: `item:${id}`, field: "price", was, value }));
  const { status, body } = await call("/api/staff/menu/edits", { edits }, ana.headers);
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Publishes the draft as it is; returns the status, or null if the server died before its answer. */
async function publish(server: ApiProcess): Promise<number | null> {
  const { revision } = (await call("/api/staff/menu", undefined, ana.headers)).body;
  const answer = await callAt(server)("/api/staff/menu/publish", { revision }, ana.headers).catch(() => null);
  return answer?.status ?? null;
}

async function expectWaitingFor(table: string): Promise<void> {
  const { rows } = await pool.query(
    "select from pg_locks where database = (select oid from pg_database where datname = current_database()) and relation = $1::regclass and not granted",
    [table],
  );
  expect(rows.length).toBeGreaterThan(0);
}

/** The prices that guests see at a server; each once. */
async function pricesAt(server: ApiProcess): Promise<string[]> {
  const response = await fetch(`${server.origin}/menu/snack/data.json`);
  const { menus } = (await response.json()) as { menus: { items: { price: string }[] }[] };
  return [...new Set(menus.flatMap(({ items }) => items.map(({ price }) => price)))];
}

/** Expects that menu, versions, draft and history agree after a restart, and that the next publication works. */
async function expectWholeVersion(): Promise<{ readonly isNew: boolean }> {
  // PostgreSQL ends the killed server's transaction in its own time.
  await vi.waitFor(async () => {
    const { rows } = await pool.query("select from venue_drafts where restaurant_id = '71' for update nowait");
    expect(rows.length).toBeLessThan(2);
  });
  const server = await start();
  const prices = await pricesAt(server);
  const isNew = prices[0] === NEW;
  expect(prices).toEqual([isNew ? NEW : OLD]);
  const { body: draft } = await call("/api/staff/menu", undefined, ana.headers);
  expect({ version: draft.version, changes: draft.changes.length }).toEqual(
    isNew ? { version: 2, changes: 0 } : { version: 1, changes: DISHES.length },
  );
  expect(await publicationsInHistory()).toBe(isNew ? 1 : 0);
  // The person who had no answer publishes again; after a publication there is nothing to publish.
  expect(await publish(server)).toBe(isNew ? 409 : 200);
  await edit(NEW, NEXT);
  expect(await publish(server)).toBe(200);
  await vi.waitFor(async () => expect(await pricesAt(server)).toEqual([NEXT]));
  expect(await publicationsInHistory()).toBe(2);
  const { rows: versions } = await pool.query("select version from venue_versions order by version");
  expect(versions.map(({ version }) => version)).toEqual([1, 2, 3]);
  return { isNew };
}

async function publicationsInHistory(): Promise<number> {
  const { rows } = await pool.query("select from staff_acts where act = 'publish-menu'");
  return rows.length;
}
