import { testDatabase } from "@comptoir/test-kit/database";
import { describe, expect, it, vi } from "vitest";
import { beginCart, changeCart, type KeptCart, loadCart } from "./carts.store.ts";

const { pool } = await testDatabase();
await pool.query(
  "insert into restaurants (restaurant_id, slug, settings, imported_at) select id, id, '{}', now() from unnest($1::text[]) as id",
  [["7", "8", "9", "10"]],
);
const now = new Date();
const aCart = (restaurantId: string, cartId: string, quantity: number): KeptCart => ({
  restaurantId,
  cartId,
  lines: [{ id: 11, menu_id: 1, section_id: null, orderId: 1, quantity, orderOptions: [] }] as KeptCart["lines"],
  destination: { type: "dine-in" } as unknown as KeptCart["destination"],
  owner: "guest:one",
  expiresAt: new Date(now.getTime() + 3_600_000),
});
const quantityOf = async (restaurantId: string, cartId: string) =>
  (await loadCart(pool, { restaurantId, cartId, owner: "guest:one" }, now))?.lines[0]?.quantity ?? null;

describe("Carts that change in the same moment", () => {
  it("are kept in one statement for each restaurant, and each hears whether it was there", async () => {
    for (const [restaurantId, cartId] of ["7 one", "7 two", "8 one"].map((name) => name.split(" ") as [string, string]))
      await beginCart(pool, aCart(restaurantId, cartId, 1));
    const query = vi.spyOn(pool, "query");
    const changed = await Promise.all([
      changeCart(pool, aCart("7", "one", 2)),
      changeCart(pool, aCart("7", "two", 3)),
      changeCart(pool, aCart("7", "unknown", 4)),
      changeCart(pool, aCart("8", "one", 5)),
    ]);
    expect(changed).toEqual([true, true, false, true]);
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
    expect(await Promise.all([quantityOf("7", "one"), quantityOf("7", "two"), quantityOf("8", "one")])).toEqual([
      2, 3, 5,
    ]);
    expect(await quantityOf("7", "unknown")).toBeNull();
  });

  it("are what was sent last, where one changed twice", async () => {
    await beginCart(pool, aCart("9", "one", 1));
    const twice = [changeCart(pool, aCart("9", "one", 2)), changeCart(pool, aCart("9", "one", 3))];
    expect(await Promise.all(twice)).toEqual([true, true]);
    expect(await quantityOf("9", "one")).toBe(3);
  });

  it("do not suffer from one that cannot be kept", async () => {
    await beginCart(pool, aCart("10", "one", 1));
    await beginCart(pool, aCart("10", "two", 1));
    // No text of PostgreSQL has this character.
    const bad = { ...aCart("10", "two", 2), owner: "guest:\u0000" };
    const outcomes = await Promise.allSettled([changeCart(pool, aCart("10", "one", 2)), changeCart(pool, bad)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect(await quantityOf("10", "one")).toBe(2);
  });
});
