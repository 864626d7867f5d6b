import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { GRILL } from "../../../testing/grill.ts";
import { AT_THE_HALL, DUMPLINGS, HALL, KITCHENS, ofKitchen, TACOS } from "../../../testing/hall.ts";
import { aCard, aPickup, aSubmit, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { findNamedOrder, type ListedDays, listOrdersOfDay } from "./orders-of-staff.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
const deps = { database: pool, clock: clock.now };
const GRILLS = { restaurantId: "7", zone: "America/Toronto" };
const listed = async (days: ListedDays, status: Parameters<typeof listOrdersOfDay>[2]["status"] = null) => {
  const { day, orders } = await listOrdersOfDay(deps, GRILLS, { days, status });
  return [day, ...orders.map(({ orderId }) => orderId)];
};

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "restaurants, orders, order_numbers");
  await load(GRILL);
});

const place = async (body: object) => (await submit(test, body)).body.order.id as string;
const today = () => place(aSubmit());
const tomorrow = () => place(aPickup({ date: "2026-11-21T18:00:00Z" }));

describe("ordering#order-number: the orders of a day", () => {
  it("are those for that day, whenever they were placed", async () => {
    const [now, ahead] = [await today(), await tomorrow()];
    expect(await listed("today")).toEqual(["2026-11-20", now]);
    expect(await listed({ day: "2026-11-21" })).toEqual(["2026-11-21", ahead]);
    expect(await listed("all")).toEqual([null, ahead, now]);
    expect(await listed("all", "ready")).toEqual([null]);
    clock.set("2026-11-21T16:00:00Z");
    expect(await listed("today")).toEqual(["2026-11-21", ahead]);
    clock.set("2026-11-22T04:59:00Z");
    expect(await listed("today"), "as long as it is that day in the restaurant's zone").toEqual(["2026-11-21", ahead]);
  });

  it("are found by their numbers of that day, and by their ids on any", async () => {
    const [now, ahead] = [await today(), await tomorrow()];
    const find = (number: number, day: string | null) => findNamedOrder(deps, GRILLS, { number, day });
    expect(await find(1, null)).toEqual({ found: { restaurantId: "7", orderId: now } });
    expect(await find(1, "2026-11-21")).toEqual({ found: { restaurantId: "7", orderId: ahead } });
    expect(await find(2, null)).toEqual({ refused: { code: "order-unknown", day: "2026-11-20" } });
    expect(await findNamedOrder(deps, GRILLS, { id: ahead.toUpperCase() })).toEqual({
      found: { restaurantId: "7", orderId: ahead },
    });
  });

  it("are of one restaurant: another restaurant's order is not found by its id", async () => {
    const id = await today();
    const unknown = { refused: { code: "order-unknown", day: null } };
    expect(await findNamedOrder(deps, { ...GRILLS, restaurantId: "8" }, { id })).toEqual(unknown);
    expect(await findNamedOrder(deps, GRILLS, { id: randomUUID() })).toEqual(unknown);
  });

  it("hub#hub-parent: are the kitchens' orders for the id of a parent order", async () => {
    for (const venue of [...KITCHENS, HALL]) await load(venue);
    const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
    const checkout = { contact, paymentMethod: "credit_card", card: await aCard(test) };
    const data = { items: [ofKitchen(DUMPLINGS, 1), ofKitchen(TACOS, 2)], checkout, costs: {}, date: null };
    const headers = { ...AT_THE_HALL, "idempotency-key": randomUUID() };
    const { body } = await call("/api/orders/create-marketplace-order", { type: "pickup", data }, headers);
    expect(await findNamedOrder(deps, GRILLS, { id: body.order.id })).toEqual({
      refused: {
        code: "is-of-hub",
        kitchens: [
          { slug: "dumplings", number: 1 },
          { slug: "tacos", number: 1 },
        ],
      },
    });
  });
});
