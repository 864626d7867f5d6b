import { randomBytes, randomUUID } from "node:crypto";
import type { BoardData, BoardSlotsData } from "@comptoir/contract";
import { beforeEach, describe, expect, it } from "vitest";
import type { Channel } from "../../platform/db/listen.ts";
import { openCommandLine } from "../../testing/command-line.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { loginStaff } from "../../testing/staff.ts";
import { aPickup, submit, tally } from "../../testing/submit.ts";
import { watchEnds } from "../../venue/menus/watch-ends.ts";

const NOON = "2026-11-20T17:00:00Z";
const ONE = "2026-11-20T18:00:00.000Z";
const HALF_PAST = "2026-11-20T18:30:00.000Z";
const TOMORROW = "2026-11-21T18:00:00.000Z";
const { comptoir, file, ...test } = await openCommandLine();
const { clock, call, api, load, pool } = test;
clock.set(NOON);

/** The grill with a pickup menu that needs 20 minutes, and takes two orders per half hour. */
const [dinner, pickup, ...others] = GRILL.menus;
const VENUE = {
  ...GRILL,
  restaurant: { ...GRILL.restaurant, order_options: ANY_NUMBER_OPEN },
  menus: [dinner, { ...pickup, required_notice: 0, estimated_prep_time: 20 }, ...others],
};
await load(VENUE);
const staffOf = async (role: string) =>
  loginStaff(test, (await comptoir("staff", "invite", "the-grill", `A ${role}`, "--role", role)).out.trim());
const [cook, counter] = [await staffOf("kitchen"), await staffOf("counter")];
const ask = (path: string, body: object | undefined, { headers } = counter) =>
  call(`/api/staff/${path}`, body, headers);

let heard: Channel | undefined;
const listener = {
  subscribe: async (_name: string, channel: Channel) => {
    heard = channel;
  },
  isListening: () => true,
};
/** Starts the worker of the ends, as a server does at its start. */
const aWorker = () => watchEnds({ database: pool, clock: clock.now, listener });
let endWhatIsOver = await aWorker();
const roundAt = async (at: string) => {
  clock.set(at);
  heard?.onMessage("7");
  await endWhatIsOver();
  await api.whenCaughtUp();
};

beforeEach(async () => {
  clock.set(NOON);
  await emptyTables(pool, "orders, order_lines, order_events, slot_counts, slot_holds, slot_changes, rate_limits");
  await pool.query(
    "update restaurants set extra_minutes = null, extra_since = null, extra_until = null, revision = revision + 1",
  );
  await load(VENUE);
});

type Guest = { readonly cookie: string };
const aGuest = (): Guest => ({ cookie: `comptoir_session=${randomBytes(32).toString("base64url")}` });
const BOX = [line(20)];
const order = (date: string | null = ONE, guest = aGuest()) =>
  submit(test, aPickup({ items: BOX, date }), { headers: guest });
const times = async (guest = aGuest()) => {
  const { body } = await call("/api/orders/scheduling", { type: "pickup", items: BOX }, { ...AT_THE_GRILL, ...guest });
  const slots: { readonly at: string; readonly remaining: number | null }[] = body.days?.[0]?.slots ?? [];
  return { readyAt: body.asap?.readyAt, slots, at: (at: string) => slots.find((slot) => slot.at === at)?.remaining };
};
const holdAt = async (date: string, guest: Guest) => {
  const cart = { itemsInCart: BOX, type: "pickup", date };
  const { body } = await call("/api/orders/validate", cart, { ...AT_THE_GRILL, ...guest });
  return body.hold?.until ?? body.code;
};
const prepare = (minutes: number) => ask("preparation", { minutes });
const slotAt = (startsAt: string) => ({ menuId: "2", startsAt });
const change = (startsAt: string, to: object | null) => ask("slots", { slots: [slotAt(startsAt)], change: to });
const board = async () => (await ask("board", undefined, cook)).body as unknown as BoardData;
const menuData = async () => (await call("/menu/the-grill/data.json")).body;

describe("board#preparation: extra minutes of preparation", () => {
  it("are added to every time that is quoted, promised and offered, and end by themselves after an hour", async () => {
    const usual = await times();
    expect([usual.readyAt, usual.slots[0]?.at]).toEqual(["2026-11-20T17:20:00.000Z", "2026-11-20T17:30:00.000Z"]);
    expect((await prepare(20)).body).toEqual({ extra: { minutes: 20, until: ONE } });
    await api.whenCaughtUp();
    const later = await times();
    expect([later.readyAt, later.slots[0]?.at]).toEqual(["2026-11-20T17:40:00.000Z", ONE]);
    expect((await order(null)).body.order.readyAt).toBe("2026-11-20T17:40:00.000Z");
    const { body } = await call("/api/orders/get-next-order-queue-time", undefined, AT_THE_GRILL);
    expect(body.queue.prepTime).toBe(40);
    expect((await menuData()).restaurant.extra_preparation).toEqual({ minutes: 20, until: ONE });
    expect((await board()).venue.extra).toEqual({ minutes: 20, until: ONE });
    await roundAt("2026-11-20T17:59:59Z");
    expect((await board()).venue.extra).not.toBeNull();
    await roundAt(ONE);
    expect((await board()).venue.extra).toBeNull();
    expect((await menuData()).restaurant.extra_preparation).toBeUndefined();
    expect((await times()).readyAt).toBe("2026-11-20T18:20:00.000Z");
  });

  it("replace the minutes before, and end at once when staff say so", async () => {
    await prepare(10);
    clock.set("2026-11-20T17:10:00Z");
    expect((await prepare(30)).body.extra).toEqual({ minutes: 30, until: "2026-11-20T18:10:00.000Z" });
    await roundAt(ONE);
    expect((await board()).venue.extra).toMatchObject({ minutes: 30 });
    expect((await prepare(0)).body).toEqual({ extra: null });
    await api.whenCaughtUp();
    expect((await board()).venue.extra).toBeNull();
  });

  it("do not refuse a time that a guest holds, and refuse it to everyone else", async () => {
    const guest = aGuest();
    expect(await holdAt("2026-11-20T17:30:00.000Z", guest)).toBe("2026-11-20T17:05:00.000Z");
    await prepare(30);
    clock.set("2026-11-20T17:04:00Z");
    await api.whenCaughtUp();
    expect((await order("2026-11-20T17:30:00.000Z", guest)).status).toBe(201);
    clock.set("2026-11-20T17:06:00Z");
    expect((await order("2026-11-20T17:30:00.000Z")).body.code).toBe(424);
  });

  it("let the kitchen begin a nearby order earlier, and one for tomorrow at its usual time", async () => {
    await prepare(20);
    await api.whenCaughtUp();
    const fireAt = async (date: string) => {
      const { body } = await order(date);
      const { rows } = await pool.query("select fire_at from orders where id = $1", [body.order.id]);
      return rows[0].fire_at.toISOString();
    };
    expect(await fireAt(ONE)).toBe("2026-11-20T17:20:00.000Z");
    expect(await fireAt(TOMORROW)).toBe("2026-11-21T17:40:00.000Z");
  });

  it("at a restaurant that never closes end at midnight, if they are to last until the next opening", async () => {
    await load({ ...VENUE, restaurant: { ...VENUE.restaurant, hours: [] } });
    await api.whenCaughtUp();
    const { body } = await ask("preparation", { minutes: 10, until: "opening" });
    expect(body.extra.until).toBe("2026-11-21T05:00:00.000Z");
    expect((await ask("pause", { minutes: null })).body.paused.until).toBe("2026-11-21T05:00:00.000Z");
    await ask("resume", {});
  });

  it("and a pause end each at its own time, and resuming orders keeps the minutes", async () => {
    await prepare(30);
    await ask("pause", { minutes: 10 });
    await roundAt("2026-11-20T17:10:00Z");
    expect((await board()).venue).toMatchObject({ paused: null, extra: { minutes: 30 } });
    await pool.query("update restaurants set orders_paused = true, pause_reason = 'missed'");
    await ask("resume", {});
    await roundAt("2026-11-20T17:11:00Z");
    expect((await board()).venue).toMatchObject({ paused: null, extra: { minutes: 30 } });
  });

  it("and changed slots survive a restart and an import of the venue file, and are not in an export", async () => {
    await prepare(30);
    await change(HALF_PAST, { orders: 0 });
    await load(VENUE);
    await api.whenCaughtUp();
    expect((await board()).venue).toMatchObject({
      extra: { minutes: 30 },
      slots: [{ startsAt: HALF_PAST, orders: 0 }],
    });
    const exported = await comptoir("venue", "export", "the-grill");
    expect(exported.out).not.toMatch(/extra_preparation|slot_changes|"estimated_prep_time": 50/);
    clock.set(ONE);
    endWhatIsOver = await aWorker();
    await endWhatIsOver();
    await api.whenCaughtUp();
    expect((await board()).venue.extra).toBeNull();
  });

  it("that staff set while the minutes before end stay, and are told to every board once each", async () => {
    for (let turn = 0; turn < 15; turn += 1) {
      clock.set(NOON);
      await prepare(10);
      clock.set(ONE);
      heard?.onMessage("7");
      const { sequence } = await board();
      await Promise.all([endWhatIsOver(), prepare(30)]);
      await api.whenCaughtUp();
      expect((await board()).venue.extra).toEqual({ minutes: 30, until: "2026-11-20T19:00:00.000Z" });
      const { rows } = await pool.query("select type from venue_events where sequence > $1", [sequence]);
      expect(rows.length === 1 || rows.length === 2).toBe(true);
      expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(["venue.changed"]));
    }
  });

  it("are for the counter, and only the minutes that the board offers", async () => {
    expect((await ask("preparation", { minutes: 10 }, cook)).status).toBe(403);
    expect((await prepare(15)).status).toBe(400);
  });
});

describe("board#changed-slots: a slot", () => {
  it("that is closed is not offered, not quoted and refused at checkout, until it is opened again", async () => {
    expect((await change(ONE, { orders: 0 })).status).toBe(200);
    await api.whenCaughtUp();
    expect([(await times()).at(ONE), (await times()).at(HALF_PAST)]).toEqual([0, 2]);
    const guest = aGuest();
    expect(await holdAt(ONE, guest)).toBe(422);
    expect(tally([await order(ONE, guest)])).toEqual({ "409 422": 1 });
    await change("2026-11-20T17:00:00.000Z", { orders: 0 });
    await api.whenCaughtUp();
    expect((await order(null)).body.order.readyAt, "an order for now waits for the next open slot").toBe(
      "2026-11-20T17:50:00.000Z",
    );
    await change(ONE, null);
    await api.whenCaughtUp();
    expect((await times()).at(ONE)).toBe(2);
    expect((await order()).status).toBe(201);
  });

  it("that is enlarged takes that many orders, and without a limit any number, all of them counted", async () => {
    await change(ONE, { orders: 5 });
    await api.whenCaughtUp();
    expect(tally(await Promise.all(Array.from({ length: 9 }, () => order())))).toEqual({ "201": 5, "409 422": 4 });
    await change(ONE, { orders: null });
    await api.whenCaughtUp();
    expect((await times()).at(ONE)).toBeNull();
    expect(tally(await Promise.all(Array.from({ length: 3 }, () => order())))).toEqual({ "201": 3 });
    const { body } = await change(ONE, null);
    const one = (body as unknown as BoardSlotsData).slots.find(
      ({ menuId, startsAt }) => menuId === "2" && startsAt === ONE,
    );
    expect(one).toMatchObject({
      planned: { orders: 2 },
      limits: { orders: 2 },
      taken: { orders: 8 },
      isChanged: false,
    });
    expect(tally([await order()])).toEqual({ "409 422": 1 });
  });

  it("that staff close while orders arrive has exactly the orders that were accepted before", async () => {
    await change(ONE, { orders: 100 });
    for (let turn = 0; turn < 5; turn += 1) {
      await change(ONE, { orders: 100 });
      await api.whenCaughtUp();
      expect((await order()).status).toBe(201);
      const arriving = Array.from({ length: 12 }, () => order());
      const closed = await change(ONE, { orders: 0 });
      expect(closed.status).toBe(200);
      const answers = tally(await Promise.all(arriving));
      expect(Object.keys(answers).every((answer) => answer === "201" || answer === "409 422")).toBe(true);
      expect(tally(await Promise.all([order(), order()]))).toEqual({ "409 422": 2 });
    }
    const [{ taken }] = (await pool.query("select taken from slot_counts where slot_starts_at = $1", [ONE])).rows;
    const { rowCount } = await pool.query("select from orders where wanted_at = $1", [ONE]);
    expect(taken).toBe(rowCount);
  });

  it("that is closed refuses a guest who holds it, and names the nearest free times", async () => {
    const guest = aGuest();
    await holdAt(ONE, guest);
    await change(ONE, { orders: 0 });
    await api.whenCaughtUp();
    const refused = await order(ONE, guest);
    expect([refused.status, refused.body.code]).toEqual([409, 422]);
    expect(refused.body.message).toMatch(/12:30|1:30/);
  });

  it("that is closed keeps its orders, whose guests may change them, and staff may move another order into it", async () => {
    const guest = aGuest();
    const { id } = (await order(ONE, guest)).body.order;
    await change(ONE, { orders: 0 });
    await api.whenCaughtUp();
    const body = aPickup({ items: [line(20, { quantity: 2 })], date: ONE });
    const changed = await call(`/api/orders/${id}/change`, body, {
      ...AT_THE_GRILL,
      ...guest,
      "idempotency-key": randomUUID(),
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const other = (await order(HALF_PAST)).body.order;
    const { version } = (await board()).orders.find((one) => one.id === other.id) ?? {};
    expect((await ask(`orders/${other.id}/move-time`, { version, minutes: -30 })).status).toBe(200);
  });

  it("ends with its time: past changes are not on the board any more", async () => {
    await change("2026-11-20T17:00:00.000Z", { orders: 0 });
    await api.whenCaughtUp();
    expect((await board()).venue.slots).toMatchObject([
      { menus: ["Pickup"], startsAt: "2026-11-20T17:00:00.000Z", endsAt: "2026-11-20T17:30:00.000Z", orders: 0 },
    ]);
    clock.set("2026-11-20T17:30:00Z");
    expect((await board()).venue.slots).toEqual([]);
  });

  it("that the menu does not have, or that is over, is not found; the kitchen reads slots and does not change them", async () => {
    for (const startsAt of ["2026-11-20T18:10:00.000Z", "2026-11-20T16:00:00.000Z", "2026-11-20T09:00:00.000Z"])
      expect((await change(startsAt, { orders: 0 })).status).toBe(404);
    expect((await ask("slots", { slots: [slotAt(ONE)], change: null }, cook)).status).toBe(403);
    const { body } = await ask("slots", undefined, cook);
    const first = (body as unknown as BoardSlotsData).slots.find(({ menuId }) => menuId === "2");
    expect(first).toMatchObject({ menu: "Pickup", startsAt: "2026-11-20T17:00:00.000Z", taken: { orders: 0 } });
  });
});

describe("board#now: the board", () => {
  it("hears each change within a second, with what is sold out until when", async () => {
    const { sequence } = await board();
    await ask("sold-out", { things: [{ kind: "item", id: "10" }], until: "hour" }, cook);
    const news = (await ask(`board?after=${sequence}`, undefined)).body as unknown as BoardData;
    expect(news).toMatchObject({ whole: false, orders: [] });
    expect(news.venue.soldOut).toContainEqual({ name: "Steak", until: ONE });
    await ask("restock", { things: [{ kind: "item", id: "10" }] });
  });

  it("is told of an import that keeps the time of a dish that is sold out until one", async () => {
    await ask("sold-out", { things: [{ kind: "item", id: "10" }], until: "hour" });
    const exported = await comptoir("venue", "export", "the-grill");
    const path = await file("the-grill.json", exported.out);
    const imported = await comptoir("venue", "import", path, "--yes");
    expect(imported.exit, imported.err).toBe(0);
    expect((await board()).venue.soldOut).toContainEqual({ name: "Steak", until: ONE });
    await roundAt(ONE);
    expect((await board()).venue.soldOut.map(({ name }) => name)).not.toContain("Steak");
  });
});
