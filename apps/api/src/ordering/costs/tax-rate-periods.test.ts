import { describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { aPickup, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load } = test;
const HOLIDAY = { tax1: "0", tax2: "0", from: "2026-12-14", until: "2027-02-15" };
const menus = GRILL.menus.map((menu) => ({ ...menu, items: menu.items.map((item) => ({ ...item, stock: null })) }));
await load({
  ...GRILL,
  menus,
  restaurant: { ...GRILL.restaurant, hours: [], tax_rate: { tax1: "0.13" }, tax_rate_periods: [HOLIDAY] },
});

/** Returns the taxes of a soup wanted at that time; null is now. */
async function taxesAt(date: string | null): Promise<string> {
  const body = { items: [line(11)], type: "pickup", date, costs: {}, checkout: {} };
  const { status, body: answer } = await call("/api/orders/set-costs", body, AT_THE_GRILL);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.costs.taxes;
}

describe("A restaurant's tax rate of some days", () => {
  it("is that of the day for which the food is wanted, in the restaurant's zone, whenever it is ordered", async () => {
    clock.set("2026-12-13T17:00:00Z");
    const usual = await taxesAt(null);
    expect(Number(usual)).toBeGreaterThan(0);
    // The first time is 23:45 in Toronto; the second is half an hour later, on the next local day.
    expect(await taxesAt("2026-12-14T04:45:00.000Z")).toBe(usual);
    expect(await taxesAt("2026-12-14T05:15:00.000Z")).toBe("0.00");
    expect(await taxesAt("2027-02-15T18:00:00.000Z")).toBe("0.00");
    expect(await taxesAt("2027-02-16T18:00:00.000Z")).toBe(usual);
  });

  it("begins without an action of staff, and an order of that day bears it", async () => {
    clock.set("2026-12-14T17:00:00Z");
    expect(await taxesAt(null)).toBe("0.00");
    const { status, body } = await submit(test, aPickup({ items: [line(11)] }));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.order.costs).toMatchObject({ taxes: "0.00", taxBrackets: [] });
  });
});
