import { type CallAccess, contract } from "@comptoir/contract";
import { pinLockMs, STAFF_KINDS, STAFF_ROLES, type StaffRole } from "@comptoir/ordering";
import { runLength } from "@comptoir/test-kit";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Api } from "../entry/api.ts";
import { emptyTables } from "../testing/empty-tables.ts";
import { GRILL } from "../testing/grill.ts";
import { aStaffMember, type SignedInStaff, type StaffMember } from "../testing/staff.ts";
import { callOf } from "../testing/test-api.ts";
import { openThreeServers } from "../testing/three-servers.ts";

/*
 * Goal: the staff of one restaurant reach nothing of another's, and what a manager changes applies at once on all
 * servers. Method: three servers on one database. Every call of the contract for staff is made by every role of
 * another restaurant. Random sequences of choices, wrong PINs and changes are compared with a model.
 */
const servers = await openThreeServers();
const { apis, call, clock, load, pool } = servers;
clock.set("2026-11-20T17:00:00Z");
await load(GRILL);
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, id: 8, slug: "elsewhere" } });

type Call = CallAccess & {
  readonly method: string;
  readonly path: string;
  readonly request: {
    readonly body?: { readonly content: { readonly "application/json": { readonly example: object } } };
  };
};
const OF_STAFF = Object.values(contract)
  .flatMap((room) => Object.entries(room) as unknown as [string, Call][])
  .filter(([, route]) => String(route["x-roles"]) === "staff");

const exampleOf = ({ request }: Call): object | undefined => request.body?.content["application/json"]?.example;

const PIN = "2580";
const WRONG = "9731";
const onEach = <Result>(ask: (on: typeof call) => Promise<Result>) => Promise.all(apis.map((api) => ask(callOf(api))));
const ask = (who: SignedInStaff, path: string, body?: unknown, on = call) => on(`/api/${path}`, body, who.headers);

const fetchOn = (index: number, request: Request) => (apis[index] as Api).fetch(request);

async function remove(by: SignedInStaff, id: string): Promise<number> {
  const request = new Request(`http://comptoir.test/api/staff/people/${id}`, { method: "DELETE", headers: by.headers });
  return (await fetchOn(0, request)).status;
}

async function beginAnew(): Promise<void> {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "staff, staff_acts, rate_limits");
}

describe("Promise 61: the staff of another restaurant", () => {
  type Cast = { boss: StaffMember; noor: string; strangers: StaffMember[]; ofStrangers: string };
  let cast: Cast | null = null;

  /** The staff of both restaurants; made anew after a call that changed a stranger or ended a stranger's session. */
  async function theCast(): Promise<Cast> {
    if (cast !== null && cast.ofStrangers === (await rowsOfStrangers())) {
      await emptyTables(pool, "rate_limits");
      return cast;
    }
    await beginAnew();
    const boss = await aStaffMember(servers, { name: "Boss of the grill", role: "manager", kind: "device" });
    const added = { name: "Noor of the grill", kind: "person", role: "manager", pin: PIN };
    const noor = (await ask(boss, "staff/people", added)).body.id;
    const strangers: StaffMember[] = [];
    for (const kind of STAFF_KINDS) {
      for (const role of STAFF_ROLES)
        strangers.push(await aStaffMember(servers, { name: `${kind} ${role}`, kind, role, restaurantId: "8" }));
    }
    cast = { boss, noor, strangers, ofStrangers: await rowsOfStrangers() };
    return cast;
  }

  const rowsOfStrangers = async () =>
    (
      await pool.query(
        `select json_build_array(
           (select json_agg(s order by id) from staff s where restaurant_id = '8'),
           (select json_agg(json_build_array(t.staff_id, t.acting_staff_id) order by secret_hash) from staff_sessions t
            where restaurant_id = '8'))::text as rows`,
      )
    ).rows[0].rows as string;

  const rowsOfGrill = async () =>
    (
      await pool.query(
        `select json_build_array(
           (select json_agg(s order by id) from staff s where restaurant_id = '7'),
           (select json_agg(c order by staff_id) from staff_codes c where restaurant_id = '7'),
           (select json_agg(t order by secret_hash) from staff_sessions t where restaurant_id = '7'),
           (select json_agg(a order by id) from staff_acts a where restaurant_id = '7'))::text as rows`,
      )
    ).rows[0].rows;

  it.each(OF_STAFF)(
    "reach nothing of this one by %s, in any role, as a person, a device and who is chosen on one",
    async (_, route) => {
      const { boss, noor, strangers } = await theCast();
      const before = await rowsOfGrill();
      const namesStaff = route.path.includes("{id}") || "staffId" in (exampleOf(route) ?? {});
      for (const stranger of strangers) {
        for (const id of namesStaff ? [noor, boss.id] : [boss.id]) {
          const named = await make(route, stranger, { id, restaurantId: "7" });
          expect([named.status, JSON.parse(named.text).code]).toEqual([403, "not_allowed"]);
          const { status, text } = await make(route, stranger, { id });
          expect(text).not.toContain("of the grill");
          if (route.path.includes("{id}")) expect([403, 404]).toContain(status);
        }
      }
      expect(await rowsOfGrill()).toBe(before);
    },
  );

  /** Makes a call with its example, in which ids of staff are replaced. */
  async function make(
    route: Call,
    who: SignedInStaff,
    { id, restaurantId }: { readonly id: string; readonly restaurantId?: string },
  ) {
    const { method, path } = route;
    const example = exampleOf(route);
    const body = example && { ...example, ...("staffId" in example ? { staffId: id } : {}) };
    const abort = new AbortController();
    const answer = await fetchOn(
      1,
      new Request(`http://comptoir.test/api${path.replace("{id}", id)}`, {
        method: method.toUpperCase(),
        headers: {
          ...who.headers,
          ...(body ? { "content-type": "application/json" } : {}),
          ...(restaurantId === undefined ? {} : { "x-restaurant-id": restaurantId }),
        },
        signal: abort.signal,
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream");
    const text = isStream ? "{}" : await answer.text();
    if (isStream) await answer.body?.cancel().catch(() => undefined);
    abort.abort();
    return { status: answer.status, text };
  }
});

describe("Promise 61: on three servers", () => {
  beforeEach(beginAnew);

  it("a removed person, a removed device and a lesser role apply to the next call on each", async () => {
    const boss = await aStaffMember(servers, { name: "Boss", role: "manager", kind: "device" });
    const tablet = await aStaffMember(servers, { name: "Tablet", role: "kitchen", kind: "device" });
    const noor = (await ask(boss, "staff/people", { name: "Noor", kind: "person", role: "manager", pin: PIN })).body.id;
    await ask(tablet, "staff/pin", { staffId: noor, pin: PIN });
    const people = () => onEach(async (on) => (await ask(tablet, "staff/people", undefined, on)).status);
    expect(await people()).toEqual([200, 200, 200]);
    await ask(boss, `staff/people/${noor}`, { role: "counter" });
    expect(await people()).toEqual([403, 403, 403]);
    await ask(boss, `staff/people/${noor}`, { role: "manager" });
    expect(await people()).toEqual([200, 200, 200]);
    await remove(boss, noor);
    expect(await people()).toEqual([403, 403, 403]);
    await remove(boss, tablet.id);
    expect(await people()).toEqual([401, 401, 401]);
  });

  it("of 60 parallel wrong PINs from three devices five are checked, and the next five after the lock", async () => {
    const boss = await aStaffMember(servers, { name: "Boss", role: "manager", kind: "device" });
    const noor = (await ask(boss, "staff/people", { name: "Noor", kind: "person", role: "manager", pin: PIN })).body.id;
    const devices = await Promise.all(
      ["One", "Two", "Three"].map((name) => aStaffMember(servers, { name, role: "kitchen", kind: "device" })),
    );
    const sixty = () =>
      Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          const device = devices[index % devices.length] as StaffMember;
          return (await ask(device, "staff/pin", { staffId: noor, pin: WRONG })).status;
        }),
      );
    const counted = (statuses: readonly number[]) =>
      [403, 429].map((one) => statuses.filter((it) => it === one).length);
    expect(counted(await sixty())).toEqual([5, 55]);
    clock.set("2026-11-20T17:01:00Z");
    expect(counted(await sixty())).toEqual([5, 55]);
    clock.set("2026-11-20T17:02:59Z");
    expect(counted(await sixty())).toEqual([0, 60]);
    clock.set("2026-11-20T17:03:00Z");
    expect((await ask(boss, "staff/pin", { staffId: noor, pin: PIN })).status).toBe(200);
  });
});

describe("Promise 61: everything at the same moment", () => {
  beforeEach(beginAnew);

  it("answers every call, and leaves nobody chosen who was removed or has no PIN", async () => {
    for (let round = 0; round < runLength({ quick: 2, full: 40 }); round += 1) {
      await emptyTables(pool, "staff, staff_acts, rate_limits");
      const boss = await aStaffMember(servers, { name: "Boss", role: "manager", kind: "device" });
      const devices = await Promise.all(
        ["One", "Two"].map((name) => aStaffMember(servers, { name, role: "kitchen", kind: "device" })),
      );
      const add = async (name: string) =>
        (await ask(boss, "staff/people", { name, kind: "person", role: "counter", pin: PIN })).body.id as string;
      const persons = [await add("Noor"), await add("Bo"), await add("Lou")];
      const acts = persons.flatMap((id, index) => [
        ...devices.map((one) => () => ask(one, "staff/pin", { staffId: id, pin: PIN }).then(({ status }) => status)),
        ...devices.map((one) => () => ask(one, "staff/pin", { staffId: id, pin: WRONG }).then(({ status }) => status)),
        ...devices.map((one) => () => ask(one, "staff/leave", {}).then(({ status }) => status)),
        () => ask(boss, `staff/people/${id}`, { role: "manager" }).then(({ status }) => status),
        () => ask(boss, `staff/people/${id}/code`, {}).then(({ status }) => status),
        index === 0
          ? () => remove(boss, id)
          : () => ask(boss, `staff/people/${id}`, { pin: index === 1 ? null : "4826" }).then(({ status }) => status),
      ]);
      const turned = [...acts.slice(round % acts.length), ...acts.slice(0, round % acts.length)];
      const statuses = await Promise.all(turned.map((one) => one()));
      expect(statuses.filter((status) => ![200, 204, 403, 404, 429].includes(status))).toEqual([]);
      const { rows } = await pool.query(
        `select t.staff_id from staff_sessions t left join staff p on p.id = t.acting_staff_id
         where t.acting_staff_id is not null and p.pin_hash is null`,
      );
      expect(rows).toEqual([]);
      for (const one of devices) {
        // Each was removed, or has another PIN or none: whoever was chosen before is no longer.
        expect((await ask(one, "auth/staff")).body.person).toBeNull();
      }
    }
  });
});

const MINUTE = 60_000;
const person = fc.constantFrom(0, 1);
const device = fc.constantFrom(0, 1);
const role = fc.constantFrom(...STAFF_ROLES);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("wrong" as const), device, person }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("right" as const), device, person }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("leave" as const), device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("role" as const), person, role }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("new pin" as const), person }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("no pin" as const), person }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("remove person" as const), person }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("remove device" as const), device }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      ms: fc.constantFrom(0.5, 1, 2, 360).map((m) => m * MINUTE),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

type ModelPerson = { role: StaffRole; pin: string | null; tries: number; lockedUntil: number; isRemoved: boolean };
type ModelDevice = { acting: { person: number; since: number } | null; isRemoved: boolean };

describe("Promise 61: any sequence of choices, wrong PINs and changes", () => {
  it("leaves on each device, on any server, exactly the person and the role that the changes say", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
        await emptyTables(pool, "staff, staff_acts, rate_limits");
        await play(steps);
      }),
      { numRuns: runLength({ quick: 6, full: 150 }) },
    );
  }, 900_000);
});

/** Plays a sequence on the servers and on the model, and compares both after each step. */
async function play(steps: readonly Step[]): Promise<void> {
  let now = Date.parse("2026-11-20T17:00:00Z");
  clock.set(new Date(now).toISOString());
  const boss = await aStaffMember(servers, { name: "Boss", role: "manager", kind: "device" });
  const devices = [
    await aStaffMember(servers, { name: "One", role: "kitchen", kind: "device" }),
    await aStaffMember(servers, { name: "Two", role: "kitchen", kind: "device" }),
  ];
  const ids: string[] = [];
  for (const name of ["Noor", "Bo"]) {
    ids.push((await ask(boss, "staff/people", { name, kind: "person", role: "counter", pin: PIN })).body.id);
  }
  const persons: ModelPerson[] = ids.map(() => ({
    role: "counter",
    pin: PIN,
    tries: 0,
    lockedUntil: 0,
    isRemoved: false,
  }));
  const shown: ModelDevice[] = devices.map(() => ({ acting: null, isRemoved: false }));
  const endChoices = (of: number) => {
    for (const one of shown) if (one.acting?.person === of) one.acting = null;
  };

  /** Returns the status that the model expects of a step, and changes the model. */
  function expected(one: Step): number {
    switch (one.do) {
      case "wait":
        now += one.ms;
        return 0;
      case "leave": {
        const at = shown[one.device] as ModelDevice;
        at.acting = null;
        return at.isRemoved ? 401 : 200;
      }
      case "remove device": {
        const at = shown[one.device] as ModelDevice;
        const status = at.isRemoved ? 404 : 204;
        Object.assign(at, { isRemoved: true, acting: null });
        return status;
      }
      case "wrong":
      case "right": {
        const at = shown[one.device] as ModelDevice;
        const who = persons[one.person] as ModelPerson;
        if (at.isRemoved) return 401;
        if (who.isRemoved || who.pin === null) return 404;
        if (who.lockedUntil > now) return 429;
        who.tries += 1;
        const lock = pinLockMs(who.tries);
        who.lockedUntil = lock > 0 ? now + lock : 0;
        if (one.do === "wrong") return 403;
        Object.assign(who, { tries: 0, lockedUntil: 0 });
        at.acting = { person: one.person, since: now };
        return 200;
      }
      default: {
        const who = persons[one.person] as ModelPerson;
        if (who.isRemoved) return 404;
        if (one.do === "role") who.role = one.role;
        else {
          endChoices(one.person);
          if (one.do === "remove person") who.isRemoved = true;
          else Object.assign(who, { pin: one.do === "new pin" ? `${PIN}7` : null, tries: 0, lockedUntil: 0 });
        }
        return 204;
      }
    }
  }

  async function done(one: Step, pin: string): Promise<number> {
    if (one.do === "wait") return 0;
    const id = "person" in one ? (ids[one.person] as string) : "";
    switch (one.do) {
      case "leave":
        return (await ask(devices[one.device] as StaffMember, "staff/leave", {})).status;
      case "remove device":
        return remove(boss, (devices[one.device] as StaffMember).id);
      case "remove person":
        return remove(boss, id);
      case "wrong":
      case "right":
        return (await ask(devices[one.device] as StaffMember, "staff/pin", { staffId: id, pin })).status;
      case "role":
        return (await ask(boss, `staff/people/${id}`, { role: one.role })).status;
      case "new pin":
        return (await ask(boss, `staff/people/${id}`, { pin: `${PIN}7` })).status;
      case "no pin":
        return (await ask(boss, `staff/people/${id}`, { pin: null })).status;
    }
  }

  for (const one of steps) {
    const pin = one.do === "right" ? (persons[one.person]?.pin ?? PIN) : WRONG;
    const status = expected(one);
    clock.set(new Date(now).toISOString());
    expect(await done(one, pin), JSON.stringify(one)).toBe(status);
    for (const [index, at] of shown.entries()) {
      const isChosen = at.acting !== null && now - at.acting.since < 12 * 60 * MINUTE;
      const acting = isChosen && at.acting ? at.acting.person : null;
      const { status: found, body } = await ask(devices[index] as StaffMember, "auth/staff");
      const said = found === 200 ? [body.person?.id ?? null, body.role] : found;
      const model = [acting === null ? null : ids[acting], acting === null ? "kitchen" : persons[acting]?.role];
      expect(said, `device ${index} after ${JSON.stringify(one)}`).toEqual(at.isRemoved ? 401 : model);
    }
  }
}
