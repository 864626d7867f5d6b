import { expect, test } from "vitest";
import { isUnderWay, type KeptOrder, ordersAheadOf, readKeptOrder } from "./kept-order.ts";

const NOW = Date.parse("2026-11-20T23:00:00Z");
const MINUTE = 60_000;

function anOrder(status: NonNullable<KeptOrder["progress"]>["status"], readyInMinutes = 15): KeptOrder {
  const progress = {
    status,
    readyAtMs: NOW + readyInMinutes * MINUTE,
    readyMinutes: 18 * 60 + 15,
  };
  return { id: "a", number: "42", at: NOW - 5 * MINUTE, progress };
}

test("An order is in progress until it is over, or an hour late.", () => {
  const isShown = (order: KeptOrder) => isUnderWay(order, NOW);
  expect((["placed", "in-progress", "ready"] as const).map((status) => isShown(anOrder(status)))).toEqual([
    true,
    true,
    true,
  ]);
  expect((["completed", "cancelled"] as const).map((status) => isShown(anOrder(status)))).toEqual([false, false]);
  expect([isShown(anOrder("placed", -59)), isShown(anOrder("placed", -60))]).toEqual([true, false]);
});

test("The diner's own order does not count as ahead of the next one while the kitchen counts it.", () => {
  expect(ordersAheadOf(anOrder("placed"), 3, NOW)).toBe(2);
  expect(ordersAheadOf(anOrder("in-progress"), 0, NOW)).toBe(0);
  expect(ordersAheadOf(anOrder("ready"), 3, NOW)).toBe(3);
  expect(ordersAheadOf(anOrder("placed", 2 * 24 * 60), 3, NOW)).toBe(3);
  expect(ordersAheadOf(null, 3, NOW)).toBe(3);
});

test("A stored order is valid for half a day; a malformed one is ignored.", () => {
  const order = anOrder("placed");
  expect(readKeptOrder(JSON.stringify(order), NOW)).toEqual(order);
  expect(readKeptOrder(JSON.stringify({ ...order, progress: "soon" }), NOW)).toEqual({
    id: order.id,
    number: order.number,
    at: order.at,
  });
  expect(readKeptOrder(JSON.stringify(order), NOW + 12 * 60 * MINUTE)).toBeNull();
  expect([null, "", "null", "{}", "["].map((text) => readKeptOrder(text, NOW))).toEqual([null, null, null, null, null]);
});
