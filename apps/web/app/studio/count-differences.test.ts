import { m } from "@comptoir/messages";
import { expect, test } from "vitest";
import { countDifferences } from "./count-differences.ts";

const field = { field: "name", was: "a", is: "b" };

test("studio#draft-counted: Differences are counted by dishes, sections and settings, not by objects.", () => {
  const counts = countDifferences([
    { change: "new", kind: "item", fields: [] },
    { change: "new", kind: "item", fields: [] },
    { change: "changed", kind: "item", fields: [field, field] },
    { change: "gone", kind: "section", fields: [] },
    { change: "changed", kind: "restaurant", fields: [field, field, field] },
  ]);
  expect(counts).toEqual([
    { label: m.staff_start_count_dishes(), added: 2, changed: 1, gone: 0 },
    { label: m.staff_start_count_sections(), added: 0, changed: 0, gone: 1 },
    { label: m.studio_set_title(), added: 0, changed: 3, gone: 0 },
  ]);
});
