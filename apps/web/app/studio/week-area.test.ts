import { describe, expect, test } from "vitest";
import { areaBetween, cellAfterKey, cellAt } from "./week-area.ts";

test("screens#painted-week: two cells span the hours and the days between them, in any direction", () => {
  const area = { weekdays: [1, 2, 3], from: 60, to: 72 };
  expect(areaBetween({ weekday: 1, slot: 60 }, { weekday: 3, slot: 71 })).toEqual(area);
  expect(areaBetween({ weekday: 3, slot: 60 }, { weekday: 1, slot: 71 })).toEqual(area);
  expect(areaBetween({ weekday: 3, slot: 71 }, { weekday: 1, slot: 60 })).toEqual(area);
  expect(areaBetween({ weekday: 6, slot: 95 }, { weekday: 6, slot: 95 })).toEqual({ weekdays: [6], from: 95, to: 96 });
});

test("A point is in the cell below it; one outside the week counts as the nearest cell.", () => {
  const box = { left: 100, top: 50, width: 960, height: 280 };
  expect(cellAt(box, { x: 100, y: 50 })).toEqual({ weekday: 0, slot: 0 });
  expect(cellAt(box, { x: 709.9, y: 129.9 })).toEqual({ weekday: 1, slot: 60 });
  expect(cellAt(box, { x: 5000, y: -20 })).toEqual({ weekday: 0, slot: 95 });
  expect(cellAt(box, { x: 0, y: 5000 })).toEqual({ weekday: 6, slot: 0 });
});

describe("screens#painted-week: keys move through the week", () => {
  const at = { weekday: 2, slot: 60 };
  const reached = (key: string, ctrlKey = false) => cellAfterKey(at, { key, ctrlKey });

  test("by a quarter-hour, a day, an hour, to the ends of the day and of the week", () => {
    expect(reached("ArrowLeft")).toEqual({ weekday: 2, slot: 59 });
    expect(reached("ArrowRight")).toEqual({ weekday: 2, slot: 61 });
    expect(reached("ArrowUp")).toEqual({ weekday: 1, slot: 60 });
    expect(reached("ArrowDown")).toEqual({ weekday: 3, slot: 60 });
    expect(reached("PageUp")).toEqual({ weekday: 2, slot: 56 });
    expect(reached("PageDown")).toEqual({ weekday: 2, slot: 64 });
    expect(reached("Home")).toEqual({ weekday: 2, slot: 0 });
    expect(reached("End")).toEqual({ weekday: 2, slot: 95 });
    expect(reached("Home", true)).toEqual({ weekday: 0, slot: 0 });
    expect(reached("End", true)).toEqual({ weekday: 6, slot: 95 });
    expect(reached("a")).toBeNull();
  });

  test("and stop at its ends", () => {
    expect(cellAfterKey({ weekday: 0, slot: 0 }, { key: "ArrowUp", ctrlKey: false })).toEqual({ weekday: 0, slot: 0 });
    expect(cellAfterKey({ weekday: 6, slot: 94 }, { key: "PageDown", ctrlKey: false })).toEqual({
      weekday: 6,
      slot: 95,
    });
  });
});
