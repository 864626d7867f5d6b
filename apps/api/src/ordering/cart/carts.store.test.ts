import { testDatabase } from "@comptoir/test-kit/database";
import { describe, expect, it, vi } from "vitest";
import { loadCarts } from "./carts.store.ts";
import { beginCart, type CartChange, changeCart } from "./change-cart.store.ts";

const { pool } = await testDatabase();
const RESTAURANTS = ["7", "8", "9", "10", "11", "12", "13"];
await pool.query(
  "insert into restaurants (restaurant_id, slug, settings, imported_at) select id, id, '{}', now() from unnest($1::text[]) as id",
  [RESTAURANTS],
);
const now = new Date();
const line = (quantity: number, orderId = 1) => ({
  ...{ id: 11, menu_id: 1, section_id: null, orderId, quantity, orderOptions: [] },
});
const aCart = (restaurantId: string, cartId: string, quantity: number, but: Partial<CartChange> = {}): CartChange => ({
  restaurantId,
  cartId,
  lines: [line(quantity)],
  destination: { kind: "take-out" } as unknown as CartChange["destination"],
  owner: "guest:one",
  changedBy: "browser one",
  changedByGuest: null,
  expiresAt: new Date(now.getTime() + 3_600_000),
  version: null,
  taken: null,
  before: null,
  guestCartId: null,
  now,
  ...but,
});
const loaded = async (restaurantId: string, cartId: string) =>
  (await loadCarts(pool, { restaurantId, cartIds: [cartId], owner: "guest:one", now }))[0] ?? null;
const quantityOf = async (restaurantId: string, cartId: string) =>
  (await loaded(restaurantId, cartId))?.lines[0]?.quantity ?? null;
/** Inserts a cart and returns its version. */
const begun = async (restaurantId: string, cartId: string, quantity = 1) => {
  const version = await beginCart(pool, aCart(restaurantId, cartId, quantity));
  if (version === null) throw new Error("The cart was there already.");
  return version;
};

describe("Carts that change in the same moment", () => {
  it("are saved in one statement per restaurant, and each call learns whether its cart existed", async () => {
    const one = await begun("7", "one");
    await begun("7", "two");
    await begun("8", "one");
    const query = vi.spyOn(pool, "query");
    const changed = await Promise.all([
      changeCart(pool, aCart("7", "one", 2)),
      changeCart(pool, aCart("7", "two", 3)),
      changeCart(pool, aCart("7", "unknown", 4)),
      changeCart(pool, aCart("8", "one", 5)),
    ]);
    expect(changed.map(({ outcome }) => outcome)).toEqual(["kept", "kept", "none", "kept"]);
    expect(changed[0]).toMatchObject({ version: one + 1 });
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
    expect(await Promise.all([quantityOf("7", "one"), quantityOf("7", "two"), quantityOf("8", "one")])).toEqual([
      2, 3, 5,
    ]);
    expect(await quantityOf("7", "unknown")).toBeNull();
  });

  it("have the last change, if a cart was changed twice", async () => {
    await begun("9", "one");
    const twice = [changeCart(pool, aCart("9", "one", 2)), changeCart(pool, aCart("9", "one", 3))];
    expect((await Promise.all(twice)).map(({ outcome }) => outcome)).toEqual(["kept", "kept"]);
    expect(await quantityOf("9", "one")).toBe(3);
  });

  it("are saved even if one of them cannot be saved", async () => {
    await begun("10", "one");
    await begun("10", "two");
    // PostgreSQL text cannot contain NUL, so this cart fails.
    const bad = { ...aCart("10", "two", 2), owner: "guest:\u0000" };
    const outcomes = await Promise.allSettled([changeCart(pool, aCart("10", "one", 2)), changeCart(pool, bad)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect(await quantityOf("10", "one")).toBe(2);
  });
});

describe("The version of a cart, ordering#cart-version,", () => {
  it("rises with each change of the lines or the destination, and with nothing else", async () => {
    const first = await begun("11", "one");
    const versions = [];
    for (const change of [{}, { lines: [line(2)] }, { lines: [line(2), line(1, 2)] }, { destination: null }]) {
      versions.push(await changeCart(pool, aCart("11", "one", 1, change)));
    }
    expect(versions).toMatchObject([
      { version: first },
      { version: first + 1 },
      { version: first + 2 },
      { version: first + 3 },
    ]);
  });

  it("keeps lines as rows with who added them, in their sequence", async () => {
    await begun("11", "rows");
    const lines = [line(1, 5), line(2, 3), line(1, 1)];
    await changeCart(pool, aCart("11", "rows", 1, { lines, owner: "guest:two" }));
    await changeCart(pool, aCart("11", "rows", 1, { lines: lines.slice(1) }));
    expect((await loaded("11", "rows"))?.lines).toEqual(lines.slice(1));
    const { rows } = await pool.query(
      "select order_id::int as id, added_by from cart_lines where cart_id = 'rows' order by 1",
    );
    expect(rows).toEqual([
      { id: 1, added_by: "guest:one" },
      { id: 3, added_by: "guest:two" },
    ]);
  });

  it("refuses a change from an older one with the current cart", async () => {
    const first = await begun("11", "conflict");
    await changeCart(pool, aCart("11", "conflict", 2, { version: first, changedBy: "browser two" }));
    const late = await changeCart(pool, aCart("11", "conflict", 3, { version: first }));
    expect(late).toEqual({ outcome: "conflict", version: first + 1, lines: [line(2)], taken: [], base: null });
    expect(await quantityOf("11", "conflict")).toBe(2);
  });

  it("takes a change whose answer was lost for done, from the same browser alone: another one has added the same", async () => {
    const first = await begun("11", "lost");
    const change = aCart("11", "lost", 2, { version: first });
    expect(await changeCart(pool, change)).toMatchObject({ outcome: "kept", version: first + 1 });
    expect(await changeCart(pool, change)).toMatchObject({ outcome: "kept", version: first + 1 });
    expect(await changeCart(pool, { ...change, changedBy: "browser two" })).toMatchObject({ outcome: "conflict" });
  });

  it("does not matter between two suites, or once the cart has expired", async () => {
    const first = await begun("11", "context");
    const ofSuite = { kind: "suite", eventSuiteId: "S1" } as unknown as CartChange["destination"];
    await changeCart(pool, aCart("11", "context", 2, { version: first }));
    const other = aCart("11", "context", 3, { version: first, destination: ofSuite });
    expect(await changeCart(pool, other)).toMatchObject({ outcome: "kept", version: first + 2 });
    const later = new Date(now.getTime() + 2 * 3_600_000);
    const expired = aCart("11", "context", 4, { version: first, destination: ofSuite, now: later });
    expect(await changeCart(pool, expired)).toMatchObject({ outcome: "kept", version: first + 3 });
  });

  it("lets one of two concurrent changes win, on any connections", async () => {
    for (let round = 0; round < 100; round += 1) {
      const first = await begun("12", `race ${round}`);
      const [one, two] = [{ query: pool.query.bind(pool) }, { query: pool.query.bind(pool) }] as never[];
      const outcomes = await Promise.all([
        changeCart(one as never, aCart("12", `race ${round}`, 2, { version: first })),
        changeCart(two as never, aCart("12", `race ${round}`, 3, { version: first, changedBy: "browser two" })),
      ]);
      const kept = outcomes.filter(({ outcome }) => outcome === "kept");
      expect(kept).toHaveLength(1);
      expect(outcomes.filter(({ outcome }) => outcome === "conflict" || outcome === "raced")).toHaveLength(1);
      expect((await loaded("12", `race ${round}`))?.version).toBe(first + 1);
    }
  });

  it("leaves no line of a change that lost, however many changes are concurrent", async () => {
    await begun("12", "replaced");
    for (let round = 0; round < 30; round += 1) {
      const many = Array.from({ length: 6 }, (_, at) => {
        const db = { query: pool.query.bind(pool) } as never;
        const lines = [line(round + 1, at * 2 + 1), line(at + 1, at * 2 + 2)];
        return changeCart(db, aCart("12", "replaced", 1, { lines }));
      });
      await Promise.all(many);
      const kept = await loaded("12", "replaced");
      const { rows } = await pool.query("select lines from carts where cart_id = 'replaced'");
      expect(kept?.lines).toHaveLength(2);
      expect(kept?.lines).toEqual(rows[0].lines);
    }
  });
});

describe("A server of the version before, promises#promise-24,", () => {
  const OLD = "update carts set lines = $1, destination = $2, owner = $3, expires_at = $4 where cart_id = $5";
  const oldChange = (cartId: string, lines: object[]) =>
    pool.query(OLD, [JSON.stringify(lines), { kind: "take-out" }, "guest:one", new Date(now.getTime() + 3e6), cartId]);

  it("has its carts read, and its changes seen as such", async () => {
    await pool.query(
      `insert into carts (restaurant_id, cart_id, lines, destination, owner, expires_at)
       values ('13', 'old', $1, '{"kind":"take-out"}', 'guest:one', $2)`,
      [JSON.stringify([line(1), line(4, 2)]), new Date(now.getTime() + 3_600_000)],
    );
    const before = await loaded("13", "old");
    expect(before?.lines).toEqual([line(1), line(4, 2)]);
    await oldChange("old", [line(4, 2)]);
    const after = await loaded("13", "old");
    expect(after).toMatchObject({ lines: [line(4, 2)], version: Number(before?.version) + 1 });
    const late = aCart("13", "old", 3, { version: before?.version ?? null });
    expect(await changeCart(pool, late)).toMatchObject({ outcome: "conflict", lines: [line(4, 2)] });
    await pool.query("delete from carts where cart_id = 'old'");
    expect((await pool.query("select from cart_lines where cart_id = 'old'")).rowCount).toBe(0);
  });

  it("can read what this version stores", async () => {
    await begun("13", "new");
    await changeCart(pool, aCart("13", "new", 5));
    const { rows } = await pool.query("select lines, destination from carts where cart_id = 'new'");
    expect(rows).toEqual([{ lines: [line(5)], destination: { kind: "take-out" } }]);
  });

  it("may change a cart at the same moment: its rows are those of the change that came last", async () => {
    await begun("13", "both");
    for (let round = 1; round <= 30; round += 1) {
      const lines = [line(round, round + 1), line(round, round + 2)];
      await Promise.all([oldChange("both", [line(round, 1)]), changeCart(pool, aCart("13", "both", 1, { lines }))]);
      const { rows } = await pool.query("select lines from carts where cart_id = 'both'");
      expect((await loaded("13", "both"))?.lines).toEqual(rows[0].lines);
    }
  });
});
