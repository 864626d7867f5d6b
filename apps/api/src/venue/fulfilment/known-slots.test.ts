import { testDatabase } from "@comptoir/test-kit/database";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { GRILL } from "../../testing/grill.ts";
import { importVenueFile } from "../venue-files/import-venue-file.ts";
import { loadFor } from "./kitchen-load.ts";
import { type KnownSlots, openKnownSlots } from "./known-slots.ts";

// Goal: a server's cache of slots equals the database, whichever server writes and in whatever order
// transactions commit. Method: two caches of one database, and writers that commit late.
const { pool, url } = await testDatabase();
await importVenueFile(pool, GRILL, { now: new Date("2026-11-20T17:00:00Z") });

const NOW = new Date("2026-11-20T17:00:00Z");
const ONE = "2026-11-20T18:00:00Z";
const TWO = "2026-11-20T19:00:00Z";
const minuteOf = (at: string) => Date.parse(at) / 60_000;

let here: KnownSlots;
let there: KnownSlots;
const writers: pg.Client[] = [];
beforeEach(async () => {
  await emptyTables(pool, "slot_counts");
  here = openKnownSlots(pool);
  there = openKnownSlots(pool);
});
afterEach(async () => {
  for (const writer of writers.splice(0)) await writer.end();
});

async function openWriter(): Promise<pg.Client> {
  const writer = new pg.Client({ connectionString: url });
  writers.push(writer);
  await writer.connect();
  return writer;
}
const take = (db: Pick<pg.Client, "query">, at: string, menu = "2") =>
  db.query(
    `insert into slot_counts as c (restaurant_id, menu_id, slot_starts_at, taken, prep_minutes) values ('7', $1, $2, 1, 10)
     on conflict (restaurant_id, menu_id, slot_starts_at) do update set taken = c.taken + 1, prep_minutes = c.prep_minutes + 10`,
    [menu, at],
  );
/** Returns how many orders each of two servers counts in a slot. */
const known = async (at: string, menu = "2") => {
  const orders = async (server: KnownSlots) =>
    (await server.read("7", NOW)).slots.get(menu)?.get(minuteOf(at))?.orders ?? 0;
  return [await orders(here), await orders(there)];
};

describe("The use of slots", () => {
  it("is that of the last commit, on every server at once", async () => {
    expect(await known(ONE)).toEqual([0, 0]);
    await take(pool, ONE);
    await take(pool, TWO);
    expect(await known(ONE)).toEqual([1, 1]);
    await take(pool, ONE);
    await take(pool, ONE, "1");
    expect([await known(ONE), await known(TWO), await known(ONE, "1")]).toEqual([
      [2, 2],
      [1, 1],
      [1, 1],
    ]);
  });

  it("includes a transaction that began first and committed last", async () => {
    const late = await openWriter();
    await late.query("begin");
    await take(late, ONE);
    await take(pool, TWO);
    expect([await known(ONE), await known(TWO)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    // Other transactions, which began later, commit first.
    for (let order = 0; order < 3; order += 1) await take(pool, TWO);
    expect(await known(TWO)).toEqual([4, 4]);
    await late.query("commit");
    expect(await known(ONE)).toEqual([1, 1]);
  });

  it("is never reset by a read that began before another", async () => {
    await known(ONE);
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { rows } = await pool.query("select taken from slot_counts where slot_starts_at = $1", [ONE]);
        const [seen] = await known(ONE);
        expect(seen).toBeGreaterThanOrEqual(rows[0]?.taken ?? 0);
        await take(pool, ONE);
      }),
    );
    expect(await known(ONE)).toEqual([20, 20]);
  });

  it.each([
    ["delete from slot_counts where menu_id = '2'", 0],
    ["truncate slot_counts", 0],
    ["delete from slot_counts where menu_id = '1'", 1],
  ])("follows rows that were deleted by hand: %s", async (deleting, left) => {
    await take(pool, ONE);
    expect(await known(ONE)).toEqual([1, 1]);
    const late = await openWriter();
    await late.query("begin");
    await late.query(deleting);
    if (!deleting.startsWith("truncate")) expect(await known(ONE)).toEqual([1, 1]);
    await late.query("commit");
    expect(await known(ONE)).toEqual([left, left]);
    await take(pool, ONE);
    expect(await known(ONE)).toEqual([left + 1, left + 1]);
  });

  it("is read by one query, which returns only what has changed", async () => {
    for (const menu of ["1", "2"]) for (const at of [ONE, TWO]) await take(pool, at, menu);
    const query = vi.spyOn(pool, "query");
    await here.read("7", NOW);
    await take(pool, TWO);
    query.mockClear();
    await here.read("7", NOW);
    expect(query).toHaveBeenCalledTimes(1);
    const answer = await (query.mock.results[0]?.value as unknown as Promise<pg.QueryResult>);
    // A transaction elsewhere can hold back `readUpTo`: the answer may then repeat known slots, but never
    // unwritten ones.
    expect(answer.rows[0].written).toContainEqual(["2", minuteOf(TWO), 2, 20, null, null]);
    expect(answer.rows[0].written.length).toBeLessThanOrEqual(4);
    // Concurrent callers share the next query.
    query.mockClear();
    await Promise.all(Array.from({ length: 10 }, () => here.read("7", NOW)));
    expect(query.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it("that came with a backup of another database is read once, and so is that something was deleted there", async () => {
    await pool.query(
      `alter table slot_counts disable trigger user; alter table slot_counts_deleted disable trigger user;
       insert into slot_counts (restaurant_id, menu_id, slot_starts_at, taken, written_in) values ('7', '2', '${ONE}', 3, '9000000000');
       update slot_counts_deleted set written_in = '9000000000';
       alter table slot_counts enable trigger user; alter table slot_counts_deleted enable trigger user`,
    );
    expect(await known(ONE)).toEqual([3, 3]);
    const query = vi.spyOn(pool, "query");
    await here.read("7", NOW);
    expect(query).toHaveBeenCalledTimes(1);
    const answer = await (query.mock.results[0]?.value as unknown as Promise<pg.QueryResult>);
    expect(answer.rows[0].written).toEqual([]);
    await take(pool, ONE);
    expect(await known(ONE)).toEqual([4, 4]);
  });

  it("begins a day ago, also after clocks were set back", async () => {
    const before = "2026-11-12T18:00:00Z";
    await take(pool, before);
    expect(await known(before)).toEqual([0, 0]);
    const { slots } = await here.read("7", new Date("2026-11-12T17:00:00Z"));
    expect(slots.get("2")?.get(minuteOf(before))?.orders).toBe(1);
  });

  it("is read again if the query failed", async () => {
    await take(pool, ONE);
    const failing = vi.spyOn(pool, "query").mockRejectedValueOnce(new Error("away") as never);
    await expect(here.read("7", NOW)).rejects.toThrow("away");
    failing.mockRestore();
    expect(await known(ONE)).toEqual([1, 1]);
  });
});

describe("What a visitor sees of slots", () => {
  it("is the use and the valid holds of others, and not the visitor's own holds or replaced order", async () => {
    await take(pool, ONE);
    await pool.query(
      `update slot_counts set holds = jsonb_build_object('ada', $1::int8, 'bo', $2::int8), held_minutes = '{"ada": 5, "bo": 7}'`,
      [NOW.getTime() + 60_000, NOW.getTime()],
    );
    const read = await here.read("7", NOW);
    const seen = (
      holder: string | null,
      now = NOW,
      ownSlots = [] as { menuId: string; startsAt: string; prepMinutes: number }[],
    ) => loadFor(read, { holder, now, ownSlots }).takenIn("2", minuteOf(ONE));
    expect(seen(null)).toEqual({ orders: 2, prepMinutes: 15 });
    expect(seen("ada")).toEqual({ orders: 1, prepMinutes: 10 });
    expect(seen(null, new Date(NOW.getTime() - 1))).toEqual({ orders: 3, prepMinutes: 22 });
    expect(seen(null, new Date(NOW.getTime() + 60_000))).toEqual({ orders: 1, prepMinutes: 10 });
    const own = { menuId: "2", startsAt: new Date(ONE).toISOString(), prepMinutes: 10 };
    expect(seen("ada", NOW, [own])).toEqual({ orders: 0, prepMinutes: 0 });
    expect(loadFor(read, { holder: null, now: NOW, ownSlots: [own] }).takenIn("2", minuteOf(TWO))).toEqual({
      orders: 0,
      prepMinutes: 0,
    });
  });
});
