import { describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { restockForToday } from "./change-stock.ts";

const { api, call, clock, load, pool } = await openTestApi();
const [dinner, ...others] = GRILL.menus;
const items = dinner?.items.map((item) => (item.id === 11 ? { ...item, auto_restock: "daily" } : item));
await load({ ...GRILL, menus: [{ ...dinner, items }, ...others] });

const code = async () => {
  const body = { itemsInCart: [line(11)], type: "dine-in" };
  return (await call("/api/orders/validate", body, AT_THE_GRILL)).body.code ?? "valid";
};
const isShownSoldOut = async () => {
  const { body } = await call("/menu/the-grill/data.json");
  return Boolean(body.menus[0].items.find((item: { id: number }) => item.id === 11).sold_out);
};
const restock = async () => {
  await restockForToday({ database: pool, clock: clock.now });
  await api.whenCaughtUp();
};

describe("auto_restock: daily", () => {
  it("refills at the start of the next local day, not of the next day in UTC", async () => {
    await pool.query("update stock_levels set remaining = 0");
    await pool.query("select pg_notify('comptoir_venue_changes', '7')");
    await api.whenCaughtUp();
    expect(await code()).toBe(415);
    expect(await isShownSoldOut()).toBe(true);

    clock.set("2026-11-21T02:00:00Z");
    await restock();
    expect(await code()).toBe(415);

    clock.set("2026-11-21T17:00:00Z");
    expect(await code(), "orders do not wait for the menu").toBe("valid");
    await restock();
    expect(await isShownSoldOut()).toBe(false);
    expect(await code()).toBe("valid");
  });

  it("refills once a day", async () => {
    await pool.query("update stock_levels set remaining = 1");
    await restock();
    expect((await pool.query("select remaining from stock_levels")).rows).toEqual([{ remaining: 1 }]);
  });
});
