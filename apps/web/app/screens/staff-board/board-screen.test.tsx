// @vitest-environment happy-dom
import type { BoardData, BoardOrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { aBoard, aBoardLine, aBoardOrder } from "../../testing/board-order.ts";
import { BoardScreen, sortIntoLanes } from "./board-screen.tsx";

const NOON = "2026-11-20T17:00:00.000Z";
const AWAITS = { from: NOON, until: "2026-11-20T17:03:00.000Z" };

type Sent = { readonly path: string; readonly body: unknown };

/** A server whose stream the test writes, and which answers each press by `answer`. */
function aServer(answer: (sent: Sent) => Response) {
  const sent: Sent[] = [];
  let write: (board: BoardData) => void = () => undefined;
  vi.stubGlobal("fetch", async (asked: string | Request) => {
    if (typeof asked === "string") {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          write = (board) =>
            controller.enqueue(new TextEncoder().encode(`event: board\ndata: ${JSON.stringify(board)}\n\n`));
        },
      });
      return new Response(body);
    }
    const one = { path: new URL(asked.url).pathname, body: await asked.json() };
    sent.push(one);
    return answer(one);
  });
  return { sent, tell: (board: BoardData) => act(async () => write(board)) };
}

async function show(board: BoardData) {
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  await act(async () =>
    root.render(<BoardScreen board={board} session={{ token: "staff_t", restaurantId: "7", role: "manager" }} />),
  );
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
    press,
    reads: () => page.textContent ?? "",
    key: (key: string) => act(async () => void window.dispatchEvent(new KeyboardEvent("keydown", { key }))),
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

  test("A refused press says why, and the order is shown as it is.", async () => {
    const order = aBoardOrder({ awaits: AWAITS });
    const now = { ...order, version: 2, awaits: null, lane: "in-progress" } as const;
    const message = "Bo has accepted this order.";
    aServer(() =>
      Response.json({ code: "order_changed", message, current: { order: now, sequence: 11 } }, { status: 409 }),
    );
    const board = await show(aBoard({ orders: [order] }));
    await board.press(/^Accept: order 42/);
    expect(board.reads()).toContain(message);
    expect(board.lane("in-progress")).toContain("Steak");
    await board.press(/dismiss/i);
    expect(board.reads()).not.toContain(message);
  });

  test("A guest's change names the dishes with their new quantity, until it is read.", async () => {
    const line = aBoardLine({ quantity: 3 });
    const order = aBoardOrder({
      version: 2,
      lines: [line],
      change: { at: NOON, lines: [aBoardLine({ quantity: 2 })] },
    });
    const server = aServer(() => done({ ...order, change: null }));
    const board = await show(aBoard({ orders: [order] }));
    expect(board.reads()).toContain(m.board_changed_line({ name: "Steak", from: 2, to: 3 }));
    await board.press(m.board_read());
    expect(server.sent).toEqual([{ path: `/api/staff/orders/${order.id}/read`, body: { version: 2 } }]);
    expect(board.reads()).not.toContain(m.board_changed());
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
    localStorage.setItem("comptoir_board", JSON.stringify({ station: "bar" }));
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
