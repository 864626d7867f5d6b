import { describe, expect, it } from "vitest";
import { earliestDate, schoolOrderKey } from "./child.ts";

describe("An order of a school's cart", () => {
  it("school#child-orders: has one date and one child, the earliest date first; a line without a date has that date", () => {
    const lines = [{ date: "2026-11-24", childId: "a" }, { date: "2026-11-23", childId: "b" }, { childId: "a" }];
    const earliest = earliestDate(lines);
    expect(earliest).toBe("2026-11-23");
    const keys = lines.map((line) => schoolOrderKey(line, earliest)).sort();
    expect(keys).toEqual(["2026-11-23 a", "2026-11-23 b", "2026-11-24 a"]);
    expect(schoolOrderKey({ date: "2026-11-23" }, earliest) < (keys[0] ?? "")).toBe(true);
    expect(earliestDate([{}])).toBe("");
  });
});
