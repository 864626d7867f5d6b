// @vitest-environment happy-dom
import type { EndedTableData, StaffTableData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { act } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createLoadContext } from "../../load-context.ts";
import { refusal } from "../../testing/fake-api.ts";
import { asSignedInStaff, showStaffPage } from "../../testing/show-staff-page.tsx";
import StaffOpenTables, { loader } from "./route.tsx";

const LOU = { id: "s-1", name: "Lou" };
const staffWith = (role: string, modes = ["tables"]) => ({
  ...{ ...LOU, role, device: null, person: LOU, people: [], restaurants: [] },
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto", modes },
});
const id = (last: number) => `0194a6f0-3c5e-7d10-8000-00000000000${last}`;
const aTable = (but: Partial<StaffTableData> = {}): StaffTableData => ({
  id: id(0),
  tableNum: "12",
  openedAt: "2026-11-20T23:05:00.000Z",
  closesAt: "2026-11-21T04:00:00.000Z",
  people: [
    { id: id(1), name: "Ana", state: "choosing", isHost: true, allergies: ["Peanuts"] },
    { id: id(2), name: "Olu", state: "done", isHost: false, allergies: [] },
    { id: id(3), name: "Bo", state: "left", isHost: false, allergies: ["Egg"] },
  ],
  open: [
    { person: id(1), orderId: 1, item: "11", name: "Soup", quantity: 2, choices: ["Bread"], cents: 1_600 },
    { person: id(2), orderId: 1, item: "12", name: "Pie", quantity: 1, choices: [], cents: null },
  ],
  openCents: 1_600,
  isFull: false,
  sending: null,
  rounds: [
    {
      ...{ orderId: id(9), number: 41, status: "in-progress", sentAt: "2026-11-20T23:15:00.000Z" },
      ...{ people: [id(1), id(3)], cents: 1_413 },
    },
  ],
  dueCents: 1_413,
  paidCents: 0,
  payments: [],
  isPaying: false,
  ...but,
});

/** An API with tables that can change, and the stream of the page's own script. */
function aServer(
  first: readonly StaffTableData[],
  { role = "counter", answer = undefined as Response | undefined, ended = [] as readonly EndedTableData[] } = {},
) {
  let tables = first;
  const sent: unknown[] = [];
  let write: (event: string) => void = () => undefined;
  const say = (url: URL) =>
    url.pathname === "/api/auth/staff"
      ? Response.json(staffWith(role))
      : Response.json({ sequence: 10, tables, ended });
  vi.stubGlobal("fetch", async (request: string | Request) => {
    if (typeof request === "string") {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          write = (event) =>
            controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: {"now":"2026-11-20T23:20:00Z"}\n\n`));
        },
      });
      return new Response(body);
    }
    const url = new URL(request.url);
    if (request.method === "POST") {
      sent.push([url.pathname.replace("/api/staff/tables/", ""), await request.json()]);
      if (answer) return answer;
      tables = [];
    }
    return say(url);
  });
  return {
    sent,
    api: async (request: Request) => say(new URL(request.url)),
    tell: (next: readonly StaffTableData[]) =>
      act(async () => {
        tables = next;
        write("tables");
      }),
  };
}

const route = { path: "/staff/tables/open", loader, Component: StaffOpenTables };

describe("table#by-staff: the page of the tables", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterEach(() => localStorage.clear());
  afterAll(() => vi.unstubAllGlobals());

  test("A table says since when, who sits there with their allergies, what is not sent, each round, and what is due.", async () => {
    const sending = { people: [id(1)], at: "2026-11-20T23:20:20.000Z" };
    const server = aServer([aTable({ sending, paidCents: 500, isPaying: true })]);
    const { diner } = await showStaffPage(route, { api: server.api });
    await diner.sees(m.board_table({ table: "12" }));
    const words = diner.reads();
    for (const part of [
      m.modes_tables_since({ time: "6:05 p.m." }),
      m.allergies_said_by({ name: "Ana", foods: m.food_peanuts() }),
      m.modes_tables_paid({ amount: "$5.00" }),
      m.modes_tables_paying(),
      m.table_is_host(),
      m.table_state_done(),
      m.modes_tables_left(),
      "2 × Soup",
      "Ana · Bread",
      m.modes_tables_not_sold(),
      m.modes_tables_sends({ time: "6:20 p.m." }),
      m.modes_tables_round({ round: 1, number: 41 }),
      "6:15 p.m. · Ana, Bo",
      "$14.13",
    ]) {
      expect(words).toContain(part);
    }
    // Who has left eats nothing more.
    expect(words).not.toContain(m.allergies_said_by({ name: "Bo", foods: m.food_egg() }));
  });

  test("table#hall-rounds: At a food hall each order of a round has its kitchen's name.", async () => {
    const order = { status: "placed" as const, sentAt: "2026-11-20T23:15:00.000Z", people: [id(1)], cents: 1_000 };
    const rounds = [
      { ...order, orderId: id(6), number: 41, kitchen: "Tacos" },
      { ...order, orderId: id(7), number: 7, kitchen: "Sweets" },
      { ...order, orderId: id(8), number: 44, kitchen: "Tacos", sentAt: "2026-11-20T23:18:00.000Z" },
    ];
    const { diner } = await showStaffPage(route, { api: aServer([aTable({ rounds })]).api });
    await diner.sees(m.board_table({ table: "12" }));
    const words = diner.reads();
    for (const [round, number, kitchen] of [
      [1, 41, "Tacos"],
      [1, 7, "Sweets"],
      [2, 44, "Tacos"],
    ] as const) {
      expect(words).toContain(`${m.modes_tables_round({ round, number })}${kitchen}$10.00`);
    }
  });

  test("A table that owes nothing says that all is paid, or nothing before its first round.", async () => {
    const paid = aTable({ dueCents: 0, paidCents: 1_413 });
    const first = await showStaffPage(route, { api: aServer([paid]).api });
    await first.diner.sees(m.modes_tables_all_paid());
    const none = aTable({ dueCents: 0, rounds: [] });
    const second = await showStaffPage(route, { api: aServer([none]).api });
    await second.diner.sees(m.board_table({ table: "12" }));
    expect(second.diner.reads()).not.toContain(m.modes_tables_all_paid());
    for (const { diner } of [first, second]) expect(diner.reads()).not.toContain(m.modes_tables_due());
  });

  test("What the stream tells of is seen: a new table, and one that is gone.", async () => {
    const server = aServer([]);
    const { diner } = await showStaffPage(route, { api: server.api });
    await diner.sees(m.modes_tables_none());
    await server.tell([aTable({ id: id(4), tableNum: "7" })]);
    await diner.sees(m.board_table({ table: "7" }));
    await server.tell([]);
    await diner.sees(m.modes_tables_none());
  });

  test("Closing asks first, with what is not sent and what is due, and sends what was seen.", async () => {
    const server = aServer([aTable()]);
    const { diner, page } = await showStaffPage(route, { api: server.api });
    await diner.sees("Soup");
    await diner.press(m.modes_tables_close({ table: "12" }));
    expect(server.sent).toEqual([]);
    const asked = page.querySelector("dialog")?.textContent ?? "";
    expect(asked).toContain(m.modes_tables_close_open({ count: 2 }));
    expect(asked).toContain(m.modes_tables_close_due({ amount: "$14.13" }));
    await act(async () => [...(page.querySelectorAll<HTMLButtonElement>("dialog button") ?? [])].at(-1)?.click());
    expect(server.sent).toEqual([[`${id(0)}/close`, { openLines: 2, dueCents: 1_413 }]]);
    await diner.sees(m.modes_tables_none());
  });

  test("A refusal is said where it was asked, and the dialog then says what there is now.", async () => {
    const refused = refusal(409, "table_changed");
    const server = aServer([aTable({ open: [], openCents: 0 })], { answer: refused });
    const { diner, page } = await showStaffPage(route, { api: server.api });
    await diner.sees("41");
    await diner.press(m.modes_tables_close({ table: "12" }));
    await server.tell([aTable()]);
    expect(page.querySelector("dialog")?.textContent).toContain(m.modes_tables_close_open({ count: 2 }));
    await act(async () => [...(page.querySelectorAll<HTMLButtonElement>("dialog button") ?? [])].at(-1)?.click());
    expect(page.querySelector("dialog [role=alert]")).not.toBeNull();
  });

  test("A person and a dish are removed after a question that names them.", async () => {
    const server = aServer([aTable()]);
    const { diner, page } = await showStaffPage(route, { api: server.api });
    await diner.sees("Soup");
    await diner.press(m.modes_tables_remove_line({ dish: "Soup", name: "Ana" }));
    expect(page.querySelector("dialog")?.textContent).toContain(m.modes_tables_remove_line_text({ name: "Ana" }));
    await act(async () => [...(page.querySelectorAll<HTMLButtonElement>("dialog button") ?? [])].at(-1)?.click());
    expect(server.sent).toEqual([[`${id(0)}/remove-line`, { person: id(1), orderId: 1, item: "11" }]]);
  });

  test("table#table-tip-back: A manager returns a tip, all of it or an amount, with a reason; the counter only sees it.", async () => {
    const payments = [{ id: id(7), person: id(2), cents: 904, tipCents: 300 }];
    const server = aServer([aTable({ payments })], { role: "manager" });
    const { diner, page } = await showStaffPage(route, { api: server.api });
    await diner.sees(m.modes_tables_payment_tip({ amount: "$3.00" }));
    await diner.press(m.modes_tables_return_tip({ name: "Olu" }));
    const press = () => act(async () => [...page.querySelectorAll<HTMLButtonElement>("dialog button")].at(-1)?.click());
    await press();
    expect(page.querySelector("dialog")?.textContent).toContain(m.board_refund_reason_missing());
    await diner.fill(m.board_refund_amount(), "3.01");
    await diner.fill(m.board_refund_reason(), "Typed by mistake");
    await press();
    expect(server.sent).toEqual([]);
    await diner.fill(m.board_refund_amount(), "2,50");
    await press();
    const body = { key: expect.any(String), payment: id(7), cents: 250, reason: "Typed by mistake" };
    expect(server.sent).toEqual([[`${id(0)}/return-tip`, body]]);

    const counter = await showStaffPage(route, { api: aServer([aTable({ payments })]).api });
    await counter.diner.sees(m.modes_tables_payment_tip({ amount: "$3.00" }));
    expect(counter.diner.reads()).not.toContain(m.modes_tables_return_tip({ name: "Olu" }));
  });

  test("table#table-tip-back: A manager returns a tip of a table that has ended; nobody else sees the list.", async () => {
    const payments = [{ id: id(7), name: "Olu", cents: 904, tipCents: 300 }];
    const ended = [{ id: id(5), tableNum: "9", endedAt: "2026-11-20T23:15:00.000Z", payments }];
    const server = aServer([], { role: "manager", ended });
    const { diner, page } = await showStaffPage(route, { api: server.api });
    await diner.sees(m.modes_tables_ended());
    expect(diner.reads()).toContain(m.board_table({ table: "9" }));
    expect(diner.reads()).toContain(m.modes_tables_ended_at({ time: "6:15 p.m." }));
    await diner.press(m.modes_tables_return_tip({ name: "Olu" }));
    await diner.fill(m.board_refund_reason(), "Typed by mistake");
    await act(async () => [...page.querySelectorAll<HTMLButtonElement>("dialog button")].at(-1)?.click());
    const body = { key: expect.any(String), payment: id(7), cents: 300, reason: "Typed by mistake" };
    expect(server.sent).toEqual([[`${id(5)}/return-tip`, body]]);

    const counter = await showStaffPage(route, { api: aServer([], { ended }).api });
    await counter.diner.sees(m.modes_tables_none());
    expect(counter.diner.reads()).not.toContain(m.modes_tables_ended());
  });

  test("A cook sees everything and has no buttons; without the mode there is no page.", async () => {
    const server = aServer([aTable()], { role: "kitchen" });
    const { diner, page } = await showStaffPage(route, { api: server.api });
    await diner.sees("Soup");
    expect(page.querySelectorAll("main button, section button")).toHaveLength(0);
    const api = async () => Response.json(staffWith("manager", []));
    const request = new Request("http://comptoir.example/staff/tables/open");
    const context = createLoadContext({ api, cspNonce: "" });
    const args = asSignedInStaff({ request, context });
    await expect((loader as (given: never) => Promise<unknown>)(args)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
