import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { askingGrill, orderByCard } from "../../../testing/answered-orders.ts";
import { openCommandLine } from "../../../testing/command-line.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { GRILL, line } from "../../../testing/grill.ts";
import { aStaffMember, loginStaff, type SignedInStaff } from "../../../testing/staff.ts";

const test = await openCommandLine();
const { api, call, clock, comptoir, load, pool } = test;

const NOON = "2026-11-20T17:00:00Z";
let amira: SignedInStaff;

beforeEach(async () => {
  clock.set(NOON);
  await emptyTables(
    pool,
    "restaurants, orders, order_lines, order_events, unpaid_orders, venue_events, staff, rate_limits",
  );
  await load(askingGrill({ acceptance: { mode: "manual" } }));
  await load({ ...GRILL, restaurant: { ...GRILL.restaurant, id: 8, slug: "other-grill" } });
  await api.whenCaughtUp();
  amira = await signIn("the-grill", "Amira");
});

async function signIn(slug: string, name: string): Promise<SignedInStaff> {
  return loginStaff(test, (await comptoir("staff", "invite", slug, name)).out.trim());
}
const act = (id: string, path: string, body: object, { headers }: Pick<SignedInStaff, "headers"> = amira) =>
  call(`/api/staff/orders/${id}/${path}`, body, headers);
const outcome = ({ status, body }: Awaited<ReturnType<typeof act>>) => ({ status, code: body?.code });

describe("api#board-acts: the calls of the board", () => {
  it("accept an order and answer it as the board shows it, in the venue's language", async () => {
    const memo = { memo: true, values: [{ name: "No salt", price: "0.00" }] };
    const { id, number } = await orderByCard(test, { items: [line(20, { quantity: 2, orderOptions: [memo] })] });
    const { status, body } = await act(id, "accept", { version: 1 });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.order).toMatchObject({
      ...{ id, version: 2, number, day: "2026-11-20", type: "pickup", lane: "new", awaits: null },
      ...{
        person: "Ada Lovelace",
        phone: "416-555-0123",
        isPaid: true,
        dueCents: 0,
      },
      lines: [{ line: 1, quantity: 2, name: "Box", orderOptions: [memo], done: false }],
      cancelled: null,
    });
  });

  it("say what an order waits for, and why it was cancelled", async () => {
    const { id } = await orderByCard(test);
    const { body } = await act(id, "decline", { version: 1, reason: "too-busy" });
    expect(body.order).toMatchObject({ lane: "done", cancelled: { byGuest: false, reason: "too-busy" } });
    const waiting = await orderByCard(test);
    const moved = await act(waiting.id, "move-time", { version: 1, minutes: 10 });
    expect(moved.body.order.awaits).toEqual({ from: "2026-11-20T17:00:00.000Z", until: "2026-11-20T17:03:00.000Z" });
  });

  it("let the kitchen move no order that waits for an answer, since that would accept it", async () => {
    const { id } = await orderByCard(test);
    const bo = await aStaffMember(test, { name: "Bo", role: "kitchen" });
    for (const [path, body] of [
      ["move", { to: "in-progress" }],
      ["move", { to: "ready" }],
      ["start-now", {}],
    ] as const) {
      expect(outcome(await act(id, path, { version: 1, ...body }, bo))).toEqual({ status: 403, code: "not_allowed" });
    }
    expect((await pool.query("select version, accepted_at from orders where id = $1", [id])).rows).toEqual([
      { version: 1, accepted_at: null },
    ]);
    await act(id, "accept", { version: 1 });
    expect((await act(id, "move", { version: 2, to: "in-progress" }, bo)).status).toBe(200);
  });

  it("move an order through the kitchen, undo that it is ready, and call it back", async () => {
    const { id } = await orderByCard(test);
    const lanes: string[] = [];
    let version = 1;
    for (const [path, body] of [
      ["move", { to: "in-progress" }],
      ["move", { to: "ready" }],
      ["undo-ready", {}],
      ["move", { to: "completed" }],
      ["move", { to: "in-progress" }],
    ] as const) {
      const answer = await act(id, path, { version, ...body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      ({ version } = answer.body.order);
      lanes.push(answer.body.order.lane);
    }
    expect(lanes).toEqual(["in-progress", "ready", "in-progress", "done", "in-progress"]);
  });

  it("start a scheduled order before its time", async () => {
    await load(askingGrill({}));
    await api.whenCaughtUp();
    const { id } = await orderByCard(test, { date: "2026-11-20T20:00:00.000Z" });
    expect(outcome(await act(id, "undo-ready", { version: 1 }))).toEqual({ status: 409, code: "move_not_possible" });
    const { body } = await act(id, "start-now", { version: 1 });
    expect(body.order).toMatchObject({ lane: "in-progress", fireAt: null, since: "2026-11-20T17:00:00.000Z" });
  });

  it("refuse what is based on an older version, and say who did what", async () => {
    const bo = await signIn("the-grill", "Bo");
    const { id } = await orderByCard(test);
    const [first, second] = [
      await act(id, "accept", { version: 1 }),
      await act(id, "decline", { version: 1, reason: "closing" }, bo),
    ];
    expect(first.status).toBe(200);
    expect(outcome(second)).toEqual({ status: 409, code: "order_changed" });
    expect(second.body.current).toMatchObject({
      ...{ order: { id, version: 2, lane: "new" }, by: "Amira", at: "2026-11-20T17:00:00.000Z", act: "order.accepted" },
    });
    expect(outcome(await act(id, "accept", { version: 2 }))).toEqual({ status: 409, code: "order_answered" });
    await act(id, "decline", { version: 2, reason: "closing" });
    expect(outcome(await act(id, "move", { version: 3, to: "ready" }))).toEqual({
      status: 409,
      code: "order_cancelled",
    });
  });

  it("refuse a decline for another reason without words, and words with an override of direction", async () => {
    const { id } = await orderByCard(test);
    expect(outcome(await act(id, "decline", { version: 1, reason: "other", words: " " }))).toEqual({
      ...{ status: 400, code: "invalid_request" },
    });
    // A guest's mail must not be written backwards.
    const backwards = await act(id, "decline", { version: 1, reason: "other", words: "A \u202egniddew" });
    expect(outcome(backwards)).toEqual({ status: 400, code: "invalid_request" });
    const { status } = await act(id, "decline", { version: 1, reason: "other", words: "A wedding." });
    expect(status).toBe(200);
  });

  it("are for the restaurant's own staff: another's order does not exist, and a guest is signed out", async () => {
    const { id } = await orderByCard(test);
    const stranger = await signIn("other-grill", "Eve");
    const paths = {
      accept: {},
      decline: { reason: "closing" },
      move: { to: "ready" },
      "undo-ready": {},
      "start-now": {},
      "move-time": { minutes: 5 },
    };
    for (const [path, body] of Object.entries(paths)) {
      expect(outcome(await act(id, path, { version: 1, ...body }, stranger))).toEqual({
        status: 404,
        code: "not_found",
      });
      expect((await act(id, path, { version: 1, ...body }, { headers: {} as never })).status).toBe(401);
      expect(outcome(await act(randomUUID(), path, { version: 1, ...body })).status).toBe(404);
    }
    expect((await pool.query("select version from orders where id = $1", [id])).rows).toEqual([{ version: 1 }]);
  });
});

describe("operations#order-commands: orders accept and orders decline", () => {
  it("answer an order, and say why not otherwise", async () => {
    const [one, two] = [await orderByCard(test), await orderByCard(test)];
    expect((await comptoir("orders", "list", "the-grill")).out).toContain("answer by 12:03");
    expect((await comptoir("orders", "accept", "the-grill", one.number)).out.trim()).toBe(
      `Order ${one.number} is accepted.`,
    );
    expect((await comptoir("orders", "accept", "the-grill", one.number)).err).toContain("does not wait for an answer");
    expect((await comptoir("orders", "decline", "the-grill", two.number, "tired")).err).toContain("REASON is one of");
    expect((await comptoir("orders", "decline", "the-grill", two.number, "other")).err).toContain("--words");
    const declined = await comptoir("orders", "decline", "the-grill", two.number, "other", "--words", "Closed.");
    expect(declined.out.trim()).toBe(`Order ${two.number} is declined.`);
    const { body } = await call(`/api/orders/${two.id}`);
    expect(body.order.declined).toEqual({ reason: "other", words: "Closed.", missed: false });
  });
});
