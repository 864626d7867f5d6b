import { describe, expect, it } from "vitest";
import { DELIVERY_PREFERENCES, deliveryMoment, eventFlags, movedDelivery } from "./event-times.ts";
import { toBring } from "./par-stock.ts";
import { preOrderDue, suiteState } from "./suite-state.ts";

const GAME = {
  startsAt: new Date("2026-12-05T23:00:00Z"),
  endsAt: new Date("2026-12-06T02:00:00Z"),
  preOrderClosesAt: new Date("2026-12-03T17:00:00Z"),
};

describe("Suite delivery preferences: before, beginning, half-time of the event", () => {
  it("are half an hour before it, its beginning, and halfway to its end", () => {
    expect(DELIVERY_PREFERENCES.map((preference) => deliveryMoment(GAME, preference).toISOString())).toEqual([
      "2026-12-05T22:30:00.000Z",
      "2026-12-05T23:00:00.000Z",
      "2026-12-06T00:30:00.000Z",
    ]);
  });
});

describe("suites#event-moved: a moved event moves its pre-orders", () => {
  const LATER = { startsAt: new Date("2026-12-07T00:00:00Z"), endsAt: new Date("2026-12-07T04:00:00Z") };
  it.each(DELIVERY_PREFERENCES)("to the same delivery preference: %s", (preference) => {
    const moved = movedDelivery(deliveryMoment(GAME, preference), { from: GAME, to: LATER });
    expect(moved).toEqual(deliveryMoment(LATER, preference));
  });

  it("and by as much as its start, if the time matches no preference", () => {
    const wanted = new Date("2026-12-05T23:10:00Z");
    expect(movedDelivery(wanted, { from: GAME, to: LATER })).toEqual(new Date("2026-12-07T00:10:00Z"));
  });
});

describe("The orders that an event accepts", () => {
  it.each([
    ["2026-12-03T16:59:59.999Z", { preOrdering: true, eventDay: false }],
    ["2026-12-03T17:00:00Z", { preOrdering: false, eventDay: false }],
    ["2026-12-05T11:00:00Z", { preOrdering: false, eventDay: true }],
    ["2026-12-06T04:59:59Z", { preOrdering: false, eventDay: true }],
    ["2026-12-06T05:00:00Z", { preOrdering: false, eventDay: false }],
  ])("at %s", (now, flags) => {
    expect(eventFlags(GAME, new Date(now))).toEqual(flags);
  });
});

describe("The state of a suite", () => {
  it.each([
    [{ isBegun: false, isPlaced: false, isTabOpen: false }, "no-pre-order"],
    [{ isBegun: true, isPlaced: false, isTabOpen: false }, "in-progress"],
    [{ isBegun: true, isPlaced: true, isTabOpen: false }, "placed"],
    [{ isBegun: false, isPlaced: true, isTabOpen: true }, "converted"],
    [{ isBegun: false, isPlaced: false, isTabOpen: true }, "tab-open"],
  ] as const)("of %j is %s", (facts, state) => {
    expect(suiteState(facts)).toBe(state);
  });
});

describe("The quantity to bring to a suite", () => {
  it.each([
    [{ par: 12, onHand: null }, 12],
    [{ par: 12, onHand: 5 }, 7],
    [{ par: 12, onHand: 12 }, 0],
    [{ par: 12, onHand: 15 }, 0],
  ])("of %j is %i", (stock, brought) => {
    expect(toBring(stock)).toBe(brought);
  });
});

describe("suites#pre-order-due: a suite without a pre-order whose deadline is near", () => {
  const NOW = { date: "2026-12-02", minutes: 12 * 60 };
  it.each([
    ["no-pre-order", "2026-12-03", 12 * 60, "tomorrow"],
    ["in-progress", "2026-12-03", 0, "tomorrow"],
    ["no-pre-order", "2026-12-02", 12 * 60 + 1, "today"],
    ["no-pre-order", "2026-12-02", 12 * 60, null],
    ["no-pre-order", "2026-12-01", 12 * 60, null],
    ["no-pre-order", "2026-12-04", 0, null],
    ["placed", "2026-12-03", 12 * 60, null],
    ["tab-open", "2026-12-03", 12 * 60, null],
  ] as const)("%s, closing on %s at minute %i: %s", (state, date, minutes, due) => {
    expect(preOrderDue(state, { now: NOW, closes: { date, minutes } })).toBe(due);
  });
});
