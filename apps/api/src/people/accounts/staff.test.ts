import { beforeEach, describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { GRILL } from "../../testing/grill.ts";
import { register } from "../../testing/people.ts";
import { loginStaff, type SignedInStaff } from "../../testing/staff.ts";
import { type Answer, cookiesOf } from "../../testing/test-api.ts";

const test = await openCommandLine();
const { call, clock, comptoir, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
await load(GRILL);

const LOGIN = "/api/auth/login-staff";
const REFUSED = { status: 401, code: "staff_code_refused" };
const ENDED = { status: 401, code: 201 };
const outcome = ({ status, body }: Answer) => ({ status, code: body?.code });
const info = ({ headers }: Pick<SignedInStaff, "headers">) => call("/api/auth/staff", undefined, headers);
const invite = async (name = "Amira", ...options: string[]) =>
  (await comptoir("staff", "invite", "the-grill", name, ...options)).out.trim();
const signIn = async (name?: string) => loginStaff(test, await invite(name));

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "staff, rate_limits");
});

describe("people#staff-codes: staff sign in with a code that the command line issues", () => {
  it("signs a staff member in at their restaurant, with the code in any spelling", async () => {
    const code = await invite();
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    const amira = await loginStaff(test, ` ${code.toLowerCase().replaceAll("-", " ")}`);
    expect((await info(amira)).body).toEqual({
      id: expect.any(String),
      name: "Amira",
      role: "manager",
      device: null,
      person: { id: expect.any(String), name: "Amira" },
      people: [],
      restaurants: [],
      restaurant: { id: "7", slug: "the-grill", name: GRILL.restaurant.name, zone: "America/Toronto", modes: [] },
    });
  });

  it("is valid once, also for two concurrent calls", async () => {
    const code = await invite();
    const both = await Promise.all([call(LOGIN, { code }), call(LOGIN, { code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(outcome(await call(LOGIN, { code }))).toEqual(REFUSED);
  });

  it("expires after a day or the given hours, and when a new code is issued", async () => {
    const [late, early] = [await invite("Amira"), await invite("Bo", "--hours", "2")];
    const [first, second] = [await invite("Cléo"), await invite("cléo")];
    expect(outcome(await call(LOGIN, { code: first }))).toEqual(REFUSED);
    expect((await call(LOGIN, { code: second })).status).toBe(200);
    clock.set("2026-11-20T19:00:00Z");
    expect(outcome(await call(LOGIN, { code: early }))).toEqual(REFUSED);
    clock.set("2026-11-21T17:00:00Z");
    expect(outcome(await call(LOGIN, { code: late }))).toEqual(REFUSED);
  });

  it("is stored only as a hash, like both tokens of the session", async () => {
    const code = await invite();
    const { cookie, token } = await loginStaff(test, code);
    await invite("Bo");
    const tables = await pool.query(
      "select (select json_agg(c) from staff_codes c)::text || (select json_agg(s) from staff_sessions s)::text as rows",
    );
    for (const secret of [code, code.replaceAll("-", ""), token, token.slice(6), cookie.split("=")[1] ?? ""]) {
      expect(tables.rows[0].rows).not.toContain(secret);
    }
  });

  it("can be tried 20 times in 15 minutes from one network address", async () => {
    const code = await invite();
    const tries = Array.from({ length: 27 }, () => call(LOGIN, { code: "2222-2222-2222" }, {}, "203.0.113.7"));
    const answers = await Promise.all(tries);
    const waiting = answers.filter(({ status }) => status === 429);
    expect(waiting.length).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer.status === 401).length + waiting.length).toBe(27);
    expect(waiting.every(({ headers }) => Number(headers.get("retry-after")) > 0)).toBe(true);
    expect((await call(LOGIN, { code }, {}, "203.0.113.8")).status).toBe(200);
  });

  it("does not count as a guess if it is right, so that a shift can sign in behind one address", async () => {
    for (let who = 1; who <= 25; who += 1) {
      const code = await invite(`Cook ${who}`);
      expect((await call(LOGIN, { code }, {}, "203.0.113.7")).status).toBe(200);
    }
  });
});

describe("people#staff-session: a session of the staff", () => {
  it("needs both of its tokens; neither one grants access alone or with another session's token", async () => {
    const [amira, bo] = [await signIn("Amira"), await signIn("Bo")];
    const { authorization } = amira.headers;
    expect(outcome(await call("/api/auth/staff", undefined, { authorization }))).toEqual(ENDED);
    expect(outcome(await call("/api/auth/staff", undefined, { cookie: amira.cookie }))).toEqual(ENDED);
    expect(outcome(await call("/api/auth/staff", undefined, { authorization, cookie: bo.cookie }))).toEqual(ENDED);
  });

  it("coexists with a person's session in one browser, and neither grants access to the other's data", async () => {
    const noor = await register(test, { email: "noor@example.ca" });
    const amira = await loginStaff(test, await invite(), noor.cookie);
    const cookie = `${noor.cookie}; ${amira.cookie}`;
    expect((await info({ headers: { ...amira.headers, cookie } })).status).toBe(200);
    const self = await call("/api/auth/get-comptoir-user-info", noor.self, { cookie });
    expect(self.body.email).toBe("noor@example.ca");
    const asStaff = { userId: noor.userId, token: amira.token };
    expect(outcome(await call("/api/auth/get-comptoir-user-info", asStaff, { cookie }))).toEqual(ENDED);
    const asPerson = { cookie, authorization: `Bearer ${noor.token}` };
    expect(outcome(await call("/api/auth/staff", undefined, asPerson))).toEqual({ status: 403, code: "not_allowed" });
  });

  it("ends after a day without use, and after a week in any case", async () => {
    const idle = await signIn("Amira");
    const busy = await signIn("Bo");
    for (let day = 21; day <= 26; day += 1) {
      for (const hour of ["04", "16"]) {
        clock.set(`2026-11-${day}T${hour}:00:00Z`);
        expect((await info(busy)).status, `day ${day}, ${hour} h`).toBe(200);
      }
    }
    expect(outcome(await info(idle))).toEqual(ENDED);
    clock.set("2026-11-27T04:00:00Z");
    expect((await info(busy)).status).toBe(200);
    clock.set("2026-11-27T16:30:00Z");
    expect((await info(busy)).status).toBe(200);
    clock.set("2026-11-27T17:00:00Z");
    expect(outcome(await info(busy))).toEqual(ENDED);
  });

  it("has a new secret at each sign-in, which ends the browser's earlier session", async () => {
    const first = await signIn();
    const second = await loginStaff(test, await invite(), first.cookie);
    expect(second.cookie).not.toBe(first.cookie);
    expect(outcome(await info(first))).toEqual(ENDED);
    expect((await info(second)).status).toBe(200);
  });

  it("ends at sign-out, but not by a wrong code", async () => {
    const amira = await signIn();
    await call(LOGIN, { code: "2222-2222-2222" }, { cookie: amira.cookie });
    expect((await info(amira)).status).toBe(200);
    const out = await call("/api/auth/logout-staff", { accessToken: amira.token }, { cookie: amira.cookie });
    expect([out.status, cookiesOf(out)]).toEqual([204, "comptoir_staff="]);
    expect(outcome(await info(amira))).toEqual(ENDED);
  });
});

describe("comptoir staff", () => {
  it("lists the invited staff, their sessions, and their unused codes", async () => {
    expect((await comptoir("staff", "list", "the-grill")).out).toBe("No staff have been invited.\n");
    await signIn("Amira");
    await invite("Bo");
    expect((await comptoir("staff", "list", "the-grill")).out).toBe(
      "Amira  manager, signed in once, seen 2026-11-20 12:00\nBo  manager, not signed in, a code until 2026-11-21 12:00\n",
    );
  });

  it("invites a person with a role, and a device, by default for the kitchen; an invitation without a role changes none", async () => {
    await comptoir("staff", "invite", "the-grill", "Noor", "--role", "counter");
    await comptoir("staff", "invite", "the-grill", "Tablet", "--device");
    await comptoir("staff", "invite", "the-grill", "noor");
    const { out } = await comptoir("staff", "list", "the-grill");
    expect(out.split("\n").map((line) => line.split(",")[0])).toEqual(["noor  counter", "Tablet  kitchen device", ""]);
    expect(await comptoir("staff", "invite", "the-grill", "Noor", "--device")).toMatchObject({ exit: 1, out: "" });
    expect(await comptoir("staff", "invite", "the-grill", "Bo", "--role", "chef")).toMatchObject({ exit: 2, out: "" });
  });

  it("invites the person of another restaurant as the same one; not a device, a stranger, or where another has the name", async () => {
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, id: 8, slug: "elsewhere" } });
    await comptoir("staff", "invite", "the-grill", "Noor", "--role", "kitchen");
    await comptoir("staff", "invite", "the-grill", "Tablet", "--device");
    expect(await comptoir("staff", "invite", "elsewhere", "Noor", "--same-at", "the-grill")).toMatchObject({ exit: 0 });
    const { rows } = await pool.query(
      "select count(distinct id)::int as ids, count(*)::int as rows from staff where name_key = 'noor'",
    );
    expect(rows).toEqual([{ ids: 1, rows: 2 }]);
    for (const name of ["Tablet", "Stranger"]) {
      expect(await comptoir("staff", "invite", "elsewhere", name, "--same-at", "the-grill")).toMatchObject({ exit: 1 });
    }
    await comptoir("staff", "remove", "elsewhere", "Noor");
    await comptoir("staff", "invite", "elsewhere", "Noor");
    const codes = async () => (await pool.query("select code_hash from staff_codes order by 1")).rows;
    const before = await codes();
    expect(await comptoir("staff", "invite", "elsewhere", "Noor", "--same-at", "the-grill")).toMatchObject({ exit: 1 });
    expect(await codes()).toEqual(before);
  });

  it("removes a staff member, ends all their sessions and revokes their code", async () => {
    const amira = await signIn("Amira");
    const code = await invite("Amira");
    expect((await comptoir("staff", "remove", "the-grill", "amira")).exit).toBe(0);
    expect(outcome(await info(amira))).toEqual(ENDED);
    expect(outcome(await call(LOGIN, { code }))).toEqual(REFUSED);
    expect(await comptoir("staff", "remove", "the-grill", "Amira")).toMatchObject({ exit: 1 });
  });

  it("prints the code with the URL to enter it at and its expiry", async () => {
    const { err } = await comptoir("staff", "invite", "the-grill", "Amira");
    expect(err).toBe("Amira enters it at https://here.example/staff, once, until 2026-11-21 12:00.\n");
  });

  it.each([
    ["a blank name", " "],
    ["a name with what nobody can read", "A\u0007B"],
    ["a long name", "a".repeat(61)],
    ["no number of hours", "Amira", "--hours", "soon"],
    ["more than a week", "Amira", "--hours", "169"],
  ])("refuses %s", async (_, ...args) => {
    expect((await comptoir("staff", "invite", "the-grill", ...args)).exit).toBe(2);
  });
});
