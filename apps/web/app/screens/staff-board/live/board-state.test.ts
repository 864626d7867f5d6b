import { describe, expect, test } from "vitest";
import { aBoard, aBoardOrder } from "../../../testing/board-order.ts";
import { applyBoard, applyOrder } from "./board-state.ts";

const lanes = (state: ReturnType<typeof applyBoard>) => [...state.orders.values()].map(({ order }) => order.lane);

describe("What a board knows", () => {
  test("A whole board replaces what it knew; news only adds to it.", () => {
    const first = applyBoard(null, aBoard({ orders: [aBoardOrder()] }));
    const other = aBoardOrder({ id: "2" });
    const news = applyBoard(first, aBoard({ whole: false, sequence: 11, orders: [other] }));
    expect([...news.orders.keys()]).toEqual([aBoardOrder().id, "2"]);
    expect(news.sequence).toBe(11);
    const whole = applyBoard(news, aBoard({ sequence: 12, orders: [other] }));
    expect([...whole.orders.keys()]).toEqual(["2"]);
  });

  test("An older version of an order never replaces a newer one, in whatever sequence they arrive.", () => {
    const started = aBoardOrder({ version: 2, lane: "in-progress" });
    const known = applyBoard(null, aBoard({ orders: [started] }));
    const late = applyBoard(known, aBoard({ whole: false, sequence: 11, orders: [aBoardOrder({ version: 1 })] }));
    expect(lanes(late)).toEqual(["in-progress"]);
    const crossed = aBoardOrder({ version: 2, lane: "ready" });
    expect(lanes(applyOrder(late, { order: crossed, sequence: 12 }))).toEqual(["ready"]);
    expect(lanes(applyOrder(late, { order: crossed, sequence: 9 }))).toEqual(["in-progress"]);
  });

  test("News that arrive twice change nothing, and an older sequence does not set the board back.", () => {
    const news = aBoard({ whole: false, sequence: 11, orders: [aBoardOrder()] });
    const once = applyBoard(applyBoard(null, aBoard()), news);
    expect(applyBoard(once, news)).toEqual(once);
    expect(applyBoard(once, aBoard({ whole: false, sequence: 9 })).sequence).toBe(11);
  });

  test("A board that is open all day keeps the last sixty finished orders, and all that nobody has read.", () => {
    const done = (number: number) =>
      aBoardOrder({
        id: `d${number}`,
        lane: "done",
        doneAt: new Date(Date.UTC(2026, 10, 20, 12, number)).toISOString(),
      });
    const unread = { at: "2026-11-20T12:00:00.000Z", byGuest: true, isRead: false, reason: null };
    const orders = Array.from({ length: 100 }, (_, number) => done(number));
    const state = applyBoard(null, aBoard({ orders: [...orders, { ...done(0), id: "unread", cancelled: unread }] }));
    expect(state.orders.size).toBe(61);
    expect([state.orders.has("d39"), state.orders.has("d40"), state.orders.has("unread")]).toEqual([false, true, true]);
  });
});
