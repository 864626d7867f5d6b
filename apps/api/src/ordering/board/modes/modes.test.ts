import { randomUUID } from "node:crypto";
import type { CateringDaysData, EventOrdersData, SchoolListData } from "@comptoir/contract";
import { wordsOfPdf } from "@comptoir/test-kit";
import { beforeAll, describe, expect, it } from "vitest";
import { GRILL, line } from "../../../testing/grill.ts";
import { login, register, type SignedIn } from "../../../testing/people.ts";
import { AT_SCHOOL, addChild, orderDates, SCHOOL } from "../../../testing/school.ts";
import { AT_THE_STADIUM, STADIUM } from "../../../testing/stadium.ts";
import { aStaffMember, type StaffMember } from "../../../testing/staff.ts";
import { aCard, aPickup, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load, pool, api } = test;
clock.set("2026-11-20T17:00:00Z");

const CATERER = {
  restaurant: {
    ...GRILL.restaurant,
    catering: true,
    payment_processor: "sandbox",
    delivery: { type: "custom", custom: [{ location: "Tower", areas: ["12th floor"] }], delivery_charge: "25.00$" },
  },
  menus: [
    {
      id: 1,
      name: "Trays",
      dine_in: false,
      on_demand: false,
      ordering_interval: 30,
      items: [{ id: 20, name: "Tray", price: "60.00", localization: { "fr-CA": { name: "Plateau" } } }],
    },
  ],
};
const menus = SCHOOL.menus.map((menu) =>
  menu.id === "pasta"
    ? { ...menu, items: [{ id: 10, name: "Pasta", price: "6.00", allergens: ["Egg"] }, menu.items[1]] }
    : menu,
);
const staff: Record<string, StaffMember> = {};
beforeAll(async () => {
  await load(CATERER);
  await load({ ...SCHOOL, menus });
  await load(STADIUM);
  for (const restaurantId of ["7", "school", "9"]) {
    staff[restaurantId] = await aStaffMember(test, { name: "Lou", role: "kitchen", restaurantId });
  }
});
const headersOf = (restaurantId: string) => (staff[restaurantId] as StaffMember).headers;

async function read<List>(restaurantId: string, path: string): Promise<List> {
  const { status, body } = await call(`/api${path}`, undefined, headersOf(restaurantId));
  expect(status, JSON.stringify(body)).toBe(200);
  return body as List;
}
async function pdfOf(restaurantId: string, path: string): Promise<string> {
  const answer = await api.fetch(new Request(`http://test/api${path}`, { headers: headersOf(restaurantId) }));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return wordsOfPdf(Buffer.from(await answer.arrayBuffer())).join(" ");
}
const cross = (restaurantId: string, id: string, lines: readonly number[]) =>
  call(`/api/staff/orders/${id}/lines`, { lines, done: true }, headersOf(restaurantId));
const statusOf = async (restaurantId: string, path: string) =>
  (await call(`/api${path}`, undefined, headersOf(restaurantId))).status;

describe("board#board-modes: which lists a venue's board has", () => {
  it("is said to whom is signed in; the lists of another kind of venue do not exist", async () => {
    const modes = async (id: string) =>
      (await read<{ restaurant: { modes: string[] } }>(id, "/auth/staff")).restaurant.modes;
    expect([await modes("7"), await modes("school"), await modes("9")]).toEqual([["catering"], ["school"], ["suites"]]);
    expect(await statusOf("7", "/staff/school")).toBe(404);
    expect(await statusOf("7", "/staff/school/labels.pdf?date=2026-11-26")).toBe(404);
    expect(await statusOf("school", "/staff/catering")).toBe(404);
    expect(await read("7", "/staff/events")).toEqual({ events: [] });
  });
});

describe("board#school: a school's meals of a date", () => {
  const DATE = "2026-11-26";
  let zoe = "";

  it("are listed by class and child as on the labels, with what may be unsafe, without cancelled ones", async () => {
    const ada = await register(test, { email: "ada@example.ca" });
    const children = {
      zoe: await addChild(test, ada, { name: "Zoé", class: "10A" }),
      emile: await addChild(test, ada, { name: "Émile", class: "2B", allergies: ["Egg"], note: "EpiPen" }),
    };
    const place = async (childId: string, id: number, date = DATE) =>
      (await orderDates(test, ada, [{ date, childId, items: [{ id }] }]))[0]?.id as string;
    zoe = await place(children.zoe, 11);
    await place(children.emile, 10);
    await place(children.emile, 20, "2026-11-25");
    const gone = await place(children.zoe, 10);
    await pool.query("update orders set status = 'cancelled' where id = $1", [gone]);

    const list = await read<SchoolListData>("school", `/staff/school?date=${DATE}`);
    expect(list.meals.map(({ order }) => [order.child?.class, order.child?.name, order.lines[0]?.name])).toEqual([
      ["2B", "Émile", "Pasta"],
      ["10A", "Zoé", "Meal 11"],
    ]);
    expect(list.meals[0]).toMatchObject({
      order: { allergies: ["Egg"], child: { note: "EpiPen" } },
      warnings: [{ line: 1, contains: ["Egg"], mayContain: [], isUnconfirmed: false }],
    });
    expect(list.meals[1]?.warnings).toEqual([]);
  });

  it("are of the next date with meals unless a date is asked for, and the dates are counted", async () => {
    const list = await read<SchoolListData>("school", "/staff/school");
    expect(list).toMatchObject({
      date: "2026-11-25",
      today: "2026-11-20",
      dates: [
        { day: "2026-11-25", orders: 1 },
        { day: DATE, orders: 2 },
      ],
    });
    expect((await read<SchoolListData>("school", "/staff/school?date=2026-12-01")).meals).toEqual([]);
    expect(await statusOf("school", "/staff/school?date=tomorrow")).toBe(400);
  });

  it("are crossed off like the lines of any order, which every list and board sees", async () => {
    const before = await read<SchoolListData>("school", `/staff/school?date=${DATE}`);
    expect((await cross("school", zoe, [1])).status).toBe(200);
    const after = await read<SchoolListData>("school", `/staff/school?date=${DATE}`);
    const isDone = ({ meals }: SchoolListData) => meals.map(({ order }) => order.lines.every(({ done }) => done));
    expect([isDone(before), isDone(after)]).toEqual([
      [false, false],
      [false, true],
    ]);
    expect(after.sequence).toBe(before.sequence + 1);
  });

  it("have the labels of the command as a PDF", async () => {
    expect(await pdfOf("school", `/staff/school/labels.pdf?date=${DATE}`)).toContain("2B · Émile");
    expect(await statusOf("school", "/staff/school/labels.pdf?date=2026-12-01")).toBe(404);
  });
});

describe("board#suites: the run sheet of an event", () => {
  beforeAll(async () => {
    const people: readonly [string, SignedIn, string, string][] = [
      ["Ben", await login(test, "ben@example.ca"), "s-2", "before"],
      ["Ana", await login(test, "ana@example.ca"), "s-1", "half-time"],
    ];
    for (const [name, { self, cookie, headers }, eventSuiteId, deliveryTime] of people) {
      await call("/api/auth/payment-method", { ...self, card: await aCard(test) }, { cookie });
      const contact = { full_name: name, email: `${name}@example.ca`, phone_number: "416-555-0123" };
      const data = {
        items: [line(10, { quantity: 2 })],
        checkout: { contact, paymentMethod: "invoice" },
        suites: { eventSuiteId, deliveryTime },
      };
      const sent = { ...AT_THE_STADIUM, ...headers, "idempotency-key": randomUUID() };
      const answer = await call("/api/orders", { type: "catering", data }, sent);
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    }
  });

  it("has the orders by time and suite as the board shows them, in the restaurant's own time", async () => {
    const { event, orders } = await read<EventOrdersData>("9", "/staff/events/final");
    expect(event.name).toBe("The final");
    expect(orders).toMatchObject([
      {
        suite: "Suite 2",
        local: { date: "2026-12-05", minutes: 17 * 60 + 30 },
        kind: "pre-order",
        order: { person: "Ben" },
      },
      {
        suite: "Suite 1",
        local: { date: "2026-12-05", minutes: 19 * 60 + 30 },
        order: { lines: [{ quantity: 2, done: false }] },
      },
    ]);
    await cross("9", orders[0]?.order.id ?? "", [1]);
    const after = await read<EventOrdersData>("9", "/staff/events/final");
    expect(after.orders.map(({ order }) => order.lines[0]?.done)).toEqual([true, false]);
  });

  it("is found in the list of events, with how many orders stand and were handed over, and printed", async () => {
    const { events } = await read<{ events: object[] }>("9", "/staff/events");
    expect(events).toMatchObject([
      { id: "final", orders: 2, done: 0 },
      { id: "concert", orders: 0, done: 0 },
    ]);
    expect(await pdfOf("9", "/staff/events/final/run-sheet.pdf")).toContain("Suite 2 · order");
    expect(await statusOf("9", "/staff/events/nothing")).toBe(404);
    expect(await statusOf("9", "/staff/events/nothing/run-sheet.pdf")).toBe(404);
    const endsAt = (at: string) => pool.query("update events set ends_at = $1 where id = 'final'", [at]);
    await endsAt("2026-11-13T17:00:00Z");
    expect((await read<{ events: object[] }>("9", "/staff/events")).events).toMatchObject([{ id: "concert" }]);
    await endsAt("2026-12-06T02:00:00Z");
  });

  it("of another restaurant does not exist", async () => {
    expect(await statusOf("7", "/staff/events/final")).toBe(404);
    expect(await statusOf("school", "/staff/events/final/run-sheet.pdf")).toBe(404);
    expect((await call("/api/staff/school", undefined, AT_SCHOOL)).status).toBe(401);
  });
});

describe("board#catering: catering by day", () => {
  const cater = async (date: string) => {
    const { config: _table, ...data } = aPickup({ items: [line(20, { quantity: 2 })], date }).data;
    const checkout = {
      contact: { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" },
      pickup: { delivery: true },
      delivery: { location: "Tower", area: "12th floor" },
      paymentMethod: "credit_card",
      card: await aCard(test),
    };
    const answer = await submit(test, { type: "generic-catering", data: { ...data, checkout } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.order.id as string;
  };

  it("lists seven days by day and time, and counts all days from today on, without cancelled ones", async () => {
    const later = await cater("2026-11-22T18:00:00Z");
    const sooner = await cater("2026-11-22T17:00:00Z");
    const gone = await cater("2026-11-23T17:00:00Z");
    await pool.query("update orders set status = 'cancelled' where id = $1", [gone]);
    const list = await read<CateringDaysData>("7", "/staff/catering");
    expect(list).toMatchObject({ from: "2026-11-20", upTo: "2026-11-26", days: [{ day: "2026-11-22", orders: 2 }] });
    expect(list.orders.map(({ local, order }) => [order.id, local.date, local.minutes])).toEqual([
      [sooner, "2026-11-22", 12 * 60],
      [later, "2026-11-22", 13 * 60],
    ]);
    expect(list.orders[0]?.order).toMatchObject({
      destination: { location: "Tower" },
      lines: [{ quantity: 2, name: "Tray" }],
    });
    const week = await read<CateringDaysData>("7", "/staff/catering?from=2026-11-23");
    expect(week).toMatchObject({ from: "2026-11-23", days: [{ day: "2026-11-22" }], orders: [] });
  });
});

describe("board#presence: a list", () => {
  it("hears the news as a board does, but does not count as a present board", async () => {
    const open = async (query: string) => {
      const stream = new AbortController();
      const request = new Request(`http://test/api/staff/board/events?after=0${query}`, {
        headers: headersOf("7"),
        signal: stream.signal,
      });
      const body = (await api.fetch(request)).body as ReadableStream<Uint8Array>;
      const { value } = await body.getReader().read();
      const { rows } = await pool.query(
        "select count(*)::int4 as boards from board_presence where restaurant_id = '7'",
      );
      stream.abort();
      return [new TextDecoder().decode(value).includes("event: board"), rows[0].boards];
    };
    expect(await open("&list=true")).toEqual([true, 0]);
    expect(await open("")).toEqual([true, 1]);
  });
});
