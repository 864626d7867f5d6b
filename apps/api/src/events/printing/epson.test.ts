import { timeLimitMs } from "@comptoir/test-kit";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { anEpsonPrinter } from "../../testing/epson-printer.ts";
import { ANY_NUMBER_OPEN, GRILL } from "../../testing/grill.ts";
import { openPrintWork } from "../../testing/print-work.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { readPrintResponse, readStatus } from "./epson-xml.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
const work = await openPrintWork(test);
let boss: StaffMember;

const [dinner, ...others] = GRILL.menus;
const VENUE = {
  ...GRILL,
  restaurant: { ...GRILL.restaurant, hours: [], order_options: { ...ANY_NUMBER_OPEN, max_items_per_cart: 100 } },
  menus: [{ ...dinner, items: [{ id: 11, name: "Crème brûlée", price: "8.00" }] }, ...others],
};

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "restaurants, orders, order_lines, order_events, unpaid_orders, printers, print_jobs, rate_limits, order_numbers, venue_events, venue_event_sequences, venue_event_readers",
  );
  await load(VENUE);
  boss = await aStaffMember(test, { name: "Boss", role: "manager" });
  await work.tell();
});

async function aPrinter(device?: string) {
  const added = { name: "Kitchen", way: "epson", model: "epson-tm-m30", prints: ["tickets"] };
  const { status, body } = await call("/api/staff/printers", added, boss.headers);
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.address).toMatch(/\/api\/print\/epson\/[\w-]{32}$/);
  await work.tell();
  return {
    id: body.printer.id as string,
    address: body.address as string,
    ...anEpsonPrinter(test, body.address, device),
  };
}
async function anOrder() {
  const answer = await submit(test, aSubmit());
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  await work.make();
}
const printer = async () => (await call("/api/staff/printers", undefined, boss.headers)).body.printers[0];
const unprinted = async () =>
  (await call("/api/staff/board", undefined, boss.headers)).body.orders.map(
    (order: { unprinted: boolean }) => order.unprinted,
  );
const jobs = async (id: string) => (await call(`/api/staff/printers/${id}`, undefined, boss.headers)).body.jobs;

describe("printing#epson: an Epson printer", () => {
  it("is answered nothing, then one job with its id, and then nothing until it has reported", async () => {
    const kitchen = await aPrinter();
    expect(await kitchen.get()).toMatchObject({ status: 200, type: "text/xml; charset=utf-8", text: "" });
    await anOrder();
    await anOrder();
    const { token, bytes, text } = await kitchen.get();
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?><PrintRequestInfo Version="2\.00"><ePOSPrint>/);
    expect(kitchen.print(bytes).text).toContain("Crème brûlée");
    expect((await kitchen.get()).text).toBe("");
    expect(await kitchen.end(token)).toMatchObject({ status: 200, text: "" });
    expect((await kitchen.work()).map(({ isCopy }) => isCopy)).toEqual([false]);
    expect(await jobs(kitchen.id)).toMatchObject([{ state: "printed" }, { state: "printed" }]);
    expect(await printer()).toMatchObject({ status: "ready", device: "kitchen-1" });
  });

  it("prints a COPY after a failure or a silence, and the board has what it reports", async () => {
    const kitchen = await aPrinter();
    await anOrder();
    const first = await kitchen.get();
    await kitchen.end(first.token, { success: false, code: "EPTR_REC_EMPTY" });
    expect(await printer()).toMatchObject({ status: "paper-out" });
    expect(await jobs(kitchen.id)).toMatchObject([{ state: "queued", tries: 1, fault: "paper-out" }]);
    expect((await kitchen.get()).text).toBe("");
    expect(await printer()).toMatchObject({ status: "paper-out" });
    await work.pass(6);
    const second = await kitchen.get();
    expect(kitchen.print(second.bytes).isCopy).toBe(true);
    await work.pass(76);
    await work.watch();
    await work.pass(31);
    expect((await kitchen.work()).map(({ isCopy }) => isCopy)).toEqual([true]);
    expect(await printer()).toMatchObject({ status: "ready" });
    // A late report of an earlier attempt says nothing of the last one.
    await kitchen.end(second.token, { success: false, code: "EX_TIMEOUT" });
    expect(await jobs(kitchen.id)).toMatchObject([{ state: "printed", tries: 2 }]);
  });

  it("without paper or open keeps its ticket, which the board tells of, and prints it once it can", async () => {
    for (const code of ["EPTR_REC_EMPTY", "EPTR_COVER_OPEN"]) {
      const kitchen = await aPrinter();
      await anOrder();
      for (const seconds of [6, 31, 31, 31]) {
        await kitchen.end((await kitchen.get()).token, { success: false, code });
        await work.pass(seconds);
      }
      expect(await jobs(kitchen.id)).toMatchObject([{ state: "queued", tries: 4 }]);
      expect(await unprinted()).toEqual([true]);
      await work.watch();
      expect((await kitchen.work()).map(({ isCopy }) => isCopy)).toEqual([true]);
      expect(await unprinted()).toEqual([false]);
      expect(await jobs(kitchen.id)).toMatchObject([{ state: "printed", fault: null }]);
      await emptyTables(pool, "orders, printers, print_jobs");
    }
  });

  it("without paper for half an hour prints nothing old, and the log says why; with a fallback its ticket goes there", async () => {
    const kitchen = await aPrinter();
    const empty = async () => kitchen.end((await kitchen.get()).token, { success: false, code: "EPTR_REC_EMPTY" });
    await anOrder();
    for (const seconds of [6, 31, 31, 1_801]) {
      await empty();
      await work.pass(seconds);
    }
    await work.watch();
    expect(await kitchen.get()).toMatchObject({ token: null });
    expect(await jobs(kitchen.id)).toMatchObject([{ state: "expired", fault: "paper-out" }]);
    const bar = await aPrinter("bar");
    await call(`/api/staff/printers/${kitchen.id}`, { fallback: bar.id }, boss.headers);
    await call(`/api/staff/printers/${bar.id}`, { prints: [] }, boss.headers);
    await work.tell();
    await anOrder();
    for (const seconds of [6, 31, 31]) {
      await empty();
      await work.pass(seconds);
    }
    expect((await jobs(kitchen.id))[0]).toMatchObject({ state: "failed", fault: "paper-out", movedTo: { id: bar.id } });
    await work.tell();
    expect(await bar.work()).toHaveLength(1);
  });

  it("tells its state by a notification", async () => {
    const kitchen = await aPrinter();
    for (const [bits, status] of [
      ["0x0F00003C", "cover-open"],
      ["0x0F080000", "paper-out"],
      ["0x0F020014", "paper-low"],
      ["0x00000001", "offline"],
      ["0x0F000014", "ready"],
    ] as const) {
      expect((await kitchen.status(bits)).status).toBe(200);
      expect(await printer()).toMatchObject({ status });
    }
  });

  it("with another ID is refused; without any, nothing is pinned", async () => {
    const kitchen = await aPrinter();
    await kitchen.get();
    const other = anEpsonPrinter(test, kitchen.address, "kitchen-2");
    expect((await other.get()).status).toBe(403);
    expect((await anEpsonPrinter(test, kitchen.address, "").get()).status).toBe(403);
    expect(await printer()).toMatchObject({ device: "kitchen-1" });
    await call(`/api/staff/printers/${kitchen.id}/device`, {}, boss.headers);
    await work.tell();
    expect((await anEpsonPrinter(test, kitchen.address, "").get()).status).toBe(200);
    expect(await printer()).toMatchObject({ device: null });
  });

  it("that sends nonsense changes nothing", async () => {
    const kitchen = await aPrinter();
    await anOrder();
    const { token } = await kitchen.get();
    for (const [field, text] of [
      ["ResponseFile", "<ePOSPrint><printjobid>x</printjobid><response success='true'/></ePOSPrint>"],
      ["ResponseFile", `<ePOSPrint><printjobid>${token}x</printjobid><response success="true"/></ePOSPrint>`],
      ["ResponseFile", "\0".repeat(50)],
      ["Status", "<printerstatus asbstatus='paper'/>"],
    ] as const) {
      const ConnectionType = field === "Status" ? "SetStatus" : "SetResponse";
      expect((await kitchen.send({ ConnectionType, [field]: text })).status).toBe(200);
    }
    expect((await kitchen.send({ ConnectionType: "Other" })).status).toBe(400);
    expect(await jobs(kitchen.id)).toMatchObject([{ state: "taken" }]);
  });

  it("that sends unfinished tags costs no time", () => {
    const begun = performance.now();
    for (const tag of ["<ePOSPrint>", "<response ", "<printjobid>", "<printerstatus ", 'status="', "status "]) {
      const text = tag.repeat(65_536 / tag.length);
      expect(readPrintResponse(text)).toEqual([]);
      expect(readPrintResponse(`<ePOSPrint>${text}</ePOSPrint>`).length).toBeLessThanOrEqual(1);
      expect(readStatus(text)).toBeNull();
    }
    expect(performance.now() - begun).toBeLessThan(timeLimitMs(100));
    const many = "<ePOSPrint><printjobid>a.1</printjobid></ePOSPrint>".repeat(1_000);
    expect(readPrintResponse(many)).toHaveLength(10);
  });

  it("reports several jobs at once, and attributes in any sequence", () => {
    const one = (id: string, attributes: string) =>
      `<ePOSPrint>\n<Parameter><printjobid> ${id} </printjobid></Parameter><PrintResponse>\n<response ${attributes}/></PrintResponse></ePOSPrint>`;
    expect(
      readPrintResponse(one("a.1", 'status="2" success="true"') + one("b.1", "code='EPTR_COVER_OPEN' success='false'")),
    ).toEqual([
      { jobToken: "a.1", isPrinted: true, code: "", status: "ready" },
      { jobToken: "b.1", isPrinted: false, code: "EPTR_COVER_OPEN", status: null },
    ]);
    expect(readPrintResponse("<PrintResponseInfo/>")).toEqual([]);
    expect(
      readStatus(
        '<printerstatus devicename="bar" asbstatus="0x20"/><printerstatus devicename="local_printer" asbstatus="0x0"/>',
      ),
    ).toBe("ready");
    expect(readStatus("")).toBeNull();
  });
});
