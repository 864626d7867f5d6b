// @vitest-environment happy-dom
import type { BoardData, BoardOrderData } from "@comptoir/contract";
import { formatTimeOfDay, m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { aBoard, aBoardLine, aBoardOrder } from "../../testing/board-order.ts";
import { sortIntoLanes } from "./board-lanes.ts";
import { BoardScreen } from "./board-screen.tsx";
import type { BoardStaff } from "./who-dialog.tsx";

const NOON = "2026-11-20T17:00:00.000Z";
const AWAITS = { from: NOON, until: "2026-11-20T17:03:00.000Z" };

type Sent = { readonly path: string; readonly body: unknown };

/** A server whose stream the test writes, and which answers each press by `answer`. */
function aServer(answer: (sent: Sent) => Response) {
  const sent: Sent[] = [];
  const opened: string[] = [];
  let write: (event: string, data: object) => void = () => undefined;
  vi.stubGlobal("fetch", async (asked: string | Request) => {
    if (typeof asked === "string") {
      opened.push(asked);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          write = (event, data) =>
            controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
        },
      });
      return new Response(body);
    }
    const one = { path: new URL(asked.url).pathname, body: await asked.json() };
    sent.push(one);
    return answer(one);
  });
  return {
    ...{ sent, opened },
    tell: (board: BoardData) => act(async () => write("board", board)),
    beat: (unshown: readonly string[]) => act(async () => write("heartbeat", { now: NOON, unshown })),
  };
}

const NOOR = { id: "2d5c1b7e-8f1a-4c3b-9a55-7f6a3a0d2c11", name: "Noor", role: "counter" } as const;
const TABLET = { id: "5b0e6d53-94a1-4a8e-8f3e-0d6f2c1b7e88", name: "Tablet" };
const AMIRA: BoardStaff = {
  name: "Amira",
  role: "manager",
  device: null,
  person: null,
  people: [],
  restaurant: { id: "7", slug: "the-grill", name: "The Grill", zone: "America/Toronto", modes: [] },
};

async function show(board: BoardData, staff: BoardStaff = AMIRA) {
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  const session = { token: "staff_t", restaurantId: "7" };
  await act(async () => root.render(<BoardScreen {...{ board, session, staff }} />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
    localStorage.clear();
  });
  const button = (name: string | RegExp) =>
    [...page.querySelectorAll("button")].find((one) => {
      const words = one.getAttribute("aria-label") ?? one.textContent ?? "";
      return typeof name === "string" ? words.trim() === name : name.test(words);
    });
  const press = async (name: string | RegExp) => {
    const found = button(name);
    if (!found) throw new Error(`There is no button ${String(name)}: ${page.textContent}`);
    await act(async () => found.click());
  };
  await press(m.board_without_sound());
  return {
    page,
    button,
    press,
    reads: () => page.textContent ?? "",
    key: (key: string, repeat = false) =>
      act(async () => void window.dispatchEvent(new KeyboardEvent("keydown", { key, repeat }))),
    lane: (id: string) => page.querySelector(`[aria-labelledby="lane-${id}"]`)?.textContent ?? "",
  };
}

const done = (order: BoardOrderData) => Response.json({ order, sequence: 11 });

describe("The board", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());
  beforeEach(() => void vi.useFakeTimers({ now: new Date(NOON) }));
  afterEach(() => void vi.useRealTimers());

  test("An order is started by keyboard: a digit chooses it, Enter moves it on, with the version that was shown.", async () => {
    const order = aBoardOrder();
    const server = aServer(() => done({ ...order, version: 2, lane: "in-progress" }));
    const board = await show(aBoard({ orders: [order] }));
    expect(board.lane("new")).toContain("Steak");
    await board.key("1");
    await board.key("Enter");
    expect(server.sent).toEqual([
      { path: `/api/staff/orders/${order.id}/move`, body: { version: 1, to: "in-progress" } },
    ]);
    expect(board.lane("in-progress")).toContain("Steak");
  });

  test("A key that is held moves one order on, once.", async () => {
    const orders = ["1", "2", "3"].map((id) =>
      aBoardOrder({ id: `0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c1${id}`, number: id }),
    );
    const server = aServer(() => done({ ...(orders[0] as BoardOrderData), version: 2, lane: "in-progress" }));
    const board = await show(aBoard({ orders }));
    await board.key("Enter");
    for (const repeat of [true, true, true]) await board.key("Enter", repeat);
    expect(server.sent).toHaveLength(1);
    // A focused button would be pressed again by each repetition.
    const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
    board.button(/^Start: order 2/)?.dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
  });

  test("What is read aloud of a line has the words that are shown, with its choices and the guest's words.", async () => {
    const values = [
      { id: 1, name: "Rare", quantity: 1, price: "0.00", options: [] },
      { id: 2, name: "Pepper", quantity: 1, price: "0.00", options: [] },
    ];
    const orderOptions = [
      { id: 1, name: "Sides", values },
      { memo: true, values: [{ name: "No salt" }] },
    ] as never;
    aServer(() => done(aBoardOrder()));
    const board = await show(
      aBoard({ orders: [aBoardOrder({ lines: [aBoardLine({ station: "grill", orderOptions })] })] }),
    );
    const line = board.button(/^Cross off/) as HTMLButtonElement;
    const words = (text: string | null) => (text ?? "").replaceAll(/[·,]/g, " ").replaceAll(/\s+/g, " ").trim();
    expect(words(line.textContent)).toContain("Steak Rare Pepper No salt grill");
    expect(words(line.getAttribute("aria-label"))).toContain(words(line.textContent));
  });

  test("Before its script runs, the page says of when its orders are, and that its buttons do nothing.", async () => {
    const session = { token: "staff_t", restaurantId: "7" };
    const words = m.board_not_live({ time: formatTimeOfDay(720) });
    expect(renderToString(<BoardScreen board={aBoard()} session={session} staff={AMIRA} />)).toContain(
      words.replaceAll("'", "&#x27;"),
    );
    aServer(() => done(aBoardOrder()));
    expect((await show(aBoard())).reads()).not.toContain(words);
  });

  test("A station that no connected board shows is named while an order has dishes left there.", async () => {
    localStorage.setItem("comptoir_board", JSON.stringify({ stations: ["grill"] }));
    const order = aBoardOrder({ lines: [aBoardLine({ station: "grill" }), aBoardLine({ line: 2, station: "bar" })] });
    const server = aServer(() => done(order));
    const board = await show(aBoard({ orders: [order] }));
    expect(server.opened.at(-1)).toContain("&station=grill");
    const said = m.board_unshown({ stations: "bar", count: 1 });
    expect(board.reads()).not.toContain(said);
    await server.beat(["bar", "fryer"]);
    expect(board.reads()).toContain(said);
    await server.beat(["fryer"]);
    expect(board.reads()).not.toContain(said);
  });

  test("A board says that more orders are open than it lists, until there are fewer.", async () => {
    const server = aServer(() => done(aBoardOrder()));
    const board = await show(aBoard({ more: true }));
    expect(board.reads()).toContain(m.board_too_many());
    await server.tell(aBoard({ whole: false, sequence: 11, more: false }));
    expect(board.reads()).not.toContain(m.board_too_many());
  });

  test("A press shows its effect before the server has answered, and two presses in a row are sent in sequence.", async () => {
    const order = aBoardOrder();
    let version = 1;
    const server = aServer(({ body }) => {
      version += 1;
      const { to } = body as { to: "in-progress" | "ready" };
      return done({ ...order, version, lane: to });
    });
    const board = await show(aBoard({ orders: [order] }));
    await board.press(/^Start: order 42/);
    await board.press(/^Ready: order 42/);
    expect(board.lane("ready")).toContain("Steak");
    expect(server.sent.map(({ body }) => body)).toEqual([
      { version: 1, to: "in-progress" },
      { version: 2, to: "ready" },
    ]);
  });

  test("A press without an answer is marked as not sent, kept, and sent again.", async () => {
    const order = aBoardOrder();
    let isDown = true;
    const server = aServer(() => {
      if (isDown) throw new TypeError("no network");
      return done({ ...order, version: 2, lane: "in-progress" });
    });
    const board = await show(aBoard({ orders: [order] }));
    await board.press(/^Start: order 42/);
    expect(board.reads()).toContain(m.board_unsent());
    expect(board.lane("in-progress")).toContain("Steak");
    isDown = false;
    await act(async () => vi.advanceTimersByTimeAsync(3_000));
    expect(server.sent).toHaveLength(2);
    expect(board.reads()).not.toContain(m.board_unsent());
  });

  test("A press whose answer was lost is done if the order is as it asked; the presses after it are sent.", async () => {
    const order = aBoardOrder();
    const started = { ...order, version: 2, lane: "in-progress" } as const;
    let tries = 0;
    const server = aServer(({ body }) => {
      const { to } = body as { to: string };
      if (to === "ready") return done({ ...started, version: 3, lane: "ready" });
      tries += 1;
      if (tries === 1) throw new TypeError("The answer is lost.");
      const current = { order: started, sequence: 11, by: "Amira", at: NOON, act: "order.started" };
      return Response.json({ code: "order_changed", message: "Changed.", current }, { status: 409 });
    });
    const board = await show(aBoard({ orders: [order] }));
    await board.press(/^Start: order 42/);
    await board.press(/^Ready: order 42/);
    await act(async () => vi.advanceTimersByTimeAsync(3_000));
    expect(board.reads()).not.toContain(m.board_not_done());
    expect(server.sent.map(({ body }) => body)).toEqual([
      { version: 1, to: "in-progress" },
      { version: 1, to: "in-progress" },
      { version: 2, to: "ready" },
    ]);
  });

  test("A refused press says on which order, why, and who did what; the order is shown as it is.", async () => {
    const order = aBoardOrder({ awaits: AWAITS });
    const now = { ...order, version: 2, awaits: null, lane: "in-progress" } as const;
    const message = "Someone else just changed this order.";
    aServer(() =>
      Response.json(
        {
          code: "order_changed",
          message,
          current: { order: now, sequence: 11, by: "Bo", at: NOON, act: "order.started" },
        },
        { status: 409 },
      ),
    );
    const board = await show(aBoard({ orders: [order] }));
    await board.press(/^Accept: order 42/);
    const last = m.board_last_act({ by: "Bo", time: formatTimeOfDay(720), act: m.board_act_started() });
    expect(board.reads()).toContain(
      `${m.board_not_done()}${m.board_problem({ number: "42", problem: message })} ${last}`,
    );
    expect(board.lane("in-progress")).toContain("Steak");
    await board.press(/dismiss/i);
    expect(board.reads()).not.toContain(message);
  });

  test("A guest's change names the dishes with their new quantity, until it is read.", async () => {
    const line = aBoardLine({ quantity: 3 });
    const order = aBoardOrder({
      version: 2,
      lines: [line],
      change: { at: NOON, lines: [aBoardLine({ quantity: 2 })], allergies: false },
    });
    const server = aServer(() => done({ ...order, change: null }));
    const board = await show(aBoard({ orders: [order] }));
    expect(board.reads()).toContain(m.board_changed_line({ name: "Steak", from: 2, to: 3 }));
    await board.press(/^Got it: order 42/);
    expect(server.sent).toEqual([{ path: `/api/staff/orders/${order.id}/read`, body: { version: 2 } }]);
    expect(board.reads()).not.toContain(m.board_changed());
  });

  test("menu#diner-allergies: Each named person's allergies are on the card, and that a change said other ones.", async () => {
    const diners = [{ name: "Ana", allergies: ["Egg"] }, { allergies: ["Peanuts"] }];
    const change = { at: NOON, lines: [aBoardLine()], allergies: true };
    const order = aBoardOrder({ version: 2, allergies: ["Peanuts", "Egg"], diners, change });
    const board = await show(aBoard({ orders: [order] }));
    expect(board.reads()).toContain(m.board_allergies({ foods: "Peanuts and eggs" }));
    expect(board.reads()).toContain(m.allergies_said_by({ name: "Ana", foods: "Eggs" }));
    expect(board.reads()).toContain(m.board_allergies_changed());
  });

  test("An unread change is read by one press, also by keyboard, and the card then has its usual act.", async () => {
    const order = aBoardOrder({
      version: 2,
      change: { at: NOON, lines: [aBoardLine({ quantity: 2 })], allergies: false },
    });
    const server = aServer(() => done({ ...order, change: null }));
    const board = await show(aBoard({ orders: [order] }));
    expect(board.page.querySelectorAll("article button.board-action")).toHaveLength(1);
    await board.key("Enter");
    expect(server.sent).toHaveLength(1);
    expect(board.button(/^Start: order 42/)).toBeDefined();
  });

  test("The kitchen sees an order that waits for an answer, but can neither answer nor decline it.", async () => {
    const order = aBoardOrder({ awaits: AWAITS });
    const server = aServer(() => done(order));
    const board = await show(aBoard({ orders: [order] }), { ...AMIRA, role: "kitchen" });
    expect(board.lane("new")).toContain(m.board_not_accepted({ time: "3:00" }));
    expect([board.button(/^Accept/), board.button(/^Decline/)]).toEqual([undefined, undefined]);
    await board.key("Enter");
    expect(server.sent).toEqual([]);
  });

  test("A finished order is called back from its dialog, not by a press on its card.", async () => {
    const order = aBoardOrder({ lane: "done", doneAt: NOON });
    const server = aServer(() => done({ ...order, version: 2, lane: "ready", doneAt: null }));
    const board = await show(aBoard({ orders: [order] }));
    await board.press(new RegExp(`^${m.board_lane_done()}`));
    const card = board.page.querySelector<HTMLButtonElement>("article button");
    await act(async () => card?.click());
    expect([card?.disabled, server.sent]).toEqual([true, []]);
    await board.press(m.board_more({ number: order.number }));
    await act(async () => {
      const buttons = [...document.querySelectorAll("dialog button")] as HTMLButtonElement[];
      buttons.find((one) => one.textContent === m.board_recall())?.click();
    });
    expect(server.sent.map(({ body }) => body)).toContainEqual({ version: 1, to: "ready" });
  });

  test("An idle tablet signs its person off, and the next act asks who acts; their PIN does the act.", async () => {
    const order = aBoardOrder();
    const shared: BoardStaff = { ...AMIRA, name: "Tablet", device: TABLET, person: NOOR, people: [NOOR] };
    const nobody = { ...shared, role: "kitchen", person: null };
    const server = aServer(({ path, body }) => {
      if (path === "/api/staff/leave") return Response.json(nobody);
      if (path !== "/api/staff/pin") return done({ ...order, version: 2, lane: "in-progress" });
      const { pin } = body as { readonly pin: string };
      return pin === "2580"
        ? Response.json(shared)
        : Response.json({ code: "pin_wrong", message: "This PIN isn’t right." }, { status: 403 });
    });
    const board = await show(aBoard({ orders: [order] }), shared);
    await act(async () => vi.advanceTimersByTimeAsync(9 * 60_000));
    await act(async () => void window.dispatchEvent(new Event("pointerdown")));
    await act(async () => vi.advanceTimersByTimeAsync(9 * 60_000));
    expect(server.sent).toEqual([]);
    await act(async () => vi.advanceTimersByTimeAsync(61_000));
    expect(server.sent.map(({ path }) => path)).toEqual(["/api/staff/leave"]);
    expect(board.lane("new")).toContain("Steak");

    await board.press(/^Start: order 42/);
    expect(server.sent).toHaveLength(1);
    await board.press(/Noor/);
    for (const digit of "9731") await board.press(digit);
    await board.press(m.staff_pin_continue());
    expect(board.reads()).toContain("This PIN isn’t right.");
    for (const digit of "2580") await board.press(digit);
    await board.press(m.staff_pin_continue());
    expect(server.sent.slice(-2)).toEqual([
      { path: "/api/staff/pin", body: { staffId: NOOR.id, pin: "2580" } },
      { path: `/api/staff/orders/${order.id}/move`, body: { version: 1, to: "in-progress" } },
    ]);
  });

  test("A locked tablet stays locked when its page is opened again; it may go on in its own role.", async () => {
    localStorage.setItem("comptoir_board", JSON.stringify({ isLocked: true }));
    const order = aBoardOrder();
    const server = aServer(() => done({ ...order, version: 2, lane: "in-progress" }));
    const shared: BoardStaff = { ...AMIRA, name: "Tablet", role: "kitchen", device: TABLET, people: [NOOR] };
    const board = await show(aBoard({ orders: [order] }), shared);
    await board.press(/^Start: order 42/);
    expect(server.sent).toEqual([]);
    await board.press(m.board_as_device({ name: "Tablet" }));
    expect(server.sent.map(({ path }) => path)).toEqual([`/api/staff/orders/${order.id}/move`]);
    expect(JSON.parse(localStorage.getItem("comptoir_board") ?? "")).toMatchObject({ isLocked: false });
  });

  test("After ten seconds without a heartbeat it says since when it is not connected, and no longer once it hears again.", async () => {
    const server = aServer(() => new Response(null, { status: 500 }));
    const board = await show(aBoard());
    await act(async () => vi.advanceTimersByTimeAsync(10_500));
    expect(board.reads()).toContain(m.board_lost({ time: "12:00 p.m." }).slice(0, 15));
    await server.tell(aBoard({ sequence: 11 }));
    expect(board.reads()).not.toContain(m.board_lost({ time: "" }).slice(0, 15));
  });

  test("A new order arrives by itself, and a station's board counts what it hides.", async () => {
    localStorage.setItem("comptoir_board", JSON.stringify({ stations: ["bar"] }));
    const server = aServer(() => new Response(null, { status: 500 }));
    const board = await show(aBoard());
    const lager = aBoardOrder({ id: "l", number: "43", lines: [aBoardLine({ name: "Lager", station: "bar" })] });
    const steak = aBoardOrder({ lines: [aBoardLine({ station: "grill" })] });
    await server.tell(aBoard({ whole: false, sequence: 11, orders: [lager, steak] }));
    expect(board.lane("new")).toContain("Lager");
    expect(board.lane("new")).not.toContain("Steak");
    expect(board.reads()).toContain(m.board_hidden({ count: 1 }));
  });
});

test("In the new orders, what waits for an answer stands before the others, the most urgent first.", () => {
  const awaits = (until: string) => ({ awaits: { from: NOON, until } });
  const { new: fresh } = sortIntoLanes([
    aBoardOrder({ id: "old", since: "2026-11-20T16:00:00.000Z" }),
    aBoardOrder({ id: "later", ...awaits("2026-11-20T17:09:00.000Z") }),
    aBoardOrder({ id: "soon", ...awaits("2026-11-20T17:03:00.000Z") }),
  ]);
  expect(fresh.map(({ id }) => id)).toEqual(["soon", "later", "old"]);
});

test("A cancellation that nobody has read stands among the new orders, first; done orders begin with the last.", () => {
  const done = (id: string, doneAt: string) => aBoardOrder({ id, lane: "done", doneAt });
  const cancelled = { at: NOON, byGuest: true, isRead: false, reason: null };
  const { new: fresh, done: over } = sortIntoLanes([
    aBoardOrder({ id: "new" }),
    aBoardOrder({ id: "gone", lane: "done", doneAt: NOON, cancelled }),
    done("early", "2026-11-20T16:00:00.000Z"),
    done("late", "2026-11-20T16:30:00.000Z"),
  ]);
  expect([fresh, over].map((lane) => lane.map(({ id }) => id))).toEqual([
    ["gone", "new"],
    ["late", "early"],
  ]);
});
