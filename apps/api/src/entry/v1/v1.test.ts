import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { moveOrder } from "../../ordering/orders/refund/move-order.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../../testing/grill.ts";
import { aKey, type TestKey } from "../../testing/keys.ts";
import { processPaymentsNow } from "../../testing/process-payments-now.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aCard, aSubmit, submit } from "../../testing/submit.ts";
import { type Answer, openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { api, call, clock, load, pool } = test;
const NOW = "2026-11-20T17:00:00Z";
clock.set(NOW);
const MANUAL = {
  ...GRILL.restaurant,
  hours: [],
  payment_processor: "sandbox",
  order_options: { ...GRILL.restaurant.order_options, acceptance: { mode: "manual", seconds: 180 } },
};
const FILE = { ...GRILL, restaurant: MANUAL };
let key: TestKey;
let boss: StaffMember;

beforeEach(async () => {
  clock.set(NOW);
  await emptyTables(pool, "staff, staff_acts, api_keys, rate_limits");
  await pool.query("update restaurants set orders_paused = false");
  await load(FILE);
  key = await aKey(test, { name: "Till" });
  boss = await aStaffMember(test, { name: "Boss", role: "manager" });
});

const on = (path: string, body?: unknown, headers: Record<string, string> = {}, by = key) =>
  call(`/api/v1/venue${path}`, body, { ...by.headers, ...headers });
const board = (path: string, body: unknown) => call(`/api/staff/orders/${path}`, body, boss.headers);
const acts = async () =>
  (await call("/api/staff/acts", undefined, boss.headers)).body.acts.filter(
    ({ act }: { readonly act: string }) => act !== "sign-in",
  );

async function anOrder(more: object = {}): Promise<string> {
  const checkout = { contact: { full_name: "Gabrielle Guest" }, card: await aCard(test) };
  const { status, body } = await submit(test, aSubmit({ items: [STEAK], checkout, ...more }));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.order.id;
}

async function put(file: unknown, by = key) {
  const response = await api.fetch(
    new Request("http://comptoir.test/api/v1/venue/menu", {
      method: "PUT",
      headers: { ...by.headers, "content-type": "application/json" },
      body: typeof file === "string" ? file : JSON.stringify(file),
    }),
  );
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

describe("partners#v1-venue", () => {
  it("answers the key's restaurant, and what the key may do", async () => {
    const reader = await aKey(test, { name: "Reader", scopes: ["menu:read"] });
    expect((await on("", undefined, {}, reader)).body).toEqual({
      ...{ id: "7", slug: "the-grill", name: "The Grill", zone: "America/Toronto", mode: "test", paused: null },
      key: { name: "Reader", scopes: ["menu:read"] },
    });
  });

  it("pauses and resumes orders, in the history by the key's name", async () => {
    const { body } = await on("/pause", { minutes: 20, message: "Back soon" });
    expect(body).toEqual({ paused: { until: "2026-11-20T17:20:00.000Z", message: "Back soon" } });
    await api.whenCaughtUp();
    expect((await on("")).body.paused).toEqual(body.paused);
    expect((await on("/resume", {})).body).toEqual({ paused: null });
    expect(await acts()).toMatchObject([
      { act: "resume", by: { id: key.id, name: "Till" }, device: "API" },
      { act: "pause", by: { name: "Till" }, details: { message: "Back soon" } },
    ]);
  });
});

describe("partners#v1-orders", () => {
  it("lists open orders of all days, or those of a day, page by page, without contacts", async () => {
    const ids = [await anOrder(), await anOrder(), await anOrder()].reverse();
    const first = (await on("/orders?limit=2")).body;
    expect(first.orders.map(({ id }: { readonly id: string }) => id)).toEqual(ids.slice(0, 2));
    const second = (await on(`/orders?limit=2&after=${first.cursor}`)).body;
    for (const forged of ["2026-13-45.5", "2026-02-30.5", "0000-01-01.1", "2026-02-28.99999999999", "x"])
      expect((await on(`/orders?after=${forged}`)).status, forged).toBe(400);
    expect(second.orders.map(({ id }: { readonly id: string }) => id)[0]).toBe(ids[2]);
    const reader = await aKey(test, { scopes: ["orders:read"] });
    const hidden = await on("/orders", undefined, {}, reader);
    expect(JSON.stringify(hidden.body)).not.toContain("Gabrielle");
    expect(first.orders[0].name).toBe("Gabrielle Guest");
    expect((await on(`/orders/${ids[0]}`)).body.order).toEqual(first.orders[0]);
    expect((await on("/orders?day=2026-11-20&status=completed")).body).toEqual({ orders: [], cursor: null });
    expect((await on("/orders?day=2026-11-21")).body.orders).toEqual([]);
    expect((await on("/orders?status=completed")).body).toMatchObject({ issues: [{ path: "day" }] });
    for (const query of ["limit=0", "limit=101", "after=x", "day=2026-02-30", "status=eaten"]) {
      expect([query, (await on(`/orders?${query}`)).status]).toEqual([query, 400]);
    }
    for (const id of [randomUUID(), "1", "x"]) expect((await on(`/orders/${id}`)).status).toBe(404);
  });
});

describe("partners#v1-acts", () => {
  it("accepts an order, whose guest, events and history say so; a retry says what is", async () => {
    const id = await anOrder();
    const { status, body } = await on(`/orders/${id}/accept`, { version: 1 });
    expect([status, body.order.answer.acceptedAt, body.order.version]).toEqual([200, "2026-11-20T17:00:00.000Z", 2]);
    for (const retry of [{ version: 1 }, {}]) {
      const again = await on(`/orders/${id}/accept`, retry);
      expect(again.status).toBe(409);
      expect(again.body.current).toMatchObject({ by: "Till", act: "order.accepted", order: body.order });
    }
    const guest = await call(`/api/orders/${id}`, undefined, AT_THE_GRILL);
    expect(guest.body.order.acceptance.acceptedAt).toBe("2026-11-20T17:00:00.000Z");
    const { rows } = await pool.query("select data from venue_events where order_id = $1 order by sequence", [id]);
    expect(rows.at(-1)?.data).toMatchObject({ byGuest: false, by: "key", keyId: key.id });
    expect(await acts()).toMatchObject([{ act: "accept", by: { name: "Till" }, order: { id } }]);
  });

  it("refuses an act on an outdated version with the order as it is, and what the board did meanwhile", async () => {
    const id = await anOrder();
    expect((await board(`${id}/accept`, { version: 1 })).status).toBe(200);
    const late = await on(`/orders/${id}/decline`, { version: 1, reason: "too-busy" });
    expect([late.status, late.body.code]).toEqual([409, "order_changed"]);
    expect(late.body.current).toMatchObject({ by: "Boss", order: { id, version: 2, status: "placed" } });
  });

  it("lets one act count, of a key and of the board at the same moment", async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await anOrder();
      const other = await aKey(test);
      const answers = await Promise.all([
        on(`/orders/${id}/accept`, { version: 1 }),
        board(`${id}/decline`, { version: 1, reason: "too-busy" }),
        on(`/orders/${id}/decline`, { version: 1, reason: "sold-out" }, {}, other),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const { body } = await on(`/orders/${id}`);
      const accepted = answers[0]?.status === 200;
      expect(body.order.status).toBe(accepted ? "placed" : "cancelled");
      expect(body.order.payment.status).not.toBe("captured");
      const { rows } = await pool.query("select act from staff_acts where order_id = $1", [id]);
      expect(rows).toHaveLength(1);
    }
  });

  it("declines with a reason, and moves an order to its end", async () => {
    const declined = await anOrder();
    expect((await on(`/orders/${declined}/decline`, { reason: "other" })).body).toMatchObject({
      issues: [{ path: "words" }],
    });
    const { body } = await on(`/orders/${declined}/decline`, { reason: "other", words: "No gas" });
    expect(body.order).toMatchObject({
      status: "cancelled",
      cancelledBy: "restaurant",
      declined: { reason: "other", words: "No gas" },
    });
    expect((await on(`/orders/${declined}/move`, { to: "ready" })).body.code).toBe("order_cancelled");

    const moved = await anOrder();
    await on(`/orders/${moved}/accept`, {});
    const steps = [];
    for (const to of ["in-progress", "ready", "completed", "completed"]) {
      const { status, body: answer } = await on(`/orders/${moved}/move`, { to });
      steps.push([status, answer.order?.status ?? answer.code]);
    }
    expect(steps).toEqual([
      [200, "in-progress"],
      // *Ready* waits ten seconds, and an order may skip it.
      [200, "in-progress"],
      [200, "completed"],
      [409, "move_not_possible"],
    ]);
  });

  it("finds no order of another restaurant", async () => {
    await load({ ...GRILL, restaurant: { ...MANUAL, id: 8, slug: "elsewhere" } });
    const id = await anOrder();
    const stranger = await aKey(test, { restaurantId: "8" });
    for (const [path, body] of [
      ["", undefined],
      ["/accept", {}],
      ["/decline", { reason: "too-busy" }],
      ["/move", { to: "ready" }],
      ["/refund", { reason: "Cold", what: { of: "all" } }],
    ] as const) {
      const answer = await on(`/orders/${id}${path}`, body, { "idempotency-key": randomUUID() }, stranger);
      expect([path, answer.status]).toEqual([path, 404]);
    }
    expect((await on(`/orders/${id}`)).body.order.version).toBe(1);
  });
});

describe("partners#v1-printers", () => {
  it("lists the printers with their states, without addresses and devices, to keys that read orders", async () => {
    const secrets = { host: "192.168.1.9", device: "00:11:62:0a:1b:2c", secretHash: "a-hash" };
    await pool.query(
      `insert into printers (restaurant_id, id, name, way, model, prints, labels_each, stations, from_sequence, secret_hash, host,
         device, status, status_since, created_at)
       values ('7', $1, 'Bar', 'cloudprnt', 'star-mc-print3', '{tickets}', 'order', '{bar}', 0, $2, $3, $4, 'paper-low', $5, $5),
         ('7', $6, 'Screen', 'page', 'other-80', '{}', 'order', '{}', 0, null, null, null, 'never-seen', $5, now())`,
      [randomUUID(), secrets.secretHash, secrets.host, secrets.device, NOW, randomUUID()],
    );
    const { status, body } = await on("/printers");
    expect([status, body.printers.length]).toEqual([200, 2]);
    expect(body.printers).toMatchObject([
      {
        ...{ name: "Bar", prints: ["tickets"], stations: ["bar"], on: true, byHand: true, status: "paper-low" },
        ...{ statusSince: "2026-11-20T17:00:00.000Z", waiting: 0 },
      },
      { name: "Screen", byHand: false },
    ]);
    for (const secret of Object.values(secrets)) expect(JSON.stringify(body)).not.toContain(secret);
    const writer = await aKey(test, { name: "Writer", scopes: ["orders:write"] });
    const refused = await on("/printers", undefined, {}, writer);
    expect([refused.status, refused.body.code]).toEqual([403, "scope_missing"]);
    expect(refused.body.message).toContain("orders:read");
    await pool.query("delete from printers");
  });
});

describe("partners#v1-refund", () => {
  async function aPaidOrder(): Promise<string> {
    const id = await anOrder();
    await on(`/orders/${id}/accept`, {});
    await processPaymentsNow(pool);
    return id;
  }

  it("gives back once per key; the same key with another request is refused", async () => {
    const id = await aPaidOrder();
    const header = { "idempotency-key": randomUUID() };
    const request = { reason: "Cold", what: { of: "amount", amount: "5.00" } };
    const first = await on(`/orders/${id}/refund`, request, header);
    expect(first.body.refund).toMatchObject({ amount: "5.00", to: [{ where: "toCard", amount: "5.00" }] });
    expect(first.body.order.payment.refunded).toBe("5.00");
    expect((await on(`/orders/${id}/refund`, request, header)).body.refund).toEqual(first.body.refund);
    const other = await on(`/orders/${id}/refund`, { ...request, what: { of: "all" } }, header);
    expect([other.status, other.body.code]).toEqual([422, "refund_mismatch"]);
    expect((await on(`/orders/${id}`)).body.order.payment.refunded).toBe("5.00");
    expect((await acts())[0]).toMatchObject({ act: "refund", by: { name: "Till" }, details: { amount: "5.00" } });
  });

  it("needs a key of its own, a positive amount, the version if one is named, and money that was paid", async () => {
    const id = await aPaidOrder();
    const all = { reason: "Cold", what: { of: "all" } };
    expect((await on(`/orders/${id}/refund`, all)).status).toBe(400);
    const header = () => ({ "idempotency-key": randomUUID() });
    for (const amount of ["0.00", "-5.00", "x"]) {
      const answer = await on(`/orders/${id}/refund`, { ...all, what: { of: "amount", amount } }, header());
      expect([amount, answer.status]).toEqual([amount, 400]);
    }
    const late = await on(`/orders/${id}/refund`, { ...all, version: 1 }, header());
    expect([late.status, late.body.code, late.body.current.order.id]).toEqual([409, "order_changed", id]);
    const unpaid = await anOrder();
    expect((await on(`/orders/${unpaid}/refund`, all, header())).body.code).toBe("refund_not_possible");
    const tooMuch = await on(`/orders/${id}/refund`, { ...all, what: { of: "amount", amount: "999.00" } }, header());
    expect([tooMuch.status, tooMuch.body.code]).toEqual([409, "refund_not_possible"]);
  });
});

describe("partners#v1-stock", () => {
  it("marks dishes as sold out and restocks them; an unknown one is 404", async () => {
    const steak = { kind: "item", id: "10" };
    const isSoldOut = (stock: Readonly<Record<string, unknown>>) =>
      JSON.stringify(stock).includes('"id":"10","name":"Steak","soldOut":true');
    expect(isSoldOut((await on("/stock")).body)).toBe(false);
    expect(isSoldOut((await on("/stock/sold-out", { things: [steak], until: "hour" })).body)).toBe(true);
    const refused = await call(
      "/api/orders/validate",
      { itemsInCart: [STEAK], type: "dine-in", date: null, checkout: {} },
      AT_THE_GRILL,
    );
    expect(refused.body.code).toBe(415);
    expect(isSoldOut((await on("/stock/restock", { things: [steak] })).body)).toBe(false);
    expect((await on("/stock/sold-out", { things: [{ kind: "item", id: "nothing" }], until: "hour" })).status).toBe(
      404,
    );
    expect((await acts()).map(({ act }: { readonly act: string }) => act)).toEqual(["restock", "sold-out"]);
  });
});

describe("partners#v1-menu", () => {
  it("answers the menus alone, which can be published again as they are", async () => {
    const { body } = await on("/menu");
    expect(Object.keys(body)).toEqual(["restaurant", "menus"]);
    expect(body.restaurant).toEqual({ id: 7, slug: "the-grill", name: "The Grill" });
    expect(await put(body)).toMatchObject({ status: 200, body: { changes: [] } });
  });

  it("publishes a menu in place of the present one, and changes nothing else of the restaurant", async () => {
    const { body: before } = await on("/menu");
    const settings = async () =>
      (
        await pool.query(
          "select settings, (select json_agg(d order by code) from discounts d) as codes from restaurants order by 1",
        )
      ).rows;
    const settled = await settings();
    const steak = JSON.stringify(before).replace('"price":"24.00"', '"price":"26.00"');
    const file = { ...JSON.parse(steak), discounts: [], users: [{ email: "x@example.ca", password: "x" }] };
    Object.assign(file.restaurant, { payment_processor: "payOnPremise", tax_rate: "0" });
    const answer = await put(file);
    expect(answer.status).toBe(200);
    expect(answer.body.changes).toHaveLength(1);
    const data = await api.fetch(new Request("http://comptoir.test/menu/the-grill/data.json"));
    expect(await data.text()).toContain('"26.00"');
    expect(await settings()).toEqual(settled);
    expect((await acts())[0]).toMatchObject({ act: "publish-menu", by: { name: "Till" } });
  });

  it("refuses a file with faults, each with its path, and changes nothing", async () => {
    const { body: before } = await on("/menu");
    const paths = async (file: unknown) =>
      (await put(file)).body.issues?.map(({ path }: { readonly path: string }) => path);
    const broken = structuredClone(before);
    broken.menus[0].items[0].price = "free";
    expect(await paths(broken)).toEqual(["menus[0].items[0].price"]);
    expect(await paths({ ...before, restaurant: { id: 8, slug: "elsewhere" } })).toEqual([
      "restaurant.id",
      "restaurant.slug",
    ]);
    expect(await paths({ restaurant: {} })).toEqual(["menus"]);
    expect((await put("{")).status).toBe(400);
    const octets = { ...key.headers, "content-type": "application/octet-stream" };
    const sent = { method: "PUT", headers: octets, body: JSON.stringify(before) };
    expect((await api.fetch(new Request("http://comptoir.test/api/v1/venue/menu", sent))).status).toBe(415);
    expect((await put("[]")).status).toBe(400);
    expect((await put("")).status).toBe(400);
    expect((await on("/menu")).body).toEqual(before);
    expect(await acts()).toEqual([]);
  });

  it("takes a file of a real menu's size, from keys that may publish only", async () => {
    const words = "w".repeat(900);
    const { body } = await on("/menu");
    const items = Array.from({ length: 600 }, (_, id) => {
      return { id: 5_000 + id, name: `Dish ${id}`, price: "5.00", description: words };
    });
    const file: Answer["body"] = { ...body, menus: [{ ...body.menus[0], items: [...body.menus[0].items, ...items] }] };
    expect((await put(file)).status).toBe(200);
    const reader = await aKey(test, { scopes: ["menu:read"] });
    expect((await put(body, reader)).status).toBe(403);
    expect((await put(file, reader)).status).toBe(413);
    const huge = { ...file, restaurant: { ...file.restaurant, notes: words.repeat(5_000) } };
    expect((await put(huge)).status).toBe(413);
    expect((await on("/pause", { minutes: 5, message: words.repeat(100) })).status).toBe(413);
  });
});

describe("partners#feed", () => {
  it("has what happened in sequence, with the same ids as everywhere, and never what only boards show", async () => {
    const start = (await on("/events?limit=100")).body.cursor;
    const id = await anOrder();
    await on(`/orders/${id}/accept`, {});
    await board(`${id}/lines`, { lines: [1], done: true });
    await on("/pause", { minutes: 5 });
    const { body } = await on(`/events?after=${start}`);
    expect(body.events.map(({ type }: { readonly type: string }) => type)).toEqual([
      "order.placed",
      "order.accepted",
      "venue.paused",
    ]);
    expect(body).toMatchObject({ cursor: start + 4, more: false, missed: false });
    const { order } = (await on(`/orders/${id}`)).body;
    expect(body.events[0].data).toEqual(order);
    const reader = await aKey(test, { scopes: ["events:read"] });
    expect(JSON.stringify((await on(`/events?after=${start}`, undefined, {}, reader)).body)).not.toContain("Gabrielle");

    const first = (await on(`/events?after=${start}&limit=1`)).body;
    expect([first.events.length, first.cursor, first.more]).toEqual([1, start + 1, true]);
    expect((await on(`/events?after=${body.cursor}`)).body).toEqual({
      ...{ events: [], cursor: body.cursor, more: false, missed: false },
    });
  });

  it("says that events were deleted after the cursor", async () => {
    const id = await anOrder();
    const { cursor } = (await on("/events?limit=100")).body;
    await pool.query("delete from venue_events where sequence < $1", [cursor]);
    expect((await on(`/events?after=${cursor - 1}`)).body).toMatchObject({ missed: false, cursor });
    expect((await on(`/events?after=${cursor - 2}`)).body).toMatchObject({ missed: true, cursor });
    await pool.query("delete from venue_events");
    expect((await on(`/events?after=${cursor - 1}`)).body).toMatchObject({ missed: true, cursor, events: [] });
    expect((await on(`/events?after=${cursor}`)).body).toMatchObject({ missed: false, cursor, events: [] });
    await moveOrder({ database: pool, clock: clock.now }, { restaurantId: "7", orderId: id }, "completed", {
      by: "restaurant",
    });
    expect((await on(`/events?after=${cursor}`)).body).toMatchObject({ missed: false });
  });

  it("says so of a cursor beyond the last event, as after a restored backup, and goes on from that event", async () => {
    const { cursor } = (await on("/events?limit=100")).body;
    const beyond = (await on(`/events?after=${cursor + 50}`)).body;
    expect(beyond).toEqual({ events: [], cursor, more: false, missed: true });
    await anOrder();
    const { events, missed } = (await on(`/events?after=${beyond.cursor}`)).body;
    expect([events.length, missed]).toEqual([1, false]);
  });
});

describe("partners#v1-ledger", () => {
  it("exports a day by account as the books have it", async () => {
    const id = await anOrder({ items: [line(11)] });
    await on(`/orders/${id}/accept`, {});
    const response = await api.fetch(
      new Request("http://comptoir.test/api/v1/venue/days/2026-11-20/ledger.csv", { headers: key.headers }),
    );
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const [head, ...rows] = (await response.text()).trim().split("\r\n");
    expect(head).toBe("day,kitchen,group,name,amount");
    expect(rows.every((row) => row.startsWith("2026-11-20,the-grill,"))).toBe(true);
    expect((await on("/days/tomorrow/ledger.csv")).status).toBe(400);
  });
});
