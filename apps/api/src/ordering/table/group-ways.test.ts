import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { findLedgerDifferences } from "../../money/books/ledger-checks.store.ts";
import { browserOf } from "../../testing/browser.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { aCard } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";

const at = await openTestApi();
const { clock, load, pool } = at;
await at.api.startWork();

/** A caterer that delivers, with two days of notice and a minimum of 100 dollars. */
const CATERER = {
  restaurant: {
    ...GRILL.restaurant,
    catering: true,
    payment_processor: "sandbox",
    delivery: { type: "custom", custom: [{ location: "Tower", areas: ["12th floor"] }], delivery_charge: "25.00$" },
    order_options: {
      ...{ order_cutoff_days: 2, max_advanced_order_days: 10, catering_minimum_order_amount: "100.00" },
      group_ordering: true,
    },
  },
  menus: [
    {
      ...{ id: 1, name: "Trays", dine_in: false, on_demand: false, ordering_interval: 30 },
      items: [{ id: 20, name: "Tray", price: "60.00" }],
    },
  ],
};
const TRAY = line(20);
/** Friday noon in Toronto; Sunday noon is two days later. */
const FRIDAY_NOON = "2026-11-20T17:00:00Z";
const SUNDAY_NOON = "2026-11-22T17:00:00.000Z";
const TERMS = { type: "generic-catering", delivery: true, pays: "host", date: SUNDAY_NOON };

beforeEach(async () => {
  clock.set(FRIDAY_NOON);
  await emptyTables(pool, "table_sessions, carts, orders, rate_limits, idempotency_keys, ledger_entries, restaurants");
  await load(CATERER);
});

function aPhone() {
  const browser = browserOf(at);
  const ask = (path: string, body?: object) =>
    browser.ask(`/api/group${path}`, body, { ...AT_THE_GRILL, "idempotency-key": randomUUID() });
  const set = (items: object[]) =>
    browser.set(items, { type: "generic-catering", date: SUNDAY_NOON, checkout: { pickup: { delivery: true } } });
  return { browser, ask, set };
}

async function cateringOf(host: ReturnType<typeof aPhone>) {
  const { group } = (await host.ask("")).body;
  const data = {
    config: { groupId: group.id },
    items: group.open.map((one: { line: number }) => ({ ...one, orderId: one.line })),
    costs: {},
    checkout: {
      contact: { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" },
      pickup: { delivery: true },
      delivery: { location: "Tower", area: "12th floor" },
      paymentMethod: "credit_card",
      card: await aCard(at),
    },
    date: SUNDAY_NOON,
  };
  return host.ask("/order", { type: "generic-catering", data });
}

describe("table#group-pays: a group that orders catering", () => {
  it("reaches the minimum together, is delivered to the host's address with one fee, and paid by one card", async () => {
    const [host, guest] = [aPhone(), aPhone()];
    const { secret } = (await host.ask("/open", { ...TERMS, name: "Ada" })).body;
    await host.set([TRAY]);
    expect((await cateringOf(host)).body.code).toBe("below_catering_minimum");
    await guest.ask("/join", { secret, name: "Olu" });
    await guest.set([TRAY]);
    await vi.waitFor(async () => expect((await host.ask("")).body.group.total).toBe("120.00"));
    const ordered = await cateringOf(host);
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(201);
    expect(ordered.body.order).toMatchObject({
      ...{ type: "generic-catering", readyAt: SUNDAY_NOON },
      destination: { kind: "delivery-area", location: "Tower", area: "12th floor" },
      costs: { subtotal: "120.00", deliveryCharge: { amount: "25.00" } },
    });
    const { rows } = await pool.query("select count(*)::int as payments from payments");
    expect(rows).toEqual([{ payments: 1 }]);
    expect((await guest.browser.kept()).dishes).toEqual([]);
    expect(await findLedgerDifferences(pool)).toEqual([]);
  });

  it("table#group-last-call: has no last call after the cutoff of its dishes", async () => {
    const host = aPhone();
    await host.set([TRAY]);
    const open = (lastCall: string) => host.ask("/open", { ...TERMS, name: "Ada", lastCall });
    const late = await open("2026-11-21T17:00:00Z");
    expect(late.body).toMatchObject({ code: "invalid_request", issues: [{ path: "lastCall" }] });
    expect((await host.ask("")).body.code).toBe("no_group");
    clock.set("2026-11-19T17:00:00Z");
    expect((await open("2026-11-20T16:00:00Z")).status).toBe(200);
  });
});
