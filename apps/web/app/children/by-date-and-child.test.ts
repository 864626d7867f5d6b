import { expect, test } from "vitest";
import { byDateAndChild } from "./by-date-and-child.ts";

test("school#child-orders: Children's lines are sorted by date, then in their parent's order, whatever their ids.", () => {
  const children = [{ id: "z" }, { id: "a" }];
  const of = (date: string | undefined, childId: string | null | undefined) => ({ date, childId });
  const sorted = byDateAndChild(
    [
      of("2026-11-24", "a"),
      of("2026-11-23", "a"),
      of("2026-11-23", null),
      of("2026-11-23", "z"),
      of("2026-11-24", "z"),
    ],
    children,
  );
  expect(sorted.map(({ date, childId }) => `${date} ${childId}`)).toEqual([
    "2026-11-23 null",
    "2026-11-23 z",
    "2026-11-23 a",
    "2026-11-24 z",
    "2026-11-24 a",
  ]);
});

test("Lines without a date keep their order.", () => {
  const lines: readonly { name: string; date?: string }[] = [{ name: "b" }, { name: "a" }];
  expect(byDateAndChild(lines, [])).toEqual(lines);
});
