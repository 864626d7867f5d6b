import { runWithLocale } from "@comptoir/messages/server";
import { expect, test } from "vitest";
import { sumSuites } from "./sum-suites.ts";

const suite = (id: string, but: object) => ({
  ...{ id, name: id, owner: null, state: "no-pre-order" as const, event_day: false },
  ...{ tab_limit: null, tab_total: "0.00", pre_order_total: null },
  ...but,
});
const EVENT = {
  pre_order_closes_at: "2026-12-03T17:00:00Z",
  suites: [
    suite("a", { state: "placed", pre_order_total: "1200.50" }),
    suite("b", { state: "converted", pre_order_total: "99.50", tab_total: "40.00" }),
    suite("c", { state: "in-progress" }),
    suite("d", {}),
  ],
};
const sums = (now: string) =>
  runWithLocale("en-CA", () => sumSuites(EVENT, { now: Date.parse(now), zone: "America/Toronto" }));

test("suites#operator-amounts: An operator sees the sums of an event's pre-orders and tabs, and the number of suites that have ordered.", () => {
  expect(sums("2026-11-20T17:00:00Z")).toEqual({
    ...{ suites: 4, ordered: 2, preOrders: "$1,300.00", tabs: "$40.00", due: null },
  });
});

test("suites#pre-order-due: Suites without a pre-order are counted from the day before pre-orders close, by the venue's calendar, until they close.", () => {
  expect(sums("2026-12-02T04:59:00Z").due).toBeNull();
  expect(sums("2026-12-02T05:00:00Z").due).toEqual({ day: "tomorrow", count: 2 });
  expect(sums("2026-12-03T16:59:00Z").due).toEqual({ day: "today", count: 2 });
  expect(sums("2026-12-03T17:00:00Z").due).toBeNull();
});
