import { beginDemonstrationReset, createApi, eraseRestaurants, importVenueFile } from "@comptoir/api";
import { isFullLength } from "@comptoir/test-kit";
import { expect, onTestFinished, test, vi } from "vitest";
import { differencesOf } from "../../api/src/testing/check-books.ts";
import { isResetDue, resetDemonstration } from "./demonstration-reset.ts";
import { nightBegan } from "./keep-resetting.ts";
import { demonstrationDatabase } from "./testing/demonstration-database.ts";

// venue#demonstration-reset. Loading the demonstration takes seconds, so that each test goes on with what the one before left.
const { pool } = await demonstrationDatabase();
const clock = () => new Date();
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const reset = (besideOthers = false) => resetDemonstration(pool, { clock, besideOthers });
const count = async (sql: string) =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]?.n;
const grill = async () =>
  (
    await pool.query(
      "select settings ->> 'name' as name, revision, orders_paused from restaurants where slug = 'braise'",
    )
  ).rows[0];

/** Leaves what visitors would: an account, an order's contact, and a restaurant's new name. */
async function visit(): Promise<void> {
  await pool.query(`insert into people (id, email, email_key, first_name, locale, created_at)
    values (gen_random_uuid(), 'visitor@example.ca', 'visitor@example.ca', 'A', 'en-CA', now()) on conflict do nothing`);
  await pool.query(`update restaurants set settings = settings || '{"name": "A rude word"}', orders_paused = true,
    revision = revision + 40 where slug = 'braise'`);
  await pool.query(`update orders set contact = '{"first_name": "Visitor"}'`);
}

test("Nothing that visitors typed survives, the demonstration is as on its first day, and its books agree.", {
  timeout: 240_000,
}, async () => {
  const [ofFirstDay, people, before] = [await count("orders"), await count("people"), await grill()];
  await visit();
  expect(await reset()).toMatchObject({ reset: expect.arrayContaining([expect.objectContaining({ slug: "braise" })]) });
  expect(await count("people where email = 'visitor@example.ca'")).toBe(0);
  expect(await count("people")).toBe(people);
  expect(await count("orders where contact::text like '%Visitor%'")).toBe(0);
  expect(await count("orders")).toBe(ofFirstDay);
  const after = await grill();
  expect(after).toMatchObject({ name: before.name, orders_paused: false });
  // No cache takes the new menu for an old one.
  expect(Number(after.revision)).toBeGreaterThan(Number(before.revision) + 40);
  expect(await count("maintenance")).toBe(0);
  expect(await differencesOf(pool)).toEqual([]);
});

test.runIf(isFullLength)(
  "A reset is due once a night, and again if it was interrupted.",
  { timeout: 240_000 },
  async () => {
    expect(await isResetDue(pool, later(-1))).toBe(false);
    expect(await isResetDue(pool, later(1))).toBe(true);
    // A kill after the erasure leaves this.
    const { rows } = await pool.query<{ id: string }>("select restaurant_id as id from restaurants");
    const restaurantIds = rows.map(({ id }) => id);
    await eraseRestaurants(pool, restaurantIds, (transaction) =>
      beginDemonstrationReset(transaction, { now: clock(), restaurantIds }),
    );
    expect(await count("restaurants")).toBe(0);
    expect(await isResetDue(pool, later(-1))).toBe(true);
    await pool.query("insert into maintenance (begun_at, until) values (now(), now() - interval '1 second')");
    const before = (await pool.query("select revision from demonstration_resets")).rows[0].revision;
    await reset();
    expect(await count("maintenance")).toBe(0);
    expect(await count("restaurants")).toBe(rows.length);
    expect(Number((await grill()).revision)).toBeGreaterThan(Number(before));
    expect(await isResetDue(pool, later(-1))).toBe(false);
  },
);

test.runIf(isFullLength)(
  "Of two servers one resets it, while calls that change something are refused as in any maintenance.",
  {
    timeout: 240_000,
  },
  async () => {
    const api = await createApi({ pool });
    onTestFinished(() => api.stop());
    const setCosts = () =>
      api.fetch(new Request("http://localhost/api/orders/set-costs", { method: "POST", body: "{}" }));
    expect((await setCosts()).status).not.toBe(503);
    const nightly = () => resetDemonstration(pool, { clock, besideOthers: true, onlySince: later(0) });
    const both = Promise.all([nightly(), nightly()]);
    await vi.waitFor(async () => expect((await setCosts()).status).toBe(503), { timeout: 10_000 });
    const loaded = (await both).map((answer) => ("reset" in answer ? answer.reset.length : -1));
    expect(loaded.sort()).toEqual([0, await count("restaurants")]);
    await vi.waitFor(async () => expect((await setCosts()).status).not.toBe(503), { timeout: 10_000 });
  },
);

test.each([
  ["2026-06-01T07:59:00Z", "2026-05-31T08:00:00.000Z"],
  ["2026-06-01T08:00:00Z", "2026-06-01T08:00:00.000Z"],
  ["2026-12-01T08:59:00Z", "2026-11-30T09:00:00.000Z"],
])("At %s the night of the reset began at %s, four in the morning in Toronto.", (now, began) => {
  expect(nightBegan(new Date(now)).toISOString()).toBe(began);
});

test("With another restaurant it is refused, and if it is wanted touches the demonstration alone.", {
  timeout: 240_000,
}, async () => {
  const own = { restaurant: { id: 4711, name: "Chez nous", slug: "chez-nous" }, menus: [] };
  const { rows: venues } = await pool.query("select settings from restaurants where slug = 'golden-spud'");
  const imported = await importVenueFile(
    pool,
    { ...own, restaurant: { ...venues[0].settings, ...own.restaurant }, menus: [{ id: 1, name: "Lunch" }] },
    { now: clock() },
  );
  expect(imported).not.toHaveProperty("faults");
  await visit();
  expect(await reset()).toEqual({ refused: { code: "other-restaurants", others: 1 } });
  expect((await grill()).name).toBe("A rude word");
  await reset(true);
  expect((await grill()).name).not.toBe("A rude word");
  expect(await count("restaurants where slug = 'chez-nous'")).toBe(1);
  // Accounts may belong to guests of the other restaurant.
  expect(await count("people where email = 'visitor@example.ca'")).toBe(1);
});

test("An operator's restaurant that has the id of one of the demonstration is never erased.", async () => {
  await pool.query("update restaurants set slug = 'my-own' where slug = 'braise'");
  expect(await reset(true)).toMatchObject({ refused: { code: "taken", faults: [expect.stringContaining("/my-own")] } });
  expect(await count("restaurants where slug = 'my-own'")).toBe(1);
});
