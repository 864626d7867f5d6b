import { randomBytes } from "node:crypto";
import { runLength } from "@comptoir/test-kit";
import { beforeEach, describe, expect, it } from "vitest";
import { sendDueNotices } from "../../../events/notices/send-notices.ts";
import { askingGrill, openBoardWork, orderByCard } from "../../../testing/answered-orders.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { AT_THE_GRILL, line } from "../../../testing/grill.ts";
import { keepingMessengers, noticeDeps } from "../../../testing/notice-deps.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { moveOrder } from "../refund/move-order.ts";
import { acceptOrder } from "./answer-order.ts";
import { moveOnBoard, moveTime, startNow, undoReady } from "./move-on-board.ts";

const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { api, call, clock, load, pool } = test;
const { deps, venues, round } = await openBoardWork(test);
const { mails, texts, mail, text } = keepingMessengers();
const notices = await noticeDeps(test, { mail, text });

const NOON = "2026-11-20T17:00:00Z";
/** A pickup for 3 p.m.; the kitchen needs 20 minutes. */
const THREE = "2026-11-20T20:00:00.000Z";
const ofGrill = (orderId: string) => ({ restaurantId: "7", orderId });
const BY_STAFF = { version: null, by: "restaurant" } as const;
const later = (seconds: number) => clock.set(new Date(Date.parse(NOON) + seconds * 1_000).toISOString());
const order = async (id: string) => (await call(`/api/orders/${id}`)).body.order;
const events = async () =>
  (
    await pool.query(
      "select type, data ->> 'act' as act from venue_events where order_id is not null order by sequence",
    )
  ).rows.map(({ type, act }) => (act === null ? type : `${type} ${act}`));
const columns = async (id: string) =>
  (
    await pool.query(
      "select status, version, fire_at, fired_at, ready_due_at, moved_minutes from orders where id = $1",
      [id],
    )
  ).rows[0];

const open = async (options: object = {}) => {
  await load(
    askingGrill({ unpaid_orders: { per_minute_per_guest: 0, open_per_guest: 0, open_per_address: 0 }, ...options }),
  );
  await Promise.all([api.whenCaughtUp(), venues.whenCaughtUp()]);
};

beforeEach(async () => {
  clock.set(NOON);
  mails.length = 0;
  texts.length = 0;
  await emptyTables(
    pool,
    "restaurants, orders, order_lines, order_events, unpaid_orders, notices, venue_events, venue_event_sequences, venue_event_readers, rate_limits",
  );
  await open();
});

describe("board#ready-wait: an order that is marked as ready", () => {
  it("is announced ten seconds later, once, by any of three servers", async () => {
    const { id } = await orderByCard(test);
    await moveOnBoard(deps, ofGrill(id), { ...BY_STAFF, to: "in-progress" });
    await moveOnBoard(deps, ofGrill(id), { ...BY_STAFF, to: "ready" });
    later(9);
    await round();
    expect((await order(id)).status).toBe("in-progress");
    later(10);
    await Promise.all([round(), round(), round()]);
    expect((await order(id)).status).toBe("ready");
    expect(await events()).toEqual(["order.placed", "order.started", "board.changed ready-pressed", "order.ready"]);
    await sendDueNotices(notices);
    expect(texts).toHaveLength(1);
  });

  it("can be undone until then; its guest hears nothing", async () => {
    const { id } = await orderByCard(test);
    await moveOnBoard(deps, ofGrill(id), { ...BY_STAFF, to: "ready" });
    later(9);
    expect(await undoReady(deps, ofGrill(id), BY_STAFF)).toHaveProperty("acted");
    expect(await undoReady(deps, ofGrill(id), BY_STAFF)).toEqual({ refused: { code: "nothing-to-undo" } });
    later(60);
    await round();
    await sendDueNotices(notices);
    expect((await order(id)).status).toBe("placed");
    expect(texts).toEqual([]);
  });

  it("is either undone or announced if both happen at once", async () => {
    for (let turn = 0; turn < runLength({ quick: 8, full: 200 }); turn += 1) {
      clock.set(NOON);
      const { id } = await orderByCard(test, { items: [line(21)] });
      await moveOnBoard(deps, ofGrill(id), { ...BY_STAFF, to: "ready" });
      later(10);
      const [undone] = await Promise.all([undoReady(deps, ofGrill(id), BY_STAFF), round(), round()]);
      await round();
      expect((await columns(id)).status).toBe("refused" in undone ? "ready" : "placed");
    }
  });

  it("cannot be cancelled or changed by its guest in between", async () => {
    const guest = { cookie: `comptoir_session=${randomBytes(32).toString("base64url")}` };
    const { id } = await orderByCard(test, { date: THREE }, guest);
    await moveOnBoard(deps, ofGrill(id), { ...BY_STAFF, to: "ready" });
    const answer = await call(`/api/orders/${id}/cancel`, {}, { ...AT_THE_GRILL, ...guest });
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 409, code: "cancel_too_late" });
  });
});

describe("board#recall: a card that is called back", () => {
  it("goes to the earlier status, and its guest is not told again", async () => {
    const { id } = await orderByCard(test);
    for (const to of ["ready", "completed"] as const) await moveOrder(deps, ofGrill(id), to);
    await sendDueNotices(notices);
    expect(await moveOnBoard(deps, ofGrill(id), { ...BY_STAFF, to: "in-progress" })).toHaveProperty("acted");
    expect((await order(id)).status).toBe("in-progress");
    await moveOrder(deps, ofGrill(id), "ready");
    await sendDueNotices(notices);
    expect(texts).toHaveLength(1);
    expect(await events()).toEqual([
      ...["order.placed", "order.ready", "order.completed", "order.started recalled", "order.ready"],
    ]);
  });

  it("is not possible once it is cancelled", async () => {
    const { id } = await orderByCard(test);
    await moveOrder(deps, ofGrill(id), "cancelled");
    for (const to of ["placed", "in-progress", "ready", "completed"] as const)
      expect(await moveOnBoard(deps, ofGrill(id), { ...BY_STAFF, to })).toEqual({ refused: { code: "is-cancelled" } });
  });
});

describe("board#fired: an order for a chosen time", () => {
  it("is fired at its time less its preparation, once, by any of three servers", async () => {
    const { id } = await orderByCard(test, { date: THREE });
    expect((await columns(id)).fire_at).toEqual(new Date("2026-11-20T19:40:00Z"));
    clock.set("2026-11-20T19:39:59Z");
    await round();
    expect(await events()).toEqual(["order.placed"]);
    clock.set("2026-11-20T19:40:00Z");
    await Promise.all([round(), round(), round()]);
    await round();
    expect(await events()).toEqual(["order.placed", "order.fired"]);
    expect(await columns(id)).toMatchObject({ status: "placed", version: 2, fired_at: clock.now() });
  });

  it("is fired late if every server was down at its time", async () => {
    await orderByCard(test, { date: THREE });
    clock.set("2026-11-20T19:55:00Z");
    await round();
    expect(await events()).toEqual(["order.placed", "order.fired"]);
  });

  it("is not fired while it waits for an answer, nor once it is cancelled; its acceptance then fires it", async () => {
    await open({ acceptance: { mode: "manual", seconds: 1800 } });
    clock.set("2026-11-20T19:30:00Z");
    const [late, gone] = [await orderByCard(test, { date: THREE }), await orderByCard(test, { date: THREE })];
    await moveOrder(deps, ofGrill(gone.id), "cancelled");
    clock.set("2026-11-20T19:41:00Z");
    await round();
    expect(await events()).toEqual(["order.placed", "order.placed", "order.cancelled"]);
    await acceptOrder(deps, ofGrill(late.id), BY_STAFF);
    await round();
    expect((await events()).slice(3)).toEqual(["order.accepted"]);
    expect((await columns(late.id)).fired_at).toEqual(clock.now());
  });

  it("can be started before, which fires it; an order that is not scheduled cannot", async () => {
    const [scheduled, now] = [await orderByCard(test, { date: THREE }), await orderByCard(test)];
    expect(await startNow(deps, ofGrill(scheduled.id), BY_STAFF)).toHaveProperty("acted");
    expect(await startNow(deps, ofGrill(now.id), BY_STAFF)).toEqual({ refused: { code: "not-scheduled" } });
    clock.set("2026-11-20T19:40:00Z");
    await round();
    expect((await events()).slice(2)).toEqual(["order.fired", "order.started"]);
  });
});

describe("board#move-time: the time of one order", () => {
  it("is moved with its firing, and its guest is told by mail and text message", async () => {
    const { id, number } = await orderByCard(test, { date: THREE });
    await sendDueNotices(notices);
    expect(await moveTime(deps, ofGrill(id), { ...BY_STAFF, minutes: 15 })).toHaveProperty("acted");
    await sendDueNotices(notices);
    expect(await order(id)).toMatchObject({ readyAt: "2026-11-20T20:15:00.000Z", date: "2026-11-20T20:15:00.000Z" });
    expect(await columns(id)).toMatchObject({ fire_at: new Date("2026-11-20T19:55:00Z"), moved_minutes: 15 });
    expect(mails.map(({ subject }) => subject).at(-1)).toBe(`A new time for your order ${number} at The Grill`);
    expect(texts.map(({ text: words }) => words)).toEqual([expect.stringContaining("3:15")]);
    expect(await pool.query("select from notices where kind = 'order-changed'")).toMatchObject({ rowCount: 0 });
  });

  it("is moved earlier, but not into the past, and not once it is ready", async () => {
    const { id } = await orderByCard(test, { date: THREE });
    expect(await moveTime(deps, ofGrill(id), { ...BY_STAFF, minutes: -30 })).toHaveProperty("acted");
    expect(await moveTime(deps, ofGrill(id), { ...BY_STAFF, minutes: -200 })).toEqual({
      refused: { code: "time-not-possible" },
    });
    await moveOnBoard(deps, ofGrill(id), { ...BY_STAFF, to: "ready" });
    expect(await moveTime(deps, ofGrill(id), { ...BY_STAFF, minutes: 15 })).toEqual({
      refused: { code: "time-not-possible" },
    });
  });
});

describe("board#versions: an act on what the board shows", () => {
  it("counts if the order has not changed since; of two at once one counts", async () => {
    const { id } = await orderByCard(test);
    const acts = await Promise.all(
      ["in-progress", "ready", "completed"].map((to) =>
        moveOnBoard(deps, ofGrill(id), { version: 1, by: "restaurant", to: to as "ready" }),
      ),
    );
    const refused = acts.filter((act) => "refused" in act);
    expect(refused).toEqual([{ refused: { code: "order-changed" } }, { refused: { code: "order-changed" } }]);
  });
});
