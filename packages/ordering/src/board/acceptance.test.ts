import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { momentOn } from "../time/local-moment.ts";
import { readOpeningHours } from "../venue/opening-hours.ts";
import { ORDER_TYPES } from "../venue/order-type.ts";
import {
  ACCEPTANCE_MODES,
  acceptanceOf,
  awaitsAnswer,
  checkAcceptance,
  MISSED_ACTS,
  openingAfter,
  readAcceptance,
  waitBegins,
} from "./acceptance.ts";

describe("How a restaurant accepts orders", () => {
  it("is automatic without a setting", () => {
    const { mode } = acceptanceOf(readAcceptance({}), "pickup");
    expect(mode).toBe("automatic");
  });

  it("waits three minutes; then a countdown accepts, and a manual acceptance declines", () => {
    const of = (mode: "countdown" | "manual") => acceptanceOf(readAcceptance({ acceptance: { mode } }), "pickup");
    expect(of("countdown")).toEqual({ mode: "countdown", seconds: 180, whenMissed: "accept" });
    expect(of("manual")).toEqual({ mode: "manual", seconds: 180, whenMissed: "decline" });
  });

  it("may differ by order type, which takes absent fields from the general setting", () => {
    const settings = readAcceptance({
      acceptance: { mode: "countdown", seconds: 60 },
      acceptance_by_type: { delivery: { mode: "manual" }, "dine-in": { mode: "automatic" }, pickup: null },
    });
    expect(acceptanceOf(settings, "delivery")).toEqual({ mode: "manual", seconds: 60, whenMissed: "decline" });
    expect(acceptanceOf(settings, "dine-in").mode).toBe("automatic");
    expect(acceptanceOf(settings, "pickup")).toEqual({ mode: "countdown", seconds: 60, whenMissed: "accept" });
  });

  it("always has a mode, seconds and what happens when missed, whatever a file says", () => {
    const some = fc.record(
      {
        mode: fc.constantFrom(...ACCEPTANCE_MODES, null),
        seconds: fc.option(fc.integer({ min: 30, max: 1800 })),
        when_missed: fc.constantFrom(...MISSED_ACTS, null),
      },
      { requiredKeys: [] },
    );
    const byType = fc.dictionary(fc.constantFrom(...ORDER_TYPES), fc.option(some));
    fc.assert(
      fc.property(some, byType, fc.constantFrom(...ORDER_TYPES), (acceptance, acceptance_by_type, type) => {
        const { mode, seconds, whenMissed } = acceptanceOf(readAcceptance({ acceptance, acceptance_by_type }), type);
        const said = acceptance_by_type[type] ?? {};
        expect(mode).toBe(said.mode === null ? "automatic" : (said.mode ?? acceptance.mode ?? "automatic"));
        expect(seconds).toBeGreaterThanOrEqual(30);
        expect(MISSED_ACTS).toContain(whenMissed);
      }),
    );
  });
});

describe("The wait for an answer", () => {
  const hours = readOpeningHours({ hours: [{ weekday: 4, start_time: "11:00", end_time: "22:00" }] });
  const friday = (minutes: number) => momentOn("2026-11-20", minutes);

  it("begins at once while the restaurant is open", () => {
    expect(waitBegins(hours, friday(12 * 60))).toBe("now");
  });

  it("begins at the next opening if it is closed", () => {
    expect(waitBegins(hours, friday(8 * 60))).toEqual(friday(11 * 60));
    expect(waitBegins(hours, friday(23 * 60))).toEqual(momentOn("2026-11-27", 11 * 60));
  });

  it("begins at once if the restaurant never opens again", () => {
    expect(waitBegins(readOpeningHours({ hours: [], holiday_hours: [] }), friday(0))).toBe("now");
    const never = { week: [[], [], [], [], [], [], []], holidays: new Map() };
    expect(waitBegins(never, friday(0))).toBe("now");
  });

  it("a pause for missed orders ends at the next opening, or stays if the restaurant never closes", () => {
    expect(openingAfter(hours, friday(12 * 60))).toEqual(momentOn("2026-11-27", 11 * 60));
    expect(openingAfter(hours, friday(8 * 60))).toEqual(friday(11 * 60));
    expect(openingAfter(readOpeningHours({ hours: [] }), friday(0))).toBeNull();
  });

  it("never begins before the order, and begins while the restaurant is open", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (minutes) => {
        const moment = momentOn("2026-11-16", minutes);
        const begins = waitBegins(hours, moment);
        const at = begins === "now" ? moment : begins;
        expect(
          `${at.date} ${String(at.minutes).padStart(4, "0")}` >=
            `${moment.date} ${String(moment.minutes).padStart(4, "0")}`,
        ).toBe(true);
        expect(waitBegins(hours, at)).toBe("now");
      }),
    );
  });
});

describe("An order awaits an answer", () => {
  const until = new Date("2026-11-20T17:03:00Z");
  const waiting = { status: "placed", acceptUntil: until, acceptedAt: null };

  it("until it is accepted, or is placed no more", () => {
    expect(awaitsAnswer(waiting)).toBe(true);
    expect(awaitsAnswer({ ...waiting, acceptedAt: until })).toBe(false);
    expect(awaitsAnswer({ ...waiting, status: "cancelled" })).toBe(false);
  });

  it("not at all if it was accepted as it was placed; then it cannot be accepted again", () => {
    const automatic = { ...waiting, acceptUntil: null };
    expect(awaitsAnswer(automatic)).toBe(false);
    expect(checkAcceptance(automatic)).toEqual({ refused: { code: "awaits-no-answer" } });
    expect(checkAcceptance(waiting)).toBeNull();
  });
});
