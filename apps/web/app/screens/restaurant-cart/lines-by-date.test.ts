import type { LineView } from "@comptoir/receipt";
import { expect, test } from "vitest";
import { linesByDate } from "./lines-by-date.ts";

const line = (orderId: number, but: Partial<LineView> = {}): LineView => ({
  orderId,
  name: "Pasta",
  image: null,
  quantity: 1,
  cents: 600,
  memberCents: null,
  choices: [],
  memo: null,
  ...but,
});

test("A school's lines are grouped by date, earliest first, and by child, each date with its subtotal.", () => {
  const dates = linesByDate([
    line(1, { date: "2026-11-24", childId: "zoe" }),
    line(2, {
      date: "2026-11-23",
      childId: "zoe",
      choices: [{ key: "a", words: "Cheese", named: "Add: Cheese", cents: 150, depth: 0 }],
    }),
    line(3, { date: "2026-11-23", childId: "leo", memberCents: 500 }),
    line(4, { date: "2026-11-23" }),
  ]);
  expect(dates?.map(({ date, subtotalCents }) => [date, subtotalCents])).toEqual([
    ["2026-11-23", 750 + 500 + 600],
    ["2026-11-24", 600],
  ]);
  expect(dates?.[0]?.children.map(({ childId, lines }) => [childId, lines.map(({ orderId }) => orderId)])).toEqual([
    ["zoe", [2]],
    ["leo", [3]],
    [undefined, [4]],
  ]);
});

test("A line without a date belongs to the earliest date.", () => {
  expect(linesByDate([line(1), line(2, { date: "2026-11-23" })])).toMatchObject([{ date: "2026-11-23" }]);
});

test("A date has no subtotal while one of its lines has no price.", () => {
  const dated = { date: "2026-11-23" };
  expect(linesByDate([line(1, dated), line(2, { ...dated, cents: null })])?.[0]?.subtotalCents).toBeNull();
});

test("Other carts have no dates.", () => {
  expect(linesByDate([line(1)])).toBeNull();
  expect(linesByDate([])).toBeNull();
});
