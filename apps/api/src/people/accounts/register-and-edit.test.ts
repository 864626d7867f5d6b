import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { GRILL } from "../../testing/grill.ts";
import { login, PASSWORD, register } from "../../testing/people.ts";
import { openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } });

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "people, rate_limits, notices, orders");
});

const noor = { email: "noor@example.ca", firstName: "Noor", lastName: "Haddad", phoneNumber: "416-555-0123" };
const REGISTER = "/api/auth/register-user";
const EDIT = "/api/auth/edit-user";

describe("Registering", () => {
  it("api#register-user: signs in the user and returns the same answer as every sign-in", async () => {
    const { status, body } = await call(
      REGISTER,
      { ...noor, password: PASSWORD, consent: true },
      { "x-locale": "fr-CA" },
    );
    expect(status).toBe(201);
    expect(body).toEqual({
      ...noor,
      token: expect.stringMatching(/^[\w-]{43}$/),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      paymentMethods: [],
      lastItemsOrdered: [],
      suiteOperator: false,
      locale: "fr-CA",
      consent: true,
      defaultTip: null,
      promoCode: null,
      hasPassword: true,
      emailConfirmed: false,
      providers: [],
    });
  });

  it("api#register-user: refuses an address that has an account, in any spelling", async () => {
    await register(test, noor);
    const again = await call(REGISTER, { email: " NOOR@example.ca ", password: PASSWORD });
    expect(again.status).toBe(409);
    expect(again.body.code).toBe("email_in_use");
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it("succeeds once if two concurrent calls register the same address", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(REGISTER, { ...noor, password: PASSWORD })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each([
    ["short1$A", "Haddad1987!", "password"],
    ["too common", "Welcome@2026", "password"],
  ])("people#password: refuses a password that is %s", async (_why, password) => {
    const { status, body } = await call(REGISTER, { ...noor, password });
    expect(status).toBe(400);
    expect(body.issues).toEqual([{ path: "password", message: expect.stringMatching(/password/) }]);
  });

  it("people#password: accepts 128 characters with spaces, and compares all of them", async () => {
    const password = `A long 1 & ${"more words ".repeat(11)}`.slice(0, 128);
    await register(test, { ...noor, password });
    expect((await login(test, noor.email, password)).email).toBe(noor.email);
    expect((await call("/api/auth/login-native", { email: noor.email, password: password.slice(0, -1) })).status).toBe(
      401,
    );
  });

  it("promises#promise-35: ignores fields that a client may not set", async () => {
    const { body } = await call(REGISTER, { ...noor, password: PASSWORD, suiteOperator: true, id: "1", role: "staff" });
    expect(body.suiteOperator).toBe(false);
    expect(body.id).not.toBe("1");
  });
});

describe("Changing one's details", () => {
  it("api#edit-user: changes only the fields that are sent", async () => {
    const person = await register(test, noor);
    const { body } = await call(EDIT, { ...person.self, phoneNumber: "416-555-0199", locale: "fr-CA" }, person.headers);
    expect(body).toMatchObject({ ...noor, phoneNumber: "416-555-0199", locale: "fr-CA" });
    const consenting = await call(EDIT, { ...person.self, consent: true }, person.headers);
    expect(consenting.body).toMatchObject({ consent: true, phoneNumber: "416-555-0199" });
    expect((await call(EDIT, { ...person.self, consent: false }, person.headers)).body.consent).toBe(false);
  });

  it("checkout#default-tip: a default tip and a promo code are stored until they are cleared", async () => {
    const person = await register(test, noor);
    const edit = async (change: object) => (await call(EDIT, { ...person.self, ...change }, person.headers)).body;
    expect(await edit({ defaultTip: "18.50", promoCode: " LUNCH " })).toMatchObject({
      defaultTip: "18.5",
      promoCode: "LUNCH",
    });
    expect(await edit({ firstName: "Nour" })).toMatchObject({ defaultTip: "18.5", promoCode: "LUNCH" });
    expect(await edit({ defaultTip: "" })).toMatchObject({ defaultTip: null, promoCode: "LUNCH" });
    expect(await edit({ defaultTip: "0", promoCode: " " })).toMatchObject({ defaultTip: "0", promoCode: null });
    for (const defaultTip of ["101", "a lot", "-1"]) {
      expect((await edit({ defaultTip })).issues).toEqual([{ path: "defaultTip", message: expect.any(String) }]);
    }
  });

  it("people#present-password: a new email address or password requires the current password", async () => {
    const person = await register(test, noor);
    for (const change of [{ email: "other@example.ca" }, { password: "Three poutines & 2 Caesars!" }]) {
      for (const currentPassword of [undefined, "Not the 1 password!"]) {
        const { status, body } = await call(EDIT, { ...person.self, ...change, currentPassword }, person.headers);
        expect({ status, code: body.code }).toEqual({ status: 403, code: "password_wrong" });
      }
    }
    const right = { ...person.self, email: "other@example.ca", currentPassword: PASSWORD };
    expect((await call(EDIT, right, person.headers)).body.email).toBe("other@example.ca");
    expect((await login(test, "other@example.ca")).userId).toBe(person.userId);
  });

  it("refuses an address that another account has", async () => {
    await register(test, { email: "ana@example.ca" });
    const person = await register(test, noor);
    const change = { ...person.self, email: "Ana@example.ca", currentPassword: PASSWORD };
    const { status, body } = await call(EDIT, change, person.headers);
    expect({ status, code: body.code }).toEqual({ status: 409, code: "email_in_use" });
  });

  it("people#no-account-told: reveals whether an address has an account no more often than registering does", async () => {
    const person = await register(test, noor);
    await pool.query(
      `insert into people (id, email, email_key, first_name, last_name, phone_number, suite_operator, locale, created_at)
       select gen_random_uuid(), 'a' || n, 'a' || n || '@example.ca', '', '', '', false, 'en-CA', now() from generate_series(0, 13) n`,
    );
    const statuses: number[] = [];
    for (let index = 0; index < 14; index += 1) {
      const change = { ...person.self, email: `a${index}@example.ca`, currentPassword: PASSWORD };
      statuses.push((await call(EDIT, change, person.headers, `203.0.113.${index}`)).status);
    }
    expect(statuses.filter((status) => status === 409).length).toBeLessThanOrEqual(11);
    expect(statuses.at(-1)).toBe(429);
    const name = await call(EDIT, { ...person.self, firstName: "Nour" }, person.headers);
    expect(name.status, "what says nothing of others is changed all the same").toBe(200);
  });

  it("limits guesses of the current password at a browser that was left signed in", async () => {
    const person = await register(test, noor);
    const statuses: number[] = [];
    for (let index = 0; index < 14; index += 1) {
      const guess = { ...person.self, password: "Three poutines & 2 Caesars!", currentPassword: `Guess no. ${index}!` };
      statuses.push((await call(EDIT, guess, person.headers)).status);
    }
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(11);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("One's own sessions", () => {
  it("people#own-sessions: are listed with their browsers, and can be ended one by one", async () => {
    const firefox = {
      "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0",
    };
    const person = await register(test, noor, firefox);
    const phone = {
      "user-agent":
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    };
    const other = await login(test, noor.email, PASSWORD, phone);
    const { body } = await call("/api/auth/sessions", person.self, person.headers);
    expect(body.sessions.map((one: { device: string; isCurrent: boolean }) => [one.device, one.isCurrent])).toEqual([
      ["Firefox, Windows", true],
      ["Safari, iPhone", false],
    ]);
    const ended = await call(
      "/api/auth/end-session",
      { ...person.self, sessionId: body.sessions[1].id },
      person.headers,
    );
    expect(ended.body.sessions).toHaveLength(1);
    expect((await call("/api/auth/sessions", other.self, other.headers)).body.code).toBe(201);
  });

  it("promises#promise-34: cannot be ended by another person", async () => {
    const person = await register(test, noor);
    const stranger = await register(test, { email: "ana@example.ca" });
    const { body } = await call("/api/auth/sessions", person.self, person.headers);
    for (const sessionId of [body.sessions[0].id, "nothing", "'; drop table people; --"]) {
      expect((await call("/api/auth/end-session", { ...stranger.self, sessionId }, stranger.headers)).status).toBe(404);
    }
    expect((await call("/api/auth/sessions", person.self, person.headers)).status).toBe(200);
  });
});
