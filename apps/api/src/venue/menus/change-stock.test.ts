import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { meetingLocks } from "../../testing/meeting-locks.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { restock, sellOut } from "./change-stock.ts";

const { api, call, clock, load, pool } = await openTestApi();
const deps = { database: pool, clock: clock.now };
const SOUP = { kind: "item", id: "11" } as const;
const OYSTERS = { kind: "item", id: "12" } as const;
const PEPPER = { kind: "value", id: "111" } as const;
const GONE = { kind: "item", id: "99" } as const;
const sell = (...things: Parameters<typeof sellOut>[1]["things"]) => sellOut(deps, { restaurantId: "7", things });
const refill = (
  things: Parameters<typeof restock>[1]["things"],
  { stock = null, day = null }: { readonly stock?: number | null; readonly day?: string | null } = {},
) => restock(deps, { restaurantId: "7", things, stock, day });

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "restaurants");
  await load(GRILL);
});

const validate = async (id: number) => {
  await api.whenCaughtUp();
  const body = { itemsInCart: [line(id)], type: "dine-in" };
  return (await call("/api/orders/validate", body, AT_THE_GRILL)).body.code ?? "valid";
};
const marked = async () =>
  (await pool.query("select kind, thing_id as id from sold_out_marks order by kind, thing_id")).rows;
const left = async () => (await pool.query("select thing_id as id, remaining from stock_levels order by 1")).rows;
const revision = async () => Number((await pool.query("select revision from restaurants")).rows[0].revision);

describe("operations#stock-commands: what staff sell out", () => {
  it("is refused from then on, and ordered again once it is restocked, also what the file itself has sold out", async () => {
    expect(await sell(SOUP)).toEqual({ soldOut: [SOUP] });
    expect([await validate(11), await validate(12)]).toEqual([415, 415]);
    expect(await refill([SOUP, OYSTERS])).toEqual({ ahead: null });
    expect([await validate(11), await validate(12)]).toEqual(["valid", "valid"]);
  });

  it("is marked once; repeating the command changes nothing", async () => {
    await sell(SOUP, PEPPER);
    await sell(PEPPER, SOUP);
    expect(await marked()).toEqual([SOUP, OYSTERS, PEPPER]);
  });

  it("is refilled to the file's number, or to the given one, which starts the count", async () => {
    await pool.query("update stock_levels set remaining = 0");
    await refill([SOUP]);
    expect(await left()).toEqual([{ id: "11", remaining: 3 }]);
    expect(await refill([SOUP, OYSTERS, SOUP], { stock: 5 }), "named twice is once").toEqual({ ahead: null });
    expect(await left()).toEqual([
      { id: "11", remaining: 5 },
      { id: "12", remaining: 5 },
    ]);
  });

  it("is all or nothing: refused for an unknown thing, for a past day, and for a later day of a thing without a daily restock", async () => {
    const before = [await marked(), await left(), await revision()];
    expect(await sell(SOUP, GONE)).toEqual({ refused: { code: "thing-unknown", thing: GONE } });
    expect(await refill([OYSTERS, GONE])).toEqual({ refused: { code: "thing-unknown", thing: GONE } });
    for (const day of ["2026-11-19", "2026-02-30", "soon"]) {
      expect(await refill([OYSTERS], { day })).toEqual({ refused: { code: "day-past", today: "2026-11-20" } });
    }
    expect(await refill([SOUP], { day: "2026-11-21" })).toEqual({ refused: { code: "not-daily" } });
    expect([await marked(), await left(), await revision()]).toEqual(before);
  });
});

describe("Staff who sell out and restock one dish at once", () => {
  it("leave the state of the later command: a restock that waited removes the mark", async () => {
    const selling = `select from restaurant_menus where restaurant_id = '7' for update;
      insert into sold_out_marks (restaurant_id, kind, thing_id, marked_at) values ('7', 'item', '11', now())`;
    await meetingLocks(pool, selling, () => refill([SOUP]));
    expect(await marked()).toEqual([OYSTERS]);
    const restocking = `select from restaurant_menus where restaurant_id = '7' for update;
      delete from sold_out_marks where thing_id = '12'`;
    await meetingLocks(pool, restocking, () => sell(OYSTERS));
    expect(await marked()).toEqual([OYSTERS]);
  });

  it("are told apart by the menu's revision, and none is lost", async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      const before = await revision();
      const things = turn % 2 === 0 ? [SOUP, OYSTERS, PEPPER] : [PEPPER, OYSTERS, SOUP];
      await Promise.all([sell(...things), refill(things.toReversed(), { stock: turn }), sell(SOUP)]);
      const now = (await marked()).map(({ id }) => id);
      expect([[], ["11"], ["11", "12", "111"]]).toContainEqual(now);
      expect((await left()).map(({ remaining }) => remaining)).toEqual([turn, turn, turn]);
      expect(await revision()).toBe(before + 3);
    }
  });

  it("meet an order of the last portions: it takes what there was, or what was refilled", async () => {
    const test = { call };
    for (let turn = 0; turn < 10; turn += 1) {
      await emptyTables(pool, "orders");
      await refill([SOUP], { stock: 3 });
      await api.whenCaughtUp();
      const [ordered] = await Promise.all([
        submit(test, aSubmit({ items: [line(11, { quantity: 3 })] })),
        refill([SOUP], { stock: 4 }),
        sell(OYSTERS),
      ]);
      expect(ordered.status, JSON.stringify(ordered.body)).toBe(201);
      expect([1, 4]).toContain((await left()).find(({ id }) => id === "11")?.remaining);
    }
  });

  it("meet an import, which takes the dish off the menu: no mark of it stays", async () => {
    const [dinner, ...others] = GRILL.menus;
    const without = { ...GRILL, menus: [{ ...dinner, items: dinner?.items.filter(({ id }) => id !== 11) }, ...others] };
    for (let turn = 0; turn < 10; turn += 1) {
      await load(GRILL);
      await Promise.all([load(without), sell(SOUP)]);
      expect(await marked()).toEqual([OYSTERS]);
    }
  });
});
