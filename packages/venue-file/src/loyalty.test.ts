import { describe, expect, test } from "vitest";
import { parseVenueFile } from "./parse-venue-file.ts";
import { formatFault } from "./reading/findings.ts";

/** Returns the parsed loyalty programme, or the faults. */
function read(loyalty: unknown) {
  const restaurant = { name: "The Grill", slug: "the-grill" };
  const importedAt = "2026-11-20T18:00:00.000Z";
  const parsed = parseVenueFile(JSON.stringify({ restaurant, menus: [], loyalty }), { importedAt });
  return "faults" in parsed ? parsed.faults.map(formatFault) : parsed.venue.loyalty;
}

describe("venue#file-faults: the value of points", () => {
  test("is whole points with a positive amount; the rest of the programme is stored unchanged.", () => {
    const loyalty = { name: "Club", points_value: { points: 100, value: "5.00" }, points_minimum: 200, ours: [1] };
    expect(read(loyalty)).toEqual(loyalty);
    expect(read({ points_value: { points: "100", value: 5 } })).toEqual({
      points_value: { points: 100, value: "5.00" },
    });
    expect(read({ points_value: null })).toEqual({ points_value: null });
  });

  test("of another shape is refused with its path.", () => {
    const POINTS = "expected a whole number from 1 to 1000000";
    const faults: readonly (readonly [unknown, string])[] = [
      ["5.00", "loyalty.points_value: "],
      [{ value: "5.00" }, "loyalty.points_value.points: is missing"],
      [{ points: 100 }, "loyalty.points_value.value: is missing"],
      [{ points: 0, value: "5.00" }, POINTS],
      [{ points: 1.5, value: "5.00" }, POINTS],
      [{ points: 100, value: "5 %" }, "loyalty.points_value.value: "],
      [{ points: 100, value: "0.00" }, "expected an amount above zero"],
    ];
    for (const [points_value, fault] of faults) {
      expect(String(read({ points_value })), JSON.stringify(points_value)).toContain(fault);
    }
    // An invalid amount is reported once.
    expect(read({ points_value: { points: 100, value: "x" } })).toHaveLength(1);
    for (const points_per_dollar of [-1, "x", [1]]) {
      expect(String(read({ points_per_dollar }))).toContain('expected a number of points, such as "1.5"');
    }
    expect(read({ points_per_dollar: "1.5" })).toEqual({ points_per_dollar: "1.5" });
    expect(String(read({ points_minimum: -5 }))).toContain(`loyalty.points_minimum: is -5; ${POINTS}`);
    expect(String(read("a club"))).toContain("loyalty: ");
  });
});
