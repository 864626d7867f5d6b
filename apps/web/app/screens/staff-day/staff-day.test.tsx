// @vitest-environment happy-dom
import type { DayCloseData, DayTotalsData } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createLoadContext } from "../../load-context.ts";
import { refusal } from "../../testing/fake-api.ts";
import { asSignedInStaff, showStaffPage } from "../../testing/show-staff-page.tsx";
import { loader as csvLoader } from "./csv-route.ts";
import { loader as pdfLoader } from "./pdf-route.ts";
import StaffDay, { action, loader } from "./route.tsx";

const AMIRA = { id: "s-1", name: "Amira" };
const STAFF = {
  ...AMIRA,
  role: "manager",
  device: null,
  person: AMIRA,
  people: [],
  restaurants: [],
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto" },
};
const TOTALS: DayTotalsData = {
  province: "QC",
  orders: 2,
  soldCents: 5_000,
  takenBackCents: 0,
  refundedOrders: 0,
  refundedCents: 0,
  dishesCents: 4_000,
  charges: [],
  salesCents: 4_000,
  taxes: [{ tax: "tax1", rate: "0.05", cents: 600 }],
  tipsCents: 400,
  totalCents: 5_000,
  discounts: [],
  methods: [{ name: "credit_card", cents: 5_000 }],
  kitchens: [],
  movements: [],
  feesCents: 0,
};
const aClose = (number: number, day: string, dayBefore: string | null): DayCloseData => ({
  ...{ number, day, dayBefore, by: "Noor", at: "2026-11-21T03:10:00.000Z", totals: { ...TOTALS, totalCents: 7_700 } },
  days: [
    { day: "2026-11-18", totals: TOTALS },
    { day, totals: TOTALS },
  ],
});
const CLOSES = [aClose(2, "2026-11-19", "2026-11-17"), aClose(1, "2026-11-17", null)];

function anApi({ x = {}, close = () => Response.json({ close: aClose(3, "2026-11-20", "2026-11-19") }) } = {}) {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  const api = async (request: Request) => {
    const { pathname, searchParams, search } = new URL(request.url);
    const body = request.method === "POST" ? await request.json() : null;
    asked.push({ path: `${pathname}${search}`, body });
    if (pathname === "/api/auth/staff") return Response.json(STAFF);
    if (pathname === "/api/staff/day/close") return close();
    if (pathname === "/api/staff/day/closes") {
      const before = Number(searchParams.get("before") ?? 99);
      return Response.json({ closes: CLOSES.filter(({ number }) => number < before) });
    }
    const day = searchParams.get("day") ?? "2026-11-20";
    const last = { number: 2, day: "2026-11-19" };
    const tips = [{ day, cents: 400 }];
    const at = "2026-11-21T03:05:00.000Z";
    return Response.json({
      day,
      today: "2026-11-20",
      at,
      totals: TOTALS,
      closes: [],
      lastClose: last,
      afterClose: null,
      tips,
      ...x,
    });
  };
  return { asked, api };
}

describe("screens#staff-day: the day's numbers", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  async function show(place: string, server = anApi()) {
    const route = { path: "/staff/day", loader, action, Component: StaffDay };
    return { ...(await showStaffPage(route, { place, api: server.api })), asked: server.asked };
  }

  test("Today is shown with its amounts, its files, the last tips and the closes.", async () => {
    const { diner, page } = await show("/staff/day");
    await diner.sees(m.staff_day_sales_sum());
    const reads = diner.reads();
    expect(reads).toContain("Friday, November 20, 2026");
    expect(reads).toContain(m.staff_day_orders({ count: 2 }));
    for (const words of ["GST 5%", "$40.00", "$6.00", "$50.00"]) expect(reads).toContain(words);
    expect([...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining([
        "/staff/day.csv?day=2026-11-20",
        "/staff/day.pdf?day=2026-11-20",
        "/staff/day?day=2026-11-19",
      ]),
    );
    expect(reads).toContain(m.staff_day_close_since({ day: "Thursday, November 19, 2026" }));
    expect(reads).toContain(m.staff_day_close_today());
    expect(reads).toContain(
      m.staff_day_close_of({ from: "Wednesday, November 18, 2026", to: "Thursday, November 19, 2026" }),
    );
    expect(reads).toContain(m.staff_day_close_up_to({ to: "Tuesday, November 17, 2026" }));
  });

  test("A closed day says in which close it is, and what moved since; it cannot be closed again.", async () => {
    const x = { closes: [2], afterClose: { ...TOTALS, totalCents: 1_230 } };
    const { diner, page } = await show("/staff/day?day=2026-11-19", anApi({ x }));
    await diner.sees(m.staff_day_closed({ numbers: "2" }));
    expect(diner.reads()).toContain(m.staff_day_closed_after());
    expect(diner.reads()).toContain(formatMoney(1_230));
    expect(page.querySelector("input[name=sure]")).toBeNull();
  });

  test("A close is shown by number, with each of its days; an unknown one is not found.", async () => {
    const { diner } = await show("/staff/day?close=2");
    await diner.sees(m.staff_day_close_by({ name: "Noor", when: "Friday, November 20, 10:10 p.m." }));
    expect(diner.reads()).toContain(m.staff_day_close_part({ day: "Wednesday, November 18, 2026" }));
    expect(diner.reads()).toContain("$77.00");
    const args = {
      request: new Request("http://comptoir.example/staff/day?close=9"),
      context: createLoadContext({ api: anApi().api, cspNonce: "" }),
    };
    const missing = loader(asSignedInStaff(args)).catch((thrown: { init: ResponseInit }) => thrown.init.status);
    expect(await missing).toBe(404);
  });

  async function send(server: ReturnType<typeof anApi>, fields: Record<string, string>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const request = new Request("http://comptoir.example/staff/day", { method: "POST" });
    const args = { request, context: createLoadContext({ api: server.api, cspNonce: "" }) };
    return (action(asSignedInStaff(args, form)) as Promise<unknown>).catch((thrown) => thrown);
  }

  test("Closing needs the box, and leads to the close.", async () => {
    const server = anApi();
    expect(await send(server, { day: "2026-11-20" })).toMatchObject({ data: { problem: m.staff_day_close_unsure() } });
    expect(server.asked).toEqual([]);
    const closed = (await send(server, { day: "2026-11-20", sure: "on" })) as Response;
    expect(closed.headers.get("location")).toBe("/staff/day?close=3");
    expect(server.asked.at(-1)).toEqual({ path: "/api/staff/day/close", body: { day: "2026-11-20" } });
    const twice = await send(anApi({ close: () => refusal(409, "day_closed") }), { day: "2026-11-20", sure: "on" });
    expect(twice).toMatchObject({ init: { status: 409 }, data: { problem: expect.any(String) } });
  });

  test("The files are of the day or of the close, by day, and no cache keeps them.", async () => {
    const file = (load: typeof csvLoader | typeof pdfLoader, query: string) => {
      const request = new Request(`http://comptoir.example/staff/day.csv?${query}`);
      return load(asSignedInStaff({ request, context: createLoadContext({ api: anApi().api, cspNonce: "" }) }));
    };
    const day = await file(csvLoader, "day=2026-11-20");
    expect(day.headers.get("content-disposition")).toBe('attachment; filename="braise-2026-11-20.csv"');
    expect(await day.text()).toContain("2026-11-20,braise,total,total,50.00");
    const close = await file(csvLoader, "close=2");
    expect(close.headers.get("content-disposition")).toBe('attachment; filename="braise-close-2.csv"');
    const rows = await close.text();
    for (const wanted of ["2026-11-18,braise,total,total,50.00", "2026-11-19,braise,total,total,50.00"])
      expect(rows).toContain(wanted);
    const pdf = await file(pdfLoader, "close=2");
    expect(pdf.headers.get("cache-control")).toBe("no-store");
    expect(Buffer.from(await pdf.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
  });
});
