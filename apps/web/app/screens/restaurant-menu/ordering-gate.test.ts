import { describe, expect, test } from "vitest";
import { parseVisit } from "../../visit/parse-visit.ts";
import { hasOrderingConfig } from "./ordering-gate.ts";

const visit = (query: string) => parseVisit(new URLSearchParams(query));

describe("Ordering needs a config", () => {
  test("of a table number, a generic location, take-out, school, catering or another round.", () => {
    expect(hasOrderingConfig(visit("tableNum=12"), "dine-in")).toBe(true);
    expect(hasOrderingConfig(visit("genericTableLocation=T1"), "dine-in")).toBe(true);
    expect(hasOrderingConfig(visit("takeout"), "take-out")).toBe(true);
    expect(hasOrderingConfig(visit(""), "school")).toBe(true);
    expect(hasOrderingConfig(visit("catering"), "generic-catering")).toBe(true);
    expect(hasOrderingConfig(visit("anotherRoundId=1"), "dine-in")).toBe(true);
  });

  test("without any of them nothing can be ordered yet.", () => {
    expect(hasOrderingConfig(visit(""), "dine-in")).toBe(false);
  });
});
