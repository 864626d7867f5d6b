import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { partnerOrderSchema } from "../../../../../packages/contract/src/partner-order.ts";
import { eraseContacts } from "../../entry/background/tidy.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { aKey } from "../../testing/keys.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aPickup, aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { answering, openReceiver } from "../../testing/webhook-receiver.ts";
import { openWebhookWork } from "../../testing/webhook-work.ts";
import { takeDueDeliveries } from "./deliveries.store.ts";

const receiver = await openReceiver();
const test = await openTestApi({}, undefined, undefined, {}, undefined, receiver.network);
const { call, clock, load, pool, api } = test;
const work = await openWebhookWork(test, receiver.network);
const ORDERS = ["order.placed", "order.changed", "order.accepted", "order.started", "order.ready", "order.cancelled"];
const [dinner, ...others] = GRILL.menus;
const VENUE = {
  ...GRILL,
  contact: { email: "chef@grill.example", locale: "en-CA" },
  restaurant: {
    ...GRILL.restaurant,
    hours: [],
    order_options: { ...ANY_NUMBER_OPEN, max_items_per_cart: 100, cancelling: { before_minutes: 0 } },
  },
  menus: [{ ...dinner, items: [{ id: 11, name: "Soup", price: "8.00" }] }, ...others],
};
let boss: StaffMember;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "restaurants, orders, order_lines, order_events, unpaid_orders, notices, rate_limits, contact_erasures, order_numbers",
  );
  await emptyTables(pool, "venue_events, venue_event_sequences, venue_event_readers");
  await load(VENUE);
  boss = await aStaffMember(test, { name: "Boss", role: "manager" });
  receiver.calls.length = 0;
  receiver.refused.length = 0;
  receiver.behave(answering(200));
});

const ask = (path: string, body?: unknown, who = boss) => call(`/api/staff/webhooks${path}`, body, who.headers);
const remove = async (id: string, who = boss) => {
  const url = `http://comptoir.test/api/staff/webhooks/${id}`;
  return (await api.fetch(new Request(url, { method: "DELETE", headers: who.headers }))).status;
};
async function anEndpoint(but: object = {}, path = "/hooks") {
  const added = { name: "Till", url: receiver.url(path), types: ORDERS, contacts: false, ...but };
  const { status, body } = await ask("", added);
  expect(status, JSON.stringify(body)).toBe(201);
  receiver.trust(path, body.secret);
  return { id: body.endpoint.id as string, secret: body.secret as string };
}
async function anOrder(body: object = aSubmit()): Promise<string> {
  const answer = await submit(test, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.order.id;
}
const move = async (id: string, to: string) => {
  const version = (await pool.query("select version from orders where id = $1", [id])).rows[0].version;
  const { status, body } = await call(`/api/staff/orders/${id}/move`, { version, to }, boss.headers);
  expect(status, JSON.stringify(body)).toBe(200);
};
const log = async (id: string) => (await ask(`/${id}`)).body.deliveries;
const stateOf = async (id: string) => (await ask(`/${id}`)).body.endpoint;
const actsOf = async () =>
  (await call("/api/staff/acts", undefined, boss.headers)).body.acts.map((act: { act: string }) => act.act);

describe("partners#signature: a delivery", () => {
  it("is verified by an independent receiver, with the event's id and the partner's order, without contacts", async () => {
    const { id } = await anEndpoint();
    const orderId = await anOrder();
    expect(await work.makeAndSend()).toBe(1);
    expect(receiver.refused).toEqual([]);
    const event = (await pool.query("select id from venue_events where type = 'order.placed'")).rows[0];
    expect(receiver.calls).toMatchObject([{ id: event.id, type: "order.placed", data: { id: orderId, table: "12" } }]);
    const [sent] = receiver.calls;
    expect(partnerOrderSchema.parse(sent?.data)).toEqual(sent?.data);
    expect(sent?.data).toMatchObject({ name: null, contact: null, status: "placed", number: "1" });
    expect(sent?.text).not.toContain("Lovelace");
    expect(JSON.parse(sent?.text ?? "").timestamp).toBe("2026-11-20T17:00:00.000Z");
    expect(await log(id)).toMatchObject([
      { id: event.id, type: "order.placed", orderId, number: "1", state: "delivered", nextAt: null, attempts: 1 },
    ]);
    expect((await log(id))[0].answers).toMatchObject([{ status: 200, fault: null, text: "ok" }]);
  });

  it("has the guest's name, phone, email and address with the scope for contacts only", async () => {
    await anEndpoint({ contacts: true }, "/with");
    await anEndpoint({}, "/without");
    await anOrder(aPickup());
    expect(await work.makeAndSend()).toBe(2);
    const of = (path: string) => receiver.calls.find((one) => one.path === path);
    expect(of("/with")?.data).toMatchObject({
      name: "Ada Lovelace",
      contact: { phone: "416-555-0123", email: "ada@example.test", address: null },
    });
    expect(of("/without")?.text).not.toMatch(/Lovelace|555-0123|ada@/);
  });

  it("is of the chosen types only, and of what happened since the endpoint was added", async () => {
    await anOrder();
    await anEndpoint({ types: ["order.cancelled", "venue.paused"] });
    const id = await anOrder();
    await call(`/api/orders/${id}/cancel`, {}, AT_THE_GRILL);
    await call("/api/staff/pause", { minutes: 30 }, boss.headers);
    await move(id, "in-progress").catch(() => undefined);
    await work.makeAndSend();
    expect(receiver.calls.map(({ type }) => type)).not.toContain("order.placed");
    expect(receiver.calls.find(({ type }) => type === "venue.paused")?.data).toEqual({
      until: "2026-11-20T17:30:00.000Z",
      reason: "staff",
    });
  });

  it("stays under 20 kB: a huge order goes without its lines, and says where it can be read", async () => {
    await anEndpoint();
    const many = Array.from({ length: 60 }, (_, at) =>
      line(11, {
        orderId: at + 1,
        orderOptions: [{ memo: true, values: [{ name: `No salt ${at} ${"é".repeat(150)}`, price: "0.00" }] }],
      }),
    );
    const id = await anOrder(
      aSubmit({ items: many, checkout: { contact: { full_name: "Ada" }, notes: "é".repeat(500) } }),
    );
    await work.makeAndSend();
    const [sent] = receiver.calls;
    expect(Buffer.byteLength(sent?.text ?? "")).toBeLessThan(20_000);
    expect(sent?.data).toMatchObject({
      id,
      lines: [],
      reduced: { left_out: ["lines", "questions"], read_at: `/api/v1/venue/orders/${id}` },
    });
    expect(partnerOrderSchema.parse(sent?.data)).toEqual(sent?.data);
    const { headers } = await aKey(test, { scopes: ["orders:read"] });
    expect((await call(sent?.data.reduced.read_at, undefined, headers)).body.order.lines).toHaveLength(60);
  });
});

describe("partners#attempts: a failure", () => {
  it.each([
    ["an error", answering(500, {}, "x".repeat(900)), { status: 500, fault: null, text: "x".repeat(500) }],
    ["a redirect", answering(302, { location: "https://hooks.test/elsewhere" }), { status: 302, fault: null }],
    ["an answer that is too late", async () => pause(1_500).then(() => undefined), { status: null, fault: "timeout" }],
    [
      "an answer that is cut",
      (_call: unknown, response: import("node:http").ServerResponse) => {
        response.writeHead(200, { "content-length": "900" }).write("half");
        setTimeout(() => response.destroy(), 50);
      },
      { status: 200, fault: "cut", text: "half" },
    ],
    [
      "a connection that is closed",
      (_call: unknown, response: import("node:http").ServerResponse) => void response.destroy(),
      { status: null, fault: "no-answer" },
    ],
    [
      "a switch to another protocol",
      (_call: unknown, response: import("node:http").ServerResponse) =>
        void response.socket?.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n"),
      { status: null, fault: "no-answer" },
    ],
  ])("is %s: the same id and body are sent again", async (_what, behaviour, expected) => {
    const { id } = await anEndpoint();
    await anOrder();
    receiver.behave(behaviour as never);
    expect(await work.makeAndSend()).toBe(1);
    const [failed] = await log(id);
    expect(failed).toMatchObject({ state: "waiting", attempts: 1, answers: [expected] });
    const waitMs = Date.parse(failed.nextAt) - Date.now();
    expect(waitMs).toBeGreaterThan(2_000);
    expect(waitMs).toBeLessThan(7_000);
    expect((await stateOf(id)).failingSince).not.toBeNull();
    receiver.behave(answering(204, {}, ""));
    expect(await work.send()).toBe(0);
    await work.skipWaits();
    expect(await work.send()).toBe(1);
    const [first, second] = receiver.calls;
    expect([second?.id, second?.text]).toEqual([first?.id, first?.text]);
    expect(await log(id)).toMatchObject([{ state: "delivered", attempts: 2 }]);
    expect((await stateOf(id)).failingSince).toBeNull();
  });

  it("waits for Retry-After, and a tenth failure is the last", async () => {
    const { id } = await anEndpoint();
    await anOrder();
    receiver.behave(answering(503, { "retry-after": "600" }));
    await work.makeAndSend();
    const [{ nextAt }] = await log(id);
    expect(Date.parse(nextAt) - Date.now()).toBeGreaterThan(590_000);
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      await work.skipWaits();
      expect(await work.send()).toBe(1);
    }
    expect(await log(id)).toMatchObject([{ state: "failed", attempts: 10, nextAt: null }]);
    await work.skipWaits();
    expect(await work.send()).toBe(0);
  });

  it("is not made by a receiver that is down for longer than a lease: the delivery is made again, the same", async () => {
    const { id } = await anEndpoint();
    await anOrder();
    await work.make();
    // A server that leased the delivery was killed.
    await pool.query("update webhook_deliveries set lease = $1, due_at = now() + interval '50 seconds'", [
      randomUUID(),
    ]);
    expect(await work.send()).toBe(0);
    await pool.query("update webhook_deliveries set due_at = now()");
    expect(await work.send()).toBe(1);
    expect(await log(id)).toMatchObject([{ state: "delivered", attempts: 1 }]);
  });

  it("410 disables the endpoint, drops what waits, and the restaurant gets a mail", async () => {
    const { id } = await anEndpoint();
    const first = await anOrder();
    await move(first, "in-progress");
    receiver.behave(answering(410));
    await work.makeAndSend();
    expect((await stateOf(id)).disabled).toMatchObject({ reason: "gone" });
    expect((await log(id)).map(({ state }: { state: string }) => state).sort()).toEqual(["dropped", "failed"]);
    await anOrder();
    expect(await work.makeAndSend()).toBe(0);
    const { rows } = await pool.query("select kind, recipient, order_id from notices");
    expect(rows).toEqual([{ kind: "webhook-disabled", recipient: "chef@grill.example", order_id: id }]);
    expect((await pool.query("select from venue_event_readers where reader = 'webhooks'")).rowCount).toBe(0);
  });
});

describe("partners#delivery-lanes: events of one order", () => {
  it("go one after another, while other orders do not wait", async () => {
    const { id } = await anEndpoint();
    const [stuck, other] = [await anOrder(), await anOrder()];
    receiver.behave(({ data }, response) => void response.writeHead(data.id === stuck ? 500 : 200).end());
    await work.makeAndSend();
    await move(stuck, "in-progress");
    await move(other, "in-progress");
    await work.makeAndSend();
    const of = (orderId: string) => receiver.calls.filter(({ data }) => data.id === orderId).map(({ type }) => type);
    expect(of(stuck)).toEqual(["order.placed"]);
    expect(of(other)).toEqual(["order.placed", "order.started"]);
    receiver.behave(answering(200));
    await work.skipWaits();
    await work.send();
    expect(of(stuck)).toEqual(["order.placed", "order.placed", "order.started"]);
    expect((await log(id)).every(({ state }: { state: string }) => state === "delivered")).toBe(true);
  });

  it("go on after the earlier one has failed for good", async () => {
    await anEndpoint();
    const stuck = await anOrder();
    await move(stuck, "in-progress");
    receiver.behave(({ type }, response) => void response.writeHead(type === "order.placed" ? 500 : 200).end());
    await work.makeAndSend();
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      await work.skipWaits();
      await work.send();
    }
    expect(receiver.calls.map(({ type }) => type).slice(-2)).toEqual(["order.placed", "order.started"]);
  });
});

describe("partners#rotate", () => {
  it("signs with both secrets while the old one lasts, and with the new one alone if it ends now", async () => {
    const { id, secret } = await anEndpoint();
    const rotated = await ask(`/${id}/secret`, { old: "ends-in-24-hours" });
    expect(rotated.body.secret).toMatch(/^whsec_[\w+/]{32}$/);
    expect(rotated.body.endpoint.oldSecretUntil).not.toBeNull();
    // The receiver still knows the old one.
    await anOrder();
    await work.makeAndSend();
    receiver.trust("/hooks", rotated.body.secret);
    await anOrder();
    await work.makeAndSend();
    expect(receiver.calls).toHaveLength(2);
    await pool.query("update webhook_endpoints set old_secret_until = now() - interval '1 second'");
    receiver.trust("/hooks", secret);
    await anOrder();
    await work.makeAndSend();
    expect(receiver.refused).toHaveLength(1);
    const { body } = await ask(`/${id}/secret`, { old: "ends-now" });
    receiver.trust("/hooks", body.secret);
    await work.skipWaits();
    await work.send();
    expect(receiver.calls).toHaveLength(3);
    expect(JSON.stringify((await ask("")).body) + JSON.stringify((await ask(`/${id}`)).body)).not.toContain("whsec_");
    expect(await actsOf()).toEqual(["webhook-secret", "webhook-secret", "webhook-add", "sign-in"]);
  });
});

describe("partners#replay-events", () => {
  it("sends one event again, with the same id and body, and one of another endpoint is unknown", async () => {
    const { id } = await anEndpoint();
    const orderId = await anOrder();
    await work.makeAndSend();
    await move(orderId, "in-progress");
    const [{ id: event }] = await log(id);
    expect((await ask(`/${id}/replay`, { event })).body).toEqual({ events: 1 });
    await work.send();
    expect(receiver.calls).toHaveLength(2);
    expect(receiver.calls[1]?.text).toBe(receiver.calls[0]?.text);
    expect((await ask(`/${id}/replay`, { event: randomUUID() })).status).toBe(404);
  });

  it("sends the events of a span that were not delivered, also those from while it was off", async () => {
    const { id } = await anEndpoint();
    await anOrder();
    await work.makeAndSend();
    expect((await ask(`/${id}/state`, { on: false })).body.disabled).toMatchObject({ reason: "staff" });
    expect(
      (await ask(`/${id}/replay`, { from: "2026-11-20T16:00:00Z", to: "2026-11-20T18:00:00Z", delivered: false })).body
        .code,
    ).toBe("webhook_off");
    await anOrder();
    await anOrder();
    expect(await work.makeAndSend()).toBe(0);
    await ask(`/${id}/state`, { on: true });
    expect(await work.makeAndSend()).toBe(0);
    const span = { from: "2026-11-20T16:00:00Z", to: "2026-11-20T18:00:00Z" };
    expect((await ask(`/${id}/replay`, { ...span, delivered: false })).body).toEqual({ events: 2 });
    expect(await work.send()).toBe(2);
    expect(receiver.calls.map(({ data }) => data.number).sort()).toEqual(["1", "2", "3"]);
    expect((await ask(`/${id}/replay`, { ...span, delivered: true })).body).toEqual({ events: 3 });
    expect(await work.send()).toBe(3);
    expect((await ask(`/${id}/replay`, { ...span, to: "2026-12-01T00:00:00Z", delivered: true })).status).toBe(400);
  });

  it("begins with the earlier event of an order whose later one waits", async () => {
    const { id } = await anEndpoint();
    const orderId = await anOrder();
    await work.makeAndSend();
    await move(orderId, "in-progress");
    receiver.behave(answering(500));
    await work.makeAndSend();
    receiver.behave(answering(200));
    const placed = (await log(id)).find(({ type }: { type: string }) => type === "order.placed");
    await ask(`/${id}/replay`, { event: placed.id });
    await work.send();
    expect(receiver.calls.map(({ type }) => type)).toEqual([
      "order.placed",
      "order.started",
      "order.placed",
      "order.started",
    ]);
  });
});

describe("partners#test-event", () => {
  it("sends a test by one attempt, also to an endpoint that is off, without counting as a failure", async () => {
    const { id } = await anEndpoint();
    await ask(`/${id}/state`, { on: false });
    receiver.behave(answering(500, {}, "no"));
    const asked = ask(`/${id}/test`, {});
    await expect.poll(() => work.send(), { interval: 20 }).toBe(1);
    expect((await asked).body.delivery).toMatchObject({
      type: "test",
      state: "failed",
      answers: [{ status: 500, text: "no" }],
    });
    expect((await stateOf(id)).failingSince).toBeNull();
  });
});

describe("partners#failing", () => {
  it("tells the restaurant after an hour, once, and disables the endpoint after five days, with a mail", async () => {
    const { id } = await anEndpoint();
    await anOrder();
    receiver.behave(answering(500));
    await work.makeAndSend();
    const kinds = async () => (await pool.query("select kind from notices order by kind")).rows.map(({ kind }) => kind);
    const since = (time: string) =>
      pool.query("update webhook_endpoints set failing_since = now() - $1::interval", [time]);
    await since("59 minutes");
    await work.watch();
    expect(await kinds()).toEqual([]);
    await since("61 minutes");
    await work.watch();
    await work.watch();
    expect(await kinds()).toEqual(["webhook-failing"]);
    await since("119 hours");
    await work.watch();
    expect((await stateOf(id)).disabled).toBeNull();
    await since("121 hours");
    await Promise.all([work.watch(), work.watch()]);
    expect((await stateOf(id)).disabled).toMatchObject({ reason: "failing" });
    expect(await kinds()).toEqual(["webhook-disabled", "webhook-failing"]);
  });
});

describe("partners#slow", () => {
  it("an endpoint that hangs does not delay another restaurant's or another's", async () => {
    const slow = await anEndpoint({}, "/slow");
    await anEndpoint({}, "/quick");
    receiver.behave(async ({ path }, response) => {
      if (path === "/slow") await pause(400);
      response.writeHead(path === "/slow" ? 500 : 200).end();
    });
    await anOrder();
    await work.makeAndSend();
    expect((await pool.query("select is_slow from webhook_endpoints where id = $1", [slow.id])).rows[0].is_slow).toBe(
      true,
    );
    for (let more = 0; more < 3; more += 1) await anOrder();
    await work.make();
    const take = (isSlow: boolean) =>
      takeDueDeliveries(pool, {
        lease: randomUUID(),
        isSlow,
        atMost: 50,
        leaseMs: 60_000,
        ofEndpoint: 2,
        ofRestaurant: 9,
      });
    const ofEach = [(await take(false)).length, (await take(true)).map(({ endpointId }) => endpointId)];
    expect(ofEach).toEqual([2, [slow.id, slow.id]]);
  });

  it("a thousand deliveries that hang leave room for another restaurant's, in either queue", async () => {
    await load({ ...VENUE, restaurant: { ...VENUE.restaurant, id: 8, slug: "elsewhere" } });
    const stranger = await aStaffMember(test, { name: "Stranger", role: "manager", restaurantId: "8" });
    const greedy = [
      await anEndpoint({}, "/greedy"),
      await anEndpoint({}, "/greedy2"),
      await anEndpoint({}, "/greedy3"),
    ];
    const added = { name: "Till", url: receiver.url("/fresh"), types: ORDERS, contacts: false };
    const fresh = (await ask("", added, stranger)).body.endpoint.id;
    const write = (restaurant: string, endpoint: string, many: number) =>
      pool.query(
        `insert into webhook_deliveries (restaurant_id, endpoint_id, event_id, type, sequence, lane, body, due_at)
         select $1, $2, gen_random_uuid(), 'order.placed', 1, n::text, '{}', now() - interval '1 hour' + n * interval '1 ms'
         from generate_series(1, $3) n`,
        [restaurant, endpoint, many],
      );
    for (const { id } of greedy) await write("7", id, 1_000);
    await write("8", fresh, 1);
    await pool.query("update webhook_deliveries set due_at = now() where restaurant_id = '8'");
    for (const isSlow of [false, true]) {
      await pool.query("update webhook_endpoints set is_slow = $1", [isSlow]);
      const take = () =>
        takeDueDeliveries(pool, {
          lease: randomUUID(),
          isSlow,
          atMost: 50,
          leaseMs: 60_000,
          ofEndpoint: 4,
          ofRestaurant: 10,
        });
      const taken = [...(await take()), ...(await take())];
      const counted = Object.fromEntries([...greedy.map(({ id }) => id), fresh].map((id) => [id, 0]));
      for (const { endpointId } of taken) counted[endpointId] = (counted[endpointId] ?? 0) + 1;
      expect(Object.values(counted).sort()).toEqual([1, 3, 3, 4]);
      await pool.query(
        "update webhook_deliveries set lease = null, due_at = now() - interval '1 hour' where lease is not null",
      );
    }
  });

  it("deliveries of one endpoint go on as soon as one of them is done", async () => {
    const { id } = await anEndpoint();
    await pool.query(
      `insert into webhook_deliveries (restaurant_id, endpoint_id, event_id, type, sequence, lane, body, due_at)
       select '7', $1, gen_random_uuid(), 'order.placed', 1, n::text, '{"type":"order.placed","data":{}}', now()
       from generate_series(1, 60) n`,
      [id],
    );
    expect(await work.send()).toBe(60);
    expect(receiver.calls).toHaveLength(60);
  });
});

describe("partners#endpoints", () => {
  it("are for managers, ten at most, and belong to one restaurant", async () => {
    const counter = await aStaffMember(test, { name: "Counter", role: "counter" });
    expect((await ask("", undefined, counter)).status).toBe(403);
    const { id } = await anEndpoint();
    await load({ ...VENUE, restaurant: { ...VENUE.restaurant, id: 8, slug: "elsewhere" } });
    const stranger = await aStaffMember(test, { name: "Stranger", role: "manager", restaurantId: "8" });
    for (const path of ["", "/state", "/secret", "/test", "/replay"]) {
      const body = {
        "": { name: "Mine" },
        "/state": { on: false },
        "/secret": { old: "ends-now" },
        "/test": {},
        "/replay": { event: randomUUID() },
      }[path];
      expect((await ask(`/${id}${path}`, body, stranger)).status, path).toBe(404);
    }
    expect(await remove(id, stranger)).toBe(404);
    for (let more = 2; more <= 10; more += 1) await anEndpoint();
    expect((await ask("", { name: "One more", url: receiver.url(), types: ORDERS, contacts: false })).body.code).toBe(
      "webhooks_full",
    );
    expect(await remove(id)).toBe(204);
    expect((await ask("")).body.endpoints).toHaveLength(9);
  });

  it("is changed; what waits goes to the new address", async () => {
    const { id, secret } = await anEndpoint();
    await anOrder();
    receiver.behave(answering(500));
    await work.makeAndSend();
    receiver.behave(answering(200));
    receiver.trust("/new", secret);
    const { body } = await ask(`/${id}`, { url: `${receiver.url("/new")}#top`, types: ["order.ready"] });
    expect(body).toMatchObject({ url: receiver.url("/new"), types: ["order.ready"], name: "Till" });
    await work.skipWaits();
    await work.send();
    expect(receiver.calls.map(({ path }) => path)).toEqual(["/hooks", "/new"]);
  });

  it("costs a restaurant without endpoints no cursor and no delivery", async () => {
    await anOrder();
    await work.make();
    expect((await pool.query("select from venue_event_readers where reader = 'webhooks'")).rowCount).toBe(0);
    const { id } = await anEndpoint();
    await remove(id);
    expect((await pool.query("select from venue_event_readers where reader = 'webhooks'")).rowCount).toBe(0);
  });

  it("loses an order's deliveries when the order's contact is erased", async () => {
    const { id } = await anEndpoint({ contacts: true });
    await anOrder();
    await work.makeAndSend();
    const later = () => new Date("2028-11-20T17:00:00Z");
    await eraseContacts({ database: pool, clock: later, logger: pino({ level: "silent" }) });
    expect(await log(id)).toEqual([]);
  });
});
