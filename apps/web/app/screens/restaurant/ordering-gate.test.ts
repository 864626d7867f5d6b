import { describe, expect, test } from "vitest";
import { parseVisit } from "../../visit/parse-visit.ts";
import { hasOrderingConfig } from "./ordering-gate.ts";

const visit = (query: string) => parseVisit(new URLSearchParams(query));

describe("An ordering config", () => {
  test("is a table number, a generic location, take-out, a school, catering or another round.", () => {
    expect(hasOrderingConfig(visit("tableNum=12"), "dine-in")).toBe(true);
    expect(hasOrderingConfig(visit("genericTableLocation=T1"), "dine-in")).toBe(true);
    expect(hasOrderingConfig(visit("takeout"), "take-out")).toBe(true);
    expect(hasOrderingConfig(visit(""), "school")).toBe(true);
    expect(hasOrderingConfig(visit("catering"), "generic-catering")).toBe(true);
    expect(hasOrderingConfig(visit("anotherRoundId=1"), "dine-in")).toBe(true);
  });

  test("is missing without any of them, and then nothing can be ordered.", () => {
    expect(hasOrderingConfig(visit(""), "dine-in")).toBe(false);
  });
});
