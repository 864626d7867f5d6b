import { randomUUID } from "node:crypto";
import { EncryptJWT, UnsecuredJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { login, type SignedIn } from "../../testing/people.ts";
import { AT_THE_STADIUM, STADIUM } from "../../testing/stadium.ts";
import { aPickup, submit, tally } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { sealLink } from "./suite-links.ts";

const test = await openTestApi({ passwordWaitMs: 60_000 });
const { api, call, clock, load, pool } = test;
clock.set("2026-12-05T23:30:00Z");
await load(STADIUM);

const people: Record<string, SignedIn> = {};
const person = (name: string) => people[name] as SignedIn;
beforeAll(async () => {
  for (const name of ["ana", "ben", "olu", "piet"]) people[name] = await login(test, `${name}@example.ca`);
});

const minimal = (encryptedValue: string) =>
  call("/api/catering/events/get-minimal-info", { eventSuiteId: "s-1", encryptedValue }, AT_THE_STADIUM);
const order = ({ headers }: Pick<SignedIn, "headers">, items: readonly object[], suites: object = {}) => {
  const checkout = { contact: { full_name: "Ana", email: "ana@example.ca", phone_number: "416-555-0123" } };
  const config = { restaurantId: 9, eventDayOrdering: true };
  const data = { config, items, costs: {}, checkout, suites: { eventSuiteId: "s-1", ...suites }, date: null };
  const sent = { ...AT_THE_STADIUM, ...headers, "idempotency-key": randomUUID() };
  return call("/api/orders", { type: "dine-in", data }, sent);
};
const POP = { id: 11, orderId: 1, quantity: 1, orderOptions: [] };
async function settle({ self, cookie }: SignedIn, settings: object): Promise<{ status: number }> {
  const path = "/api/catering/events/final/event-suites/s-1/update-event-day-settings";
  const headers = { ...AT_THE_STADIUM, cookie, "content-type": "application/json" };
  const body = JSON.stringify({ ...self, event_day_payment_preference: "charge", ...settings });
  const answer = await api.fetch(new Request(`http://comptoir.test${path}`, { method: "PUT", headers, body }));
  return { status: answer.status };
}

describe("A forged link", () => {
  it("gives no access: unencrypted, encrypted with another key, or with the id of the current key", async () => {
    const now = clock.now();
    const until = new Date(+now + 3_600_000);
    const ours = await sealLink(pool, { restaurantId: "9", suiteId: "s-1" }, { now, expiresAt: until });
    const { kid } = JSON.parse(Buffer.from(ours.split(".")[0] ?? "", "base64url").toString()) as { kid: string };
    const key = new Uint8Array(32).fill(7);
    const made = (header: object) =>
      new EncryptJWT({ suite: "s-1" })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", ...header } as never)
        .setAudience("9")
        .setExpirationTime(until)
        .encrypt(key);
    const unsecured = new UnsecuredJWT({ suite: "s-1" }).setAudience("9").setExpirationTime(until).encode();
    const [header, ...rest] = ours.split(".");
    const renamed = [Buffer.from(JSON.stringify({ alg: "none", kid })).toString("base64url"), ...rest].join(".");
    const values = [
      unsecured,
      await made({}),
      await made({ kid }),
      await made({ kid: "' or true --" }),
      renamed,
      `${header}....`,
    ];
    for (const value of values) {
      expect(await minimal(value), value).toMatchObject({ status: 409, body: { code: "suite_link_invalid" } });
    }
  });

  it("of another restaurant, whose suite has the same id, gives no access either", async () => {
    await load({ ...STADIUM, restaurant: { ...STADIUM.restaurant, id: 8, slug: "other" }, users: [] });
    const now = clock.now();
    const theirs = { restaurantId: "8", suiteId: "s-1" };
    const value = await sealLink(pool, theirs, { now, expiresAt: new Date(+now + 60_000) });
    expect((await minimal(value)).body.code).toBe("suite_link_invalid");
  });
});

describe("Stolen or outdated acting tokens", () => {
  const actingOf = async (name: string, eventSuiteId: string) => {
    const { token, email, cookie } = person(name);
    const body = { eventSuiteId, token, suiteOperatorEmail: email };
    const answer = await call("/api/auth/login-as", body, { ...AT_THE_STADIUM, cookie });
    return answer.body as { readonly id: string; readonly token: string };
  };
  const infoWith = (cookie: string, { id: userId, token }: { readonly id: string; readonly token: string }) =>
    call(
      "/api/catering/events/auth-get-event-info",
      { userId, token, eventSuiteId: "s-1" },
      { ...AT_THE_STADIUM, cookie },
    );

  it("give no access with the cookie of the owner or of another operator, or without a cookie", async () => {
    const acting = await actingOf("olu", "s-1");
    expect((await infoWith(person("olu").cookie, acting)).status).toBe(200);
    for (const cookie of [person("ana").cookie, person("piet").cookie, "comptoir_login=nothing", ""]) {
      expect((await infoWith(cookie, acting)).status, cookie).toBe(401);
    }
  });

  it("give no access after the operator is removed from the event, or the suite has another owner", async () => {
    const acting = await actingOf("olu", "s-1");
    const ownerShown = ({ id: userId, token } = acting) =>
      call("/api/auth/get-comptoir-user-info", { userId, token }, { ...AT_THE_STADIUM, cookie: person("olu").cookie });
    expect((await ownerShown()).body).toMatchObject({ firstName: "Ana", acting: { eventSuiteId: "s-1" } });
    const [final, concert] = STADIUM.events;
    await load({ ...STADIUM, events: [{ ...final, operators: ["piet@example.ca"] }, concert] });
    expect((await infoWith(person("olu").cookie, acting)).status).toBe(403);
    expect(await ownerShown(), "nor is the owner").toMatchObject({ status: 401, body: { code: 201 } });
    const sold = final?.event_suites.map((suite) => ({ ...suite, owner: "ben@example.ca" }));
    await load({ ...STADIUM, events: [{ ...final, event_suites: sold }, concert] });
    expect((await infoWith(person("olu").cookie, acting)).status).toBe(403);
    expect((await ownerShown()).status, "nor is the one before").toBe(401);
    await load({ ...STADIUM, events: [concert] });
    expect((await ownerShown()).status, "whose suite is gone").toBe(401);
    await load(STADIUM);
  });
});

describe("people#acting-as: an operator who acts for an owner", () => {
  it("has no access to the owner's orders, items, prices, carts and cards at another restaurant", async () => {
    await load(GRILL);
    const { cookie: ownCookie, headers } = person("ana");
    const placed = await submit(test, aPickup({ date: "2026-12-06T20:00:00Z" }), { headers });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const { id } = placed.body.order;

    const { token, email, cookie } = person("olu");
    const asked = { eventSuiteId: "s-1", token, suiteOperatorEmail: email };
    const acting = (await call("/api/auth/login-as", asked, { ...AT_THE_STADIUM, cookie })).body;
    const self = { userId: acting.id, token: acting.token };
    const at = (place: object) => ({ ...place, cookie, authorization: `Bearer ${acting.token}` });

    const cart = { type: "pickup", items: [line(20)], date: "2026-12-06T20:00:00Z" };
    const elsewhere = await Promise.all([
      call(`/api/orders/${id}/cancel`, {}, at(AT_THE_GRILL)),
      submit(test, aPickup(), { headers: at({}) }),
      call("/api/orders/set-costs", cart, at(AT_THE_GRILL)),
      call("/api/auth/get-previously-ordered-items", self, { ...AT_THE_GRILL, cookie }),
    ]);
    expect(elsewhere.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(4).fill("403 not_allowed"));
    const user = await call("/api/auth/get-comptoir-user-info", self, { ...AT_THE_GRILL, cookie });
    expect(user.body).toMatchObject({ firstName: "Ana", lastItemsOrdered: [] });
    const seen = await call(`/api/orders/${id}`, undefined, at({}));
    expect(seen.body.order, "its link says that it is another's").toMatchObject({ status: "placed", yours: false });
    // With the suite's restaurant in the header, the call does not find the other restaurant's order.
    expect((await call(`/api/orders/${id}/cancel`, {}, at(AT_THE_STADIUM))).status).toBe(404);
    expect((await call(`/api/orders/${id}`, undefined, { ...headers, cookie: ownCookie })).body.order.yours).toBe(true);
  });
});

describe("A tab under attack", () => {
  it("never exceeds its current limit, while the limit is changed during the orders", async () => {
    expect((await settle(person("ana"), { tab_limit: "30.00" })).status).toBe(200);
    const limits = ["20.00", "45.00", "10.00", "25.00", "30.00"];
    const changes = (async () => {
      for (const tab_limit of limits) await settle(person("olu"), { tab_limit });
    })();
    const orders = await Promise.all(Array.from({ length: 16 }, () => order(person("ana"), [POP])));
    await changes;
    const { rows } = await pool.query(
      "select tab_cents::int as tab, tab_limit_cents::int as limit from event_suites where restaurant_id = '9' and id = 's-1'",
    );
    expect(rows[0].tab).toBeLessThanOrEqual(rows[0].limit);
    const taken = orders.filter(({ status }) => status === 201);
    expect(rows[0].tab).toBe(taken.length * 452);
    expect(Object.keys(tally(orders)).filter((answer) => !/^201|tab_limit_reached/.test(answer))).toEqual([]);
  });

  it("refuses orders with invalid or excessive values, and stores nothing of them", async () => {
    const before = (await pool.query("select tab_cents from event_suites where id = 's-1'")).rows;
    await settle(person("ana"), { tab_limit: null });
    const many = Array.from({ length: 5_000 }, (_, at) => ({ ...POP, orderId: at + 1 }));
    const tries = [
      order(person("ana"), [{ ...POP, quantity: 1_000_000_000 }]),
      order(person("ana"), [{ ...POP, quantity: -1 }]),
      order(person("ana"), [{ ...POP, quantity: 0.5 }]),
      order(person("ana"), many),
      order(person("ana"), [POP], { notes: "n".repeat(60_000) }),
      order(person("ana"), [POP], { eventSuiteId: "s-1\u0000" }),
      order(person("ana"), [POP], { eventSuiteId: { $ne: null } }),
    ];
    for (const answer of await Promise.all(tries))
      expect([answer.status >= 400, answer.status < 500]).toEqual([true, true]);
    for (const tab_limit of ["-5", "1e9", "NaN", "99999999999999999999", "12.345"]) {
      expect((await settle(person("ana"), { tab_limit })).status, tab_limit).toBeGreaterThanOrEqual(400);
    }
    expect((await pool.query("select tab_cents from event_suites where id = 's-1'")).rows).toEqual(before);
  });
});
