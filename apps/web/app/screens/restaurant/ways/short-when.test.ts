import { at } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { shortWhen } from "./short-when.ts";

describe("screens#way: the time of a way", () => {
  it.each([
    ["2026-11-20 18:05", "2026-11-20 12:00", "6:05 p.m."],
    ["2026-11-21 00:15", "2026-11-20 23:35", "12:15 a.m."],
    ["2026-11-21 05:30", "2026-11-20 23:30", "5:30 a.m."],
    ["2026-11-21 05:31", "2026-11-20 23:30", "Saturday 5:31 a.m."],
    ["2026-11-21 12:30", "2026-11-20 12:00", "Saturday 12:30 p.m."],
  ])("%s is said at %s as %s", (when, now, said) => {
    expect(shortWhen(at(when), at(now)).replace(/\s/g, " ")).toBe(said);
  });

  it("is the date alone where a weekday is not enough", () => {
    expect(shortWhen(at("2026-11-27 12:00"), at("2026-11-20 12:00"))).not.toContain("12:00");
  });
});
