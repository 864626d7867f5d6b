// @vitest-environment happy-dom
import type { PrinterData, PrintJobData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { act } from "react";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import StaffPrinter, * as one from "../staff-printer/route.tsx";
import StaffPrinters, { action, loader } from "./route.tsx";

const STAFF = {
  id: "2d5c1b7e-8f1a-4c3b-9a55-7f6a3a0d2c11",
  name: "Amira",
  role: "manager",
  device: null,
  person: null,
  people: [],
  restaurants: [],
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto", modes: [] },
};
const KITCHEN: PrinterData = {
  id: "6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b",
  name: "Kitchen",
  way: "cloudprnt",
  model: "star-mc-print3",
  prints: ["tickets"],
  labelsEach: "order",
  stations: ["grill"],
  fallback: null,
  on: true,
  host: null,
  port: null,
  device: "00:11:62:0a:1b:2c",
  stranger: null,
  seenAt: "2026-11-20T23:15:00.000Z",
  status: "ready",
  statusSince: "2026-11-20T17:00:00.000Z",
  waiting: 0,
};
const BAR: PrinterData = { ...KITCHEN, id: "7f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b", name: "Bar", stations: [] };
const JOB: PrintJobData = {
  id: "019a9f3e-5c00-7b1a-8f2e-1d2c3b4a5968",
  printer: { id: KITCHEN.id, name: "Kitchen" },
  kind: "ticket",
  ticket: "change",
  orderId: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11",
  number: "42",
  origin: "event",
  state: "failed",
  madeAt: "2026-11-20T23:15:00.000Z",
  printedAt: null,
  tries: 3,
  fault: "paper-out",
  isCopy: true,
  movedTo: { id: BAR.id, name: "Bar" },
};
const MODELS = [
  { id: "star-mc-print3", name: "Star mC-Print3", ways: ["cloudprnt", "tcp", "page"], width: 80 },
  { id: "epson-tm-m30", name: "Epson TM-m30", ways: ["epson", "tcp", "page"], width: 80 },
  { id: "other-58", name: "ESC/POS, 58 mm", ways: ["epson", "tcp", "page"], width: 58 },
];
const ADDRESS = "https://order.example/api/print/star/bm90LWEtcmVhbC1zZWNyZXQtMTIzNDU2Nzg";

type Answer = (call: string, body: unknown) => Response | undefined;
type About = {
  readonly place?: string;
  readonly printers?: PrinterData[];
  readonly networkAllowed?: boolean;
  readonly reachable?: boolean;
};

async function show(
  answer: Answer = () => undefined,
  { place = "/staff/printers", printers = [KITCHEN], networkAllowed = false, reachable = true }: About = {},
) {
  const sent: unknown[] = [];
  const asked: string[] = [];
  const api = async (request: Request) => {
    const path = new URL(request.url).pathname.replace("/api/", "");
    asked.push(path);
    if (path === "auth/staff") return Response.json(STAFF);
    const call = `${request.method} ${path}`;
    if (call === "GET staff/printers")
      return Response.json({ printers, networkAllowed, reachable, models: MODELS, stations: ["grill", "bar"] });
    if (request.method === "GET") return Response.json({ printer: printers[0], jobs: [JOB], cursor: "older" });
    const body = request.method === "DELETE" ? null : await request.json();
    sent.push([call.replace(/staff\/printers\/?/, ""), body]);
    return answer(call, body) ?? Response.json({ ...printers[0], printer: printers[0], job: JOB, address: ADDRESS });
  };
  const isOne = place.startsWith("/staff/printer?");
  const route = isOne
    ? { path: "/staff/printer", loader: one.loader, action: one.action, Component: StaffPrinter }
    : { path: "/staff/printers", loader, action, Component: StaffPrinters };
  const { diner, page } = await showStaffPage(route as never, { place, api });
  await diner.sees(m.staff_printers());
  const fill = (id: string, text: string) =>
    act(async () => {
      const field = page.querySelector<HTMLInputElement | HTMLSelectElement>(`#${CSS.escape(id)}`);
      if (!field) throw new Error(`No field ${id}.`);
      field.value = text;
    });
  const tick = (name: string, value: string) =>
    act(async () => page.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)?.click());
  const submit = (form: string) =>
    act(async () => {
      const found = page.querySelector<HTMLFormElement>(`form:has(input[name=form][value="${form}"])`);
      if (!found) throw new Error(`No form ${form}.`);
      found.requestSubmit();
    });
  return { diner, page, sent, asked, fill, tick, submit };
}

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterAll(() => vi.unstubAllGlobals());

describe("The page of printers", () => {
  test("A printer is listed with its state in words, since when, and how much waits.", async () => {
    const { diner } = await show(undefined, { printers: [{ ...KITCHEN, status: "paper-out", waiting: 3 }] });
    expect(diner.reads()).toContain(m.staff_printer_paper_out());
    expect(diner.reads()).toContain("12:00 p.m.");
    expect(diner.reads()).toContain(m.staff_printer_waiting_count({ count: 3 }));
    expect(diner.reads()).toContain("Star mC-Print3");
  });

  test("printing#reachable: Where only this computer can open the server's address, the page says so before and after.", async () => {
    const words = m.staff_printer_unreachable({ setting: "PUBLIC_ORIGIN" });
    const way = async (name: string, reachable: boolean) =>
      show(() => Response.json({ printer: KITCHEN, address: ADDRESS }, { status: 201 }), {
        place: `/staff/printers?way=${name}`,
        reachable,
      });
    expect((await way("cloudprnt", true)).diner.reads()).not.toContain(words);
    expect((await way("page", false)).diner.reads()).not.toContain(words);
    const { diner, fill, submit } = await way("cloudprnt", false);
    expect(diner.reads()).toContain(words);
    await fill("add-name", "Grill");
    await submit("add");
    await diner.sees(ADDRESS);
    expect(diner.reads().split(words)).toHaveLength(2);
  });

  test("A new printer is sent with what was chosen; its address is shown once, with where to type it, and the focus.", async () => {
    const { diner, page, sent, fill, tick, submit } = await show(
      () => Response.json({ printer: { ...KITCHEN, name: "Grill" }, address: ADDRESS }, { status: 201 }),
      { place: "/staff/printers?way=cloudprnt" },
    );
    const models = [...page.querySelectorAll("#add-model option")].map((option) => option.textContent);
    expect(models).toEqual(["Star mC-Print3"]);
    expect(page.querySelector("#add-host")).toBeNull();
    await fill("add-name", "Grill");
    await tick("prints", "labels");
    await tick("stations", "grill");
    await fill("add-labels-each", "portion");
    await fill("add-fallback", KITCHEN.id);
    await submit("add");
    await diner.sees(ADDRESS);
    const body = {
      way: "cloudprnt",
      name: "Grill",
      model: "star-mc-print3",
      prints: ["tickets", "labels"],
      labelsEach: "portion",
      stations: ["grill"],
      fallback: KITCHEN.id,
    };
    expect(sent).toEqual([["POST ", body]]);
    expect(document.activeElement?.textContent).toBe(m.staff_printer_address_of({ name: "Grill" }));
    expect(diner.reads()).toContain(m.staff_printer_steps_star_set());
  });

  test("The page asks again how the printers are, by one call, and still shows a new address.", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const printers = [KITCHEN];
    const { diner, asked, fill, submit } = await show(
      () => Response.json({ printer: KITCHEN, address: ADDRESS }, { status: 201 }),
      { place: "/staff/printers?way=cloudprnt", printers },
    );
    await fill("add-name", "Grill");
    await submit("add");
    await diner.sees(ADDRESS);
    printers[0] = { ...KITCHEN, status: "cover-open" };
    asked.length = 0;
    await act(async () => vi.advanceTimersByTimeAsync(5_100));
    await diner.sees(m.staff_printer_cover_open());
    expect(asked).toEqual(["staff/printers"]);
    expect(diner.reads()).toContain(ADDRESS);
  });

  test("Missing fields make no call; what is refused is shown at its field, and what was chosen stays.", async () => {
    const { diner, page, sent, fill, tick, submit } = await show(
      () => refusal(400, "invalid_request", { issues: [{ path: "host", message: "This is not allowed here." }] }),
      { place: "/staff/printers?way=tcp", networkAllowed: true },
    );
    await tick("prints", "tickets");
    await fill("add-port", "99999");
    await submit("add");
    await diner.sees(m.staff_printer_port_wrong());
    expect(diner.reads()).toContain(m.form_required());
    expect(sent).toEqual([]);
    await tick("prints", "receipts");
    await tick("stations", "bar");
    await fill("add-name", "Till");
    await fill("add-host", "8.8.8.8");
    await fill("add-port", "9100");
    await submit("add");
    await diner.sees("This is not allowed here.");
    expect(page.querySelector<HTMLInputElement>("#add-host")?.value).toBe("8.8.8.8");
    expect(page.querySelector<HTMLInputElement>('[name=stations][value="bar"]')?.checked).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test("Where the server reaches no network, such a printer cannot be added, and the page says which setting allows it.", async () => {
    const { diner, page } = await show(undefined, { place: "/staff/printers?way=tcp" });
    expect(diner.reads()).toContain("PRINTER_NETWORK");
    expect(page.querySelector("form:has([name=form][value=add])")).toBeNull();
  });
});

describe("The page of a printer", () => {
  test("It asks again how its printer is by one call, and keeps what else it shows.", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const printers = [KITCHEN, BAR];
    const { diner, asked } = await show(undefined, { place: "/staff/printer?one", printers });
    printers[0] = { ...KITCHEN, status: "cover-open" };
    asked.length = 0;
    await act(async () => vi.advanceTimersByTimeAsync(5_100));
    await diner.sees(m.staff_printer_cover_open());
    expect(asked.map((path) => path.split("/").length)).toEqual([3]);
    expect(diner.reads()).toContain("Bar");
  });

  const place = "/staff/printer?";

  test("The printer in its place is named with its own state, unless it is ready.", async () => {
    const kitchen = { ...KITCHEN, fallback: BAR.id };
    const withBar = (bar: Partial<PrinterData>) => show(undefined, { place, printers: [kitchen, { ...BAR, ...bar }] });
    expect((await withBar({ status: "offline" })).diner.reads()).toContain(m.staff_printer_offline());
    expect((await withBar({ on: false })).diner.reads()).toContain(m.staff_printer_off());
    const { page, diner } = await withBar({});
    expect(page.querySelector(`a[href="/staff/printers/${BAR.id}"]`)?.textContent).toBe("Bar");
    expect(diner.reads().split(m.staff_printer_ready())).toHaveLength(2);
  });

  test("The log says what was printed, why not, and where instead; each button makes its own call.", async () => {
    const { diner, sent, submit, page } = await show(
      (call) => (call.startsWith("DELETE") ? refusal(404, "not_found", { message: "It is gone already." }) : undefined),
      { place, printers: [KITCHEN, BAR] },
    );
    const said = [
      m.staff_printer_job_of({ kind: m.staff_printer_job_change(), number: "42" }),
      m.staff_printer_job_copy(),
      m.staff_printer_fault_paper_out(),
      m.staff_printer_job_moved({ name: "Bar" }),
    ];
    for (const words of said) expect(diner.reads()).toContain(words);
    await submit("test");
    await diner.sees(m.staff_printer_test_sent());
    await submit("off");
    await submit("device");
    await diner.sees(m.staff_printer_forgotten());
    await submit("secret");
    await diner.sees(ADDRESS);
    const others = [...page.querySelectorAll("#edit-fallback option")].map((option) => option.textContent);
    expect(others).toEqual([m.staff_printer_fallback_none(), "Bar"]);
    await submit("remove");
    await diner.sees("It is gone already.");
    expect(sent.map((call) => (call as [string])[0])).toEqual([
      "POST /test",
      "POST ",
      "POST /device",
      "POST /secret",
      "DELETE ",
    ]);
  });

  test("A station that the menus no longer name stays chosen until it is taken away.", async () => {
    const { sent, submit, tick } = await show(undefined, { place, printers: [{ ...KITCHEN, stations: ["pizza"] }] });
    await submit("edit");
    await tick("stations", "pizza");
    await submit("edit");
    expect(sent.map((call) => (call as [string, { stations: string[] }])[1].stations)).toEqual([["pizza"], []]);
  });

  test("Another device with the same address is named, with what to do.", async () => {
    const stranger = { device: "00:11:62:ff:ff:ff", at: "2026-11-20T23:20:00.000Z" };
    const { diner } = await show(undefined, { place, printers: [{ ...KITCHEN, stranger }] });
    expect(diner.reads()).toContain("00:11:62:ff:ff:ff");
    expect(diner.reads()).toContain(m.staff_printer_stranger_text());
  });

  test("A printer that is off is turned on, and prints no test page.", async () => {
    const { sent, submit, page } = await show(undefined, { place, printers: [{ ...KITCHEN, on: false }] });
    expect(page.querySelector('input[value="test"]')).toBeNull();
    await submit("on");
    expect(sent).toEqual([["POST ", { on: true }]]);
  });
});
