import { randomBytes, randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import type { KeyScope } from "@comptoir/ordering";
import pino from "pino";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../../../entry/api.ts";
import { tidy } from "../../../entry/background/tidy.ts";
import { sendDueNotices } from "../../../events/notices/send-notices.ts";
import { writeOrderBody } from "../../../events/webhooks/webhook-body.ts";
import { allRows } from "../../../testing/all-rows.ts";
import { openCommandLine } from "../../../testing/command-line.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL, line } from "../../../testing/grill.ts";
import { aKey } from "../../../testing/keys.ts";
import { keepingMessengers, noticeDeps } from "../../../testing/notice-deps.ts";
import { PASSWORD, register } from "../../../testing/people.ts";
import { aStaffMember } from "../../../testing/staff.ts";
import { aPickup, aSubmit, submit } from "../../../testing/submit.ts";
import { callOf } from "../../../testing/test-api.ts";

const test = await openCommandLine();
const { clock, comptoir, load, pool } = test;
let logged = "";
const log = new Writable({
  write: (chunk, _encoding, done) => {
    logged += chunk;
    done();
  },
});
const api = await createApi({ pool, clock: clock.now, logger: pino({ level: "trace" }, log) });
afterAll(() => api.stop());
const call = callOf(api);

const ONE = "2026-11-20T18:00:00.000Z";
const TWO = "2026-11-20T19:00:00.000Z";
const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
const SAID = [{ allergies: ["Treenuts", "Peanuts"] }];
const KEPT = [{ allergies: ["Peanuts", "Treenuts"] }];

beforeEach(async () => {
  clock.set("2026-11-20T16:00:00Z");
  await emptyTables(pool, "people, rate_limits, orders, order_lines, order_events, notices, carts");
  const items = [
    { id: 20, name: "Box", price: "15.00" },
    { id: 21, name: "Salad", price: "9.00" },
  ];
  const [dinner, pickup, ...others] = GRILL.menus;
  await load({
    ...GRILL,
    restaurant: { ...GRILL.restaurant, hours: [], order_options: ANY_NUMBER_OPEN },
    menus: [
      { ...dinner, items: [{ id: 11, name: "Soup", price: "8.00" }] },
      { ...pickup, items, max_orders_per_interval: 100 },
      ...others,
    ],
  });
  await api.whenCaughtUp();
});

const aGuest = () => ({ cookie: `comptoir_session=${randomBytes(32).toString("base64url")}` });
type Headers = Record<string, string>;
const place = async (but: object, headers: Headers) => {
  const { status, body } = await submit({ call }, aPickup({ date: ONE, ...but }), { headers });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.order;
};
const read = async (id: string, headers: Headers) =>
  (await call(`/api/orders/${id}`, undefined, { ...AT_THE_GRILL, ...headers })).body.order;
const onBoard = async (id: string) => {
  const { headers } = await aStaffMember({ ...test, call }, { name: `Boss ${randomUUID()}`, role: "manager" });
  return (await call(`/api/staff/orders/${id}`, undefined, headers)).body.order;
};
const change = (id: string, but: object, headers: Headers) =>
  call(`/api/orders/${id}/change`, aPickup({ date: TWO, ...but }), {
    ...AT_THE_GRILL,
    ...headers,
    "idempotency-key": randomUUID(),
  });

describe("menu#diner-allergies: what a submit says", () => {
  it.each([
    ["an unknown word", [{ allergies: ["Celery"] }], "data.diners[0].allergies[0]"],
    ["alcohol, which is no allergen", [{ allergies: ["Alcohol"] }], "data.diners[0].allergies[0]"],
    ["more persons than twenty", Array.from({ length: 21 }, () => ({ allergies: ["Egg"] })), "data.diners"],
    ["a name that is too long", [{ name: "x".repeat(41), allergies: ["Egg"] }], "data.diners[0].name"],
    ["a line that the cart has not", [{ allergies: ["Egg"], orderIds: [1, 9] }], "data.diners[0].orderIds[1]"],
    ["no line", [{ allergies: ["Egg"], orderIds: [] }], "data.diners[0].orderIds"],
  ])("is refused at its field: %s", async (_, diners, path) => {
    const { status, body } = await submit({ call }, aPickup({ date: ONE, items: [line(20, { orderId: 1 })], diners }));
    expect({ status, paths: body.issues?.map((issue: { path: string }) => issue.path) }).toEqual({
      status: 400,
      paths: [path],
    });
    expect((await pool.query("select from orders")).rowCount).toBe(0);
  });

  it("is kept in one form; nothing is kept of who says nothing", async () => {
    const guest = aGuest();
    const items = [line(20, { orderId: 1 }), line(21, { orderId: 2 })];
    const diners = [{ allergies: [] }, { name: " Ana ", allergies: ["Soy", "Egg", "Soy"], orderIds: [2, 2] }];
    const { id } = await place({ items, diners }, guest);
    expect((await read(id, guest)).diners).toEqual([{ name: "Ana", allergies: ["Egg", "Soy"], orderIds: [2] }]);
    for (const nothing of [undefined, null, []]) {
      const other = await place({ diners: nothing }, guest);
      expect(await read(other.id, guest)).not.toHaveProperty("diners");
    }
  });
});

describe("menu#diner-allergies: who reads it", () => {
  it("is the guest, the board, the commands and the mail; not another person, not the log", async () => {
    const guest = aGuest();
    const { id, number } = await place({ diners: SAID, checkout: { contact } }, guest);
    expect((await read(id, guest)).diners).toEqual(KEPT);
    expect(await read(id, aGuest())).not.toHaveProperty("diners");
    expect(await onBoard(id)).toMatchObject({ allergies: ["Peanuts", "Treenuts"], diners: KEPT });
    const { out } = await comptoir("orders", "show", "the-grill", number);
    expect(out).toContain("Allergies: Peanuts and tree nuts");
    expect((await comptoir("orders", "list", "the-grill")).out).toContain("  allergies  ");
    const { mails, ...messengers } = keepingMessengers();
    await sendDueNotices(await noticeDeps(test, messengers));
    expect(mails.find(({ subject }) => subject.startsWith(`Your order ${number}`))?.text).toContain(
      "Allergies: Peanuts and tree nuts",
    );
    expect(logged).not.toMatch(/peanut|treenut/i);
  });

  it("partners#contacts: is a key with the scope for contacts, and no event, which is stored", async () => {
    const { id } = await place({ diners: SAID }, aGuest());
    const byKey = async (scopes: readonly KeyScope[]) => {
      const { headers } = await aKey({ clock, pool }, { scopes });
      return (await call(`/api/v1/venue/orders/${id}`, undefined, headers)).body.order;
    };
    expect((await byKey(["orders:read"])).diners).toBeNull();
    const known = await byKey(["orders:read", "contacts:read"]);
    expect(known.diners).toEqual(KEPT);
    const body = writeOrderBody("order.placed", clock.now(), known, ["diners"]);
    expect(body).not.toMatch(/peanut|treenut/i);
    expect(JSON.parse(body).data).toMatchObject({ diners: null, reduced: { left_out: ["diners"] } });
    const { rows } = await pool.query("select data from venue_events");
    expect(JSON.stringify(rows)).not.toMatch(/peanut|treenut/i);
  });
});

describe("menu#diner-allergies: after the submit", () => {
  it("ordering#change-by-guest: a change keeps it if it says nothing, and the kitchen is told of other ones", async () => {
    const guest = aGuest();
    const { id } = await place({ items: [line(20, { orderId: 1 })], diners: [{ ...SAID[0], orderIds: [1] }] }, guest);
    expect((await change(id, { items: [line(21, { orderId: 7 })] }, guest)).status).toBe(200);
    // The earlier lines are gone, so it is for all lines.
    expect((await read(id, guest)).diners).toEqual(KEPT);
    expect((await change(id, { diners: SAID }, guest)).status).toBe(200);
    expect((await change(id, { diners: [] }, guest)).status).toBe(200);
    expect(await read(id, guest)).not.toHaveProperty("diners");
    expect(await onBoard(id)).toMatchObject({ allergies: [], change: { allergies: true } });
  });

  it("board#changed: a change that says the same tells the kitchen nothing of allergies", async () => {
    const guest = aGuest();
    const { id } = await place({ diners: SAID }, guest);
    expect((await change(id, { diners: KEPT }, guest)).status).toBe(200);
    expect((await change(id, {}, guest)).status).toBe(200);
    expect(await onBoard(id)).toMatchObject({ allergies: ["Peanuts", "Treenuts"], change: { allergies: false } });
  });

  it("ordering#another-round: another round of the same guest has it, and nobody else's", async () => {
    const guest = aGuest();
    const round = async (config: object, headers: Headers, diners?: unknown) => {
      const { status, body } = await submit(
        { call },
        aSubmit({ items: [line(11)], config: { restaurantId: 7, ...config }, diners }),
        { headers },
      );
      expect(status, JSON.stringify(body)).toBe(201);
      return onBoard(body.order.id);
    };
    const first = await round({ tableNum: "12" }, guest, SAID);
    expect(first.allergies).toEqual(["Peanuts", "Treenuts"]);
    const again = { anotherRoundId: first.id };
    expect(await round(again, guest)).toMatchObject({ diners: KEPT, destination: { tableNum: "12" } });
    expect(await round({ ...again, tableNum: "12" }, guest)).toMatchObject({ diners: KEPT });
    expect(await round(again, aGuest())).toMatchObject({ diners: [], destination: { tableNum: "12" } });
    expect(await round(again, guest, [])).toMatchObject({ diners: [] });
  });

  it("promises#promise-48: is erased with the contact, and deleted with the account once the order is over", async () => {
    const ada = await register({ ...test, call }, { email: "ada@example.ca" });
    const { id } = await place({ diners: SAID }, ada.headers);
    const exported = await call("/api/auth/export-data", ada.self, ada.headers);
    expect(exported.body.orders).toMatchObject([{ diners: KEPT }]);
    const other = await place({ diners: SAID }, aGuest());
    await pool.query("update orders set status = 'completed' where id = $1", [id]);
    const removal = { ...ada.self, currentPassword: PASSWORD };
    expect((await call("/api/auth/delete-account", removal, ada.headers)).status).toBe(204);
    expect(await onBoard(id)).toMatchObject({ allergies: [], diners: [] });
    expect(await onBoard(other.id)).toMatchObject({ diners: KEPT });
    clock.set("2029-01-01T12:00:00Z");
    await tidy({ database: pool, clock: clock.now, logger: pino({ level: "silent" }) });
    expect(await allRows(pool)).not.toMatch(/"diners":\s*\[\{/);
  });
});
