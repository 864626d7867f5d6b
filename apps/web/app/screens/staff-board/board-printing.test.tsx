// @vitest-environment happy-dom
import type { BoardData } from "@comptoir/contract";
import { formatTimeOfDay, m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { aBoard, aBoardOrder } from "../../testing/board-order.ts";
import { refusal } from "../../testing/fake-api.ts";
import { sortIntoLanes } from "./board-lanes.ts";
import { BoardScreen } from "./board-screen.tsx";

const SINCE = "2026-11-20T16:05:00.000Z";
const KITCHEN = {
  id: "6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b",
  name: "Kitchen",
  prints: ["tickets" as const],
  status: "ready" as BoardData["venue"]["printers"][number]["status"],
  since: SINCE,
};
const BAR = { ...KITCHEN, id: KITCHEN.id.replace("6f", "7f"), name: "Bar", prints: ["receipts" as const] };
const STAFF = {
  name: "Amira",
  role: "kitchen" as const,
  device: null,
  person: null,
  people: [],
  restaurant: { id: "7", slug: "the-grill", name: "The Grill", zone: "America/Toronto", modes: [] },
};

const boardWith = (printers: BoardData["venue"]["printers"], orders: BoardData["orders"] = []) =>
  aBoard({ orders, venue: { ...aBoard().venue, printers } });

async function show(board: BoardData, answer: (path: string) => Response = () => Response.json({ jobs: [] })) {
  const sent: unknown[] = [];
  let write: (data: BoardData) => void = () => undefined;
  vi.stubGlobal("fetch", async (asked: string | Request) => {
    if (typeof asked === "string") {
      const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        write = (data) =>
          controller.enqueue(new TextEncoder().encode(`event: board\ndata: ${JSON.stringify(data)}\n\n`));
      };
      return new Response(new ReadableStream<Uint8Array>({ start }));
    }
    const { pathname } = new URL(asked.url);
    if (asked.method === "GET") return Response.json({ acts: [] });
    sent.push([pathname.replace(/.*\//, ""), await asked.json()]);
    return answer(pathname);
  });
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  const session = { token: "staff_t", restaurantId: "7" };
  await act(async () => root.render(<BoardScreen {...{ board, session }} staff={STAFF} />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
    localStorage.clear();
  });
  const press = async (name: string) => {
    const words = (one: Element) => one.getAttribute("aria-label") ?? one.textContent ?? "";
    const found = [...page.querySelectorAll("button")].find((one) => words(one).trim().startsWith(name));
    if (!found) throw new Error(`There is no button ${name}: ${page.textContent}`);
    await act(async () => found.click());
  };
  await press(m.board_without_sound());
  const choose = (value: string) =>
    act(async () => page.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`)?.click());
  const tell = (news: BoardData) => act(async () => write(news));
  return { page, sent, press, choose, tell, reads: () => page.textContent ?? "" };
}

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterAll(() => vi.unstubAllGlobals());

describe("Printers on the board", () => {
  test("printing#on-the-board: A printer without paper is named with since when, until it has some; a ready or new one is not.", async () => {
    const empty = { ...KITCHEN, status: "paper-out" as const };
    const board = await show(boardWith([empty, { ...BAR, status: "never-seen" as const }]));
    expect(board.reads()).toContain(m.board_printer_paper_out({ name: "Kitchen", time: formatTimeOfDay(11 * 60 + 5) }));
    expect(board.reads()).not.toContain("Bar:");
    await board.tell({ ...boardWith([KITCHEN, BAR]), sequence: 11 });
    expect(board.reads()).not.toContain("Kitchen:");
  });

  test("printing#unprinted: An order that was not printed stands first, says so, and is printed again or read.", async () => {
    const order = aBoardOrder({
      unprinted: true,
      unprintedAt: ["Bar", "Kitchen"],
      number: "7",
      since: "2026-11-20T17:10:00.000Z",
    });
    const older = aBoardOrder({ id: order.id.replace("0b", "0c"), number: "6" });
    expect(sortIntoLanes([older, order]).new.map(({ number }) => number)).toEqual(["7", "6"]);
    const board = await show(boardWith([KITCHEN], [older, order]), (path) =>
      path.endsWith("/read")
        ? Response.json({ order: { ...order, unprinted: false }, sequence: 12 })
        : Response.json({ jobs: [] }),
    );
    expect(board.page.querySelector("article")?.textContent).toContain(
      m.board_unprinted_at({ printers: "Bar and Kitchen" }),
    );
    await board.press(m.board_print_again());
    expect(board.sent).toEqual([["print", { what: "ticket", printer: null }]]);
    await board.press(m.board_read());
    expect(board.sent[1]).toEqual(["read", { version: 1 }]);
    expect(board.reads()).not.toContain(m.board_unprinted());
  });

  test("A ticket that cannot be asked for says on which order, and why.", async () => {
    const order = aBoardOrder({ unprinted: true });
    const board = await show(boardWith([KITCHEN], [order]), () =>
      refusal(409, "printer_off", { message: "It is off." }),
    );
    await board.press(m.board_print_again());
    expect(board.reads()).toContain(m.board_problem({ number: "42", problem: "It is off." }));
  });

  test("Print again is not kept without a connection, and the board says so.", async () => {
    const order = aBoardOrder({ unprinted: true });
    const board = await show(boardWith([KITCHEN], [order]), () => {
      throw new TypeError("no connection");
    });
    await board.press(m.board_print_again());
    expect(board.reads()).toContain(m.board_print_no_answer());
    expect(board.reads()).toContain(m.board_print_again());
  });

  test("An order that was finished unprinted is among the new ones until it is read.", () => {
    const done = aBoardOrder({ lane: "done", doneAt: SINCE, unprinted: true });
    expect(sortIntoLanes([done]).new).toEqual([done]);
  });

  test("printing#by-hand: The dialog prints where the paper usually prints, at a chosen printer, or on this screen.", async () => {
    const board = await show(boardWith([KITCHEN, BAR], [aBoardOrder()]));
    await board.press(m.board_more({ number: "42" }));
    await board.press(m.board_print());
    expect(board.reads()).toContain(m.board_print_usual());
    await board.press(m.board_print());
    expect(board.sent).toEqual([["print", { what: "ticket", printer: null }]]);
    await board.press(m.board_more({ number: "42" }));
    await board.press(m.board_print());
    await board.choose("receipt");
    await board.choose(KITCHEN.id);
    await board.press(m.board_print());
    expect(board.sent[1]).toEqual(["print", { what: "receipt", printer: KITCHEN.id }]);
    await board.press(m.board_more({ number: "42" }));
    await board.press(m.board_print());
    await board.choose("label");
    await board.choose("screen-58");
    const link = [...board.page.querySelectorAll("a")].find((one) => one.textContent === m.board_print_open());
    expect(link?.getAttribute("href")).toBe(`/staff/orders/${aBoardOrder().id}/paper?what=labels&width=58`);
  });
});
