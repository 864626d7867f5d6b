import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { GRILL } from "../../../testing/grill.ts";
import { aStaffMember, type SignedInStaff, type StaffMember } from "../../../testing/staff.ts";
import { type Answer, openTestApi } from "../../../testing/test-api.ts";
import { stillCallers } from "../../staff.store.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
await load(GRILL);
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, id: 8, slug: "elsewhere" } });

const PIN = "2580";
const WRONG = "9731";
const outcome = ({ status, body }: Answer) => ({ status, code: body?.code });
const RIGHT = { status: 200, code: undefined };
const PIN_WRONG = { status: 403, code: "pin_wrong" };
const LOCKED = { status: 429, code: "too_many_requests" };
const UNKNOWN = { status: 404, code: "staff_unknown" };
const ENDED = { status: 401, code: 201 };

let boss: StaffMember;
let tablet: StaffMember;
/** The person whose PIN is tried. */
let noor: string;

const ask = (who: SignedInStaff, path: string, body?: unknown) => call(`/api/${path}`, body, who.headers);
const choose = (who: SignedInStaff, staffId: string, pin: string) => ask(who, "staff/pin", { staffId, pin });
const info = async (who: SignedInStaff) => (await ask(who, "auth/staff")).body;
const addPerson = async (name: string, role: string, pin: string | null = PIN, by = boss) =>
  (await ask(by, "staff/people", { name, kind: "person", role, pin })).body.id as string;
const acts = async () =>
  (await ask(boss, "staff/acts")).body.acts as { act: string; by: { name: string }; device: string }[];

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "staff, staff_acts, rate_limits");
  boss = await aStaffMember(test, { name: "Amira", role: "manager" });
  tablet = await aStaffMember(test, { name: "Tablet", kind: "device", role: "kitchen" });
  noor = await addPerson("Noor", "counter");
});

describe("staff#choose: a person on a device", () => {
  it("is chosen by their PIN among those who have one, and acts in their own role until they leave", async () => {
    await addPerson("Bo", "kitchen", null);
    const before = await info(tablet);
    expect(before).toMatchObject({ name: "Tablet", role: "kitchen", device: { name: "Tablet" }, person: null });
    expect(before.people).toEqual([{ id: noor, name: "Noor", role: "counter" }]);
    const chosen = await choose(tablet, noor, PIN);
    expect(chosen.body).toMatchObject({
      role: "counter",
      device: { name: "Tablet" },
      person: { id: noor, name: "Noor" },
    });
    expect(await info(tablet)).toEqual(chosen.body);
    expect((await ask(tablet, "staff/leave", {})).body).toEqual(before);
    expect((await ask(tablet, "staff/leave", {})).body).toEqual(before);
    const kept = (await acts()).filter(({ device }) => device === "Tablet");
    expect(kept.map(({ act, by }) => [act, by.name])).toEqual([
      ["leave", "Noor"],
      ["choose", "Noor"],
      ["sign-in", "Tablet"],
    ]);
  });

  it("gives way to the next who enters theirs, and to the device's own role after twelve hours", async () => {
    const bo = await addPerson("Bo", "manager", "1470");
    await choose(tablet, noor, PIN);
    expect((await choose(tablet, bo, "1470")).body).toMatchObject({ role: "manager", person: { name: "Bo" } });
    clock.set("2026-11-21T04:59:00Z");
    expect(await info(tablet)).toMatchObject({ role: "manager" });
    clock.set("2026-11-21T05:00:00Z");
    expect(await info(tablet)).toMatchObject({ role: "kitchen", person: null });
  });

  it("can be chosen over a person who signed in by a code, who acts again afterwards", async () => {
    await choose(boss, noor, PIN);
    expect(await info(boss)).toMatchObject({ role: "counter", person: { name: "Noor" }, device: null });
    expect((await ask(boss, "staff/leave", {})).body).toMatchObject({ role: "manager", person: { name: "Amira" } });
  });

  it("is not known by the id of a device, of a person without a PIN, of another restaurant, or a made-up one", async () => {
    const elsewhere = await aStaffMember(test, { name: "Zed", role: "manager", restaurantId: "8" });
    const zoe = (await ask(elsewhere, "staff/people", { name: "Zoé", kind: "person", role: "kitchen", pin: PIN })).body
      .id;
    const bo = await addPerson("Bo", "manager", null);
    for (const id of [tablet.id, bo, zoe, "7a1f6f5e-5a0b-4f6e-9a55-0f6a3a0d2c11", "' or true --", ""]) {
      expect(outcome(await choose(tablet, id, PIN)), id).toEqual(UNKNOWN);
    }
    expect(await info(tablet)).toMatchObject({ person: null });
  });
});

describe("staff#pin-lock: wrong PINs", () => {
  it("lock the PIN at the fifth for a minute, though not the device: another person can still be chosen", async () => {
    const bo = await addPerson("Bo", "kitchen", "1470");
    for (let tried = 0; tried < 5; tried += 1) expect(outcome(await choose(tablet, noor, WRONG))).toEqual(PIN_WRONG);
    const locked = await choose(tablet, noor, PIN);
    expect(outcome(locked)).toEqual(LOCKED);
    expect(locked.headers.get("retry-after")).toBe("60");
    expect(outcome(await choose(tablet, bo, "1470"))).toEqual(RIGHT);
    expect((await acts()).map(({ act, by, device }) => [act, by.name, device])).toContainEqual([
      "pin-locked",
      "Noor",
      "Tablet",
    ]);
    clock.set("2026-11-20T17:00:59Z");
    expect(outcome(await choose(tablet, noor, PIN))).toEqual(LOCKED);
    clock.set("2026-11-20T17:01:00Z");
    expect(outcome(await choose(tablet, noor, PIN))).toEqual(RIGHT);
  });

  it("in a row lock it for longer each time; a right PIN begins anew", async () => {
    const fiveWrong = async () => {
      for (let tried = 0; tried < 5; tried += 1) expect(outcome(await choose(tablet, noor, WRONG))).toEqual(PIN_WRONG);
      return Number((await choose(tablet, noor, WRONG)).headers.get("retry-after"));
    };
    expect(await fiveWrong()).toBe(60);
    clock.set("2026-11-20T17:01:00Z");
    expect(await fiveWrong()).toBe(120);
    clock.set("2026-11-20T17:03:00Z");
    expect(outcome(await choose(tablet, noor, PIN))).toEqual(RIGHT);
    expect(await fiveWrong()).toBe(60);
  });

  it("at once are checked five times at most, on whatever devices", async () => {
    const second = await aStaffMember(test, { name: "Till", kind: "device", role: "kitchen" });
    const tries = Array.from({ length: 24 }, (_, index) => choose(index % 2 === 0 ? tablet : second, noor, WRONG));
    const answers = (await Promise.all(tries)).map(outcome);
    expect(answers.filter(({ code }) => code === "pin_wrong")).toHaveLength(5);
    expect(answers.filter(({ code }) => code === "too_many_requests")).toHaveLength(19);
    expect((await acts()).filter(({ act }) => act === "pin-locked")).toHaveLength(1);
  });

  it("of five parallel tries lock it, whatever the sequence; a right one among them is accepted", async () => {
    const five = await Promise.all([WRONG, WRONG, WRONG, WRONG, WRONG].map((pin) => choose(tablet, noor, pin)));
    expect(five.map(outcome)).toEqual(Array(5).fill(PIN_WRONG));
    expect(outcome(await choose(tablet, noor, PIN))).toEqual(LOCKED);
    clock.set("2026-11-20T17:01:00Z");
    const mixed = await Promise.all([WRONG, WRONG, PIN, WRONG].map((pin) => choose(tablet, noor, pin)));
    expect(mixed.map(({ status }) => status)).toEqual([403, 403, 200, 403]);
  });

  it("that could not be checked, as too many are, are 503 and do not count", async () => {
    const hurried = await openTestApi({ passwordWaitMs: 1 });
    hurried.clock.set("2026-11-20T17:00:00Z");
    await hurried.load(GRILL);
    const till = await aStaffMember(hurried, { name: "Till", kind: "device", role: "manager" });
    const person = { name: "Noor", kind: "person", role: "counter", pin: PIN };
    const staffId = (await hurried.call("/api/staff/people", person, till.headers)).body.id;
    const tryPin = (pin: string) => hurried.call("/api/staff/pin", { staffId, pin }, till.headers);
    const statuses = (await Promise.all([WRONG, WRONG, WRONG, WRONG, WRONG].map(tryPin))).map(({ status }) => status);
    const wrong = statuses.filter((status) => status === 403).length;
    expect(statuses.filter((status) => status === 503)).toHaveLength(5 - wrong);
    const { rows } = await hurried.pool.query("select pin_tries, pin_locked_until from staff where id = $1", [staffId]);
    expect(rows).toEqual([{ pin_tries: wrong, pin_locked_until: wrong === 5 ? expect.any(Date) : null }]);
    // A fast machine may have checked all five.
    expect((await tryPin(PIN)).status).toBe(wrong === 5 ? 429 : 200);
  });

  it("from another restaurant's device are never even counted", async () => {
    const thief = await aStaffMember(test, { name: "Tablet", kind: "device", role: "manager", restaurantId: "8" });
    for (let tried = 0; tried < 7; tried += 1) expect(outcome(await choose(thief, noor, WRONG))).toEqual(UNKNOWN);
    const named = { ...thief.headers, "x-restaurant-id": "7" };
    expect(outcome(await call("/api/staff/pin", { staffId: noor, pin: PIN }, named)).status).toBe(403);
    const { rows } = await pool.query("select pin_tries from staff where id = $1", [noor]);
    expect(rows).toEqual([{ pin_tries: 0 }]);
    expect(outcome(await choose(tablet, noor, PIN))).toEqual(RIGHT);
  });

  it("are refused without a session, and with half of one, before the PIN is looked at", async () => {
    const { authorization, cookie } = tablet.headers;
    const partial: readonly Record<string, string>[] = [
      {},
      { authorization },
      { cookie },
      { authorization, cookie: boss.cookie },
    ];
    for (const headers of partial) {
      expect(outcome(await call("/api/staff/pin", { staffId: noor, pin: PIN }, headers))).toEqual(ENDED);
    }
  });
});

describe("staff#pin: a PIN", () => {
  it("is stored as a hash that differs for the same PIN", async () => {
    await addPerson("Bo", "kitchen", PIN);
    const { rows } = await pool.query("select pin_hash from staff where pin_hash is not null");
    expect(new Set(rows.map(({ pin_hash }) => pin_hash)).size).toBe(2);
    for (const { pin_hash } of rows) expect(pin_hash).toMatch(/^\$argon2id\$/);
  });

  it("that is replaced or removed ends the person's choice on every device, and the one before is wrong", async () => {
    await choose(tablet, noor, PIN);
    await ask(boss, `staff/people/${noor}`, { pin: "1470" });
    expect(await info(tablet)).toMatchObject({ person: null, role: "kitchen" });
    expect(outcome(await choose(tablet, noor, PIN))).toEqual(PIN_WRONG);
    expect(outcome(await choose(tablet, noor, "1470"))).toEqual(RIGHT);
    await ask(boss, `staff/people/${noor}`, { pin: null });
    expect(await info(tablet)).toMatchObject({ person: null, people: [] });
  });

  it("that is replaced while the one before is being checked chooses nobody", async () => {
    const [chosen, changed] = await Promise.all([
      choose(tablet, noor, PIN),
      ask(boss, `staff/people/${noor}`, { pin: "1470" }),
    ]);
    expect(changed.status).toBe(204);
    // Either the choice came first and was ended, or it was refused.
    expect([200, 403]).toContain(chosen.status);
    expect(await info(tablet)).toMatchObject({ person: null });
  });
});

describe("staff#switch: a person of two restaurants", () => {
  let own: StaffMember;
  let manager: StaffMember;
  beforeEach(async () => {
    manager = await aStaffMember(test, { name: "Zed", role: "manager", restaurantId: "8" });
    own = await aStaffMember(test, { name: "Lou", role: "kitchen" });
    await aStaffMember(test, { name: "Lou", role: "counter", restaurantId: "8", sameAt: "7" });
    await ask(manager, `staff/people/${own.id}`, { pin: "1470" });
  });
  const switchTo = (who: SignedInStaff, restaurantId: string, pin: string) =>
    ask(who, "staff/switch", { restaurantId, pin });

  it("moves their own session there by the PIN that they have there, in their role there", async () => {
    expect((await info(own)).restaurants).toEqual([{ id: "8", slug: "elsewhere", name: GRILL.restaurant.name }]);
    const { body } = await switchTo(own, "8", "1470");
    expect(body).toMatchObject({ id: own.id, role: "counter", restaurant: { id: "8" } });
    expect(await info(own)).toEqual(body);
    expect((await ask(manager, "staff/acts")).body.acts[0]).toMatchObject({ act: "switch", details: { from: "7" } });
    expect((await acts())[0]).toMatchObject({ act: "switch", by: { name: "Lou" } });
  });

  it("is refused with the PIN of here, which a manager of here could have set, and locked there after five", async () => {
    await ask(boss, `staff/people/${own.id}`, { pin: PIN });
    for (let tried = 0; tried < 5; tried += 1) expect(outcome(await switchTo(own, "8", PIN))).toEqual(PIN_WRONG);
    expect(outcome(await switchTo(own, "8", "1470"))).toEqual(LOCKED);
    expect(await info(own)).toMatchObject({ restaurant: { id: "7" }, role: "kitchen" });
  });

  it("cannot be left by whoever is chosen on a device, a device, a stranger there, or for a restaurant that is none", async () => {
    await ask(boss, `staff/people/${own.id}`, { pin: PIN });
    await choose(tablet, own.id, PIN);
    for (const who of [tablet, boss]) expect(outcome(await switchTo(who, "8", "1470"))).toEqual(UNKNOWN);
    for (const to of ["7", "9", ""]) expect(outcome(await switchTo(own, to, "1470"))).toEqual(UNKNOWN);
  });
});

describe("staff#at-once: on every server", () => {
  it("a removed person, a lesser role and a removed device apply to the next call", async () => {
    await choose(tablet, noor, PIN);
    await ask(boss, `staff/people/${noor}`, { role: "manager" });
    expect((await ask(tablet, "staff/people")).status).toBe(200);
    await ask(boss, `staff/people/${noor}`, { role: "kitchen" });
    expect(outcome(await ask(tablet, "staff/people"))).toEqual({ status: 403, code: "not_allowed" });
    await remove(boss, noor);
    expect(await info(tablet)).toMatchObject({ person: null, role: "kitchen", people: [] });
    await remove(boss, tablet.id);
    expect(outcome(await ask(tablet, "auth/staff"))).toEqual(ENDED);
  });
});

describe("staff#at-once: a stream", () => {
  const RESTAURANT = "7";
  const streamOf = async (id: string): Promise<() => Promise<boolean>> => {
    const { rows } = await pool.query(
      `select t.secret_hash, coalesce(p.role, s.role) as role, coalesce(p.id, case s.kind when 'person' then s.id end) as person
       from staff_sessions t join staff s on s.id = t.staff_id left join staff p on p.id = t.acting_staff_id
       where t.staff_id = $1`,
      [id],
    );
    const [{ secret_hash: sessionHash, role, person: personId }] = rows;
    const who = { kind: "staff", restaurantId: RESTAURANT, staffId: id, role, personId, sessionHash } as const;
    return async () => (await stillCallers(pool, [who], clock.now())).has(who);
  };

  it("is its caller's until they sign out, are removed, have another role, or another person acts", async () => {
    const ofDevice = await streamOf(tablet.id);
    expect(await ofDevice()).toBe(true);
    await choose(tablet, noor, PIN);
    expect(await ofDevice()).toBe(false);
    const withNoor = await streamOf(tablet.id);
    expect(await withNoor()).toBe(true);
    await ask(boss, `staff/people/${noor}`, { name: "Noor H." });
    expect(await withNoor()).toBe(true);
    await ask(boss, `staff/people/${noor}`, { role: "kitchen" });
    expect(await withNoor()).toBe(false);
    await remove(boss, noor);
    const again = await streamOf(tablet.id);
    expect(await again()).toBe(true);
    await call("/api/auth/logout-staff", { accessToken: tablet.token }, { cookie: tablet.cookie });
    expect(await again()).toBe(false);
    const ofBoss = await streamOf(boss.id);
    expect(await ofBoss()).toBe(true);
    await pool.query("delete from staff where id = $1", [boss.id]);
    expect(await ofBoss()).toBe(false);
  });
});

describe("staff#devices: a device", () => {
  it("stays signed in for two weeks without use, and half a year in all; a person's session for a day", async () => {
    clock.set("2026-12-04T16:59:00Z");
    expect((await ask(tablet, "auth/staff")).status).toBe(200);
    clock.set("2026-12-18T17:00:00Z");
    expect(outcome(await ask(tablet, "auth/staff"))).toEqual(ENDED);
    expect(outcome(await ask(boss, "auth/staff"))).toEqual(ENDED);
  });

  it("ends half a year after its sign-in, however much it is used", async () => {
    const { rows } = await pool.query("select started_at from staff_sessions where staff_id = $1", [tablet.id]);
    const started = new Date(rows[0].started_at).getTime();
    for (let day = 10; day <= 170; day += 10) {
      clock.set(new Date(started + day * 86_400_000).toISOString());
      expect((await ask(tablet, "auth/staff")).status, `day ${day}`).toBe(200);
    }
    clock.set(new Date(started + 179.9 * 86_400_000).toISOString());
    expect((await ask(tablet, "auth/staff")).status).toBe(200);
    clock.set(new Date(started + 180 * 86_400_000).toISOString());
    expect(outcome(await ask(tablet, "auth/staff"))).toEqual(ENDED);
  });
});

async function remove(by: SignedInStaff, id: string): Promise<number> {
  const request = new Request(`http://comptoir.test/api/staff/people/${id}`, { method: "DELETE", headers: by.headers });
  return (await test.api.fetch(request)).status;
}
