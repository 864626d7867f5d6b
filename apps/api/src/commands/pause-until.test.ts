import { describe, expect, it, vi } from "vitest";
import type { Channel } from "../db/listen.ts";
import { openCommandLine } from "../testing/command-line.ts";
import { AT_THE_GRILL, GRILL, line } from "../testing/grill.ts";
import { watchPauses } from "../venues/end-pauses.ts";

const { api, call, clock, comptoir, load, pool } = await openCommandLine();
await load(GRILL);

const validate = async () => {
  const body = { itemsInCart: [line(11)], type: "dine-in" };
  return (await call("/api/orders/validate", body, AT_THE_GRILL)).body.code ?? "valid";
};
const endOfPause = async () => (await call("/menu/the-grill/data.json")).body.restaurant.orders_paused_until;
let heard: Channel | undefined;
const listener = {
  subscribe: async (_name: string, channel: Channel) => {
    heard = channel;
  },
  isListening: () => true,
};
const endPauses = await watchPauses({ database: pool, clock: clock.now, listener });
const round = async () => {
  heard?.onMessage("7");
  await endPauses();
  await api.caughtUp();
};

describe("comptoir pause --until 20:30", () => {
  it("stops orders until that time of the restaurant's day, and no longer", async () => {
    clock.set("2026-11-20T23:00:00Z");
    const { out } = await comptoir("pause", "the-grill", "--until", "20:30", "--message", "Back soon.");
    expect(out).toContain("until 20:30");
    await api.caughtUp();
    expect(await endOfPause(), "its pages say until when").toBe("2026-11-21T01:30:00.000Z");
    clock.set("2026-11-21T01:29:59Z");
    await round();
    expect(await validate()).toBe(419);
    clock.set("2026-11-21T01:30:00Z");
    await round();
    expect(await validate()).toBe("valid");
    expect(await endOfPause()).toBeNull();
  });

  it("means tomorrow's once today's is past, and is undone by resume", async () => {
    clock.set("2026-11-20T17:00:00Z");
    await comptoir("pause", "the-grill", "--until", "9:00");
    await round();
    expect(await validate()).toBe(419);
    expect((await pool.query("select orders_paused_until as until from restaurants")).rows).toEqual([
      { until: new Date("2026-11-21T14:00:00Z") },
    ]);
    await comptoir("resume", "the-grill");
    expect(await validate()).toBe("valid");
    expect((await pool.query("select orders_paused_until as until from restaurants")).rows).toEqual([{ until: null }]);
    await comptoir("pause", "the-grill");
    clock.set("2026-11-25T17:00:00Z");
    await round();
    expect(await validate(), "a pause without an end is ended by staff").toBe(419);
  });

  it("asks the database nothing before the first end that is known, or before a restaurant has changed", async () => {
    clock.set("2026-11-20T17:00:00Z");
    await comptoir("pause", "the-grill", "--until", "20:30");
    await round();
    const asked = vi.spyOn(pool, "query");
    clock.set("2026-11-21T01:29:59Z");
    await endPauses();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    clock.set("2026-11-21T01:30:00Z");
    await endPauses();
    await api.caughtUp();
    expect(await validate()).toBe("valid");
  });

  it("says the day of an hour that has passed", async () => {
    clock.set("2026-11-20T17:00:00Z");
    const { out } = await comptoir("pause", "the-grill", "--until", "11:30");
    expect(out).toContain("takes no orders until 11:30 tomorrow, 2026-11-21.");
    expect((await comptoir("pause", "the-grill", "--until", "12:30")).out).toContain("until 12:30.");
    await comptoir("resume", "the-grill");
  });

  it("says what it did not understand", async () => {
    const { exit, err } = await comptoir("pause", "the-grill", "--until", "half past eight");
    expect(exit).toBe(2);
    expect(err).toContain("--until");
  });
});
