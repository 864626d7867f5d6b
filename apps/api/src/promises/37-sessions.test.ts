import { beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../entry/api.ts";
import { emptyTables } from "../testing/empty-tables.ts";
import { login, PASSWORD, register, type SignedIn, signedInBy } from "../testing/people.ts";
import { callOf, openTestApi } from "../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, pool } = test;
const other = await createApi({ pool, clock: clock.now });
const callOther = callOf(other);

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "people, rate_limits");
});

const noor = { email: "noor@example.ca", firstName: "Noor", lastName: "Haddad" };
const INFO = "/api/auth/get-comptoir-user-info";
const statusOf = async (who: SignedIn, ask = call) => (await ask(INFO, who.self, { cookie: who.cookie })).status;
const HALF_YEAR_DAYS = 180;

describe("Promise 37: a session", () => {
  it("needs both of its tokens; neither grants access alone", async () => {
    const person = await register(test, noor);
    const stranger = await register(test, { email: "ana@example.ca" });
    expect(await statusOf(person)).toBe(200);
    const alone = [
      await call(INFO, person.self),
      await call(INFO, { ...person.self, token: "x".repeat(43) }, { cookie: person.cookie }),
      await call(INFO, { ...person.self, token: stranger.token }, { cookie: person.cookie }),
      await call(INFO, { ...person.self, userId: stranger.userId }, { cookie: person.cookie }),
    ];
    for (const { status, body } of alone) expect({ status, code: body.code }).toEqual({ status: 401, code: 201 });
    const [secret] = /(?<=comptoir_login=)[^;]+/.exec(person.cookie) ?? [];
    const asToken = await call(INFO, { ...person.self, token: secret }, { cookie: person.cookie });
    expect(asToken.status, "the cookie's secret is no token").toBe(401);
  });

  it("has a cookie that scripts cannot read, other sites cannot send and, over https, other hosts cannot set", async () => {
    await register(test, noor);
    const plain = await call("/api/auth/login-native", { email: noor.email, password: PASSWORD });
    const [cookie] = plain.headers.getSetCookie().filter((one) => one.startsWith("comptoir_login="));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const request = new Request("https://comptoir.test/api/auth/login-native", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: noor.email, password: PASSWORD }),
    });
    const secure = (await test.api.fetch(request)).headers.getSetCookie().join("\n");
    expect(secure).toMatch(/__Host-comptoir_login=[^;]+;.*HttpOnly.*Secure/);
  });

  it("people#own-sessions: is one of at most a hundred: the least recently used one ends, and its browser counts as unknown", async () => {
    const person = await register(test, noor);
    await pool.query(
      `insert into person_sessions (secret_hash, token_hash, id, person_id, device, started_at, seen_at, expires_at)
       select 's' || n, 't' || n, gen_random_uuid(), $1, 'Chrome, Windows', now(), $2::timestamptz + n * interval '1 second', $2::timestamptz + interval '1 day'
       from generate_series(1, 150) n`,
      [person.userId, clock.now()],
    );
    await pool.query(
      `insert into person_devices (person_id, device_hash, seen_at)
       select $1, 'd' || n, $2::timestamptz + n * interval '1 second' from generate_series(1, 150) n`,
      [person.userId, clock.now()],
    );
    const latest = await login(test, noor.email);
    expect([await statusOf(person), await statusOf(latest)]).toEqual([401, 200]);
    const { rows } = await pool.query(
      `select (select count(*)::int from person_sessions) as sessions, (select count(*)::int from person_devices) as devices,
         (select count(*)::int from person_sessions where secret_hash in ('s51', 's52', 's150')) as kept`,
    );
    expect(rows).toEqual([{ sessions: 100, devices: 100, kept: 2 }]);
  });

  it("has new secrets at each sign-in, and ends the browser's earlier session", async () => {
    const first = await register(test, noor);
    const second = await login(test, noor.email, PASSWORD, { cookie: first.cookie });
    expect(second.token).not.toBe(first.token);
    expect(second.cookie).not.toBe(first.cookie);
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
  });

  it("ends at sign-out on every server at once", async () => {
    const person = await register(test, noor);
    expect(await statusOf(person, callOther)).toBe(200);
    const out = await call("/api/auth/logout", { accessToken: person.token }, { cookie: person.cookie });
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie().join("\n")).toMatch(/comptoir_login=;.*Max-Age=0/);
    expect(await statusOf(person, callOther)).toBe(401);
  });

  it("ends in all other browsers after a change of the password, and the old password is refused", async () => {
    const here = await register(test, noor);
    const there = await login(test, noor.email);
    const password = "Three poutines & 2 Caesars!";
    const changed = await call(
      "/api/auth/edit-user",
      { ...here.self, password, currentPassword: PASSWORD },
      { cookie: here.cookie },
    );
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect([await statusOf(here), await statusOf(there, callOther)]).toEqual([200, 401]);
    expect((await call("/api/auth/login-native", { email: noor.email, password: PASSWORD })).status).toBe(401);
    expect((await login(test, noor.email, password)).userId).toBe(here.userId);
  });

  it("ends after a month without use, and after half a year in any case", async () => {
    const idle = await register(test, noor);
    const used = await login(test, noor.email);
    for (let day = 20; day < HALF_YEAR_DAYS; day += 20) {
      clock.set(new Date(Date.parse("2026-11-20T17:00:00Z") + day * 86_400_000).toISOString());
      expect(await statusOf(used), `after ${day} days`).toBe(200);
      if (day === 40) expect(await statusOf(idle)).toBe(401);
    }
    clock.set(new Date(Date.parse("2026-11-20T17:00:00Z") + (HALF_YEAR_DAYS + 1) * 86_400_000).toISOString());
    expect(await statusOf(used)).toBe(401);
  });

  it("is stored in the database only as hashes", async () => {
    const person = await register(test, noor);
    const { rows } = await pool.query("select * from person_sessions");
    const stored = JSON.stringify(rows);
    expect(rows).toHaveLength(1);
    expect(stored).not.toContain(person.token);
    expect(stored).not.toContain(/(?<=comptoir_login=)[^;]+/.exec(person.cookie)?.[0]);
    const [{ password_hash: hash }] = (await pool.query("select password_hash from people")).rows;
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("that has ended is refused with code 201 by every call, and does not prevent a sign-in", async () => {
    const person = await register(test, noor);
    await call("/api/auth/logout", { accessToken: person.token }, { cookie: person.cookie });
    const order = await call("/api/orders/any", undefined, person.headers);
    expect({ status: order.status, code: order.body.code }).toEqual({ status: 401, code: 201 });
    const body = { email: noor.email, password: PASSWORD };
    const again = signedInBy(await call("/api/auth/login-native", body, person.headers));
    expect(await statusOf(again)).toBe(200);
  });
});
