import { describe, expect, it, vi } from "vitest";
import type { Channel } from "../../platform/db/listen.ts";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { watchEnds } from "../menus/watch-ends.ts";
import { type Pause, pauseOrders, resumeOrders } from "./pause-orders.ts";

const { api, call, clock, load, pool } = await openTestApi();
await load(GRILL);

const deps = { database: pool, clock: clock.now };
const OF_GRILL = { restaurantId: "7" };
const pauseUntil = (until: string | null, message: string | null = null) =>
  pauseOrders(deps, { ...OF_GRILL, message, until: until === null ? null : new Date(until) });
const validate = async () => {
  const body = { itemsInCart: [line(11)], type: "dine-in" };
  await api.whenCaughtUp();
  return (await call("/api/orders/validate", body, AT_THE_GRILL)).body.code ?? "valid";
};
const endOfPause = async () => (await call("/menu/the-grill/data.json")).body.restaurant.orders_paused_until;
const stored = async () =>
  (
    await pool.query(
      `select orders_paused as paused, orders_paused_message as message, orders_paused_until as until, revision::int from restaurants`,
    )
  ).rows[0];
let heard: Channel | undefined;
const listener = {
  subscribe: async (_name: string, channel: Channel) => {
    heard = channel;
  },
  isListening: () => true,
};
const endPauses = await watchEnds({ ...deps, listener });
const round = async () => {
  heard?.onMessage("7");
  await endPauses();
  await api.whenCaughtUp();
};

describe("operations#pause-command: a pause", () => {
  it("stops orders until its end, and no longer", async () => {
    clock.set("2026-11-20T23:00:00Z");
    const until = new Date("2026-11-21T01:30:00Z");
    expect(await pauseUntil("2026-11-21T01:30:00Z", "Back soon.")).toEqual({
      paused: { message: "Back soon.", until },
    });
    await api.whenCaughtUp();
    expect(await endOfPause(), "its pages say until when").toBe("2026-11-21T01:30:00.000Z");
    clock.set("2026-11-21T01:29:59Z");
    await round();
    expect(await validate()).toBe(419);
    clock.set("2026-11-21T01:30:00Z");
    await round();
    expect(await validate()).toBe("valid");
    expect(await endOfPause()).toBeNull();
  });

  it("is undone by resuming, with its message and its end; resuming again changes nothing", async () => {
    clock.set("2026-11-20T17:00:00Z");
    await pauseUntil("2026-11-21T14:00:00Z", "Back at nine.");
    expect(await validate()).toBe(419);
    for (const _ of ["once", "again"]) {
      await resumeOrders(deps, OF_GRILL);
      expect(await validate()).toBe("valid");
      expect(await stored()).toMatchObject({ paused: false, message: null, until: null });
    }
  });

  it("without an end is ended by staff", async () => {
    await pauseUntil(null);
    clock.set("2026-11-25T17:00:00Z");
    await round();
    expect(await validate()).toBe(419);
    await resumeOrders(deps, OF_GRILL);
  });

  it("is refused if it would be over at once, and nothing changes", async () => {
    const before = await stored();
    expect(await pauseUntil(clock.now().toISOString())).toEqual({ refused: { code: "until-past" } });
    expect(await stored()).toEqual(before);
  });

  it("is a mistake of the caller at a restaurant that does not exist", async () => {
    await expect(pauseOrders(deps, { restaurantId: "none", message: null, until: null })).rejects.toThrow("none");
  });

  it("asks the database nothing before the first end that is known, or before a restaurant has changed", async () => {
    clock.set("2026-11-20T17:00:00Z");
    await pauseUntil("2026-11-21T01:30:00Z");
    await round();
    const asked = vi.spyOn(pool, "query");
    clock.set("2026-11-21T01:29:59Z");
    await endPauses();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    clock.set("2026-11-21T01:30:00Z");
    await endPauses();
    expect(await validate()).toBe("valid");
  });
});

describe("Staff who pause and resume at once", () => {
  it("leave one act or the other, whole, and every server hears of both", async () => {
    clock.set("2026-11-20T17:00:00Z");
    const pauses: readonly Pause[] = [
      { message: "The oven is out.", until: new Date("2026-11-20T18:00:00Z") },
      { message: "Back tomorrow.", until: null },
    ];
    const ends = [{ paused: false, message: null, until: null }, ...pauses.map((one) => ({ paused: true, ...one }))];
    for (let turn = 0; turn < 40; turn += 1) {
      const { revision: before } = await stored();
      await Promise.all([
        ...pauses.map((one) => pauseOrders(deps, { ...OF_GRILL, ...one })),
        resumeOrders(deps, OF_GRILL),
      ]);
      const { revision, ...end } = await stored();
      expect(ends).toContainEqual(end);
      expect(revision).toBe(before + 3);
      expect(await validate()).toBe(end.paused ? 419 : "valid");
    }
  });

  it("meet the end of a pause: a pause that was set since stays", async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      clock.set("2026-11-20T17:00:00Z");
      await pauseUntil("2026-11-20T17:30:00Z", "First");
      clock.set("2026-11-20T17:30:00Z");
      heard?.onMessage("7");
      await Promise.all([endPauses(), pauseUntil("2026-11-20T18:30:00Z", "Second")]);
      expect(await stored()).toMatchObject({
        paused: true,
        message: "Second",
        until: new Date("2026-11-20T18:30:00Z"),
      });
    }
  });
});
