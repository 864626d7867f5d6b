import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { GRILL } from "../../../testing/grill.ts";
import { meetingLocks } from "../../../testing/meeting-locks.ts";
import { aStaffMember, loginStaff, type SignedInStaff, type StaffMember } from "../../../testing/staff.ts";
import { type Answer, openTestApi } from "../../../testing/test-api.ts";

const test = await openTestApi({ origin: "https://order.example" });
const { api, call, clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
await load(GRILL);

const outcome = ({ status, body }: Answer) => ({ status, code: body?.code });
const UNKNOWN = { status: 404, code: "staff_unknown" };
const SELF = { status: 409, code: "staff_self" };
const TAKEN = { status: 409, code: "staff_name_taken" };

let boss: StaffMember;
let tablet: StaffMember;

const ask = (who: SignedInStaff, path: string, body?: unknown) => call(`/api/${path}`, body, who.headers);
const list = async () => (await ask(boss, "staff/people")).body.people as Record<string, unknown>[];
const named = async (name: string) => (await list()).find((one) => one.name === name);
const add = (body: object, by: SignedInStaff = boss) =>
  ask(by, "staff/people", { kind: "person", role: "kitchen", ...body });
const lastAct = async () => (await ask(boss, "staff/acts")).body.acts[0];

async function remove(by: SignedInStaff, id: string): Promise<Answer> {
  const request = new Request(`http://comptoir.test/api/staff/people/${id}`, { method: "DELETE", headers: by.headers });
  const { status, headers, ...response } = await api.fetch(request).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    text: await answer.text(),
  }));
  return { status, headers, body: response.text === "" ? {} : JSON.parse(response.text) };
}

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "staff, staff_acts, rate_limits");
  boss = await aStaffMember(test, { name: "Amira", role: "manager" });
  tablet = await aStaffMember(test, { name: "Tablet", kind: "device", role: "kitchen" });
});

describe("staff#people: a manager's list", () => {
  it("has every person and device, with role, PIN, unused code and when they were last seen", async () => {
    const { body } = await add({ name: "Noor", role: "counter", pin: "2580" });
    expect(await list()).toEqual([
      {
        id: boss.id,
        name: "Amira",
        kind: "person",
        role: "manager",
        hasPin: false,
        codeUntil: null,
        sessions: 1,
        lastSeenAt: "2026-11-20T17:00:00.000Z",
        isSelf: true,
      },
      expect.objectContaining({ id: body.id, hasPin: true, codeUntil: "2026-11-21T17:00:00.000Z", lastSeenAt: null }),
      expect.objectContaining({ id: tablet.id, kind: "device", role: "kitchen", sessions: 1, isSelf: false }),
    ]);
    await ask(tablet, "staff/pin", { staffId: body.id, pin: "2580" });
    expect(await named("Noor")).toMatchObject({ sessions: 0, lastSeenAt: "2026-11-20T17:00:00.000Z" });
  });

  it("invites with a code, as text and as a QR code of a link whose code no server is sent", async () => {
    const { status, body } = await add({ name: "  Noor   H. ", pin: null });
    expect([status, body.expiresAt]).toEqual([201, "2026-11-21T17:00:00.000Z"]);
    expect(body.url).toBe(`https://order.example/staff#${body.code}`);
    expect(body.qr).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    const noor = await loginStaff(test, body.code);
    expect((await ask(noor, "auth/staff")).body).toMatchObject({ name: "Noor H.", role: "kitchen" });
    expect((await call("/api/auth/login-staff", { code: body.code })).status).toBe(401);
    expect(await lastAct()).toMatchObject({ act: "sign-in", by: { name: "Noor H." } });
  });

  it("issues a further code for another browser, which revokes an unused one", async () => {
    const first = (await ask(boss, `staff/people/${tablet.id}/code`, {})).body;
    const second = (await ask(boss, `staff/people/${tablet.id}/code`, {})).body;
    expect((await call("/api/auth/login-staff", { code: first.code })).status).toBe(401);
    await loginStaff(test, second.code);
    expect(await named("Tablet")).toMatchObject({ sessions: 2, codeUntil: null });
  });

  it("changes a name, a role and a PIN, each alone, and keeps what was changed but never a PIN", async () => {
    const id = (await add({ name: "Noor" })).body.id;
    expect((await ask(boss, `staff/people/${id}`, { role: "counter" })).status).toBe(204);
    expect((await ask(boss, `staff/people/${id}`, { name: "Noor Haddad" })).status).toBe(204);
    expect((await ask(boss, `staff/people/${id}`, { pin: "4826" })).status).toBe(204);
    expect(await named("Noor Haddad")).toMatchObject({ id, role: "counter", hasPin: true });
    const { acts } = (await ask(boss, "staff/acts")).body;
    expect(acts.slice(0, 3).map(({ details }: { details: object }) => details)).toEqual([
      { id, name: "Noor Haddad", pin: "set" },
      { id, name: "Noor", newName: "Noor Haddad" },
      { id, name: "Noor", role: { from: "kitchen", to: "counter" } },
    ]);
    expect(JSON.stringify(acts)).not.toContain("4826");
  });

  it("refuses a name that another has, a blank one, a weak or short PIN, and a PIN for a device", async () => {
    expect(outcome(await add({ name: "AMIRA" }))).toEqual(TAKEN);
    expect(outcome(await ask(boss, `staff/people/${tablet.id}`, { name: "amira" }))).toEqual(TAKEN);
    const faults = [
      await add({ name: " " }),
      await add({ name: "Bo", pin: "123" }),
      await add({ name: "Bo", pin: "4444" }),
      await add({ name: "Bo", pin: "2580", kind: "device" }),
      await ask(boss, `staff/people/${tablet.id}`, { pin: "2580" }),
    ];
    expect(faults.map(({ status, body }) => [status, body.issues?.[0]?.path])).toEqual([
      [400, "name"],
      [400, "pin"],
      [400, "pin"],
      [400, "pin"],
      [400, "pin"],
    ]);
    expect(await list()).toHaveLength(2);
  });

  it("lets a manager neither change their own role nor remove themselves, nor the device in their hand", async () => {
    expect(outcome(await ask(boss, `staff/people/${boss.id}`, { role: "kitchen" }))).toEqual(SELF);
    expect(outcome(await remove(boss, boss.id))).toEqual(SELF);
    expect((await ask(boss, `staff/people/${boss.id}`, { pin: "2580" })).status).toBe(204);
    await ask(tablet, "staff/pin", { staffId: boss.id, pin: "2580" });
    expect(outcome(await remove(tablet, tablet.id))).toEqual(SELF);
    expect(outcome(await remove(tablet, boss.id))).toEqual(SELF);
  });

  it("removes a member with sessions and code; a second removal finds nobody", async () => {
    const code = (await ask(boss, `staff/people/${tablet.id}/code`, {})).body.code;
    expect((await remove(boss, tablet.id.toUpperCase())).status).toBe(204);
    expect(outcome(await ask(tablet, "auth/staff"))).toEqual({ status: 401, code: 201 });
    expect((await call("/api/auth/login-staff", { code })).status).toBe(401);
    expect(outcome(await remove(boss, tablet.id))).toEqual(UNKNOWN);
    expect(await lastAct()).toMatchObject({
      act: "remove-member",
      details: { id: tablet.id, name: "Tablet", kind: "device" },
    });
  });

  it("knows no member by a made-up id", async () => {
    for (const id of ["7a1f6f5e-5a0b-4f6e-9a55-0f6a3a0d2c11", "x", "%27%20or%201"]) {
      expect(outcome(await ask(boss, `staff/people/${id}`, { role: "manager" })), id).toEqual(UNKNOWN);
      expect(outcome(await ask(boss, `staff/people/${id}/code`, {})), id).toEqual(UNKNOWN);
      expect(outcome(await remove(boss, id)), id).toEqual(UNKNOWN);
    }
  });

  it("is full with 500", async () => {
    await pool.query(
      `insert into staff (restaurant_id, id, name, name_key, invited_at)
       select '7', gen_random_uuid(), 'n' || i, 'n' || i, now() from generate_series(1, 498) i`,
    );
    expect(outcome(await add({ name: "One more" }))).toEqual({ status: 409, code: "staff_full" });
  });
});

describe("staff#people: two managers at the same moment", () => {
  it("give one name to one member only", async () => {
    const answers = await Promise.all([add({ name: "Noor" }), add({ name: "noor" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [one, two] = [(await add({ name: "One" })).body.id, (await add({ name: "Two" })).body.id];
    const renamed = await Promise.all([one, two].map((id) => ask(boss, `staff/people/${id}`, { name: "Zoé" })));
    expect(renamed.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it("a change of a member who is being removed finds nobody", async () => {
    const id = (await add({ name: "Noor" })).body.id;
    const answer = await meetingLocks(pool, `delete from staff where id = '${id}'`, () =>
      ask(boss, `staff/people/${id}`, { role: "manager" }),
    );
    expect(outcome(answer)).toEqual(UNKNOWN);
  });

  it("a code that is entered while its member is being removed signs nobody in", async () => {
    const { id, code } = (await add({ name: "Noor" })).body;
    const answer = await meetingLocks(pool, `delete from staff where id = '${id}'`, () =>
      call("/api/auth/login-staff", { code }),
    );
    expect(answer.status).toBe(401);
    expect((await pool.query("select from staff_sessions where staff_id = $1", [id])).rowCount).toBe(0);
  });
});

describe("staff#acts: the history", () => {
  it("is listed newest first, in pages, of this restaurant only", async () => {
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, id: 8, slug: "elsewhere" } });
    await aStaffMember(test, { name: "Zed", role: "manager", restaurantId: "8" });
    await pool.query(
      `insert into staff_acts (restaurant_id, id, at, staff_id, staff_name, act, details)
       select '7', uuidv7(), now(), gen_random_uuid(), 'n' || i, 'pause', '{}' from generate_series(1, 205) i`,
    );
    const seen: string[] = [];
    let after: string | null = "";
    while (after !== null) {
      const { body }: Answer = await ask(boss, `staff/acts?after=${after}`);
      seen.push(...body.acts.map(({ by }: { by: { name: string } }) => by.name));
      after = body.cursor;
    }
    expect(seen).toHaveLength(207);
    expect([seen[0], seen[204], ...seen.slice(205)]).toEqual(["n205", "n1", "Tablet", "Amira"]);
  });

  it("keeps the names of then, whoever was renamed or removed since", async () => {
    await ask(boss, `staff/people/${tablet.id}`, { name: "Old tablet" });
    await remove(boss, tablet.id);
    const { acts } = (await ask(boss, "staff/acts")).body;
    expect(acts.find(({ device }: { device: string }) => device === "Tablet")).toMatchObject({
      act: "sign-in",
      by: { id: tablet.id, name: "Tablet" },
    });
  });

  it("names the order, with its number and day", async () => {
    const { rows } = await pool.query("select * from staff_acts limit 1");
    await pool.query(
      `insert into staff_acts select restaurant_id, uuidv7(), at, staff_id, staff_name, device_name, 'move',
         '7a1f6f5e-5a0b-4f6e-9a55-0f6a3a0d2c11', details from staff_acts where id = $1`,
      [rows[0].id],
    );
    expect(await lastAct()).toMatchObject({ order: { id: "7a1f6f5e-5a0b-4f6e-9a55-0f6a3a0d2c11", number: null } });
  });

  it("is exported as CSV, in which no name is a formula", async () => {
    await add({ name: "=1+1" });
    await loginStaff(test, (await ask(boss, `staff/people/${(await named("=1+1"))?.id}/code`, {})).body.code);
    const answer = await api.fetch(new Request("http://comptoir.test/api/staff/acts.csv", { headers: boss.headers }));
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const lines = (await answer.text()).trim().split("\r\n");
    expect(lines[0]).toBe("id,at,by_id,by,device,act,order_id,order_number,order_day,details");
    expect(lines).toHaveLength(6);
    expect(lines[1]).toMatch(/^[0-9a-f-]{36},2026-11-20T17:00:00\.000Z,[0-9a-f-]{36},'=1\+1,[^,]*,sign-in,,,,\{\}$/);
  });
});
