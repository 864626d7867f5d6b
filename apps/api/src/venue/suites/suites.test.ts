import { randomUUID } from "node:crypto";
import pino from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { EXIT } from "../../entry/commands/command.ts";
import { eventsActs } from "../../entry/commands/events.ts";
import { openListener } from "../../platform/db/listen.ts";
import { login, PASSWORD, register, type SignedIn } from "../../testing/people.ts";
import { AT_THE_STADIUM, STADIUM } from "../../testing/stadium.ts";
import { aCard } from "../../testing/submit.ts";
import { cookiesOf, openTestApi } from "../../testing/test-api.ts";
import { openVenues } from "../venues/venue-cache.ts";
import { inviteToSuites } from "./invitations.store.ts";
import { writeInvitations } from "./invitations.ts";
import { renewLinkKey, sealLink } from "./suite-links.ts";

const test = await openTestApi();
const { api, call, clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
await load(STADIUM);

const people: Record<string, SignedIn> = {};
const person = (name: string) => people[name] as SignedIn;
beforeAll(async () => {
  for (const name of ["ana", "ben", "carl", "olu", "piet"]) people[name] = await login(test, `${name}@example.ca`);
});

const minimal = (eventSuiteId: string, encryptedValue?: string) =>
  call("/api/catering/events/get-minimal-info", { eventSuiteId, encryptedValue }, AT_THE_STADIUM);
const whole = ({ self, cookie }: SignedIn, eventSuiteId: string) =>
  call("/api/catering/events/auth-get-event-info", { ...self, eventSuiteId }, { ...AT_THE_STADIUM, cookie });
const actsOf = ({ headers }: SignedIn, eventId: string, suiteId: string) =>
  call(`/api/catering/events/${eventId}/event-suites/${suiteId}/acts`, undefined, { ...AT_THE_STADIUM, ...headers });
const active = ({ headers }: SignedIn) =>
  call("/api/catering/events/get-active-events", undefined, { ...AT_THE_STADIUM, ...headers });
const upcoming = ({ headers }: SignedIn, email: string) =>
  call("/api/catering/suite-owners/get-upcoming-events", { email }, headers);
async function settle({ self, cookie }: SignedIn, [eventId, suiteId]: [string, string], body: object) {
  const response = await api.fetch(
    new Request(
      `http://comptoir.test/api/catering/events/${eventId}/event-suites/${suiteId}/update-event-day-settings`,
      {
        method: "PUT",
        headers: { ...AT_THE_STADIUM, cookie, "content-type": "application/json" },
        body: JSON.stringify({ ...self, order_restaurant_id: 9, ...body }),
      },
    ),
  );
  // biome-ignore lint/suspicious/noExplicitAny: a test says of each answer what it expects in it.
  return { status: response.status, body: (await response.json()) as Record<string, any> };
}
/** Lets an operator act for a suite's owner, in the operator's own browser. */
async function actAs(operator: SignedIn, eventSuiteId: string): Promise<SignedIn> {
  const body = { eventSuiteId, token: operator.token, suiteOperatorEmail: operator.email };
  const answer = await call("/api/auth/login-as", body, { ...AT_THE_STADIUM, cookie: operator.cookie });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const { id: userId, token, email } = answer.body;
  const { cookie } = operator;
  return {
    userId,
    token,
    email,
    cookie,
    self: { userId, token },
    headers: { cookie, authorization: `Bearer ${token}` },
  };
}

describe("POST /catering/events/get-minimal-info", () => {
  it("returns the suite's public data, and no personal data", async () => {
    const { status, body } = await minimal("s-1");
    expect(status).toBe(200);
    expect(body).toEqual({
      eventSuite: {
        id: "s-1",
        name: "Suite 1",
        event: { id: "final", name: "The final", starts_at: "2026-12-05T23:00:00.000Z" },
        restaurant: { id: 9, slug: "the-stadium", name: "The Stadium", zone: "America/Toronto" },
        pre_ordering: true,
        event_day: false,
      },
    });
  });

  it("suite errors (no event suite): 404 for an unknown suite, or one of another restaurant, with a message for people", async () => {
    const { status, body } = await minimal("s-9");
    expect({ status, ...body }).toEqual({
      status: 404,
      code: "no_event_suite",
      message: "There is no such suite at an event here. Please follow the link of your invitation.",
    });
  });

  it("accepts a link's value repeatedly until it expires", async () => {
    const now = clock.now();
    const sealed = await sealLink(
      pool,
      { restaurantId: "9", suiteId: "s-1" },
      { now, expiresAt: new Date(+now + 60_000) },
    );
    expect((await minimal("s-1", sealed)).status).toBe(200);
    expect((await minimal("s-1", sealed)).status).toBe(200);
    expect(await minimal("s-2", sealed)).toMatchObject({ status: 409, body: { code: "suite_link_invalid" } });
    const tampered = `${sealed.slice(0, -4)}${sealed.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
    for (const value of [tampered, "nothing", "a.b.c.d.e", `${sealed}.x`]) {
      expect(await minimal("s-1", value), value).toMatchObject({ status: 409, body: { code: "suite_link_invalid" } });
    }
    clock.set(new Date(+now + 61_000).toISOString());
    expect(await minimal("s-1", sealed)).toMatchObject({ status: 409, body: { code: "suite_link_expired" } });
    clock.set(now.toISOString());
  });

  it("accepts values of an older key until the older keys are revoked", async () => {
    const now = clock.now();
    const link = { restaurantId: "9", suiteId: "s-1" };
    const expiresAt = new Date("2027-06-01T00:00:00Z");
    const early = await sealLink(pool, link, { now, expiresAt });
    const late = await sealLink(pool, link, { now: new Date("2027-04-01T00:00:00Z"), expiresAt });
    const keyOf = (value: string) => value.split(".")[0];
    expect(keyOf(late)).not.toBe(keyOf(early));
    expect((await minimal("s-1", early)).status).toBe(200);
    await renewLinkKey(pool, "9", now);
    for (const value of [early, late]) {
      expect((await minimal("s-1", value)).body.code).toBe("suite_link_invalid");
    }
    expect((await minimal("s-1", await sealLink(pool, link, { now, expiresAt }))).status).toBe(200);
  });
});

describe("POST /catering/events/auth-get-event-info", () => {
  it("returns the full suite to its owner, hosts and operator", async () => {
    for (const name of ["ana", "carl", "olu"]) {
      const { status, body } = await whole(person(name), "s-1");
      expect(status, name).toBe(200);
      expect(body.eventSuite).toMatchObject({
        state: "no-pre-order",
        tab_limit: "500.00",
        tab_open: false,
        pre_order_delivery_time: "before",
        event_day_payment_preference: "charge",
        as_host: name === "carl",
        orders: [],
        version: 1,
      });
    }
  });

  it("suites#tab-closing: tells the owner and operator, but no host, whether a saved card can be charged", async () => {
    const hasCard = async (name: string) => (await whole(person(name), "s-1")).body.eventSuite.owner_has_card;
    expect([await hasCard("ana"), await hasCard("olu"), await hasCard("carl")]).toEqual([false, false, null]);
    const { self, cookie } = person("ana");
    const { body } = await call("/api/auth/payment-method", { ...self, card: await aCard(test) }, { cookie });
    expect([await hasCard("ana"), await hasCard("olu"), await hasCard("carl")]).toEqual([true, true, null]);
    const [{ paymentCardId }] = body.paymentMethods;
    await call("/api/auth/delete-payment", { ...self, paymentCardId }, { cookie });
    expect(await hasCard("ana")).toBe(false);
  });

  it("Enforcement messages: 'This user is not assigned to this suite.'", async () => {
    const french = { ...AT_THE_STADIUM, cookie: person("ben").cookie, "x-locale": "en-CA" };
    const body = { ...person("ben").self, eventSuiteId: "s-1" };
    expect(await call("/api/catering/events/auth-get-event-info", body, french)).toMatchObject({
      status: 403,
      body: { code: "not_assigned_to_suite", message: "This user is not assigned to this suite." },
    });
    expect((await whole(person("piet"), "s-1")).status).toBe(403);
    expect((await whole(person("carl"), "c-1")).status).toBe(403);
  });
});

describe("POST /catering/suite-owners/get-upcoming-events", () => {
  it("returns the caller's own events, next first, and none for another address", async () => {
    const { body } = await upcoming(person("ana"), "Ana@example.ca");
    expect(body.events).toMatchObject([
      { id: "final", restaurant: { slug: "the-stadium" }, suites: [{ id: "s-1", pre_ordering: true }] },
      { id: "concert", suites: [{ id: "c-1" }] },
    ]);
    expect((await upcoming(person("carl"), "carl@example.ca")).body.events).toMatchObject([{ id: "final" }]);
    expect((await upcoming(person("ben"), "ana@example.ca")).body).toEqual({ events: [], past: [], pastCursor: null });
  });

  it("screens#operator-arrives: lists an operator's events with their restaurant, without suites", async () => {
    const { body } = await upcoming(person("olu"), "olu@example.ca");
    expect(body.events).toEqual([expect.objectContaining({ id: "final", suites: [] })]);
    expect(body.events[0].restaurant).toMatchObject({ id: 9, slug: "the-stadium" });
    expect((await upcoming(person("piet"), "piet@example.ca")).body.events).toMatchObject([{ id: "concert" }]);
    expect((await upcoming(person("olu"), "piet@example.ca")).body).toEqual({ events: [], past: [], pastCursor: null });
  });

  it("suites#past-events: a past event is listed separately to owners and operators for 90 days, with its audit trail", async () => {
    const past = async (name: string) => (await upcoming(person(name), `${name}@example.ca`)).body.past;
    try {
      expect(await past("ana")).toEqual([]);
      await pool.query("update events set starts_at = $1, ends_at = $2 where id = 'final'", [
        "2026-11-18T23:00:00Z",
        "2026-11-19T02:00:00Z",
      ]);
      const final = { id: "final", restaurant: { slug: "the-stadium" } };
      expect(await past("ana")).toMatchObject([{ ...final, suites: [{ id: "s-1", name: "Suite 1" }] }]);
      expect(await past("ben")).toMatchObject([{ ...final, suites: [{ id: "s-2" }] }]);
      expect(await past("olu")).toMatchObject([{ ...final, suites: [{ id: "s-1" }, { id: "s-2" }] }]);
      for (const name of ["carl", "piet"]) expect(await past(name), name).toEqual([]);
      for (const name of ["ana", "olu"]) expect((await actsOf(person(name), "final", "s-1")).status, name).toBe(200);
      await pool.query("update events set starts_at = $1, ends_at = $2 where id = 'final'", [
        "2026-08-20T12:00:00Z",
        "2026-08-22T16:59:59Z",
      ]);
      expect(await past("ana")).toEqual([]);
    } finally {
      await pool.query("update events set starts_at = $1, ends_at = $2 where id = 'final'", [
        "2026-12-05T23:00:00Z",
        "2026-12-06T02:00:00Z",
      ]);
    }
  });
});

describe("The states of suites", () => {
  const cart = (items: object[], eventSuiteId: string | null) => ({
    type: "catering",
    items,
    costs: {},
    checkout: {},
    date: null,
    eventSuiteId,
  });
  const TRAY = { id: 10, orderId: 1, quantity: 1, orderOptions: [] };
  const price = ({ headers }: SignedIn, body: object) =>
    call("/api/orders/set-costs", body, { ...AT_THE_STADIUM, ...headers });
  const stateOf = async (at: number) => (await active(person("olu"))).body.events[0].suites[at].state;

  it("in progress: a pre-order that was started and is not placed", async () => {
    expect((await price(person("carl"), cart([TRAY], "s-1"))).status).toBe(200);
    expect([await stateOf(0), await stateOf(1)]).toEqual(["in-progress", "no-pre-order"]);
    expect((await whole(person("ana"), "s-1")).body.eventSuite.state).toBe("in-progress");
    const cookie = `${person("carl").cookie}; ${cookiesOf(await price(person("carl"), cart([TRAY], "s-1")))}`;
    const saved = (query: string) =>
      call(`/api/cart?type=catering${query}`, undefined, { ...AT_THE_STADIUM, ...person("carl").headers, cookie });
    expect((await saved("&eventSuiteId=s-1")).body.items).toHaveLength(1);
    for (const other of ["", "&eventSuiteId=s-2"]) expect((await saved(other)).body.items, other).toEqual([]);
    const now = clock.now().toISOString();
    clock.set("2026-12-03T17:00:00Z");
    await pool.query("update carts set expires_at = '2027-01-01'");
    expect(await stateOf(0), "a cart is no pre-order once they are closed").toBe("no-pre-order");
    expect((await whole(person("carl"), "s-1")).body.eventSuite.state).toBe("no-pre-order");
    clock.set(now);
    expect(await stateOf(0)).toBe("in-progress");
    await pool.query("delete from carts");
    expect(await stateOf(0)).toBe("no-pre-order");
  });

  it("are not revealed to a caller who may not order for the suite", async () => {
    expect((await price(person("ben"), cart([TRAY], "s-1"))).body.code).toBe("not_assigned_to_suite");
    expect((await price(person("ben"), cart([TRAY], "s-9"))).body.code).toBe("no_event_suite");
    expect((await price(person("ben"), cart([], "s-2"))).status).toBe(200);
    expect(await stateOf(1)).toBe("no-pre-order");
  });
});

describe("GET /catering/events/get-active-events", () => {
  it("Suite operator: logs in with an operator email", async () => {
    const signIn = async (email: string) => (await call("/api/auth/login-native", { email, password: PASSWORD })).body;
    expect(await signIn("olu@example.ca")).toMatchObject({ email: "olu@example.ca", suiteOperator: true });
    expect(await signIn("ana@example.ca")).toMatchObject({ suiteOperator: false });
  });

  it("Suite operator: lists events and suites", async () => {
    const { body } = await active(person("olu"));
    expect(body.events).toMatchObject([
      {
        id: "final",
        pre_order_closes_at: "2026-12-03T17:00:00.000Z",
        restaurant: { id: 9, slug: "the-stadium" },
        suites: [
          {
            ...{ id: "s-1", state: "no-pre-order", owner: "Ana Tremblay", pre_order_total: null },
            ...{ tab_limit: "500.00", tab_total: "0.00" },
          },
          { id: "s-2", state: "no-pre-order", owner: "Ben Tremblay", tab_limit: null },
        ],
      },
    ]);
    expect((await active(person("piet"))).body.events).toMatchObject([{ id: "concert" }]);
  });

  it("Enforcement messages: 'User is not a suite operator.'", async () => {
    expect(await active(person("ana"))).toMatchObject({
      status: 403,
      body: { code: "not_suite_operator", message: "User is not a suite operator." },
    });
  });
});

describe("POST /auth/login-as", () => {
  it("uses 'login as' for a suite owner: the owner as a user, in that suite alone", async () => {
    const acting = await actAs(person("olu"), "s-1");
    expect(acting.userId).toBe(person("ana").userId);
    const info = await call("/api/auth/get-comptoir-user-info", acting.self, { cookie: acting.cookie });
    expect(info.body).toMatchObject({
      id: person("ana").userId,
      acting: { eventSuiteId: "s-1", suite: "Suite 1", event: "The final", restaurantSlug: "the-stadium" },
    });
    expect((await whole(acting, "s-1")).status).toBe(200);
    for (const other of ["s-2", "c-1"]) {
      expect(await whole(acting, other), other).toMatchObject({ status: 403, body: { code: "not_assigned_to_suite" } });
    }
    expect((await upcoming(acting, "ana@example.ca")).body.events).toMatchObject([{ id: "final" }]);
    expect(await active(acting)).toMatchObject({ status: 403, body: { code: "not_suite_operator" } });
  });

  it("is only for assigned suites, and for operators under their own address", async () => {
    const { token, email, cookie } = person("piet");
    const asked = (body: object, headers = { cookie }) =>
      call("/api/auth/login-as", { token, suiteOperatorEmail: email, ...body }, { ...AT_THE_STADIUM, ...headers });
    expect(await asked({ eventSuiteId: "s-1" })).toMatchObject({
      status: 403,
      body: { code: "not_assigned_to_suite" },
    });
    expect(await asked({ eventSuiteId: "c-1", suiteOperatorEmail: "olu@example.ca" })).toMatchObject({
      status: 403,
      body: { code: "not_suite_operator" },
    });
    const { ben } = people;
    const user = { eventSuiteId: "s-2", token: ben?.token, suiteOperatorEmail: ben?.email };
    expect(await asked(user, { cookie: person("ben").cookie })).toMatchObject({
      status: 403,
      body: { code: "not_suite_operator" },
    });
  });

  it("the owner's password, cards and email address cannot be changed, nor their receipts seen", async () => {
    const acting = await actAs(person("olu"), "s-1");
    for (const [path, body] of [
      ["edit-user", { phoneNumber: "416-555-0199" }],
      ["payment-method", { card: { token: "sandbox_x" } }],
      ["get-past-receipts", {}],
      ["sessions", {}],
    ] as const) {
      const answer = await call(`/api/auth/${path}`, { ...acting.self, ...body }, { cookie: acting.cookie });
      expect(answer, path).toMatchObject({ status: 403, body: { code: "not_allowed" } });
    }
  });

  it("ends only at a suite logout, or with the operator's session", async () => {
    const operator = await login(test, "olu@example.ca");
    const logout = (accessToken: string) => call("/api/auth/logout", { accessToken }, { cookie: operator.cookie });
    const first = await actAs(operator, "s-1");
    expect(cookiesOf(await logout(first.token))).not.toContain("comptoir_login");
    expect((await whole(first, "s-1")).status).toBe(401);
    expect((await active(operator)).status).toBe(200);
    const second = await actAs(operator, "s-2");
    await logout(operator.token);
    expect((await whole(second, "s-2")).status).toBe(401);
  });
});

describe("PUT …/update-event-day-settings", () => {
  const FINAL: [string, string] = ["final", "s-2"];

  it("Suite operator: confirms suite settings on the owner's behalf (payment preference charge or invoice; tab limit change or removal).", async () => {
    const acting = await actAs(person("olu"), "s-2");
    const settings = { event_day_payment_preference: "invoice", tab_limit: "250.00", version: 1 };
    const { status, body } = await settle(acting, FINAL, settings);
    expect(status).toBe(200);
    expect(body.eventSuite).toMatchObject({
      state: "tab-open",
      tab_limit: "250.00",
      tab_open: true,
      event_day_payment_preference: "invoice",
      preference_fixed: true,
      version: 2,
    });
    expect(body.eventSuite.acts[0]).toMatchObject({
      act: "settings-confirmed",
      by: "Olu Tremblay",
      for: "Ben Tremblay",
      details: { preference: "invoice", tab_limit: "250.00" },
    });
  });

  it("The event-day payment preference cannot be changed after submission.", async () => {
    const changed = { event_day_payment_preference: "charge", tab_limit: "250.00", version: 2 };
    expect(await settle(person("ben"), FINAL, changed)).toMatchObject({
      status: 409,
      body: { code: "preference_fixed" },
    });
  });

  it("is refused to a caller with an older version, with the current settings", async () => {
    const settings = { event_day_payment_preference: "invoice", tab_limit: null, version: 1 };
    expect(await settle(person("ben"), FINAL, settings)).toMatchObject({
      status: 409,
      body: { code: "version_conflict", current: { version: 2, tab_limit: "250.00" } },
    });
    const removed = await settle(person("ben"), FINAL, { ...settings, version: 2 });
    expect(removed.body.eventSuite).toMatchObject({ tab_limit: null, version: 3 });
  });

  it("of two concurrent changes by operators one is written, and the other gets the current settings", async () => {
    const settings = { event_day_payment_preference: "charge", tab_limit: "800.00", version: 1 };
    const answers = await Promise.all([
      settle(person("olu"), ["final", "s-1"], settings),
      settle(person("ana"), ["final", "s-1"], { ...settings, tab_limit: "900.00" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is refused for a suite of another owner, of another event, or of another restaurant", async () => {
    const settings = { event_day_payment_preference: "charge", tab_limit: "1.00" };
    expect((await settle(person("piet"), FINAL, settings)).body.code).toBe("not_assigned_to_suite");
    expect((await settle(person("ana"), FINAL, settings)).body.code).toBe("not_assigned_to_suite");
    expect((await settle(person("ben"), ["concert", "s-2"], settings)).body.code).toBe("no_event_suite");
    expect((await settle(person("ben"), FINAL, { ...settings, order_restaurant_id: 7 })).status).toBe(404);
  });

  it("is kept when the venue file is imported again, and its audit trail is append-only", async () => {
    await load(STADIUM);
    const { body } = await whole(person("ben"), "s-2");
    expect(body.eventSuite).toMatchObject({
      event_day_payment_preference: "invoice",
      tab_limit: null,
      tab_open: true,
    });
    for (const change of ["update suite_acts set act = 'other'", "delete from suite_acts", "truncate suite_acts"]) {
      await expect(pool.query(change)).rejects.toThrow("only ever added to");
    }
  });

  it("venue#file-events: a suite without an owner is listed and can be opened by its operator, but not acted for", async () => {
    const [final, concert] = STADIUM.events;
    const free = { id: "s-8", name: "Loge « Zoë & L’Érablière »", hosts: ["carl@example.ca"] };
    await load({ ...STADIUM, events: [{ ...final, event_suites: [...(final?.event_suites ?? []), free] }, concert] });
    const listed = (await active(person("olu"))).body.events[0].suites.at(-1);
    expect(listed).toMatchObject({ id: "s-8", name: "Loge « Zoë & L’Érablière »", owner: null });
    await expect(actAs(person("olu"), "s-8")).rejects.toThrow("not_assigned_to_suite");
    const settings = { event_day_payment_preference: "invoice", tab_limit: "90.00", version: 1 };
    expect((await settle(person("olu"), ["final", "s-8"], settings)).status).toBe(200);
    expect((await whole(person("carl"), "s-8")).body.eventSuite).toMatchObject({ tab_open: true, as_host: true });
    const asked = { restaurantId: "9", eventId: "final", locale: "fr-CA", now: clock.now() } as const;
    expect(await inviteToSuites(pool, asked), "three for the owners and hosts there are, one for its host").toBe(4);
    await pool.query("delete from notices");
    await load(STADIUM);
  });

  it("Events and suites that a file omits are removed; a new account with a former owner's address owns nothing", async () => {
    const [final, concert] = STADIUM.events;
    const named = [{ ...final, event_suites: [{ id: "s-1", name: "Suite 1", owner: "new@example.ca" }] }];
    await load({ ...STADIUM, events: named });
    expect((await minimal("c-1")).status).toBe(404);
    expect((await whole(person("ana"), "s-1")).status).toBe(403);
    await load({ ...STADIUM, events: [final, concert] });
    expect((await whole(person("ana"), "s-1")).status).toBe(200);
  });
});

describe("An operator's token, tried on every call for other events and suites", () => {
  const ASSIGNED = "This user is not assigned to this suite.";
  const OPERATOR = "User is not a suite operator.";
  const settings = { event_day_payment_preference: "charge", tab_limit: null };
  const with_ = (caller: SignedIn) => ({ ...AT_THE_STADIUM, ...caller.headers, "x-locale": "en-CA" });
  const submitFor = (caller: SignedIn, eventSuiteId: string, type: string, operatorToken: string | null) => {
    const config = { restaurantId: 9, eventDayOrdering: type === "dine-in" };
    const contact = { full_name: "Olu", email: "olu@example.ca", phone_number: "416-555-0123" };
    const items = [{ id: 10, orderId: 1, quantity: 1, orderOptions: [] }];
    const data = { config, items, costs: {}, checkout: { contact }, suites: { eventSuiteId }, date: null };
    const headers = { ...with_(caller), "idempotency-key": randomUUID() };
    return call("/api/orders", { type, data, operatorToken }, headers);
  };
  /** Every call that names an event or a suite, made by a caller. */
  const CALLS: Readonly<
    Record<string, (caller: SignedIn, event: string, suite: string) => Promise<{ status: number; body: object }>>
  > = {
    "auth-get-event-info": (caller, _, suite) => whole(caller, suite),
    "update-event-day-settings": (caller, event, suite) => settle(caller, [event, suite], settings),
    acts: (caller, event, suite) => actsOf(caller, event, suite),
    "run-sheet": (caller, event) => call(`/api/catering/events/${event}/run-sheet`, undefined, with_(caller)),
    "par-stock": (caller, event, suite) =>
      call(
        `/api/catering/events/${event}/event-suites/${suite}/par-stock`,
        { counts: [{ item: 10, on_hand: 1 }] },
        with_(caller),
      ),
    "login-as": ({ token, cookie, email }, _, eventSuiteId) =>
      call("/api/auth/login-as", { eventSuiteId, token, suiteOperatorEmail: email }, { ...AT_THE_STADIUM, cookie }),
    "set-costs": (caller, _, eventSuiteId) => {
      const items = [{ id: 10, orderId: 1, quantity: 1, orderOptions: [] }];
      const body = { type: "catering", items, costs: {}, checkout: {}, date: null, eventSuiteId };
      return call("/api/orders/set-costs", body, with_(caller));
    },
    "a pre-order": (caller, _, suite) => submitFor(caller, suite, "catering", person("olu").token),
    "an order of the day": (caller, _, suite) => submitFor(caller, suite, "dine-in", person("olu").token),
  };

  it.each(Object.keys(CALLS))("%s: 403, with the spec's words", async (name) => {
    const ask = CALLS[name] as (typeof CALLS)[string];
    const acting = await actAs(person("olu"), "s-1");
    for (const [caller, event, suite] of [
      [person("olu"), "concert", "c-1"],
      [acting, "concert", "c-1"],
      [acting, "final", "s-2"],
    ] as const) {
      const { status, body } = await ask(caller, event, suite);
      const { message = "" } = body as { readonly message?: string };
      expect(status, `${suite}: ${message}`).toBe(403);
      expect([ASSIGNED, OPERATOR]).toContain(message);
    }
  });
});

describe("The audit trail", () => {
  it("shows the owner and the operator who did what for whom, when and from where", async () => {
    const from = { clientAddress: "203.0.113.9" };
    const browser = "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36";
    const { token, email, cookie } = person("olu");
    const body = JSON.stringify({ eventSuiteId: "s-2", token, suiteOperatorEmail: email });
    const headers = { ...AT_THE_STADIUM, cookie, "content-type": "application/json", "user-agent": browser };
    await api.fetch(new Request("http://comptoir.test/api/auth/login-as", { method: "POST", headers, body }), from);
    const now = clock.now().toISOString();
    for (const name of ["ben", "olu"]) {
      const { body } = await actsOf(person(name), "final", "s-2");
      expect(body.suite).toBe("Suite 2");
      expect(body.acts[0], name).toMatchObject({
        at: now,
        act: "acted-as",
        by: "Olu Tremblay",
        for: "Ben Tremblay",
        device: "Chrome, Windows",
        address: "203.0.113.9",
      });
    }
    expect((await whole(person("ben"), "s-2")).body.eventSuite.acts[0].address).toBe("203.0.113.9");
  });

  it("and the settings are hidden from hosts and from people of other suites and events", async () => {
    expect(await actsOf(person("carl"), "final", "s-1")).toMatchObject({ status: 403, body: { code: "not_allowed" } });
    for (const name of ["ben", "piet"]) {
      expect((await actsOf(person(name), "final", "s-1")).body.code, name).toBe("not_assigned_to_suite");
    }
    expect((await actsOf(person("ana"), "concert", "s-1")).body.code).toBe("no_event_suite");
    const settings = { event_day_payment_preference: "charge", tab_limit: null };
    expect(await settle(person("carl"), ["final", "s-1"], settings)).toMatchObject({
      status: 403,
      body: { code: "not_allowed" },
    });
    const { acts } = (await whole(person("carl"), "s-1")).body.eventSuite;
    expect(acts.filter(({ by }: { by: string }) => by !== "Carl Tremblay")).toEqual([]);
  });

  it("is exported in full for an event as CSV by a command", async () => {
    const said: string[] = [];
    const context = { database: pool, clock: clock.now, say: () => undefined, complain: () => undefined };
    const run = (eventId: string) =>
      eventsActs.run(
        { ...context, write: (text: string) => void said.push(text) } as never,
        ["the-stadium", eventId],
        {},
      );
    expect((await run("final")) ?? EXIT.ok).toBe(EXIT.ok);
    const rows = said.join("").split("\r\n");
    expect(rows[0]).toBe("at,suite,act,by,for,device,address,details");
    expect(rows.filter((row) => row.includes("Suite 2,acted-as,Olu Tremblay,Ben Tremblay")).length).toBeGreaterThan(0);
    await expect(run("nothing")).rejects.toThrow("have no audit entries");
  });
});

describe("comptoir events invite", () => {
  it("creates and mails links, each valid for its suite until a day after the event", async () => {
    const listener = await openListener(pool, pino({ level: "silent" }));
    const venues = await openVenues(pool, listener);
    expect(
      await inviteToSuites(pool, { restaurantId: "9", eventId: "concert", locale: "fr-CA", now: clock.now() }),
    ).toBe(1);
    const { rows } = await pool.query(
      `select restaurant_id as "restaurantId", id as "noticeId", order_id as "orderId", kind, channel, recipient, locale
       from notices where kind = 'suite-invitation'`,
    );
    expect(rows).toMatchObject([{ recipient: "ana@example.ca", channel: "mail" }]);
    const write = writeInvitations({ database: pool, clock: clock.now, venues, origin: "https://comptoir.test" });
    const mail = await write(rows[0]);
    if (!mail || !("html" in mail)) throw new Error("No mail was written.");
    const [link = ""] = /https:\/\/\S+/.exec(mail.text) ?? [];
    const { searchParams, pathname } = new URL(link);
    expect([pathname, searchParams.get("eventSuite")]).toEqual(["/the-stadium/landing", "c-1"]);
    const value = searchParams.get("value") ?? "";
    expect((await minimal("c-1", value)).status).toBe(200);
    expect((await minimal("s-1", value)).body.code).toBe("suite_link_invalid");
    const now = clock.now();
    clock.set("2026-12-21T03:00:00Z");
    expect((await minimal("c-1", value)).body.code).toBe("suite_link_expired");
    expect(await write(rows[0])).toBeNull();
    clock.set(now.toISOString());
    await listener.stop();
  });

  it("people#confirmed-email: mails a link that confirms its address for a caller signed in with that address, once", async () => {
    const late = { ...STADIUM.events[1], event_suites: [{ id: "c-9", name: "Suite 9", owner: "zoe@example.ca" }] };
    await load({ ...STADIUM, events: [STADIUM.events[0], late] });
    const zoe = await register(test, { email: "zoe@example.ca" });
    const eve = await register(test, { email: "eve@example.ca" });
    await inviteToSuites(pool, { restaurantId: "9", eventId: "concert", locale: "en-CA", now: clock.now() });
    const { rows } = await pool.query("select id from suite_invitations where suite_id = 'c-9'");
    const now = clock.now();
    const value = await sealLink(
      pool,
      { restaurantId: "9", suiteId: "c-9" },
      { now, expiresAt: new Date(+now + 60_000), invitationId: rows[0].id },
    );
    const open = (by: Readonly<Record<string, string>>) => {
      const body = { eventSuiteId: "c-9", encryptedValue: value };
      return call("/api/catering/events/get-minimal-info", body, { ...AT_THE_STADIUM, ...by });
    };
    await open({});
    await open(eve.headers);
    expect((await whole(zoe, "c-9")).status).toBe(403);
    await open(zoe.headers);
    expect((await whole(zoe, "c-9")).status).toBe(200);
    await pool.query("update people set email_confirmed_at = null where id = $1", [zoe.userId]);
    await open(zoe.headers);
    const info = await call("/api/auth/get-comptoir-user-info", zoe.self, zoe.headers);
    expect(info.body.emailConfirmed).toBe(false);
  });
});
