import type { lookup } from "node:dns";
import { type AddressInfo, createServer } from "node:net";
import pino from "pino";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { lookUpName } from "../../gateways/outgoing/look-up-name.ts";
import { openPrinterNetwork } from "../../gateways/printer/printer-network.ts";
import { readState } from "../../gateways/printer/printer-states.ts";
import { sendToPrinter } from "../../gateways/printer/send-to-printer.ts";
import { openListener } from "../../platform/db/listen.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, GRILL } from "../../testing/grill.ts";
import { openPrintWork } from "../../testing/print-work.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { aTcpPrinter, READY, TEST_PRINTERS } from "../../testing/tcp-printer.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { openVenues } from "../../venue/venues/venue-cache.ts";
import { openPrinterRegistry } from "./printer-registry.ts";
import { askByTcp, keepPrintingByTcp, printByTcp } from "./work-tcp.ts";

const test = await openTestApi({}, undefined, undefined, {}, undefined, undefined, TEST_PRINTERS);
const { call, clock, load, pool } = test;
const work = await openPrintWork(test);
const logger = pino({ level: "silent" });
const listener = await openListener(pool, logger);
afterAll(() => listener.stop());
const times = { connectMs: 500, answerMs: 300, printMs: 600 };
const deps = {
  ...{
    database: pool,
    clock: clock.now,
    venues: await openVenues(pool, listener),
    origin: null,
    logger,
    times,
    listener,
  },
  printerNetwork: TEST_PRINTERS,
  printerRegistry: await openPrinterRegistry({ database: pool, logger, listener }),
};
const [dinner, ...others] = GRILL.menus;
const VENUE = {
  ...GRILL,
  restaurant: { ...GRILL.restaurant, hours: [], order_options: { ...ANY_NUMBER_OPEN, max_items_per_cart: 100 } },
  menus: [{ ...dinner, items: [{ id: 11, name: "Soup", price: "8.00" }] }, ...others],
};
let boss: StaffMember;

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

async function aPrinter() {
  const printer = await aTcpPrinter();
  const added = {
    name: "Kitchen",
    way: "tcp",
    model: "epson-tm-t20",
    prints: ["tickets"],
    host: "127.0.0.1",
    port: printer.port,
  };
  const { status, body } = await call("/api/staff/printers", added, boss.headers);
  expect(status, JSON.stringify(body)).toBe(201);
  await work.tell();
  await listener.whenCaughtUp();
  const id = body.printer.id as string;
  const known = (await deps.printerRegistry.ofWay("tcp")).find(({ printerId }) => printerId === id);
  if (known === undefined) throw new Error("The printer is not known.");
  return { ...printer, id, print: () => printByTcp(deps, known), ask: () => askByTcp(deps, known) };
}
async function anOrder() {
  const answer = await submit(test, aSubmit());
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  await work.make();
}
const printer = async () => (await call("/api/staff/printers", undefined, boss.headers)).body.printers[0];
const jobs = async (id: string) => (await call(`/api/staff/printers/${id}`, undefined, boss.headers)).body.jobs;

describe("printing#tcp: a printer in the server's network", () => {
  it("prints each job once, and says how it is", async () => {
    const kitchen = await aPrinter();
    await anOrder();
    await anOrder();
    expect(await kitchen.print()).toBe(2);
    expect(kitchen.papers.map(({ text, isCopy }) => [text.includes("Soup"), isCopy])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(await printer()).toMatchObject({ status: "ready" });
    expect(await kitchen.print()).toBe(0);
  });

  it("gets no byte while it is off, without paper, open or silent; its paper is an original then", async () => {
    const kitchen = await aPrinter();
    await anOrder();
    for (const [behaviour, fault, status] of [
      [{ state: [0x16, 0x12, 0x72] }, "paper-out", "paper-out"],
      [{ state: [0x1e, 0x16, 0x12] }, "cover-open", "cover-open"],
    ] as const) {
      kitchen.behave(behaviour);
      await kitchen.print();
      expect(await jobs(kitchen.id)).toMatchObject([{ state: "queued", fault }]);
      expect(await printer()).toMatchObject({ status });
      await work.pass(31);
    }
    expect(kitchen.papers).toEqual([]);
    kitchen.behave({ state: READY });
    await kitchen.print();
    expect(kitchen.papers.map(({ isCopy }) => isCopy)).toEqual([false]);
    await anOrder();
    await kitchen.off();
    await kitchen.print();
    expect((await jobs(kitchen.id))[0]).toMatchObject({ state: "queued", tries: 1, fault: "not-reached" });
    expect(await printer()).toMatchObject({ status: "offline" });
    await kitchen.on();
    kitchen.behave({ isDumb: true });
    await work.pass(6);
    await kitchen.print();
    expect((await jobs(kitchen.id))[0]).toMatchObject({ state: "queued", tries: 2, fault: "no-answer" });
    kitchen.behave({});
    await kitchen.ask();
    expect(await printer()).toMatchObject({ status: "ready" });
    await work.pass(31);
    await kitchen.print();
    expect(kitchen.papers.map(({ isCopy }) => isCopy)).toEqual([false, false]);
  });

  it("that breaks off in the middle of a ticket, or ends without paper, prints a copy", async () => {
    const kitchen = await aPrinter();
    await anOrder();
    kitchen.behave({ resetsAfter: 50 });
    await kitchen.print();
    expect(await jobs(kitchen.id)).toMatchObject([{ state: "queued", tries: 1, fault: "no-answer" }]);
    await work.pass(6);
    kitchen.behave({ stateAfter: [0x16, 0x32, 0x72] });
    await kitchen.print();
    expect(await jobs(kitchen.id)).toMatchObject([{ state: "queued", tries: 2, fault: "paper-out" }]);
    await work.pass(31);
    kitchen.behave({});
    await kitchen.print();
    expect(kitchen.papers.at(-1)?.isCopy).toBe(true);
    expect(await jobs(kitchen.id)).toMatchObject([{ state: "printed" }]);
  });

  it("is worked by one of several servers at a time", async () => {
    const kitchen = await aPrinter();
    for (let order = 0; order < 4; order += 1) await anOrder();
    const counts = await Promise.all([kitchen.print(), kitchen.print(), kitchen.print()]);
    await kitchen.print();
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    expect(kitchen.papers.map(({ isCopy }) => isCopy)).toEqual([false, false, false, false]);
  });

  it("prints as soon as a job is announced", async () => {
    const kitchen = await aPrinter();
    const kept = await keepPrintingByTcp(deps);
    await anOrder();
    await expect.poll(() => kitchen.papers.length, { timeout: 5_000 }).toBe(1);
    await kept.stop();
  });

  it("is looked up without the thread pool: names whose servers are silent stop no other look-up of the process", () => {
    expect(openPrinterNetwork([]).resolve).toBe(lookUpName);
  });

  it("of which no name server tells is not reached once the connection's time is over", async () => {
    const silent = {
      ...openPrinterNetwork([{ network: "192.168.1.0", prefix: 24 }]),
      resolve: (() => undefined) as never,
    };
    const target = { host: "printer.example", port: 9100, language: "esc-pos" } as const;
    expect(await sendToPrinter(target, Buffer.from("x"), silent, times)).toEqual({
      ...{ fault: "not-reached", status: null, isSent: false },
    });
  });

  it("is connected to at an allowed address only, whatever its name leads to meanwhile", async () => {
    const target = { host: "127.0.0.1", port: 9100, language: "esc-pos" } as const;
    const send = (host: string, network: Parameters<typeof sendToPrinter>[2]) =>
      sendToPrinter({ ...target, host }, Buffer.from("x"), network, times);
    const office = openPrinterNetwork([{ network: "192.168.1.0", prefix: 24 }]);
    for (const host of ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1"]) {
      expect(await send(host, office)).toEqual({ fault: "not-allowed", status: null, isSent: false });
    }
    const rebound = {
      ...office,
      resolve: ((_: string, __: object, done: (...given: unknown[]) => void) =>
        done(null, [{ address: "127.0.0.1", family: 4 }])) as unknown as typeof lookup,
    };
    expect((await send("printer.example", rebound)).fault).toBe("not-allowed");
    expect((await send("192.168.1.9", openPrinterNetwork([]))).fault).toBe("not-allowed");
    expect(
      (
        await sendToPrinter(
          { ...target, port: 5432 },
          null,
          openPrinterNetwork([{ network: "127.0.0.0", prefix: 8 }]),
          times,
        )
      ).fault,
    ).toBe("not-allowed");
    const everywhere = openPrinterNetwork([
      { network: "0.0.0.0", prefix: 0 },
      { network: "::", prefix: 0 },
    ]);
    for (const metadata of [
      ...["169.254.169.254", "::ffff:169.254.169.254", "::ffff:a9fe:a9fe", "0:0:0:0:0:ffff:a9fe:a9fe"],
      ...["fd00:ec2::254", "fd00:0ec2:0:0::0254", "FD00:EC2::254", "::ffff:100.100.100.200"],
    ]) {
      expect(everywhere.isAllowed(metadata), metadata).toBe(false);
    }
    expect(everywhere.isAllowed("::ffff:192.168.1.9")).toBe(true);
  });

  it.each([
    ["zeros", Buffer.alloc(65_536)],
    ["a page", Buffer.from("HTTP/1.1 400 Bad Request\r\nServer: x\r\n\r\n")],
    ["a greeting", Buffer.from("SSH-2.0-OpenSSH_9.6\r\n")],
    ["Star's status", Buffer.from([0x23, 0x86, 0, 0, 0, 0, 0, 0, 0])],
    ["its own automatic status", Buffer.from([0x14, 0x00, 0x00, 0x0f])],
  ])("is no printer that is ready if it answers %s: no byte is sent", async (_what, answer) => {
    let got = 0;
    const server = createServer((socket) => {
      socket
        .on("error", () => undefined)
        .on("data", (piece) => {
          got += piece.length;
          socket.write(answer);
        });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const target = { host: "127.0.0.1", port, language: "esc-pos" } as const;
    const ended = await sendToPrinter(target, Buffer.alloc(100, 65), TEST_PRINTERS, times);
    expect(ended).toMatchObject({ isSent: false });
    expect(ended.fault).not.toBeNull();
    expect(got).toBe(9);
    server.close();
  });

  it("tells its state by ESC/POS or by Star's seven bytes", () => {
    const star = (state: number, error: number, paper: number) =>
      readState(Buffer.from([0x23, 0x86, state, error, 0, paper, 0]), "star-prnt");
    expect(star(0, 0, 0)).toBe("ready");
    expect(star(0x20, 0, 0)).toBe("cover-open");
    expect(star(0x08, 0, 0x08)).toBe("paper-out");
    expect(star(0, 0, 0x04)).toBe("paper-low");
    expect(star(0x08, 0x08, 0)).toBe("error");
    expect(readState(Buffer.from([0x23]), "star-line")).toBeNull();
    expect(readState(Buffer.from([0x16, 0x12, 0x12, 0x16, 0x12, 0x12, 0x16]), "star-line")).toBeNull();
    expect(readState(Buffer.from([0x14, 0, 0, 0x0f, 0x16, 0x12, 0x12]), "esc-pos")).toBe("ready");
    expect(readState(Buffer.from([0x16, 0x52, 0x12]), "esc-pos")).toBe("error");
    expect(readState(Buffer.from([0x16, 0x12, 0x1e]), "esc-pos")).toBe("paper-low");
  });
});
