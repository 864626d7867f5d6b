import { describe, expect, it } from "vitest";
import { momentAtInstant, momentOn, quarterHourSlot } from "./local-moment.ts";

describe("Quarter-hour slots", () => {
  it("begin every 15 minutes after local midnight, 96 a day", () => {
    expect(quarterHourSlot({ minutes: 0 })).toBe(0);
    expect(quarterHourSlot({ minutes: 14 })).toBe(0);
    expect(quarterHourSlot({ minutes: 15 })).toBe(1);
    expect(quarterHourSlot({ minutes: 12 * 60 + 44 })).toBe(50);
    expect(quarterHourSlot({ minutes: 23 * 60 + 59 })).toBe(95);
  });
});

describe("time#local-moment: an instant on the wall clock, by a reading of it", () => {
  /** 1:00 p.m. on Monday, November 30, in Toronto. */
  const SLOT_MS = Date.parse("2026-11-30T18:00:00Z");
  const noon = momentOn("2026-11-28", 12 * 60);

  it("is the exact slot, however late in its minute the clock was read", () => {
    for (const second of ["00.000", "00.001", "30.000", "59.999"]) {
      const nowMs = Date.parse(`2026-11-28T17:00:${second}Z`);
      expect(momentAtInstant(SLOT_MS, { now: noon, nowMs }), second).toEqual(momentOn("2026-11-30", 13 * 60));
    }
  });

  it("is the exact slot by a clock that is some minutes slow or fast, and in a zone of quarter hours", () => {
    for (const minutes of [-7, -1, 1, 7]) {
      const nowMs = Date.parse("2026-11-28T17:00:00Z") + minutes * 60_000;
      expect(momentAtInstant(SLOT_MS, { now: noon, nowMs })).toEqual(momentOn("2026-11-30", 13 * 60));
    }
    const nowMs = Date.parse("2026-11-28T06:15:20Z");
    expect(momentAtInstant(SLOT_MS, { now: noon, nowMs })).toEqual(momentOn("2026-11-30", 23 * 60 + 45));
  });

  it("counts a begun minute in full", () => {
    const nowMs = Date.parse("2026-11-28T17:00:00Z");
    expect(momentAtInstant(SLOT_MS + 1, { now: noon, nowMs })).toEqual(momentOn("2026-11-30", 13 * 60 + 1));
  });
});
