import { randomUUID } from "node:crypto";
import { parseCents } from "@comptoir/ordering";
import { describe, expect, it } from "vitest";
import { GRILL, line } from "../../testing/grill.ts";
import { login } from "../../testing/people.ts";
import { AT_THE_STADIUM, STADIUM } from "../../testing/stadium.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aCard, aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { moveOrder } from "../orders/refund/move-order.ts";
import { refundOrder } from "../orders/refund/refund-order.ts";

const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { api, call, clock, load, pool } = test;
const deps = { database: pool, clock: clock.now };
const tabs = async (who: StaffMember) => (await call("/api/staff/tabs", undefined, who.headers)).body;

describe("api#staff-tabs-call: what is still to be paid", () => {
  it("has the orders to be paid in person: the open ones, and those of today, less what was refunded", async () => {
    clock.set("2026-11-20T17:00:00Z");
    const menus = GRILL.menus.map((menu) => ({ ...menu, items: menu.items.map((item) => ({ ...item, stock: null })) }));
    await load({ ...GRILL, menus });
    const noor = await aStaffMember(test, { name: "Noor", role: "counter" });
    const [open, done, cancelled, whole] = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { status, body } = await submit(test, aSubmit({ items: [line(11)] }));
        expect(status, JSON.stringify(body)).toBe(201);
        return {
          restaurantId: "7",
          orderId: String(body.order.id),
          cents: Number(parseCents(body.order.costs.totalWithTip)),
        };
      }),
    );
    if (!(open && done && cancelled && whole)) throw new Error("Four orders were placed.");
    await moveOrder(deps, done, "in-progress");
    await moveOrder(deps, done, "ready");
    await moveOrder(deps, done, "completed");
    await moveOrder(deps, cancelled, "cancelled");
    await refundOrder(deps, whole, { key: randomUUID(), reason: null, what: { of: "all" } });
    const part = { of: "amount", amountCents: 100 as never } as const;
    await refundOrder(deps, open, { key: randomUUID(), reason: null, what: part });
    const found = async (who: StaffMember) =>
      (await tabs(who)).unpaid
        .map(({ id, isOpen, dueCents }: Record<string, unknown>) => [id, isOpen, dueCents])
        .sort();
    expect(await found(noor)).toEqual(
      [
        [open.orderId, true, open.cents - 100],
        [done.orderId, false, done.cents],
      ].sort(),
    );
    // On the next day only the open one is left.
    clock.set("2026-11-21T17:00:00Z");
    const later = await aStaffMember(test, { name: "Later", role: "counter" });
    expect(await found(later)).toEqual([[open.orderId, true, open.cents - 100]]);
  });

  it("has the open tabs of suites, with what is on them and their limits", async () => {
    clock.set("2026-12-05T23:30:00Z");
    await load(STADIUM);
    const noor = await aStaffMember(test, { name: "Noor", role: "counter", restaurantId: "9" });
    expect(await tabs(noor)).toEqual({ tabs: [], unpaid: [] });
    const ana = await login(test, "ana@example.ca");
    await call("/api/auth/payment-method", { ...ana.self, card: await aCard(test) }, { cookie: ana.cookie });
    const headers = { ...AT_THE_STADIUM, cookie: ana.cookie, "content-type": "application/json" };
    const settings = { ...ana.self, event_day_payment_preference: "charge", tab_limit: "500.00", version: 1 };
    const url = "http://comptoir.test/api/catering/events/final/event-suites/s-1/update-event-day-settings";
    const opened = await api.fetch(new Request(url, { method: "PUT", headers, body: JSON.stringify(settings) }));
    expect(opened.status, await opened.text()).toBe(200);
    const data = {
      config: { restaurantId: 9, eventDayOrdering: true },
      items: [{ id: 11, orderId: 1, quantity: 3, orderOptions: [] }],
      costs: {},
      checkout: { contact: { full_name: "Ana Tremblay", email: "ana@example.ca", phone_number: "416-555-0123" } },
      suites: { eventSuiteId: "s-1", deliveryTime: null, notes: null, tabLimit: null },
      date: null,
    };
    const orders = [];
    for (let one = 0; one < 3; one += 1) {
      const keyed = { ...AT_THE_STADIUM, ...ana.headers, "idempotency-key": randomUUID() };
      orders.push((await call("/api/orders", { type: "dine-in", data }, keyed)).body.order);
    }
    await moveOrder(deps, { restaurantId: "9", orderId: orders[0].id }, "cancelled");
    const cents = Number(parseCents(orders[1].costs.totalWithTip));
    const { tabs: found, unpaid } = await tabs(noor);
    expect(found).toEqual([
      {
        ...{ id: "s-1", suite: "Suite 1", event: "The final", orders: 2, cents: cents * 2, limitCents: 50_000 },
        ...{ openedAt: "2026-12-05T23:30:00.000Z", closesAt: "2026-12-06T05:00:00.000Z" },
      },
    ]);
    expect(unpaid).toEqual([]);
  });

  it("is for the counter and managers", async () => {
    const cook = await aStaffMember(test, { name: "Cook", role: "kitchen" });
    expect((await call("/api/staff/tabs", undefined, cook.headers)).status).toBe(403);
  });
});
