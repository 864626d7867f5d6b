import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { GRILL, STEAK } from "../../testing/grill.ts";
import { meetingLocks } from "../../testing/meeting-locks.ts";
import { PASSWORD, register } from "../../testing/people.ts";
import { aCard, aSubmit, submit } from "../../testing/submit.ts";
import { type Answer, cookiesOf, openTestApi } from "../../testing/test-api.ts";

/* Races between a change of an account and another server's transaction, which is about to commit. */

const test = await openTestApi();
const { call, clock, load, pool } = test;
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [], payment_processor: "sandbox" } });

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "people, rate_limits, notices, orders");
});

const noor = { email: "noor@example.ca", firstName: "Noor" };
const LOGIN = "/api/auth/login-native";

const meeting = (statements: string, ask: () => Promise<Answer>) => meetingLocks(pool, statements, ask);

describe("people#tokens: concurrent calls", () => {
  it("a sign-in with the old password starts no session after the new password is set", async () => {
    await register(test, noor);
    const answer = await meeting("update people set password_hash = 'another'; delete from person_sessions", () =>
      call(LOGIN, { email: noor.email, password: PASSWORD }),
    );
    expect([answer.status, answer.body.code]).toEqual([401, "login_failed"]);
    expect(answer.headers.getSetCookie().join()).not.toMatch(/comptoir_login=/);
    expect((await pool.query("select from person_sessions")).rowCount).toBe(0);
  });

  it.each([
    ["edit-user", { password: "Four poutines & 3 Caesars!" }],
    ["edit-user", { email: "somebody-else@example.ca" }],
    ["delete-account", {}],
  ])(
    "as a new password is set, the old one opens nothing that would take the account back: %s %j",
    async (path, body) => {
      const person = await register(test, noor);
      const sent = { ...person.self, ...body, currentPassword: PASSWORD };
      const answer = await meeting("update people set password_hash = 'another'", () =>
        call(`/api/auth/${path}`, sent, person.headers),
      );
      expect([answer.status, answer.body.code]).toEqual([403, "password_wrong"]);
      const { rows } = await pool.query("select email, password_hash from people");
      expect(rows).toEqual([{ email: noor.email, password_hash: "another" }]);
    },
  );

  it("a sign-in succeeds while the name is being changed", async () => {
    await register(test, noor);
    const answer = await meeting("update people set first_name = 'N.'", () =>
      call(LOGIN, { email: noor.email, password: PASSWORD }),
    );
    expect([answer.status, answer.body.firstName]).toEqual([200, "N."]);
  });
});

const keptAtTheGateway = async () =>
  (await pool.query("select from sandbox_gateway.tokens where customer is not null and saved")).rowCount;

describe("people#deletion: while an account is deleted", () => {
  it("no sign-in succeeds, and the browser's guest orders are not claimed", async () => {
    await register(test, noor);
    const guest = {
      cookie: cookiesOf(
        await call("/api/orders/set-costs", { items: [STEAK], type: "dine-in" }, { "x-restaurant-id": "7" }),
      ),
    };
    const checkout = { contact: { full_name: "Noor Haddad" }, paymentMethod: "credit_card", card: await aCard(test) };
    const placed = await submit(test, aSubmit({ items: [STEAK], checkout }), { headers: guest });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const answer = await meeting("delete from people", () =>
      call(LOGIN, { email: noor.email, password: PASSWORD }, guest),
    );
    expect([answer.status, answer.body.code]).toEqual([401, "login_failed"]);
    const { rows } = await pool.query("select owner from orders");
    expect(rows).toEqual([{ owner: expect.not.stringMatching(/^user /) }]);
  });

  it("no profile change succeeds", async () => {
    const person = await register(test, noor);
    const answer = await meeting("delete from people", () =>
      call("/api/auth/edit-user", { ...person.self, firstName: "N." }, person.headers),
    );
    expect([answer.status, answer.body.code]).toEqual([401, 201]);
  });

  it.each([
    ["add-child", { name: "Zoé", class: "2B", allergies: [], note: null, consent: true }],
    ["begin-passkey", { currentPassword: PASSWORD }],
  ])("a call stores nothing, and is answered as after the end of the session: %s", async (path, body) => {
    const person = await register(test, noor);
    const answer = await meeting("delete from people", () =>
      call(`/api/auth/${path}`, { ...person.self, ...body }, person.headers),
    );
    expect([answer.status, answer.body.code]).toEqual([401, 201]);
  });

  it.each(["the first", "another"])("a card that is being saved is deleted at the gateway: %s", async (which) => {
    const person = await register(test, noor);
    const save = async () =>
      call("/api/auth/payment-method", { ...person.self, card: await aCard(test) }, person.headers);
    if (which === "another") expect((await save()).status).toBe(201);
    const before = await keptAtTheGateway();
    const answer = await meeting("delete from people", save);
    expect(answer.body.code).toBe(which === "another" ? 201 : 1803);
    expect(await keptAtTheGateway()).toBe(before);
  });
});
