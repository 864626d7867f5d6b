import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { GRILL } from "../../testing/grill.ts";

const { comptoir, file, folder } = await openCommandLine();

const hours = Array.from({ length: 7 }, (_, weekday) => ({ weekday, start_time: "16:00", end_time: "22:00" }));
const [menu] = GRILL.menus;
const venue = {
  ...GRILL,
  restaurant: { ...GRILL.restaurant, hours, holiday_hours: [{ date: "2026-12-25", full_day: true }] },
  menus: [{ ...menu, name: "Fire & Smoke", on_demand: true, scheduled: true, ordering_interval: 15 }],
};
await comptoir("venue", "import", await file("venue.json", venue));
const simulate = (...options: string[]) =>
  comptoir("simulate", "the-grill", "--date", "2026-11-27", "--orders", "120", ...options);
const placedOf = ({ out }: { readonly out: string }) => Number(/Orders placed: (\d+) of 120\./.exec(out)?.[1]);

describe("comptoir simulate", () => {
  it("tells how many orders an evening takes, how many guests are refused, and how long guests wait", async () => {
    const { exit, out } = await simulate("--limit", "4");
    expect(exit).toBe(0);
    expect(out).toMatch(
      /^Orders placed: \d+ of 120\.\nTurned away: \d+ \(no room \d+, too long \d+, not served then \d+\)\.\nWait beyond the prep time \(\d+ min\): median \d+ min, one in ten above \d+ min\.\n$/,
    );
  });

  it("plays the same guests again, so that another limit shows what it does", async () => {
    const four = await simulate("--limit", "4");
    expect((await simulate("--limit", "4")).out).toBe(four.out);
    expect(placedOf(await simulate("--limit", "12"))).toBeGreaterThan(placedOf(four));
  });

  it("writes a picture of load, waits and orders turned away", async () => {
    const out = join(folder, "evening.svg");
    expect((await simulate("--limit", "4", "--out", out)).exit).toBe(0);
    const picture = await readFile(out, "utf8");
    expect(picture).toContain("<title>6:30\u00a0p.m.: 4 of 4 orders</title>");
    expect(picture).toContain("Fire &amp; Smoke: orders in a slot, of 4 at most");
    expect(picture).not.toMatch(/NaN|undefined/);
  });

  it("says of a day on which the restaurant is closed that there is nothing to play", async () => {
    const { exit, err } = await simulate("--date", "2026-12-25");
    expect({ exit, err }).toEqual({
      exit: 1,
      err: "The restaurant is closed on 2026-12-25: no evening can be simulated.\n",
    });
  });

  it.each([
    ["--orders", "many", "--orders is a whole number from 0 to 2000."],
    ["--peak", "25:00", "--peak is a time of day, such as 18:30."],
    ["--date", "2026-02-30", "--date is a date, such as 2026-11-27."],
    ["--type", "brunch", "--type is one of dine-in, take-out"],
  ])("says what is wrong with %s %s", async (option, value, words) => {
    const { exit, err } = await comptoir("simulate", "the-grill", option, value);
    expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining(words) });
  });
});
