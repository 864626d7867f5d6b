import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../../entry/api.ts";
import { openPrinterNetwork } from "../../gateways/printer/printer-network.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { GRILL } from "../../testing/grill.ts";
import { openPrintWork } from "../../testing/print-work.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aStarPrinter } from "../../testing/star-printer.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { printerOrigin } from "./printer-address.ts";

const printerNetwork = openPrinterNetwork([{ network: "192.168.1.0", prefix: 24 }]);
const test = await openTestApi({}, undefined, undefined, {}, undefined, undefined, printerNetwork);
const { call, clock, load, pool, api } = test;
const work = await openPrintWork(test);
let boss: StaffMember;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "restaurants, orders, order_lines, order_events, printers, print_jobs, rate_limits, venue_events, venue_event_sequences, venue_event_readers",
  );
  await load(GRILL);
  boss = await aStaffMember(test, { name: "Boss", role: "manager" });
  await work.tell();
});

const KITCHEN = { name: "Kitchen", way: "cloudprnt", model: "star-mc-print3", prints: ["tickets"] };
const ask = (path = "", body?: unknown, who = boss) => call(`/api/staff/printers${path}`, body, who.headers);
const remove = async (id: string) => {
  const url = `http://comptoir.test/api/staff/printers/${id}`;
  return (await api.fetch(new Request(url, { method: "DELETE", headers: boss.headers }))).status;
};
async function aPrinter(but: object = {}) {
  const { status, body } = await ask("", { ...KITCHEN, ...but });
  expect(status, JSON.stringify(body)).toBe(201);
  await work.tell();
  return { id: body.printer.id as string, address: body.address as string, printer: body.printer };
}
const list = async () => (await ask()).body.printers;
const readers = async () =>
  (await pool.query("select restaurant_id from venue_event_readers where reader = 'printers'")).rows.length;

describe("printing#printers: a restaurant's printers", () => {
  it("are added by managers, each with an address that is shown once", async () => {
    const { id, address, printer } = await aPrinter();
    expect(printer).toMatchObject({ ...KITCHEN, on: true, status: "never-seen", device: null, waiting: 0, host: null });
    expect(address).toMatch(/^http:\/\/comptoir\.test\/api\/print\/star\/[\w-]{32}$/);
    expect(JSON.stringify((await ask()).body)).not.toContain(address.split("/").at(-1));
    expect((await ask(`/${id}`)).body).toMatchObject({ printer: { id }, jobs: [], cursor: null });
    expect((await pool.query("select secret_hash from printers")).rows[0].secret_hash).not.toBe(
      address.split("/").at(-1),
    );
    const cook = await aStaffMember(test, { name: "Cook", role: "kitchen" });
    for (const path of ["", `/${id}`]) expect((await ask(path, undefined, cook)).status).toBe(403);
  });

  it("printing#reachable: have an address that the manager can open, and the list says whether printers can", async () => {
    expect((await ask()).body.reachable).toBe(true);
    for (const [host, reachable] of [
      ["localhost:3000", false],
      ["127.0.0.1:3000", false],
      ["[::1]:3000", false],
      ["192.168.1.20:3000", true],
      ["order.example", true],
    ] as const) {
      const url = `http://${host}/api/staff/printers`;
      const listed = await (await api.fetch(new Request(url, { headers: boss.headers }))).json();
      expect([host, (listed as { reachable: boolean }).reachable]).toEqual([host, reachable]);
    }
    expect(printerOrigin("http://localhost:3000", "http://192.168.1.20:3000")).toBe("http://192.168.1.20:3000");
    expect(printerOrigin("https://order.example", "http://localhost:3000")).toBe("https://order.example");
  });

  it("are listed with the models, their ways and the menus' stations", async () => {
    const { body } = await ask();
    expect(body.networkAllowed).toBe(true);
    expect(body.models).toContainEqual({
      id: "star-mc-print2",
      name: "Star mC-Print2",
      ways: ["cloudprnt", "tcp", "page"],
      width: 58,
    });
    expect(body.models).toContainEqual(
      expect.objectContaining({ id: "epson-tm-m30", ways: ["epson", "tcp", "page"], width: 80 }),
    );
    expect(body.stations).toEqual([]);
  });

  it("are changed and removed; each act is in the history, without the secret", async () => {
    const { id, address } = await aPrinter();
    const changed = await ask(`/${id}`, { name: "Grill", stations: ["grill", "grill"], prints: ["tickets", "labels"] });
    expect(changed.body).toMatchObject({ name: "Grill", stations: ["grill"], prints: ["tickets", "labels"] });
    expect((await ask(`/${id}`, { on: false })).body.on).toBe(false);
    expect((await ask(`/${id}`, { on: true })).body.on).toBe(true);
    expect(await remove(id)).toBe(204);
    expect(await remove(id)).toBe(404);
    expect(await list()).toEqual([]);
    const acts = (await call("/api/staff/acts", undefined, boss.headers)).body.acts;
    expect(acts.map(({ act }: { act: string }) => act).slice(0, 5)).toEqual([
      ...["printer-remove", "printer-on", "printer-off", "printer-change", "printer-add"],
    ]);
    expect(JSON.stringify(acts)).not.toContain(address.split("/").at(-1));
  });

  it("are twenty at most", async () => {
    for (let count = 0; count < 20; count += 1) await aPrinter({ name: `Printer ${count}` });
    expect(await ask("", KITCHEN)).toMatchObject({ status: 409, body: { code: "printers_full" } });
  });

  it("read the restaurant's events only while one is on that the server prints to", async () => {
    await aPrinter({ way: "page", model: "other-80" });
    expect(await readers()).toBe(0);
    const { id } = await aPrinter();
    const { id: other } = await aPrinter({ name: "Bar" });
    expect(await readers()).toBe(1);
    await ask(`/${id}`, { on: false });
    expect(await readers()).toBe(1);
    await remove(other);
    expect(await readers()).toBe(0);
    await ask(`/${id}`, { on: true });
    expect(await readers()).toBe(1);
  });

  it.each([
    [{ name: " " }, "name"],
    [{ model: "epson-tm-m30" }, "model"],
    [{ way: "tcp" }, "host"],
    [{ way: "tcp", host: "10.0.0.9" }, "host"],
    [{ way: "tcp", host: "127.0.0.1" }, "host"],
    [{ way: "tcp", host: "2130706433" }, "host"],
    [{ way: "tcp", host: "http://192.168.1.9" }, "host"],
    [{ way: "tcp", host: "192.168.1.9", port: 5432 }, "port"],
    [{ fallback: "6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b" }, "fallback"],
  ])("%j is refused by its field", async (but, field) => {
    const { status, body } = await ask("", { ...KITCHEN, ...but });
    expect([status, body.issues?.[0]?.path]).toEqual([400, field]);
  });

  it("have a fallback that is another printer which the server prints to", async () => {
    const { id } = await aPrinter();
    const { id: page } = await aPrinter({ name: "Office", way: "page", model: "other-80" });
    const { id: bar } = await aPrinter({ name: "Bar", fallback: id });
    for (const fallback of [bar, page]) expect((await ask(`/${bar}`, { fallback })).status).toBe(400);
    expect((await ask(`/${id}`, { fallback: bar })).body.fallback).toBe(bar);
    await remove(bar);
    expect(await list()).toContainEqual(expect.objectContaining({ id, fallback: null }));
  });

  it("take a network address of the printers' network", async () => {
    const { printer, address } = await aPrinter({ way: "tcp", model: "epson-tm-t20", host: "192.168.1.9" });
    expect([printer.host, printer.port, address]).toEqual(["192.168.1.9", 9100, null]);
    expect(await ask(`/${printer.id}/secret`, {})).toMatchObject({
      status: 409,
      body: { code: "printer_without_secret" },
    });
    expect((await ask(`/${printer.id}`, { host: "10.0.0.1" })).status).toBe(400);
  });
});

describe("printing#secret and printing#device", () => {
  it("The first device that polls is the printer; another with the same secret is refused, and shown.", async () => {
    const { id, address } = await aPrinter();
    const printer = aStarPrinter(test, address);
    expect(await printer.poll()).toEqual({ status: 200, body: { jobReady: false } });
    expect((await list())[0]).toMatchObject({ device: printer.mac, status: "ready", stranger: null });
    const stranger = aStarPrinter(test, address, { mac: "00:11:62:00:00:02" });
    expect((await stranger.poll()).status).toBe(403);
    expect((await stranger.fetchJob(null)).status).toBe(403);
    expect(await stranger.end(null)).toBe(403);
    expect((await list())[0].stranger).toMatchObject({ device: stranger.mac });
    expect((await printer.poll()).status).toBe(200);
    expect((await ask(`/${id}/device`, {})).body).toMatchObject({ device: null, stranger: null });
    await work.tell();
    expect((await stranger.poll()).status).toBe(200);
    expect((await printer.poll()).status).toBe(403);
  });

  it("A replaced secret ends at once, and an unknown one is 404, then 429 for its address.", async () => {
    const { id, address } = await aPrinter();
    const printer = aStarPrinter(test, address);
    await printer.poll();
    const rotated = await ask(`/${id}/secret`, {});
    expect(rotated.body.address).not.toBe(address);
    await work.tell();
    expect((await printer.poll()).status).toBe(404);
    const again = aStarPrinter(test, rotated.body.address);
    expect((await again.poll()).status).toBe(200);
    const statuses = new Set<number>();
    for (let tries = 0; tries < 80; tries += 1) statuses.add((await printer.poll()).status);
    expect([...statuses]).toEqual([404, 429]);
    expect((await again.poll()).status).toBe(200);
    await remove(id);
    await work.tell();
    expect((await again.poll()).status).toBe(429);
  });

  it("A printer that asks a thousand times a minute gets 429, without a query, and others do not", async () => {
    const [{ address }, other] = [await aPrinter(), await aPrinter({ name: "Bar" })];
    const printer = aStarPrinter(test, address);
    const statuses = new Map<number, number>();
    for (let polls = 0; polls < 1_000; polls += 1) {
      const { status } = await printer.poll();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 600],
      [429, 400],
    ]);
    expect(await printer.end(null)).toBe(429);
    expect((await aStarPrinter(test, other.address, { mac: "00:11:62:00:00:02" }).poll()).status).toBe(200);
  });

  it("A printer that tells another state each time makes twenty events a minute", async () => {
    const { id, address } = await aPrinter();
    const printer = aStarPrinter(test, address);
    const events = async () =>
      (await pool.query("select count(*)::int4 from venue_events where type = 'board.changed'")).rows[0].count;
    const before = await events();
    for (let polls = 0; polls < 100; polls += 1) await printer.poll(polls % 2 === 0 ? "410 Paper out" : "200 OK");
    expect((await events()) - before).toBe(20);
    expect((await ask(`/${id}`)).body.printer.status).toBe("ready");
  });

  it("The secret of an address is in no line of the log.", async () => {
    const { address } = await aPrinter();
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    const logging = await createApi({ pool, clock: clock.now, logger });
    const printer = aStarPrinter({ api: logging }, address);
    await printer.poll();
    await printer.end("nonsense");
    const stranger = aStarPrinter({ api: logging }, address, { mac: "00:11:62:00:00:09" });
    expect((await stranger.poll()).status).toBe(403);
    await aStarPrinter({ api: logging }, address.replace(/.$/, "")).poll();
    await logging.stop();
    // Of idle polls, and of unknown secrets, nothing is logged.
    const requests = lines.filter((text) => text.includes('"event":"request"'));
    expect(requests.map((text) => JSON.parse(text))).toMatchObject([
      { method: "DELETE", route: "/api/print/star/:secret", status: 200 },
      { method: "POST", route: "/api/print/star/:secret", status: 403 },
    ]);
    expect(lines.join("")).toContain('"reason":"device"');
    expect(lines.join("")).not.toContain(address.split("/").at(-1)?.slice(0, 20));
  });

  it("What is no poll is refused, and changes nothing.", async () => {
    const { address } = await aPrinter();
    const printer = aStarPrinter(test, address);
    const { pathname } = new URL(address);
    const sent = (body: string) => api.fetch(new Request(`http://comptoir.test${pathname}`, { method: "POST", body }));
    for (const body of ["", "[", "null", "7", '"x"']) expect((await sent(body)).status).toBe(400);
    expect((await sent("x".repeat(70_000))).status).toBe(400);
    expect((await sent("{}")).status).toBe(200);
    expect((await printer.poll()).status).toBe(200);
    for (const path of ["/api/print/star/short", pathname.replace("star", "epson")]) {
      expect(
        (
          await api.fetch(new Request(`http://comptoir.test${path}`, { method: "POST", body: "{}" }), {
            clientAddress: "203.0.113.77",
          })
        ).status,
      ).toBe(404);
    }
  });
});

describe("printing#status: a printer's state", () => {
  it("is what it said last, is on every board, and offline after two minutes without a poll", async () => {
    const { id, address } = await aPrinter();
    const printer = aStarPrinter(test, address);
    const onBoard = async () => (await call("/api/staff/board", undefined, boss.headers)).body.venue.printers;
    expect(await onBoard()).toMatchObject([{ id, name: "Kitchen", status: "never-seen" }]);
    for (const [code, status] of [
      ["200 OK", "ready"],
      ["211 Paper low", "paper-low"],
      ["410%20Out of paper", "paper-out"],
      ["420 Cover open", "cover-open"],
      ["400", "error"],
      ["200", "ready"],
    ] as const) {
      const { sequence } = (await call("/api/staff/board", undefined, boss.headers)).body;
      await printer.poll(code);
      expect(await onBoard()).toMatchObject([{ id, status }]);
      expect((await call(`/api/staff/board?after=${sequence}`, undefined, boss.headers)).body.sequence).toBe(
        sequence + 1,
      );
    }
    await pool.query("update printers set seen_at = now()");
    await work.silence(119);
    await work.watch();
    expect(await onBoard()).toMatchObject([{ status: "ready" }]);
    await work.silence(2);
    await work.watch();
    expect(await onBoard()).toMatchObject([{ status: "offline" }]);
    await printer.poll();
    expect(await onBoard()).toMatchObject([{ status: "ready" }]);
    await ask(`/${id}`, { on: false });
    expect(await onBoard()).toEqual([]);
  });
});
