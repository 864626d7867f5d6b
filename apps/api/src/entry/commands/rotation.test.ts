import { describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { GRILL } from "../../testing/grill.ts";
import { SCHOOL } from "../../testing/school.ts";

const { comptoir, file } = await openCommandLine();
await comptoir("venue", "import", await file("school.json", SCHOOL), await file("grill.json", GRILL));

describe("comptoir rotation", () => {
  it("says what a date serves, why, and until when it is ordered", async () => {
    expect((await comptoir("rotation", "2026-11-23")).out.split("\n")).toEqual([
      "the-school, Monday, November\u00a023: breakfast, soup",
      "  Lunch: week 2 of 2",
      "  Breakfast: week 1 of 1",
      "  ordered from 2026-11-03 00:00 until 2026-11-21 00:00",
      "",
    ]);
  });

  it.each([
    ["2026-11-24", "nothing: PD day", "  Lunch: skipped: PD day"],
    ["2026-12-04", "party", "  Lunch: replaced: Winter fair"],
    ["2026-09-07", "nothing: No meals on this day", "  Lunch: has not begun"],
    ["2026-11-28", "nothing: No school on weekends", "  Lunch: week 2 of 2"],
  ])("says why of %s", async (date, served, why) => {
    const { out } = await comptoir("rotation", date, "--restaurant", "the-school");
    expect(out).toContain(served);
    expect(out).toContain(why);
  });

  it("refuses what is no date, and no school", async () => {
    expect(await comptoir("rotation", "monday")).toMatchObject({ exit: 2 });
    expect((await comptoir("rotation", "2026-11-23", "--restaurant", "the-grill")).err).toContain("is not a school");
  });
});
