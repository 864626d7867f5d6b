import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { aKey } from "../../testing/keys.ts";
import { openPrintWork } from "../../testing/print-work.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aStarPrinter } from "../../testing/star-printer.ts";
import { aPickup, aSubmit, submit } from "../../testing/submit.ts";
import { cookiesOf, openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load, pool, api } = test;
const work = await openPrintWork(test);
let boss: StaffMember;
let cookie: string;

const [dinner, pickup, ...others] = GRILL.menus;
const VENUE = {
  ...GRILL,
  restaurant: {
    ...GRILL.restaurant,
    hours: [],
    order_options: {
      ...ANY_NUMBER_OPEN,
      max_items_per_cart: 100,
      cancelling: { before_minutes: 0 },
      changing: { before_minutes: 0 },
    },
  },
  menus: [
    {
      ...dinner,
      items: [
        { id: 11, name: "Soup", price: "8.00", station: "grill" },
        { id: 12, name: "Beer", price: "7.00", station: "bar" },
      ],
    },
    {
      ...pickup,
      ...{ required_notice: 0, max_orders_per_interval: 100, estimated_prep_time: 180 },
      items: [
        { id: 20, name: "Box", price: "15.00" },
        { id: 21, name: "Soup", price: "8.00", station: "grill" },
        { id: 22, name: "Beer", price: "7.00", station: "bar" },
      ],
    },
    ...others,
  ],
};

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "restaurants, orders, order_lines, order_events, order_changes, board_reads, unpaid_orders, printers, print_jobs, rate_limits, order_numbers, venue_events, venue_event_sequences, venue_event_readers",
  );
  await load(VENUE);
  boss = await aStaffMember(test, { name: "Boss", role: "manager" });
  cookie = cookiesOf(await call("/api/orders/set-costs", { type: "dine-in", items: [] }, AT_THE_GRILL));
  await work.tell();
});

const KITCHEN = { name: "Kitchen", way: "cloudprnt", model: "star-mc-print3", prints: ["tickets"] };
let printersMade = 0;
async function aPrinter(but: object = {}) {
  const { status, body } = await call("/api/staff/printers", { ...KITCHEN, ...but }, boss.headers);
  expect(status, JSON.stringify(body)).toBe(201);
  await work.tell();
  printersMade += 1;
  const mac = `00:11:62:00:01:${String(printersMade).padStart(2, "0")}`;
  const printer = aStarPrinter(test, body.address, { mac });
  await printer.poll();
  return { id: body.printer.id as string, ...printer };
}
async function anOrder(body: object = aSubmit()): Promise<string> {
  const answer = await submit(test, body, { headers: { cookie } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.order.id;
}
/** A pickup that its guest may change, and that the kitchen begins at once: its preparation takes three hours. */
const aMeal = (soups: number, beers = 0) =>
  aPickup({
    date: "2026-11-20T20:00:00Z",
    items: [line(21, { quantity: soups }), ...(beers > 0 ? [line(22, { quantity: beers })] : [])],
  });
const change = async (id: string, body: object) => {
  const key = { "idempotency-key": crypto.randomUUID(), cookie, ...AT_THE_GRILL };
  const answer = await call(`/api/orders/${id}/change`, body, key);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const cancel = async (id: string) =>
  expect((await call(`/api/orders/${id}/cancel`, {}, { cookie, ...AT_THE_GRILL })).status).toBe(200);
const versionOf = async (id: string) =>
  (await pool.query("select version from orders where id = $1", [id])).rows[0].version;
const act = async (id: string, name: string, body: object = {}) => {
  const answer = await call(`/api/staff/orders/${id}/${name}`, { version: await versionOf(id), ...body }, boss.headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const jobs = async (printerId: string) =>
  (await call(`/api/staff/printers/${printerId}`, undefined, boss.headers)).body.jobs;
const states = async (printerId: string) =>
  (await jobs(printerId)).map(({ ticket, state }: { ticket: string; state: string }) => `${ticket} ${state}`).reverse();
const card = async (id: string) =>
  (await call("/api/staff/board", undefined, boss.headers)).body.orders.find(
    (order: { id: string }) => order.id === id,
  );
const print = async (id: string, body: object = { what: "ticket", printer: null }) => {
  const answer = await call(`/api/staff/orders/${id}/print`, body, boss.headers);
  await work.tell();
  return answer;
};
const take = async (printer: Awaited<ReturnType<typeof aPrinter>>) => {
  const { body } = await printer.poll();
  expect(body).toMatchObject({ jobReady: true });
  const { bytes } = await printer.fetchJob(body.jobToken);
  return { token: body.jobToken as string, paper: printer.print(bytes as Uint8Array) };
};

describe("printing#what-prints: tickets", () => {
  it("An order prints once, as soon as it is placed, and never again", async () => {
    const printer = await aPrinter();
    const id = await anOrder();
    await work.make();
    const [paper, ...more] = await printer.work();
    expect(paper?.text).toMatch(/1 × +Soup/);
    expect([paper?.isCopy, more]).toEqual([false, []]);
    await act(id, "move", { to: "in-progress" });
    await work.make();
    expect(await printer.work()).toEqual([]);
    expect(await jobs(printer.id)).toMatchObject([
      {
        kind: "ticket",
        ticket: "order",
        orderId: id,
        number: "1",
        state: "printed",
        tries: 0,
        fault: null,
        isCopy: false,
      },
    ]);
  });

  it("An order that waits for an answer prints once it is accepted; a declined one prints nothing", async () => {
    await load({
      ...VENUE,
      restaurant: {
        ...VENUE.restaurant,
        order_options: { ...VENUE.restaurant.order_options, acceptance: { mode: "manual" } },
      },
    });
    const printer = await aPrinter();
    const [first, second] = [await anOrder(), await anOrder()];
    await work.make();
    expect(await printer.work()).toEqual([]);
    await act(first, "accept");
    await act(second, "decline", { reason: "closing" });
    await work.make();
    expect((await printer.work()).map(({ text }) => /#?\b(\d)\b/.exec(text)?.[1])).toHaveLength(1);
    expect(await states(printer.id)).toEqual(["order printed"]);
  });

  it("A scheduled order prints once it is fired, or started before its time", async () => {
    const printer = await aPrinter();
    const id = await anOrder(aPickup({ date: "2026-11-20T22:00:00Z" }));
    await work.make();
    expect(await printer.work()).toEqual([]);
    await act(id, "start-now");
    await work.make();
    expect((await printer.work()).map(({ isCopy }) => isCopy)).toEqual([false]);
  });

  it("By station: each printer prints its part, and none without a line", async () => {
    const grill = await aPrinter({ name: "Grill", stations: ["grill"] });
    const bar = await aPrinter({ name: "Bar", stations: ["bar"] });
    await anOrder(aMeal(1, 2));
    await anOrder(aMeal(1));
    await work.make();
    expect((await grill.work()).map(({ text }) => [text.includes("Soup"), text.includes("Beer")])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect((await bar.work()).map(({ text }) => text.includes("Beer"))).toEqual([true]);
  });

  it("Labels print with the ticket, and a receipt once the order is completed, each where it is chosen", async () => {
    const labels = await aPrinter({ name: "Labels", prints: ["labels"], labelsEach: "portion" });
    const receipts = await aPrinter({ name: "Receipts", prints: ["receipts"] });
    const id = await anOrder(aMeal(2, 1));
    await work.make();
    const printed = await labels.work();
    expect(printed.map(({ text }) => text.match(/\d(?=\s+of 3)/g))).toEqual([["1", "2", "3"]]);
    expect(await receipts.work()).toEqual([]);
    await act(id, "move", { to: "in-progress" });
    await act(id, "move", { to: "completed" });
    await work.make();
    const [receipt] = await receipts.work();
    expect(receipt?.text).toMatch(/The Grill[\s\S]*23\.00/);
    expect(receipt?.isCopy).toBe(false);
  });

  it("A printer that hangs up before a byte was sent gets the original at its next request", async () => {
    const printer = await aPrinter();
    await anOrder();
    await work.make();
    const { jobToken } = (await printer.poll()).body;
    const gone = AbortSignal.abort();
    for (const times of [1, 2]) {
      expect(
        (await printer.ask("GET", { mac: printer.mac, token: jobToken }, undefined, gone)).status,
        `${times}`,
      ).toBe(408);
      expect(await jobs(printer.id)).toMatchObject([{ state: "queued", tries: 0 }]);
      expect((await printer.poll()).body).toMatchObject({ jobReady: true, jobToken });
    }
    expect((await printer.work()).map(({ isCopy }) => isCopy)).toEqual([false]);
    expect(await jobs(printer.id)).toMatchObject([{ state: "printed" }]);
  });

  it("A printer prints what happens after it was added or turned on, and nothing while it is off", async () => {
    await anOrder();
    const printer = await aPrinter();
    await work.make();
    expect(await printer.work()).toEqual([]);
    await call(`/api/staff/printers/${printer.id}`, { on: false }, boss.headers);
    await anOrder();
    await work.make();
    await call(`/api/staff/printers/${printer.id}`, { on: true }, boss.headers);
    await work.make();
    expect(await printer.work()).toEqual([]);
    await anOrder();
    await work.make();
    expect(await printer.work()).toHaveLength(1);
  });
});

describe("printing#gives-way: what happens to an order before its paper is out", () => {
  it("changed before it was handed out: it prints once, as it is then", async () => {
    const printer = await aPrinter();
    const id = await anOrder(aMeal(1));
    await work.make();
    await change(id, aMeal(3));
    await work.make();
    const papers = await printer.work();
    expect(papers).toHaveLength(1);
    expect(papers[0]?.text).toMatch(/3 × +Soup/);
    expect(papers[0]?.text).not.toContain("CHANGED");
  });

  it("changed before the server knows of it, after it was handed out as it is: no further ticket", async () => {
    const printer = await aPrinter();
    const id = await anOrder(aMeal(1));
    await work.make();
    await change(id, aMeal(3));
    expect((await printer.work()).map(({ text }) => text.includes("3 ×  Soup"))).toEqual([true]);
    await work.make();
    expect(await printer.work()).toEqual([]);
  });

  it("changed twice after it was printed: one ticket that has both changes", async () => {
    const printer = await aPrinter();
    const id = await anOrder(aMeal(1));
    await work.make();
    await printer.work();
    await change(id, aMeal(2));
    await work.make();
    await change(id, aMeal(4));
    await work.make();
    const papers = await printer.work();
    expect(papers).toHaveLength(1);
    expect(papers[0]?.text).toMatch(/CHANGED[\s\S]*Soup: 1 -> 4[\s\S]*4 × +Soup/);
    expect(papers[0]?.isCopy).toBe(false);
  });

  it("changed while a copy waits: the change takes its place", async () => {
    const printer = await aPrinter();
    const id = await anOrder(aMeal(1));
    await work.make();
    const { token } = await take(printer);
    await printer.end(token, "520 Timeout");
    await change(id, aMeal(2));
    await work.make();
    await work.pass(10);
    expect((await printer.work()).map(({ text }) => [text.includes("CHANGED"), text.includes("COPY")])).toEqual([
      [true, false],
    ]);
    expect(await states(printer.id)).toEqual(["order cancelled", "change printed"]);
  });

  it("changed while it is on its way, which then fails: the change takes its place", async () => {
    const printer = await aPrinter();
    const id = await anOrder(aMeal(1));
    await work.make();
    const { token } = await take(printer);
    await change(id, aMeal(2));
    await work.make();
    expect((await printer.poll()).body).toEqual({ jobReady: false });
    await printer.end(token, "520 Timeout");
    expect((await printer.work()).map(({ text }) => text.includes("CHANGED"))).toEqual([true]);
    expect(await states(printer.id)).toEqual(["order cancelled", "change printed"]);
  });

  it("changed so that another station has a part: it gets an order of its own", async () => {
    const bar = await aPrinter({ name: "Bar", stations: ["bar"] });
    const grill = await aPrinter({ name: "Grill", stations: ["grill"] });
    const id = await anOrder(aMeal(1));
    await work.make();
    await grill.work();
    await change(id, aMeal(1, 2));
    await work.make();
    expect((await bar.work()).map(({ text }) => [text.includes("CHANGED"), text.includes("2 ×  Beer")])).toEqual([
      [false, true],
    ]);
    expect(await grill.work()).toEqual([]);
  });

  it("moved by staff to another time after it was printed: all stations are told", async () => {
    const grill = await aPrinter({ name: "Grill", stations: ["grill"] });
    const id = await anOrder(aMeal(1, 1));
    await work.make();
    await grill.work();
    await act(id, "move-time", { minutes: 30 });
    await work.make();
    expect((await grill.work()).map(({ text }) => text.includes("CHANGED"))).toEqual([true]);
  });

  it("cancelled before it was handed out: nothing", async () => {
    const printer = await aPrinter();
    const id = await anOrder(aMeal(1));
    await work.make();
    await cancel(id);
    expect(await printer.work()).toEqual([]);
    await work.make();
    expect(await printer.work()).toEqual([]);
    expect(await states(printer.id)).toEqual(["order cancelled"]);
    expect((await card(id)).unprinted).toBe(false);
  });

  it("cancelled or declined after it was printed: a ticket says so, once", async () => {
    const printer = await aPrinter();
    const [first, second] = [await anOrder(), await anOrder(aMeal(1))];
    await work.make();
    await printer.work();
    await cancel(second);
    await act(first, "decline", { reason: "sold-out" });
    await work.make();
    expect((await printer.work()).map(({ text }) => text.match(/CANCELLED/g)?.length)).toEqual([2, 2]);
  });

  it("cancelled while it is on its way: the cancellation follows, whether it was printed or not", async () => {
    for (const code of ["200 OK", "520 Timeout"]) {
      const printer = await aPrinter();
      const id = await anOrder(aMeal(1));
      await work.make();
      const { token } = await take(printer);
      await cancel(id);
      await work.make();
      await printer.end(token, code);
      expect((await printer.work()).map(({ text }) => text.includes("CANCELLED"))).toEqual([true]);
      await call(`/api/staff/printers/${printer.id}`, { on: false }, boss.headers);
    }
  });

  it("completed before its paper came: nothing, since it is made", async () => {
    const printer = await aPrinter();
    const id = await anOrder();
    await work.make();
    await act(id, "move", { to: "in-progress" });
    await act(id, "move", { to: "completed" });
    expect(await printer.work()).toEqual([]);
    expect(await states(printer.id)).toEqual(["order cancelled"]);
  });
});

describe("printing#star: a Star printer", () => {
  it("gets commands or a picture, whichever it asks for, and nothing else", async () => {
    const printer = await aPrinter();
    await anOrder();
    await work.make();
    const { body } = await printer.poll();
    expect(body.mediaTypes).toEqual(["application/vnd.star.starprnt", "image/png"]);
    expect(body.deleteMethod).toBe("DELETE");
    const text = await printer.ask("GET", { mac: printer.mac, type: "text/plain", token: body.jobToken });
    expect(text.status).toBe(415);
    const picture = await printer.ask("GET", { mac: printer.mac, type: "image/png", token: body.jobToken });
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
  });

  it("prints a COPY after its power went between the bytes and its report", async () => {
    const printer = await aPrinter();
    const id = await anOrder();
    await work.make();
    const first = await take(printer);
    expect(first.paper.isCopy).toBe(false);
    // The power is back: it polls, and gets nothing until the lease has lapsed.
    expect((await printer.poll()).body).toEqual({ jobReady: false });
    await work.pass(76);
    await work.watch();
    await work.pass(6);
    const second = await take(printer);
    expect(second.paper.isCopy).toBe(true);
    expect(await printer.end(second.token)).toBe(200);
    expect(await jobs(printer.id)).toMatchObject([{ state: "printed", tries: 1, isCopy: true, orderId: id }]);
  });

  it("that reports late is believed: no copy is printed", async () => {
    const printer = await aPrinter();
    await anOrder();
    await work.make();
    const { token } = await take(printer);
    await work.pass(76);
    await work.watch();
    expect(await printer.end(token)).toBe(200);
    await work.pass(6);
    expect(await printer.work()).toEqual([]);
    expect(await states(printer.id)).toEqual(["order printed"]);
  });

  it("that reports what it never got, or another printer's job, changes nothing", async () => {
    const printer = await aPrinter();
    const other = await aPrinter({ name: "Other", prints: [] });
    await anOrder();
    await work.make();
    const { body } = await printer.poll();
    expect(await printer.end(body.jobToken)).toBe(200);
    expect(await states(printer.id)).toEqual(["order queued"]);
    const { token } = await take(printer);
    await other.end(token);
    await other.end("nonsense");
    expect(await states(printer.id)).toEqual(["order taken"]);
  });

  it("without paper gets no job, and prints once it has paper; what it lost by it is tried again", async () => {
    const printer = await aPrinter();
    await anOrder();
    await anOrder();
    await work.make();
    expect((await printer.poll("410 Out of paper")).body).toEqual({ jobReady: false });
    const { token } = await take(printer);
    expect((await printer.poll("410 Out of paper")).body).toEqual({ jobReady: false });
    expect(await jobs(printer.id)).toContainEqual(
      expect.objectContaining({ state: "queued", tries: 1, fault: "paper-out" }),
    );
    await work.pass(6);
    expect((await printer.work()).map(({ isCopy }) => isCopy)).toEqual([true, false]);
    await printer.end(token, "410 Out of paper");
    expect(await states(printer.id)).toEqual(["order printed", "order printed"]);
  });

  it("is given one job at a time, oldest first, and a job that was fetched twice is a copy", async () => {
    const printer = await aPrinter();
    await anOrder(aMeal(1));
    await anOrder(aMeal(2));
    await work.make();
    const { token, paper } = await take(printer);
    expect(paper.text).toMatch(/1 × +Soup/);
    expect((await printer.fetchJob(token)).status).toBe(404);
    await work.pass(6);
    const again = await printer.fetchJob(token);
    expect(printer.print(again.bytes as Uint8Array)).toMatchObject({ isCopy: true });
    await printer.end(token);
    expect((await printer.work()).map(({ text, isCopy }) => [text.includes("2 ×  Soup"), isCopy])).toEqual([
      [true, false],
    ]);
  });

  it("with a replaced secret gets no bytes, even from a server that has not heard of it", async () => {
    const printer = await aPrinter();
    await anOrder();
    await work.make();
    const { body } = await printer.poll();
    await pool.query("update printers set secret_hash = 'another'");
    expect((await printer.fetchJob(body.jobToken)).status).toBe(404);
    expect(await states(printer.id)).toEqual(["order queued"]);
  });
});

describe("printing#tries and printing#expiry", () => {
  it("After three failures a ticket stands at the top of the board, until it is read", async () => {
    const printer = await aPrinter();
    const id = await anOrder();
    await work.make();
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await card(id)).unprinted).toBe(false);
      const { token } = await take(printer);
      await printer.end(token, "511 Media decoding error");
      await work.pass(31);
    }
    expect(await jobs(printer.id)).toMatchObject([{ state: "failed", tries: 3, fault: "rejected" }]);
    expect(await card(id)).toMatchObject({ unprinted: true, unprintedAt: ["Kitchen"] });
    const told = await pool.query("select order_id, data from venue_events where type = 'printer.failed'");
    expect(told.rows).toMatchObject([
      {
        order_id: null,
        data: {
          printer: { name: "Kitchen" },
          what: "ticket",
          order: { id, number: "1" },
          state: "failed",
          fault: "rejected",
        },
      },
    ]);
    await act(id, "read");
    expect((await card(id)).unprinted).toBe(false);
    expect(await printer.work()).toEqual([]);
  });

  it("A ticket that waits for two minutes is on the board until it is printed after all", async () => {
    const printer = await aPrinter();
    const id = await anOrder();
    await work.make();
    await work.pass(119);
    await work.watch();
    expect((await card(id)).unprinted).toBe(false);
    await work.pass(2);
    await work.watch();
    expect((await card(id)).unprinted).toBe(true);
    expect((await printer.work()).map(({ isCopy }) => isCopy)).toEqual([false]);
    expect((await card(id)).unprinted).toBe(false);
  });

  it("A printer that slept for an hour prints nothing old, and the board says so", async () => {
    const printer = await aPrinter();
    const id = await anOrder();
    await work.make();
    await work.pass(1_801);
    expect(await printer.work()).toEqual([]);
    await work.watch();
    expect(await states(printer.id)).toEqual(["order expired"]);
    expect((await card(id)).unprinted).toBe(true);
    expect((await pool.query("select data from venue_events where type = 'printer.failed'")).rows).toMatchObject([
      { data: { state: "expired" } },
    ]);
  });

  it("A ticket that was handed out as its time ended is on its way until its lease lapses, and never tried again", async () => {
    const printer = await aPrinter();
    await anOrder();
    await work.make();
    await work.pass(1_790);
    await take(printer);
    await work.pass(76);
    await work.watch();
    expect(await states(printer.id)).toEqual(["order expired"]);
    expect(await printer.work()).toEqual([]);
  });

  it("An order that changes after its ticket has failed prints whole, in its place", async () => {
    const printer = await aPrinter();
    const id = await anOrder(aMeal(1));
    await work.make();
    await work.pass(1_801);
    await work.watch();
    await change(id, aMeal(2));
    await work.make();
    expect((await card(id)).unprinted).toBe(false);
    expect(
      (await printer.work()).map(({ text, isCopy }) => [text.includes("CHANGED"), isCopy, text.includes("2 ×  Soup")]),
    ).toEqual([[false, false, true]]);
  });
});

describe("printing#fallback", () => {
  const twoPrinters = async (but: object = {}) => {
    const bar = await aPrinter({ name: "Bar", prints: [], ...but });
    const kitchen = await aPrinter({ fallback: bar.id });
    return { bar, kitchen };
  };

  it("gets a late ticket, as an original if it was never handed out, and the first printer then not any more", async () => {
    const { bar, kitchen } = await twoPrinters();
    const id = await anOrder();
    await work.make();
    await work.pass(121);
    await work.watch();
    expect((await card(id)).unprinted).toBe(false);
    expect((await bar.work()).map(({ isCopy }) => isCopy)).toEqual([false]);
    expect(await kitchen.work()).toEqual([]);
    expect(await jobs(kitchen.id)).toMatchObject([
      { state: "failed", fault: "not-fetched", movedTo: { id: bar.id, name: "Bar" } },
    ]);
    expect(await jobs(bar.id)).toMatchObject([{ state: "printed", origin: "fallback" }]);
  });

  it("prints a copy after three failures, since one may have been printed", async () => {
    const { bar, kitchen } = await twoPrinters();
    await anOrder();
    await work.make();
    for (let tries = 0; tries < 3; tries += 1) {
      const { token } = await take(kitchen);
      await kitchen.end(token, "511");
      await work.pass(31);
    }
    await work.tell();
    expect((await bar.work()).map(({ isCopy }) => isCopy)).toEqual([true]);
  });

  it("is not needed if the first printer reports its paper after all", async () => {
    const { bar, kitchen } = await twoPrinters();
    await anOrder();
    await work.make();
    const { token } = await take(kitchen);
    await work.pass(76);
    await work.watch();
    await work.pass(60);
    await work.watch();
    expect(await states(bar.id)).toEqual(["order queued"]);
    await kitchen.end(token);
    expect(await states(bar.id)).toEqual(["order cancelled"]);
    expect(await states(kitchen.id)).toEqual(["order printed"]);
    expect(await bar.work()).toEqual([]);
  });

  it("that fails too hands nothing on: a circle of fallbacks ends at the board", async () => {
    const { bar, kitchen } = await twoPrinters();
    await call(`/api/staff/printers/${bar.id}`, { fallback: kitchen.id }, boss.headers);
    const id = await anOrder();
    await work.make();
    await work.pass(121);
    await work.watch();
    await work.pass(121);
    await work.watch();
    expect((await card(id)).unprinted).toBe(true);
    expect(await states(kitchen.id)).toEqual(["order failed"]);
    expect(await states(bar.id)).toEqual(["order queued"]);
    await work.pass(1_800);
    await work.watch();
    expect(await states(bar.id)).toEqual(["order expired"]);
  });

  it("that prints all of the order itself says COPY on the other's ticket", async () => {
    const { bar, kitchen } = await twoPrinters({ prints: ["tickets"] });
    await anOrder();
    await work.make();
    expect((await bar.work()).map(({ isCopy }) => isCopy)).toEqual([false]);
    await work.pass(121);
    await work.watch();
    expect((await bar.work()).map(({ isCopy }) => isCopy)).toEqual([true]);
    expect(await kitchen.work()).toEqual([]);
  });

  it("that is another station's prints the ticket of both, each an original", async () => {
    const bar = await aPrinter({ name: "Bar", stations: ["bar"] });
    await aPrinter({ name: "Grill", stations: ["grill"], fallback: bar.id });
    await anOrder(aMeal(1, 2));
    await work.make();
    await work.pass(119);
    await bar.work();
    await work.pass(2);
    await work.watch();
    const [moved, ...more] = await bar.work();
    expect([moved?.isCopy, moved?.text.includes("Soup"), moved?.text.includes("Beer"), more]).toEqual([
      false,
      true,
      false,
      [],
    ]);
  });

  it("gets the change and the cancellation of what it printed", async () => {
    const { bar, kitchen } = await twoPrinters();
    const id = await anOrder(aMeal(1));
    await work.make();
    await work.pass(121);
    await work.watch();
    await bar.work();
    await change(id, aMeal(2));
    await work.make();
    expect((await bar.work()).map(({ text }) => text.includes("Soup: 1 -> 2"))).toEqual([true]);
    await cancel(id);
    await work.make();
    expect((await bar.work()).map(({ text }) => text.includes("CANCELLED"))).toEqual([true]);
    expect(await kitchen.work()).toEqual([]);
  });

  it("that waits for an order which is changed prints it once, as it is", async () => {
    const { bar, kitchen } = await twoPrinters();
    const id = await anOrder(aMeal(1));
    await work.make();
    await work.pass(121);
    await work.watch();
    await change(id, aMeal(2));
    await work.make();
    expect(
      (await bar.work()).map(({ text, isCopy }) => [text.includes("2 ×  Soup"), text.includes("CHANGED"), isCopy]),
    ).toEqual([[true, false, false]]);
    expect(await kitchen.work()).toEqual([]);
  });

  it("that is off, or removed, is none", async () => {
    const { bar } = await twoPrinters();
    await call(`/api/staff/printers/${bar.id}`, { on: false }, boss.headers);
    const id = await anOrder();
    await work.make();
    await work.pass(121);
    await work.watch();
    expect((await card(id)).unprinted).toBe(true);
  });
});

describe("printing#remove: a printer that is turned off or removed", () => {
  const remove = (id: string) =>
    api.fetch(
      new Request(`http://comptoir.test/api/staff/printers/${id}`, { method: "DELETE", headers: boss.headers }),
    );

  it("hands what waits to its fallback, or to the board", async () => {
    const bar = await aPrinter({ name: "Bar", prints: [] });
    const kitchen = await aPrinter({ fallback: bar.id });
    const first = await anOrder();
    await work.make();
    await call(`/api/staff/printers/${kitchen.id}`, { on: false }, boss.headers);
    await work.tell();
    expect(await states(bar.id)).toEqual(["order queued"]);
    await remove(bar.id);
    expect((await card(first)).unprinted).toBe(true);
  });

  it("may still report what it took; otherwise that is given up when its lease lapses", async () => {
    const printer = await aPrinter();
    const [first, second] = [await anOrder(), await anOrder()];
    await work.make();
    const taken = await take(printer);
    await call(`/api/staff/printers/${printer.id}`, { on: false }, boss.headers);
    await work.tell();
    expect((await card(second)).unprinted).toBe(true);
    expect((await printer.poll()).body).toEqual({ jobReady: false });
    await printer.end(taken.token);
    expect((await card(first)).unprinted).toBe(false);
    await call(`/api/staff/printers/${printer.id}`, { on: true }, boss.headers);
    await work.tell();
    const third = await anOrder();
    await work.make();
    await take(printer);
    await remove(printer.id);
    await work.pass(76);
    await work.watch();
    await work.pass(6);
    await work.watch();
    expect((await card(third)).unprinted).toBe(true);
  });
});

describe("printing#by-hand: a person prints", () => {
  it("a copy of what was printed, at the printers that print it", async () => {
    const printer = await aPrinter();
    const id = await anOrder();
    await work.make();
    await printer.work();
    expect((await print(id)).body.jobs).toMatchObject([
      { printer: { id: printer.id, name: "Kitchen" }, kind: "ticket", origin: "person", state: "queued" },
    ]);
    expect((await printer.work()).map(({ isCopy }) => isCopy)).toEqual([true]);
    const acts = (await call("/api/staff/acts", undefined, boss.headers)).body.acts;
    expect(acts[0]).toMatchObject({
      act: "print",
      order: { number: 1 },
      details: { what: "ticket", printers: ["Kitchen"] },
    });
  });

  it("the part of each station: originals by one request, also where another station's was printed; then copies", async () => {
    const grill = await aPrinter({ name: "Grill", stations: ["grill"] });
    const bar = await aPrinter({ name: "Bar", stations: ["bar"] });
    const pass = await aPrinter({ name: "Pass" });
    const all = [grill, bar, pass];
    const copies = async () => {
      const papers = [];
      for (const printer of all) papers.push((await printer.work()).map(({ isCopy }) => isCopy));
      return papers;
    };
    const meal = { date: "2026-11-20T22:00:00Z", items: [line(21), line(22)] };
    const early = await anOrder(aPickup(meal));
    await print(early);
    expect(await copies()).toEqual([[false], [false], [false]]);
    await print(early);
    expect(await copies()).toEqual([[true], [true], [true]]);

    const half = await anOrder(aPickup(meal));
    await print(half, { what: "ticket", printer: null });
    await grill.work();
    await call(`/api/staff/printers/${bar.id}`, { on: false }, boss.headers);
    await call(`/api/staff/printers/${pass.id}`, { on: false }, boss.headers);
    await call(`/api/staff/printers/${bar.id}`, { on: true }, boss.headers);
    await work.tell();
    await print(half);
    expect((await grill.work()).map(({ isCopy }) => isCopy)).toEqual([true]);
    expect((await bar.work()).map(({ isCopy }) => isCopy)).toEqual([false]);
    await print(half, { what: "ticket", printer: grill.id });
    expect((await grill.work()).map(({ isCopy }) => isCopy)).toEqual([true]);
  });

  it("the original that still waits, and no second paper", async () => {
    const printer = await aPrinter();
    const id = await anOrder();
    await work.make();
    const { body } = await print(id);
    expect(body.jobs).toMatchObject([{ origin: "event" }]);
    expect(await printer.work()).toHaveLength(1);
  });

  it("an order before its time; then its own ticket is a copy there, and an original elsewhere", async () => {
    const kitchen = await aPrinter();
    const office = await aPrinter({ name: "Office", prints: [] });
    const [first, second] = [
      await anOrder(aPickup({ date: "2026-11-20T22:00:00Z" })),
      await anOrder(aPickup({ date: "2026-11-20T22:00:00Z" })),
    ];
    await print(first);
    await print(second, { what: "ticket", printer: office.id });
    expect((await kitchen.work()).map(({ isCopy }) => isCopy)).toEqual([false]);
    expect((await office.work()).map(({ isCopy }) => isCopy)).toEqual([false]);
    for (const id of [first, second]) await act(id, "start-now");
    await work.make();
    expect((await kitchen.work()).map(({ isCopy }) => isCopy)).toEqual([true, false]);
  });

  it("a ticket that failed, at another printer: it takes its place, also where it still waits", async () => {
    const kitchen = await aPrinter();
    const office = await aPrinter({ name: "Office", prints: [] });
    const id = await anOrder();
    await work.make();
    await work.pass(121);
    await work.watch();
    expect((await card(id)).unprinted).toBe(true);
    await print(id, { what: "ticket", printer: office.id });
    expect((await card(id)).unprinted).toBe(false);
    expect((await office.work()).map(({ isCopy }) => isCopy)).toEqual([false]);
    expect(await kitchen.work()).toEqual([]);
    expect(await states(kitchen.id)).toEqual(["order cancelled"]);
  });

  it("labels and a receipt, and a cancelled order's ticket as it is", async () => {
    const printer = await aPrinter();
    const id = await anOrder(aMeal(1));
    for (const what of ["label", "receipt"]) {
      expect((await print(id, { what, printer: printer.id })).status).toBe(200);
      expect((await printer.work()).map(({ isCopy }) => isCopy)).toEqual([false]);
      await print(id, { what, printer: printer.id });
      expect((await printer.work()).map(({ isCopy }) => isCopy)).toEqual([true]);
    }
    await cancel(id);
    await print(id, { what: "ticket", printer: printer.id });
    expect((await printer.work())[0]?.text).toContain("CANCELLED");
  });

  it("is refused without a printer, at one that is off or unknown, and for another's order", async () => {
    const id = await anOrder();
    expect(await print(id)).toMatchObject({ status: 409, body: { code: "no_printer" } });
    const printer = await aPrinter();
    await call(`/api/staff/printers/${printer.id}`, { on: false }, boss.headers);
    expect(await print(id, { what: "ticket", printer: printer.id })).toMatchObject({
      status: 409,
      body: { code: "printer_off" },
    });
    expect((await print(id, { what: "ticket", printer: crypto.randomUUID() })).status).toBe(400);
    expect((await print(crypto.randomUUID())).status).toBe(404);
    expect((await print("7")).status).toBe(404);
  });

  it("twenty times within an hour at one printer at most, so that a system in a loop does not empty its roll", async () => {
    const printer = await aPrinter();
    const bar = await aPrinter({ name: "Bar" });
    const id = await anOrder();
    await printer.work();
    await bar.work();
    const { headers } = await aKey(test, { scopes: ["orders:write"] });
    const at = async (one: { readonly id: string }, what = "ticket") => {
      const answer = await call(`/api/v1/venue/orders/${id}/print`, { what, printer: one.id }, headers);
      await work.tell();
      return answer;
    };
    for (let count = 0; count < 20; count += 1) {
      expect((await at(printer)).status).toBe(200);
      // One that waits still is the same paper, and counts once.
      expect((await at(printer)).status).toBe(200);
      expect((await printer.work()).length).toBe(1);
    }
    const message = expect.stringMatching(/twenty times within an hour/);
    expect(await at(printer)).toMatchObject({ status: 409, body: { code: "printed_often", message } });
    expect(await print(id, { what: "ticket", printer: printer.id })).toMatchObject({ body: { code: "printed_often" } });
    // Another paper, another printer and another order have their own count.
    expect([(await at(printer, "label")).status, (await at(bar)).status]).toEqual([200, 200]);
    expect((await print(await anOrder(), { what: "ticket", printer: printer.id })).status).toBe(200);
    await work.pass(3_601);
    expect((await at(printer)).status).toBe(200);
  });

  it("a test page, whose retry is no copy and whose failure is on no board", async () => {
    const printer = await aPrinter();
    const test = () => call(`/api/staff/printers/${printer.id}/test`, {}, boss.headers);
    const { body } = await test();
    expect((await test()).body.job.id).toBe(body.job.id);
    await work.tell();
    const [paper] = await printer.work();
    expect(paper?.text).toContain("Star mC-Print3");
    expect(await jobs(printer.id)).toMatchObject([{ kind: "test", state: "printed", orderId: null, number: null }]);
    await test();
    await work.pass(1_801);
    await work.watch();
    expect((await pool.query("select from venue_events where type = 'printer.failed'")).rows).toEqual([]);
  });

  it("on a screen: pages of the paper's width, without scripts", async () => {
    const id = await anOrder();
    for (const what of ["ticket", "labels", "receipt"]) {
      const answer = await api.fetch(
        new Request(`http://comptoir.test/api/staff/orders/${id}/paper?what=${what}&width=58`, {
          headers: boss.headers,
        }),
      );
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
      const html = await answer.text();
      expect(html).toContain('class="mm58"');
      expect(html).not.toContain("<script");
    }
    const printer = await aPrinter();
    const preview = await api.fetch(
      new Request(`http://comptoir.test/api/staff/printers/${printer.id}/preview`, { headers: boss.headers }),
    );
    expect([preview.status, preview.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
  });
});
