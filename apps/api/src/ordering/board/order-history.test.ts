import { randomUUID } from "node:crypto";
import type { OrderActData } from "@comptoir/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { askingGrill, openBoardWork, orderByCard } from "../../testing/answered-orders.ts";
import { emptyLedger } from "../../testing/check-books.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aPickup, submit } from "../../testing/submit.ts";
import { cookiesOf, openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { api, call, clock, load, pool } = test;
const { settle, round } = await openBoardWork(test);
const NOON = Date.parse("2026-11-20T17:00:00Z");
const minute = (at: number) => clock.set(new Date(NOON + at * 60_000).toISOString());

/** The grill whose guests pay at the restaurant. */
const PLAIN_GRILL = { ...GRILL, restaurant: { ...GRILL.restaurant, order_options: ANY_NUMBER_OPEN } };

let amira: StaffMember;
let cook: StaffMember;
beforeEach(async () => {
  await emptyTables(
    pool,
    "restaurants, orders, order_lines, order_events, order_changes, board_reads, unpaid_orders, venue_events, staff, staff_acts, rate_limits",
  );
  await emptyTables(
    pool,
    "payments, refunds, tenders, sandbox_gateway.payments, sandbox_gateway.ledger, sandbox_gateway.refunds",
  );
  await emptyLedger(pool);
  minute(0);
  await load(askingGrill({}));
  await api.whenCaughtUp();
  amira = await aStaffMember(test, { name: "Amira", role: "manager" });
  cook = await aStaffMember(test, { name: "Tablet", role: "kitchen", kind: "device" });
});

const act = async (id: string, what: string, body: object, who = amira) => {
  const { version } = (await ask(id)).order;
  const answer = await call(`/api/staff/orders/${id}/${what}`, { version, ...body }, who.headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
async function ask(id: string, who = amira) {
  const { status, body } = await call(`/api/staff/orders/${id}`, undefined, who.headers);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { order: { version: number; lines: unknown[] }; acts: OrderActData[] };
}
const told = async (id: string) =>
  (await ask(id)).acts.map(({ at, act: what, to, by, name, device }) =>
    [(Date.parse(at) - NOON) / 60_000, what, to, name ?? by, device].filter((word) => word !== null).join(" "),
  );

describe("board#history: GET /staff/orders/{id}", () => {
  it("answers an order with what happened to it, who did it, and on which device", async () => {
    const { id } = await orderByCard(test, { items: [line(20, { quantity: 2 })] });
    await settle();
    minute(1);
    await act(id, "move", { to: "in-progress" }, cook);
    minute(2);
    await act(id, "lines", { lines: [1], done: true }, cook);
    minute(3);
    await act(id, "move", { to: "ready" }, cook);
    minute(4);
    await round();
    minute(5);
    await act(id, "move", { to: "completed" });
    minute(6);
    await act(id, "move", { to: "ready" });
    minute(7);
    const what = { of: "amount", cents: 100 };
    await act(id, "refund", { key: randomUUID(), reason: "Cold", what });
    const browser = (await ask(id)).acts.at(-1)?.device;
    expect(await told(id)).toEqual([
      "0 place guest",
      "1 move in-progress Tablet Tablet",
      "2 cross-off Tablet Tablet",
      "3 move ready Tablet Tablet",
      "4 move ready server",
      `5 move completed Amira ${browser}`,
      `6 recall ready Amira ${browser}`,
      `7 refund Amira ${browser}`,
    ]);
    const { acts } = await ask(id);
    expect(acts[2]).toMatchObject({ done: true, dishes: [{ quantity: 2, name: "Box" }] });
    expect(acts.at(-1)?.refund).toEqual({ cents: 100, reason: "Cold" });
    // The reason is for managers, the amount for all.
    expect((await ask(id, cook)).acts.at(-1)?.refund).toEqual({ cents: 100, reason: null });
  });

  it("keeps the lines of a guest's change and those crossed off before it, after somebody has read it", async () => {
    await load(PLAIN_GRILL);
    await api.whenCaughtUp();
    const cookie = cookiesOf(await call("/api/orders/set-costs", { type: "dine-in", items: [] }, AT_THE_GRILL));
    const wanted = { date: "2026-11-21T18:00:00Z" };
    const placed = await submit(test, aPickup({ items: [line(20, { quantity: 2 })], ...wanted }), {
      headers: { cookie },
    });
    const { id } = placed.body.order;
    minute(1);
    await act(id, "lines", { lines: [1], done: true }, cook);
    minute(2);
    const changed = await call(`/api/orders/${id}/change`, aPickup({ items: [line(20, { quantity: 3 })], ...wanted }), {
      ...{ "idempotency-key": randomUUID(), cookie },
      ...AT_THE_GRILL,
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    minute(3);
    await act(id, "read", {}, cook);
    await act(id, "read", {}, cook);
    expect(await told(id)).toEqual([
      "0 place guest",
      "1 cross-off Tablet Tablet",
      "2 change guest",
      "3 read Tablet Tablet",
    ]);
    const { acts } = await ask(id);
    const quantities = (lines: readonly { readonly quantity: number }[] = []) => lines.map(({ quantity }) => quantity);
    expect(quantities(acts[1]?.dishes)).toEqual([2]);
    expect([quantities(acts[2]?.change?.before), quantities(acts[2]?.change?.after)]).toEqual([[2], [3]]);
  });

  it("says why an order was declined, and that the server did it if nobody answered", async () => {
    await load(askingGrill({ acceptance: { mode: "manual", seconds: 60 } }));
    await api.whenCaughtUp();
    const declined = await orderByCard(test);
    const missed = await orderByCard(test);
    await settle();
    minute(0.5);
    await act(declined.id, "decline", { reason: "too-busy" });
    minute(2);
    await round();
    expect((await ask(declined.id)).acts.slice(1)).toMatchObject([
      { act: "decline", by: "staff", name: "Amira", reason: "too-busy" },
    ]);
    expect((await ask(missed.id)).acts.slice(1)).toMatchObject([{ act: "decline", by: "server", reason: "missed" }]);
  });

  it("does not find another restaurant's order, nor one that does not exist", async () => {
    const { id } = await orderByCard(test);
    await load({ ...PLAIN_GRILL, restaurant: { ...PLAIN_GRILL.restaurant, id: "8", slug: "away" } });
    const away = await aStaffMember(test, { name: "Away", role: "manager", restaurantId: "8" });
    const statusOf = async (id: string, who: StaffMember) =>
      (await call(`/api/staff/orders/${id}`, undefined, who.headers)).status;
    expect([await statusOf(id, away), await statusOf(randomUUID(), amira)]).toEqual([404, 404]);
  });
});
