// @vitest-environment happy-dom
import type { BoardData, BoardOrderData, CateringDaysData, EventOrdersData, SchoolListData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { act } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { aBoard, aBoardLine, aBoardOrder } from "../../testing/board-order.ts";
import { refusal } from "../../testing/fake-api.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import StaffCatering, { loader as cateringLoader } from "../staff-catering/route.tsx";
import StaffEvent, { loader as eventLoader } from "../staff-event/route.tsx";
import StaffSchool, { loader as schoolLoader } from "../staff-school/route.tsx";
import StaffSuites, { loader as suitesLoader } from "../staff-suites/route.tsx";

const LOU = { id: "s-1", name: "Lou" };
const staffWith = (modes: readonly string[], but: object = {}) => ({
  ...LOU,
  role: "kitchen",
  device: null,
  person: LOU,
  people: [],
  restaurants: [],
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto", modes },
  ...but,
});

const DATE = "2026-11-23";
const WAITS = { from: "2026-11-20T17:00:00.000Z", until: "2026-11-20T17:03:00.000Z" };
const id = (last: number) => `0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c${last}`;
const aMeal = (last: number, name: string, className: string, but: Partial<BoardOrderData> = {}) =>
  aBoardOrder({
    id: id(last),
    number: String(last),
    type: "school",
    day: DATE,
    destination: { kind: "school-date", date: DATE },
    child: { name, class: className, note: null },
    lines: [aBoardLine({ name: "Pasta" }), aBoardLine({ line: 2, name: "Apple", quantity: 2 })],
    ...but,
  });
const aSchoolList = (orders: readonly BoardOrderData[], but: Partial<SchoolListData> = {}): SchoolListData => ({
  sequence: 10,
  date: DATE,
  today: "2026-11-20",
  dates: [
    { day: DATE, orders: orders.length },
    { day: "2026-11-24", orders: 3 },
  ],
  meals: orders.map((order) => ({ order, warnings: [] })),
  ...but,
});

/** An API whose answers depend on the path, and the stream and presses of the page's own script. */
function aServer(
  answers: Readonly<Record<string, () => object>>,
  modes: readonly string[] = ["school"],
  who: object = {},
) {
  const asked: string[] = [];
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  let write: (board: BoardData) => void = () => undefined;
  const answer = (url: URL): Response => {
    asked.push(`${url.pathname}${url.search}`);
    if (url.pathname === "/api/auth/staff") return Response.json(staffWith(modes, who));
    const made = answers[url.pathname.replace("/api/staff/", "")];
    return made ? Response.json(made()) : refusal(404, "not_found");
  };
  vi.stubGlobal("fetch", async (request: string | Request) => {
    if (typeof request === "string") {
      asked.push(request);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          write = (board) =>
            controller.enqueue(new TextEncoder().encode(`event: board\ndata: ${JSON.stringify(board)}\n\n`));
        },
      });
      return new Response(body);
    }
    const url = new URL(request.url);
    if (request.method === "POST") sent.push({ path: url.pathname, body: await request.json() });
    return answer(url);
  });
  return {
    asked,
    sent,
    api: async (request: Request) => answer(new URL(request.url)),
    tell: (board: BoardData) => act(async () => write(board)),
  };
}

const news = (orders: readonly BoardOrderData[], sequence = 11) =>
  aBoard({ whole: false, sequence, orders: [...orders] });
const rowsOf = (page: HTMLElement) =>
  [...page.querySelectorAll("section")].map((one) => one.getAttribute("aria-label"));
const isPressed = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll("button[aria-pressed]")]
    .find(({ textContent }) => textContent?.includes(name))
    ?.getAttribute("aria-pressed");

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => localStorage.clear());
afterAll(() => vi.unstubAllGlobals());

describe("A school's meals", () => {
  const route = { path: "/staff/school", loader: schoolLoader, Component: StaffSchool };
  const emile = aMeal(11, "Émile", "2B", { allergies: ["Egg"] });
  const zoe = aMeal(12, "Zoé", "10A");

  test("They stand by class, with allergies, what is unsafe, how many are packed, and the way to the labels and other dates.", async () => {
    const warnings = [{ line: 1, contains: ["Egg"], mayContain: [], isUnconfirmed: false }];
    const list = aSchoolList([emile, zoe], {
      meals: [
        { order: emile, warnings },
        { order: zoe, warnings: [] },
      ],
    });
    const server = aServer({ school: () => list });
    const { diner, page } = await showStaffPage(route, { place: `/staff/school?date=${DATE}`, api: server.api });
    await diner.sees("Émile");
    expect(server.asked).toContain(`/api/staff/school?date=${DATE}`);
    expect(rowsOf(page)).toEqual(["2B", "10A"]);
    const words = diner.reads();
    expect(words).toContain(m.school_label_allergies({ foods: m.food_egg() }));
    expect(words).toContain(m.food_contains({ foods: m.food_egg() }));
    expect(words).toContain(m.modes_school_packed({ done: 0, count: 2 }));
    expect(words).toContain("4 × Apple");
    const links = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toContain(`/staff/school/labels.pdf?date=${DATE}`);
    expect(links.some((link) => link?.endsWith("?date=2026-11-24"))).toBe(true);
  });

  test("One press crosses all dishes of a meal off, shows it at once, and is sent; a press again restores them.", async () => {
    const server = aServer({
      school: () => aSchoolList([emile, zoe]),
      [`orders/${zoe.id}/lines`]: () => ({
        sequence: 11,
        order: { ...zoe, lines: zoe.lines.map((line) => ({ ...line, done: server.sent.length === 1 })) },
      }),
    });
    const { diner, page } = await showStaffPage(route, { api: server.api });
    await diner.sees("Zoé");
    await diner.press("Zoé");
    expect(isPressed(page, "Zoé")).toBe("true");
    expect(diner.reads()).toContain(m.modes_school_packed({ done: 1, count: 2 }));
    await diner.press("Zoé");
    expect(isPressed(page, "Zoé")).toBe("false");
    const path = `/api/staff/orders/${zoe.id}/lines`;
    expect(server.sent).toEqual([
      { path, body: { lines: [1, 2], done: true } },
      { path, body: { lines: [1, 2], done: false } },
    ]);
  });

  test("A meal that waits for the restaurant's answer says so, until it is accepted.", async () => {
    const waiting = { ...zoe, awaits: WAITS };
    const server = aServer({ school: () => aSchoolList([emile, waiting]) });
    const { diner } = await showStaffPage(route, { place: "/staff/school", api: server.api });
    await diner.sees("Zoé");
    expect(diner.reads().split(m.modes_not_accepted())).toHaveLength(2);
    await server.tell(news([{ ...zoe, version: 2 }]));
    expect(diner.reads()).not.toContain(m.modes_not_accepted());
  });

  test("What others cross off, add and cancel is seen as it happens, and only what is left can be shown.", async () => {
    let orders = [emile, zoe];
    const server = aServer({ school: () => aSchoolList(orders, { sequence: 10 + orders.length }) });
    const { diner, page } = await showStaffPage(route, { place: "/staff/school?show=left", api: server.api });
    await diner.sees("Zoé");
    expect(server.asked).toContain("/api/staff/board/events?after=12&list=true");
    const packed = { ...zoe, version: 2, lines: zoe.lines.map((line) => ({ ...line, done: true })) };
    await server.tell(news([packed], 13));
    expect(diner.reads()).not.toContain("Zoé");
    expect(diner.reads()).toContain(m.modes_school_packed({ done: 1, count: 2 }));
    const noor = aMeal(13, "Noor", "3A");
    orders = [...orders, noor];
    await server.tell(news([noor, aBoardOrder({ id: id(14), person: "Somebody else" })], 14));
    await diner.sees("Noor");
    expect(diner.reads()).not.toContain("Somebody else");
    const at = "2026-11-20T17:00:00.000Z";
    const gone = { ...emile, version: 2, cancelled: { at, byGuest: true, isRead: false, reason: null } };
    await server.tell(news([gone], 15));
    expect(rowsOf(page)).toEqual(["3A"]);
  });

  test("On a locked tablet the first press asks who works.", async () => {
    localStorage.setItem("comptoir_board", JSON.stringify({ isLocked: true }));
    const shared = { device: { id: "d", name: "Tablet" }, person: null, people: [{ ...LOU, role: "kitchen" }] };
    const server = aServer({ school: () => aSchoolList([emile]) }, ["school"], shared);
    const { diner, page } = await showStaffPage(route, { api: server.api });
    await diner.sees("Émile");
    await diner.press("Émile");
    expect(page.querySelector("dialog")?.textContent).toContain(m.staff_who());
    expect(isPressed(page, "Émile")).toBe("false");
    expect(server.sent).toEqual([]);
  });

  test("Without meals it says so; at a venue that is no school the page does not exist.", async () => {
    const empty = aServer({ school: () => aSchoolList([], { dates: [] }) });
    const { diner } = await showStaffPage(route, { api: empty.api });
    await diner.sees(m.modes_school_none());
    const loaded = schoolLoader as unknown as (args: object) => Promise<unknown>;
    const other = aServer({}, ["catering"]);
    const { asSignedInStaff } = await import("../../testing/show-staff-page.tsx");
    const { createLoadContext } = await import("../../load-context.ts");
    const request = new Request("http://comptoir.example/staff/school");
    const context = createLoadContext({ api: other.api, cspNonce: "" });
    await expect(loaded(asSignedInStaff({ request, context }))).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("The suites of an event", () => {
  const order = (last: number, name: string) =>
    aBoardOrder({
      id: id(last),
      number: String(last),
      type: "catering",
      destination: { kind: "suite", eventSuiteId: `s-${last}`, name } as BoardOrderData["destination"],
      lines: [aBoardLine({ name: "Nacho tray", quantity: 2 })],
    });
  const list: EventOrdersData = {
    sequence: 10,
    event: { id: "final", name: "The final", starts_at: "2026-12-05T23:00:00.000Z" },
    orders: [
      ...[21, 22].map((last) => ({
        suite: `Suite ${last}`,
        at: "2026-12-05T22:30:00.000Z",
        local: { date: "2026-12-05", minutes: 1_050 },
        kind: "pre-order" as const,
        order: order(last, `Suite ${last}`),
      })),
      {
        suite: "Suite 21",
        at: "2026-12-06T00:30:00.000Z",
        local: { date: "2026-12-05", minutes: 1_170 },
        kind: "event-day",
        order: order(23, "Suite 21"),
      },
    ],
    restock: [
      {
        suite: "Suite 21",
        items: [
          { item: "11", name: "Pop", par: 12, on_hand: 5, to_bring: 7 },
          { item: "10", name: "Water", par: 2, on_hand: 2, to_bring: 0 },
        ],
      },
    ],
  };
  const route = { path: "/staff/suites/:event_id", Component: StaffEvent };
  /** The arguments of the test's routes have no parameters of the address. */
  const loader = (args: object) => eventLoader({ ...args, params: { event_id: "final" } } as never);
  const show = async (place: string) => {
    const done = order(21, "Suite 21");
    const crossed = { ...done, lines: done.lines.map((line) => ({ ...line, done: true })) };
    const server = aServer(
      { "events/final": () => list, [`orders/${id(21)}/lines`]: () => ({ sequence: 11, order: crossed }) },
      ["suites"],
    );
    return { server, ...(await showStaffPage({ ...route, loader }, { place, api: server.api })) };
  };

  test("They stand by delivery time with what to prepare for it, and what to bring.", async () => {
    const { diner, page } = await show("/staff/suites/final");
    await diner.sees("Suite 22");
    expect(rowsOf(page).map((name) => /5:30|7:30/.exec(name ?? "")?.[0])).toEqual(["5:30", "7:30", undefined]);
    const [first] = page.querySelectorAll("section");
    expect(first?.textContent).toContain("4 × Nacho tray");
    expect(diner.reads()).toContain("7 × Pop");
    expect(diner.reads()).not.toContain("Water");
    expect(page.querySelector("a[href='/staff/suites/final/run-sheet.pdf']")).not.toBeNull();
  });

  test("They stand by suite, and a dish is crossed off by a press.", async () => {
    const { diner, page, server } = await show("/staff/suites/final?by=suite");
    await diner.sees("Suite 22");
    expect(rowsOf(page).slice(0, 2)).toEqual(["Suite 21", "Suite 22"]);
    await diner.press("Nacho tray");
    expect(isPressed(page, "Nacho tray")).toBe("true");
    expect(server.sent[0]).toEqual({ path: `/api/staff/orders/${id(21)}/lines`, body: { lines: [1], done: true } });
  });

  test("The events are listed with how much is handed over.", async () => {
    const event = {
      id: "final",
      name: "The final",
      starts_at: "2026-12-05T23:00:00.000Z",
      ends_at: "2026-12-06T02:00:00.000Z",
    };
    const server = aServer({ events: () => ({ events: [{ ...event, orders: 14, done: 3 }] }) }, ["suites"]);
    const page = { path: "/staff/suites", loader: suitesLoader, Component: StaffSuites };
    const { diner } = await showStaffPage(page, { api: server.api });
    await diner.sees("The final");
    expect(diner.reads()).toContain(m.modes_suites_done_of({ done: 3, count: 14 }));
  });
});

describe("Catering by day", () => {
  const route = { path: "/staff/catering", loader: cateringLoader, Component: StaffCatering };
  const trays = (last: number, day: string, quantity: number) =>
    aBoardOrder({
      id: id(last),
      number: String(last),
      day,
      type: "generic-catering",
      destination: { kind: "delivery-address", address: "12 King St" } as BoardOrderData["destination"],
      isPaid: false,
      dueCents: 12_000,
      lines: [aBoardLine({ name: "Tray", quantity })],
    });
  const list = (orders: readonly BoardOrderData[]): CateringDaysData => ({
    sequence: 10,
    today: "2026-11-20",
    from: "2026-11-20",
    upTo: "2026-11-26",
    days: [{ day: "2026-11-22", orders: 2 }],
    orders: orders.map((order) => ({ local: { date: order.day, minutes: 720 }, order })),
  });

  test("Each day has its dishes to prepare and its orders, with where they go and what is to be paid.", async () => {
    const orders = [trays(31, "2026-11-22", 2), trays(32, "2026-11-22", 3), trays(33, "2026-11-24", 1)];
    const crossed = { ...trays(32, "2026-11-22", 3), lines: [aBoardLine({ name: "Tray", quantity: 3, done: true })] };
    const server = aServer(
      { catering: () => list(orders), [`orders/${id(32)}/lines`]: () => ({ sequence: 11, order: crossed }) },
      ["catering"],
    );
    const { diner, page } = await showStaffPage(route, { place: "/staff/catering?from=2026-11-20", api: server.api });
    await diner.sees("5 × Tray");
    expect(server.asked).toContain("/api/staff/catering?from=2026-11-20");
    expect(page.querySelectorAll("section")).toHaveLength(2);
    expect(diner.reads()).toContain("12 King St");
    expect(diner.reads()).toContain(m.modes_orders({ count: 2 }));
    expect(diner.reads()).toContain("$120.00");
    await diner.press("3 × Tray");
    expect(diner.reads()).toContain(m.modes_left({ count: 2 }));
  });

  test("An order that waits for the restaurant's answer says so.", async () => {
    const orders = [trays(31, "2026-11-22", 2), { ...trays(32, "2026-11-22", 3), awaits: WAITS }];
    const server = aServer({ catering: () => list(orders) }, ["catering"]);
    const { diner } = await showStaffPage(route, { place: "/staff/catering?from=2026-11-20", api: server.api });
    await diner.sees("5 × Tray");
    expect(diner.reads().split(m.modes_not_accepted())).toHaveLength(2);
  });

  test("Without orders it says so.", async () => {
    const server = aServer({ catering: () => list([]) }, ["catering"]);
    const { diner } = await showStaffPage(route, { api: server.api });
    await diner.sees(m.modes_catering_none());
  });
});
