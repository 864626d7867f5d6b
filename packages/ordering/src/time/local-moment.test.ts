import { describe, expect, it } from "vitest";
import { quarterHourSlot } from "./local-moment.ts";

describe("Quarter-hour slots", () => {
  it("begin every 15 minutes after local midnight, 96 a day", () => {
    expect(quarterHourSlot({ minutes: 0 })).toBe(0);
    expect(quarterHourSlot({ minutes: 14 })).toBe(0);
    expect(quarterHourSlot({ minutes: 15 })).toBe(1);
    expect(quarterHourSlot({ minutes: 12 * 60 + 44 })).toBe(50);
    expect(quarterHourSlot({ minutes: 23 * 60 + 59 })).toBe(95);
  });
});
