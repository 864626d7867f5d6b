import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL, line } from "../../../testing/grill.ts";
import { register } from "../../../testing/people.ts";
import { SCHOOL, submitDates } from "../../../testing/school.ts";
import { aPickup, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";

// All transactions lock stock, slots, discount codes and tenders in one sequence, so that no two of them
// deadlock.
const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { call, clock, load, pool } = test;
clock.set("2026-11-20T16:00:00Z");
const [dinner, pickup, ...others] = GRILL.menus;
const items = [
  { id: 20, name: "Box", price: "15.00", stock: 400 },
  { id: 21, name: "Salad", price: "9.00", stock: 400 },
];
const restaurant = { ...GRILL.restaurant, order_options: ANY_NUMBER_OPEN };
await load({ ...GRILL, restaurant, menus: [dinner, { ...pickup, items }, ...others] });
const meals = SCHOOL.menus.map((menu) => ({ ...menu, items: menu.items.map((item) => ({ ...item, stock: 400 })) }));
await load({ ...SCHOOL, menus: meals });

const ROUNDS = 8;
const [ONE, TWO] = ["2026-11-20T18:00:00.000Z", "2026-11-20T19:00:00.000Z"];
const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };

/** Returns the number of deadlocks so far. Connections report their counts when idle, so this waits first. */
async function deadlocks(): Promise<number> {
  await pause(1_200);
  return (await pool.query("select deadlocks::int from pg_stat_database where datname = current_database()")).rows[0]
    .deadlocks;
}

type Wanted = { readonly item: number; readonly date: string; readonly costs?: object };
const bodyOf = ({ item, date, costs = {} }: Wanted) =>
  aPickup({ items: [line(item)], date, costs, checkout: { contact } });

/** Places a guest's order; returns a function that changes the order. */
async function anOrder(wanted: Wanted) {
  const headers = { cookie: `comptoir_session=${randomBytes(32).toString("base64url")}` };
  const { status, body } = await submit(test, bodyOf(wanted), { headers });
  expect(status, JSON.stringify(body)).toBe(201);
  const path = `/api/orders/${body.order.id}/change`;
  return async (next: Wanted) => {
    const answer = await call(path, bodyOf(next), { ...AT_THE_GRILL, ...headers, "idempotency-key": randomUUID() });
    return answer.status;
  };
}

describe("payment#write: a fixed lock sequence prevents deadlocks", () => {
  it("lets two guests swap their dishes and times at the same moment", async () => {
    const [here, there]: [Wanted, Wanted] = [
      { item: 20, date: ONE },
      { item: 21, date: TWO },
    ];
    const [ada, eve] = [await anOrder(here), await anOrder(there)];
    const before = await deadlocks();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [adas, eves] = round % 2 === 0 ? [there, here] : [here, there];
      expect(await Promise.all([ada(adas), eve(eves)])).toEqual([200, 200]);
    }
    expect((await deadlocks()) - before).toBe(0);
  });

  it("lets two orders that one gift card has paid be changed at the same moment", async () => {
    const costs = { voucher: { code: "FULL-0000-1111-2222" } };
    const [ada, eve] = [await anOrder({ item: 21, date: ONE, costs }), await anOrder({ item: 21, date: TWO, costs })];
    const before = await deadlocks();
    for (let round = 0; round < ROUNDS; round += 1) {
      const item = round % 2 === 0 ? 20 : 21;
      expect(await Promise.all([ada({ item, date: ONE, costs }), eve({ item, date: TWO, costs })])).toEqual([200, 200]);
    }
    expect((await deadlocks()) - before).toBe(0);
  });

  it("lets parents order the dishes of a week in any sequence at the same moment", async () => {
    const [monday, wednesday] = ["2026-11-30", "2026-12-02"];
    const week = (first: number, second: number) => [
      { date: monday, items: [{ id: first }] },
      { date: wednesday, items: [{ id: second }] },
    ];
    const parents = await Promise.all(
      Array.from({ length: 4 }, () => register(test, { email: `${randomUUID()}@example.ca` })),
    );
    const before = await deadlocks();
    for (let round = 0; round < ROUNDS / 2; round += 1) {
      const answers = await Promise.all(
        parents.map((parent, index) => submitDates(test, parent, index % 2 === 0 ? week(10, 11) : week(11, 10))),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    }
    expect((await deadlocks()) - before).toBe(0);
  });
});
