import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { GRILL, STEAK } from "../../testing/grill.ts";
import { login, PASSWORD, register } from "../../testing/people.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } });

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "people, rate_limits, notices, orders");
});

const EDIT = "/api/auth/edit-user";
const infoOf = async (who: { self: object; headers: Record<string, string> }) =>
  (await call("/api/auth/get-comptoir-user-info", who.self, who.headers)).body;

describe("A person's name", () => {
  it.each([
    ["Arabic", "نور", "حدّاد"],
    ["Chinese", "李", "小龍"],
    ["Inuktitut", "ᐊᒡᒍᒃ", "ᐃᓄᒃ"],
    ["joined by a zero-width joiner", "ශ්‍රී", "ලංකා"],
    ["with a zero-width non-joiner", "علی‌رضا", "O’Brien-Côté"],
    ["of sixty letters", "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewisse".slice(0, 60), "Ng"],
    ["one letter", "Y", "O"],
  ])("is stored as entered, %s, and is on an order's receipt", async (_script, firstName, lastName) => {
    const who = await register(test, { email: "noor@example.ca", firstName, lastName });
    expect(await infoOf(who)).toMatchObject({ firstName, lastName });
    const contact = { full_name: `${firstName} ${lastName}` };
    const placed = await submit(test, aSubmit({ items: [STEAK], checkout: { contact } }), { headers: who.headers });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const out = await call("/api/auth/export-data", { ...who.self, cursor: null }, who.headers);
    expect(out.body.user).toMatchObject({ firstName, lastName });
    expect(JSON.stringify(out.body.orders)).toContain(contact.full_name);
  });

  it.each(["\u202Eevil", "two\nlines", "<script>alert(1)</script>", "Zoë 🌻", "a".repeat(101)])(
    "is refused if it is %j, with its field",
    async (firstName) => {
      const { status, body } = await call("/api/auth/register-user", {
        email: "noor@example.ca",
        password: PASSWORD,
        firstName,
      });
      expect({ status, path: body.issues?.[0].path }).toEqual({ status: 400, path: "firstName" });
    },
  );
});

describe("An address", () => {
  it.each(["noor+comptoir@example.ca", "o'neil_5%x@sub.example.co.uk", "élodie@café.example", "用户@例子.中国"])(
    "%s is registered, signs in, and is told apart from none",
    async (email) => {
      await register(test, { email });
      expect((await login(test, email)).email).toBe(email);
      expect((await login(test, email.toUpperCase())).email).toBe(email);
      expect((await call("/api/auth/user-exist", { email })).body).toEqual({ exists: true });
    },
  );

  it("with a plus tag differs from the one without", async () => {
    await register(test, { email: "noor@example.ca" });
    const other = await register(test, { email: "noor+work@example.ca" });
    expect((await infoOf(other)).email).toBe("noor+work@example.ca");
  });

  it("is the same in composed and decomposed Unicode forms", async () => {
    await register(test, { email: "élodie@exemple.ca".normalize("NFC") });
    expect((await login(test, "élodie@exemple.ca".normalize("NFD"))).email).toBe("élodie@exemple.ca".normalize("NFC"));
    const again = { email: "élodie@exemple.ca".normalize("NFD"), password: PASSWORD };
    expect((await call("/api/auth/register-user", again)).body.code).toBe("email_in_use");
  });
});

describe("A phone number", () => {
  it.each(["4165550123", "(416) 555-0123", "+1 416.555.0123", "1-416-555-0123", "416 555 0123"])(
    "%s is stored as entered",
    async (phoneNumber) => {
      const who = await register(test, { email: "noor@example.ca" });
      const changed = await call(EDIT, { ...who.self, phoneNumber }, who.headers);
      expect({ status: changed.status, phone: changed.body.phoneNumber }).toEqual({ status: 200, phone: phoneNumber });
    },
  );

  it.each(["+44 20 7946 0958", "555-0123", "416-555-0123 ext. 5", "four one six"])(
    "%s is refused",
    async (phoneNumber) => {
      const who = await register(test, { email: "noor@example.ca" });
      const { status, body } = await call(EDIT, { ...who.self, phoneNumber }, who.headers);
      expect({ status, path: body.issues?.[0].path }).toEqual({ status: 400, path: "phoneNumber" });
    },
  );
});

describe("people#password: a password", () => {
  const LONG = `É ${"crème brûlée à l’érable & café ".repeat(5)}`.slice(0, 126);

  it("of 128 characters with spaces and accents signs in, in either Unicode form, but not if any character differs", async () => {
    const password = `${LONG}8!`.normalize("NFC");
    expect([...password]).toHaveLength(128);
    await register(test, { email: "noor@example.ca", password: password.normalize("NFD") });
    for (const form of ["NFC", "NFD"] as const) {
      expect((await login(test, "noor@example.ca", password.normalize(form))).email).toBe("noor@example.ca");
    }
    for (const other of [password.slice(0, -1), password.replace("É", "E"), ` ${password}`, password.toLowerCase()]) {
      const { status } = await call("/api/auth/login-native", { email: "noor@example.ca", password: other });
      expect({ other: other.length, status }).toEqual({ other: other.length, status: 401 });
    }
  });

  it("keeps leading and trailing spaces", async () => {
    const password = "  Two poutines & 1 Caesar!  ";
    await register(test, { email: "noor@example.ca", password });
    expect((await login(test, "noor@example.ca", password)).email).toBe("noor@example.ca");
    const { status } = await call("/api/auth/login-native", { email: "noor@example.ca", password: password.trim() });
    expect(status).toBe(401);
  });

  it("with a lone surrogate is refused at registration, and is a wrong password at sign-in", async () => {
    const password = `Two poutines & 1 Caesar! \ud800`;
    const made = await call("/api/auth/register-user", { email: "noor@example.ca", password });
    expect(made.status).toBe(400);
    await register(test, { email: "noor@example.ca" });
    expect([400, 401]).toContain((await call("/api/auth/login-native", { email: "noor@example.ca", password })).status);
  });
});
