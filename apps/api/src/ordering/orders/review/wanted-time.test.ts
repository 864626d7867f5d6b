import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { GRILL } from "../../../testing/grill.ts";
import { aPickup, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";

const test = await openTestApi();
const { clock, load, pool } = test;
await load(GRILL);
beforeEach(() => clock.set("2026-11-20T17:00:00Z"));

/** Monday at 18:30 in Toronto, and half an hour later. */
const MONDAY = "2026-11-23T23:30:00Z";
const LATER = "2026-11-24T00:00:00Z";

type Said = { readonly pickup_time?: string; readonly date?: string; readonly pickup?: object };
const order = ({ pickup_time, date, pickup }: Said) => {
  const { type, data } = aPickup();
  const checkout = { ...(data.checkout as object), ...(pickup && { pickup }) };
  return submit(test, { type, pickup_time, data: { ...data, date: date ?? null, checkout } });
};

describe("time#one-wanted-time: an order is for the time in its body, in either field", () => {
  it.each<[string, Said]>([
    ["date", { date: MONDAY }],
    ["pickup_time", { pickup_time: MONDAY }],
    [
      "pickup_time beside a pickup that is not marked as scheduled",
      { pickup_time: MONDAY, pickup: { scheduled: false } },
    ],
    ["dueByDate and dueByTime", { pickup: { dueByDate: "2026-11-23", dueByTime: "18:30" } }],
    [
      "all of them",
      {
        date: MONDAY,
        pickup_time: "2026-11-23T18:30:00-05:00",
        pickup: { scheduled: true, dueByDate: "2026-11-23", dueByTime: "18:30" },
      },
    ],
    ["date, with its day alone beside", { date: MONDAY, pickup: { scheduled: true, dueByDate: "2026-11-23" } }],
  ])("says it by %s", async (_fields, said) => {
    const { status, body } = await order(said);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(new Date(body.order.date)).toEqual(new Date(MONDAY));
    await emptyTables(pool, "slot_counts, unpaid_orders");
  });

  it.each<[string, Said, string]>([
    ["two instants", { date: MONDAY, pickup_time: LATER }, "pickup_time"],
    ["another day", { date: MONDAY, pickup: { dueByDate: "2026-11-24" } }, "data.checkout.pickup.dueByDate"],
    [
      "another time of the day",
      { pickup_time: MONDAY, pickup: { dueByDate: "2026-11-23", dueByTime: "19:00" } },
      "data.checkout.pickup.dueByTime",
    ],
    ["a chosen time that is not named", { pickup: { scheduled: true } }, "data.checkout.pickup.dueByDate"],
  ])("refuses %s with 400 at the field, and places nothing", async (_what, said, path) => {
    const before = (await pool.query("select count(*) from orders")).rows;
    const { status, body } = await order(said);
    expect({ status, code: body.code, path: body.issues?.[0]?.path }).toEqual({
      status: 400,
      code: "invalid_request",
      path,
    });
    expect((await pool.query("select count(*) from orders")).rows).toEqual(before);
  });
});
