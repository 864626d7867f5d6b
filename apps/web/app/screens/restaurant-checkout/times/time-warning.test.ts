import { m } from "@comptoir/messages";
import { describe, expect, test } from "vitest";
import { SOME_TIMES } from "../testing/some-facts.ts";
import { readingsOf, timeWarning } from "./time-warning.ts";

const ASAP = { ...SOME_TIMES.asap, lastCallAt: "2026-11-21T02:30:00.000Z", closesAt: "2026-11-21T03:00:00.000Z" };
const TIMES = { ...SOME_TIMES, asap: ASAP, noticeMinutes: 30 };
const readings = readingsOf(SOME_TIMES);
const NOON = "2026-11-21T17:00:00.000Z";

const warned = (now: string, but: Partial<Parameters<typeof timeWarning>[0]> = {}) =>
  timeWarning({ times: TIMES, at: null, hold: null, readings, ...but }, Date.parse(now));

describe("an open checkout", () => {
  test("warns of the last call 15 minutes before it, and says when it has passed", () => {
    expect(warned("2026-11-21T02:14:00Z")).toBeNull();
    expect(warned("2026-11-21T02:15:00Z")?.words).toBe(m.checkout_warn_last_call({ time: "9:30\u00a0p.m." }));
    expect(warned("2026-11-21T02:30:01Z")).toEqual({ words: m.checkout_warn_last_call_over(), isOver: true });
  });

  test("warns of closing if orders are taken until closing", () => {
    const times = { ...TIMES, asap: { ...ASAP, lastCallAt: ASAP.closesAt } };
    expect(warned("2026-11-21T02:50:00Z", { times })?.words).toBe(m.checkout_warn_closing({ time: "10:00\u00a0p.m." }));
  });

  test("warns when the last moment to order for the chosen time is near, and when it has passed", () => {
    expect(warned("2026-11-21T16:00:00Z", { at: NOON })).toBeNull();
    expect(warned("2026-11-21T16:20:00Z", { at: NOON })?.words).toBe(
      m.checkout_warn_order_by({ time: "11:30\u00a0a.m." }),
    );
    expect(warned("2026-11-21T16:30:01Z", { at: NOON })).toEqual({ words: m.checkout_warn_time_past(), isOver: true });
  });

  test("says that the hold of a time has ended", () => {
    const hold = { at: NOON, until: "2026-11-21T15:05:00.000Z", lost: null };
    expect(warned("2026-11-21T15:04:00Z", { at: NOON, hold })).toBeNull();
    expect(warned("2026-11-21T15:05:00Z", { at: NOON, hold })?.words).toBe(m.checkout_hold_over());
  });
});
