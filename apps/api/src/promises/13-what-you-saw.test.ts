import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line } from "../testing/grill.ts";
import { openTestApi } from "../testing/test-api.ts";

const { call, load, pool } = await openTestApi();

/** Returns the grill with another price of the soup. */
function grillWithSoupAt(price: string) {
  const [dinner, ...others] = GRILL.menus;
  const items = dinner?.items.map((item) => (item.id === 11 ? { ...item, price } : item));
  return { ...GRILL, menus: [{ ...dinner, items }, ...others] };
}

beforeEach(() => load(grillWithSoupAt("8.00")));

const submit = (item: object, totalWithTip: string) =>
  call(
    "/api/orders",
    {
      type: "dine-in",
      data: {
        config: { restaurantId: 7, tableNum: "4" },
        items: [item],
        costs: { totalWithTip },
        checkout: {
          contact: { full_name: "Gabrielle Guest", email: "gabrielle@example.test", phone_number: "416-555-0101" },
        },
      },
    },
    { ...AT_THE_GRILL, "idempotency-key": randomUUID() },
  );
const orders = async () => (await pool.query("select from orders")).rowCount;

describe("Promise 13: what you saw is what you pay", () => {
  it("refuses with the new price if the menu's price changed between review and payment, and charges nothing", async () => {
    const shown = line(11, { orderPrice: "8.00" });
    await load(grillWithSoupAt("9.50"));
    const refused = await submit(shown, "9.04");
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 428, invalid_items: [{ id: 11, price: "9.50", message: "Soup now costs $9.50." }] },
    });
    expect(await orders()).toBe(0);
    expect(await submit(line(11, { orderPrice: "9.50" }), "10.74")).toMatchObject({ status: 201 });
    expect(await orders()).toBe(1);
  });

  it("refuses when only the total differs, for example because a tax or a charge changed", async () => {
    const before = await orders();
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, service_charge: "10%" } });
    const refused = await submit(line(11, { orderPrice: "8.00" }), "9.04");
    expect(refused).toMatchObject({ status: 409, body: { code: 428, message: expect.stringContaining("$9.94") } });
    expect(await orders()).toBe(before);
  });
});
