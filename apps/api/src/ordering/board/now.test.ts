import { describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { ANY_NUMBER_OPEN, GRILL, line } from "../../testing/grill.ts";
import { loginStaff } from "../../testing/staff.ts";
import { aSubmit, submit, tally } from "../../testing/submit.ts";
import { endSoldOut } from "../../venue/menus/change-stock.ts";

const NOON = "2026-11-20T17:00:00Z";
const { comptoir, ...test } = await openCommandLine();
const { clock, call, api, load, pool } = test;
clock.set(NOON);
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, order_options: ANY_NUMBER_OPEN } });
const staffOf = async (role: string) =>
  loginStaff(test, (await comptoir("staff", "invite", "the-grill", `A ${role}`, "--role", role)).out.trim());
const [cook, counter] = [await staffOf("kitchen"), await staffOf("counter")];
const ask = (path: string, body: object | undefined, { headers } = counter) =>
  call(`/api/staff/${path}`, body, headers);
const STEAK = { kind: "item", id: "10" };
const RARE = { kind: "value", id: "101" };
const order = async () => {
  await api.whenCaughtUp();
  return submit(
    test,
    aSubmit({ items: [line(10, { orderOptions: [{ id: 100, values: [{ id: 101, quantity: 1 }] }] })] }),
  );
};
const stateOf = (body: { sections: { things: { id: string }[] }[] }, id: string) =>
  body.sections.flatMap(({ things }) => things).find((thing) => thing.id === id);
const steak = async () => stateOf((await ask("stock", undefined)).body as never, "10");
/** Waits until the worker of the server has ended what is over. */
const endedAt = async (at: string) => {
  clock.set(at);
  await endSoldOut({ database: pool, clock: clock.now });
  await api.whenCaughtUp();
};

describe("board#sold-out-now: dishes and options", () => {
  it("are listed once each, with their state, for the kitchen too", async () => {
    const { status, body } = await ask("stock", undefined, cook);
    expect(status).toBe(200);
    expect(stateOf(body as never, "12")).toMatchObject({ name: "Oysters", soldOut: true, until: null });
    expect(stateOf(body as never, "11")).toMatchObject({ soldOut: false, left: 3 });
    expect(body.options.map(({ name }: { name: string }) => name)).toEqual(["Mustard", "Pepper", "Rare", "Well done"]);
  });

  it("are refused to guests at once, until the next opening, and then come back by themselves", async () => {
    const { body } = await ask("sold-out", { things: [STEAK], until: "opening" }, cook);
    expect(stateOf(body as never, "10")).toMatchObject({ soldOut: true, until: "2026-11-21T16:00:00.000Z" });
    expect(tally([await order()])).toEqual({ "409 415": 1 });
    await endedAt("2026-11-21T15:59:00Z");
    expect(await steak()).toMatchObject({ soldOut: true });
    await endedAt("2026-11-21T16:00:00Z");
    clock.set("2026-11-21T17:00:00Z");
    expect(tally([await order()])).toEqual({ "201": 1 });
  });

  it("come back after an hour, or when staff restock them; a new time replaces an earlier one", async () => {
    clock.set(NOON);
    await ask("sold-out", { things: [STEAK, RARE], until: "hour" });
    const { body } = await ask("sold-out", { things: [RARE], until: "restocked" });
    expect(stateOf(body as never, "10")).toMatchObject({ until: "2026-11-20T18:00:00.000Z" });
    expect(body.options.find(({ id }: { id: string }) => id === "101")).toMatchObject({ soldOut: true, until: null });
    await endedAt("2026-11-20T18:00:00Z");
    expect(tally([await order()])).toEqual({ "409 426": 1 });
    await ask("restock", { things: [RARE] }, cook);
    expect(tally([await order()])).toEqual({ "201": 1 });
  });

  it("that are sold out anew while their time ends stay sold out, and restocked ones stay available", async () => {
    for (let turn = 0; turn < 15; turn += 1) {
      clock.set(NOON);
      await ask("sold-out", { things: [STEAK, RARE], until: "hour" });
      clock.set("2026-11-20T18:00:00Z");
      await Promise.all([
        endSoldOut({ database: pool, clock: clock.now }),
        ask("sold-out", { things: [STEAK], until: "hour" }),
        ask("restock", { things: [RARE] }),
      ]);
      await api.whenCaughtUp();
      expect(await steak()).toMatchObject({ soldOut: true, until: "2026-11-20T19:00:00.000Z" });
      const { body } = await ask("stock", undefined);
      expect(body.options.find(({ id }: { id: string }) => id === "101")).toMatchObject({ soldOut: false });
    }
    await ask("restock", { things: [STEAK] });
  });

  it("that are on no menu are not found, and nothing is marked", async () => {
    const answer = await ask("sold-out", { things: [STEAK, { kind: "item", id: "999" }], until: "opening" });
    expect(answer.status).toBe(404);
    expect(await steak()).toMatchObject({ soldOut: false });
  });
});

describe("board#pause: a pause", () => {
  it("ends by itself after its minutes, at the latest at the next opening, and has words for guests", async () => {
    clock.set(NOON);
    const { body } = await ask("pause", { minutes: 20, message: "The oven rests." });
    expect(body.paused).toEqual({ until: "2026-11-20T17:20:00.000Z", message: "The oven rests." });
    const refused = await order();
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining("The oven rests.")]);
    expect((await ask("pause", { minutes: 20, message: "The \u202enevo rests." })).status).toBe(400);
    expect((await ask("pause", { minutes: null })).body.paused.until).toBe("2026-11-21T16:00:00.000Z");
    expect((await ask("resume", {})).body).toEqual({ paused: null });
    expect(tally([await order()])).toEqual({ "201": 1 });
  });

  it("is for the counter, not for the kitchen", async () => {
    expect((await ask("pause", { minutes: 20 }, cook)).status).toBe(403);
    expect((await ask("resume", {}, cook)).status).toBe(403);
  });

  it("and what is sold out stand in the history, with who did it", async () => {
    const boss = await staffOf("manager");
    const { body } = await ask("acts", undefined, boss);
    expect(body.acts.map(({ act, by }: { act: string; by: { name: string } }) => `${by.name}: ${act}`)).toEqual(
      expect.arrayContaining(["A counter: pause", "A counter: resume", "A kitchen: sold-out", "A kitchen: restock"]),
    );
  });
});
