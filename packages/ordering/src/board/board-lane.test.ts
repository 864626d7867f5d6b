import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "../order/order-status.ts";
import { awaitsAnswer } from "./acceptance.ts";
import { BOARD_LANES, isScheduled, laneOf, type OrderOnBoard } from "./board-lane.ts";
import { fireAtOf } from "./fire-at.ts";

const NOON = new Date("2026-11-20T17:00:00Z");
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const placed: OrderOnBoard = {
  ...{ status: "placed", acceptUntil: null, acceptedAt: null },
  ...{ fireAt: null, firedAt: null, readyDueAt: null },
};

describe("An order stands on the board", () => {
  it("under New until the kitchen begins", () => {
    expect(laneOf(placed)).toBe("new");
    expect(laneOf({ ...placed, status: "in-progress" })).toBe("in-progress");
  });

  it("under Scheduled until it is fired", () => {
    const scheduled = { ...placed, fireAt: minutesLater(60) };
    expect(laneOf(scheduled)).toBe("scheduled");
    expect(laneOf({ ...scheduled, firedAt: minutesLater(60) })).toBe("new");
  });

  it("under New while it waits for an answer, whatever its time", () => {
    expect(laneOf({ ...placed, fireAt: minutesLater(60), acceptUntil: minutesLater(3) })).toBe("new");
  });

  it("under Ready from the moment that Ready was pressed", () => {
    expect(laneOf({ ...placed, status: "in-progress", readyDueAt: minutesLater(0) })).toBe("ready");
    expect(laneOf({ ...placed, status: "ready" })).toBe("ready");
  });

  it("under Done once it is completed or cancelled", () => {
    for (const status of ["completed", "cancelled"] as const) expect(laneOf({ ...placed, status })).toBe("done");
  });

  it("in exactly one lane; an order that awaits an answer is never scheduled", () => {
    const moment = fc.option(fc.date({ noInvalidDate: true }));
    const some = fc.record({
      status: fc.constantFrom(...ORDER_STATUSES),
      ...{ acceptUntil: moment, acceptedAt: moment, fireAt: moment, firedAt: moment, readyDueAt: moment },
    });
    fc.assert(
      fc.property(some, (order) => {
        expect(BOARD_LANES).toContain(laneOf(order));
        if (awaitsAnswer(order)) expect(isScheduled(order)).toBe(false);
      }),
    );
  });
});

describe("The kitchen begins", () => {
  const of = (wanted: number | null, prepMinutes: number) =>
    fireAtOf(
      { wantedAt: wanted === null ? null : minutesLater(wanted), readyAt: minutesLater(wanted ?? 15), prepMinutes },
      NOON,
    );

  it("an order for a chosen time at that time less its preparation", () => {
    expect(of(120, 25)).toEqual(minutesLater(95));
  });

  it("any other order at once, and one whose time is too near", () => {
    expect(of(null, 15)).toBeNull();
    expect(of(20, 25)).toBeNull();
    expect(of(25, 25)).toBeNull();
  });

  it("a delivery earlier, because it is ready before it arrives", () => {
    const delivery = { wantedAt: minutesLater(120), readyAt: minutesLater(90), prepMinutes: 25 };
    expect(fireAtOf(delivery, NOON)).toEqual(minutesLater(65));
  });

  it("always between now and the time at which the order is ready", () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 10_000 }), fc.integer({ min: 0, max: 600 }), (wanted, prepMinutes) => {
        const at = of(wanted, prepMinutes);
        if (at === null) return;
        expect(at > NOON).toBe(true);
        expect(at <= minutesLater(wanted)).toBe(true);
      }),
    );
  });
});
