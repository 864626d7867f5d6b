import type { NextStepsData } from "@comptoir/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../../entry/api.ts";
import { openMessengers } from "../../gateways/messengers.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { GRILL } from "../../testing/grill.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { callOf, openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
const BARE = { ...GRILL.restaurant, hours: undefined, tax_rate: undefined, payment_processor: "sandbox" };

let amira: StaffMember;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "staff, staff_acts, rate_limits, next_step_ticks, printers, board_presence, start_codes, stripe_accounts, restaurants",
  );
  await load({ ...GRILL, restaurant: BARE });
  amira = await aStaffMember(test, { name: "Amira", role: "manager" });
});

const next = async (who = amira): Promise<NextStepsData> => {
  const { status, body } = await call("/api/staff/next", undefined, who.headers);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as NextStepsData;
};
const tick = (step: string, isTicked = true, who = amira) => call("/api/staff/next", { step, isTicked }, who.headers);
const states = ({ steps }: NextStepsData) => steps.map(({ state }) => state);
const stateOf = async (name: string) => (await next()).steps.find((step) => step.name === name)?.state;

describe("studio#next-steps: what a new restaurant does next", () => {
  it("are read from what is there: nothing at first", async () => {
    const found = await next();
    expect(states(found)).toEqual([
      ...["hours-none", "taxes-none", "payment-test", "mail-off", "cards-no-tables", "device-none", "kitchen-none"],
      "people-none",
    ]);
    expect(found).toMatchObject({ isOpen: true, isNew: false, tables: 0, people: 1 });
  });

  it("are done as soon as what they ask for is published, connected or signed in", async () => {
    const settings = { hours: GRILL.restaurant.hours, tax_rate: { tax1: "0.13" }, tables: "1-12" };
    await load({ ...GRILL, restaurant: { ...BARE, ...settings, payment_processor: "payOnPremise" } });
    const tablet = await aStaffMember(test, { name: "Pass", role: "kitchen", kind: "device" });
    await aStaffMember(test, { name: "Olu", role: "counter" });
    await pool.query("insert into board_presence values ('7', 'tablet', now())");
    const found = await next();
    expect(states(found)).toEqual([
      ...["hours-set", "taxes-set", "payment-on-premise", "mail-off", "cards-unknown", "device-on", "kitchen-board"],
      "people-on",
    ]);
    expect(found).toMatchObject({ tables: 12, people: 2 });

    // The device signs out, and the board is gone.
    await call("/api/auth/logout-staff", { accessToken: tablet.token }, tablet.headers);
    await pool.query("delete from board_presence");
    expect([await stateOf("device"), await stateOf("kitchen")]).toEqual(["device-invited", "kitchen-none"]);
    await pool.query(
      "insert into staff_acts values ('7', gen_random_uuid(), now(), gen_random_uuid(), 'Olu', null, 'accept', gen_random_uuid(), '{}')",
    );
    expect(await stateOf("kitchen")).toBe("kitchen-worked");
  });

  it("a tax of zero is no tax", async () => {
    await load({ ...GRILL, restaurant: { ...BARE, tax_rate: { tax1: "0", tax2: "0" } } });
    expect(await stateOf("taxes")).toBe("taxes-none");
  });

  it("mails count as set up only with a mail server", async () => {
    const smtp = { url: "smtp://127.0.0.1:1", from: "a@example.test" } as never;
    for (const [messengers, state] of [
      [openMessengers({ smtp: null, twilio: null }, "/tmp/none", clock.now), "mail-off"],
      [openMessengers({ smtp, twilio: null }, "/tmp/none", clock.now), "mail-on"],
    ] as const) {
      const other = await createApi({ pool, clock: clock.now, messengers });
      const { body } = await callOf(other)("/api/staff/next", undefined, amira.headers);
      expect(states(body as unknown as NextStepsData)).toContain(state);
      await other.stop();
    }
  });

  it("a restaurant that a start code made is new as long as the code is kept", async () => {
    await pool.query(
      "insert into start_codes (code_hash, issued_at, expires_at, made_restaurant) values ('hash', now(), now(), '7')",
    );
    expect((await next()).isNew).toBe(true);
  });

  it("is for managers", async () => {
    const ola = await aStaffMember(test, { name: "Ola", role: "counter" });
    expect((await call("/api/staff/next", undefined, ola.headers)).status).toBe(403);
    expect((await tick("cards", true, ola)).status).toBe(403);
    expect((await tick("cook")).status).toBe(400);
  });
});

describe("studio#next-ticks", () => {
  it("name who ticked a step and when, once, and are removed again; two managers at one moment", async () => {
    const olu = await aStaffMember(test, { name: "Olu", role: "manager" });
    await Promise.all([tick("cards"), tick("cards", true, olu), tick("mail", true, olu)]);
    const ticksOf = ({ steps }: NextStepsData) =>
      steps.flatMap((step) => (step.tick ? [[step.name, step.tick.by]] : []));
    expect(ticksOf(await next())).toEqual([
      ["mail", "Olu"],
      ["cards", expect.stringMatching(/^(Amira|Olu)$/)],
    ]);
    await tick("cards", true, olu);
    expect((await next()).steps.find(({ name }) => name === "cards")?.tick?.at).toBe("2026-11-20T17:00:00.000Z");
    const after = await tick("cards", false);
    expect(ticksOf(after.body as unknown as NextStepsData)).toEqual([["mail", "Olu"]]);
    expect((await tick("cards", false)).status).toBe(200);
  });

  it("close the list when nothing else is open; a step that is done needs no tick, and is open again when it is undone", async () => {
    for (const { name } of (await next()).steps) await tick(name);
    expect((await next()).isOpen).toBe(false);
    await load({ ...GRILL, restaurant: { ...BARE, tax_rate: { tax1: "0.13" } } });
    expect((await next()).steps.find(({ name }) => name === "taxes")).toEqual({
      ...{ name: "taxes", state: "taxes-set", isDone: true, tick: null },
    });
  });
});
