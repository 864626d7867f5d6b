import { describe, expect, test } from "vitest";
import { formatPath, valueAt, withValueAt } from "./value-at.ts";

describe("A value within a field", () => {
  test("is read and replaced, and the rest stays.", () => {
    const delivery = { type: "custom", custom: [{ location: "Patio", areas: ["A:1", "B:2"] }] };
    const path = ["custom", 0, "areas", 1];
    expect(valueAt(delivery, path)).toBe("B:2");
    expect(withValueAt(delivery, path, "C:3")).toEqual({
      type: "custom",
      custom: [{ location: "Patio", areas: ["A:1", "C:3"] }],
    });
    expect(valueAt(null, path)).toBeUndefined();
  });

  test("is removed with the object or list that it leaves empty; an entry stays until it is removed.", () => {
    expect(withValueAt({ by_guest: true }, ["by_guest"], null)).toBeNull();
    expect(withValueAt({ a: { b: 1 }, c: 2 }, ["a", "b"], null)).toEqual({ c: 2 });
    expect(withValueAt([{ email: "a@b.ca" }], [0, "email"], null)).toEqual([{}]);
    expect(withValueAt([{ email: "a@b.ca" }], [0], null)).toBeNull();
    expect(withValueAt(null, ["default_values", 0], "18")).toEqual({ default_values: ["18"] });
  });

  test("has its path as the API writes it.", () => {
    expect(formatPath([2, "start_time"])).toBe("[2].start_time");
    expect(formatPath(["dine-in", "mode"])).toBe(".dine-in.mode");
  });
});
