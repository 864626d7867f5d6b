import { expect, test } from "vitest";
import { withSchedules } from "./schedule-follows.ts";

const draftOf = (fields: object) => ({
  things: new Map([["item:1", { thing: "item:1", under: "menu:1", fields: { ...fields } }]]),
  pending: new Map(),
});
const EDIT = { thing: "item:1", field: "price", value: "13" };

test("menu#price-schedule: the hours at a dish's own price follow a change of it", () => {
  const draft = draftOf({ price: "12.50", additional_prices: { a: "12.50", b: "9.00" } });
  expect(withSchedules(draft, [EDIT])).toEqual([
    EDIT,
    { thing: "item:1", field: "additional_prices", value: { a: "13.00", b: "9.00" } },
  ]);
});

test("A dish without a schedule, and a text that is no price, change nothing else.", () => {
  expect(withSchedules(draftOf({ price: "12.50" }), [EDIT])).toEqual([EDIT]);
  const draft = draftOf({ price: "12.50", additional_prices: { a: "12.50" } });
  expect(withSchedules(draft, [{ ...EDIT, value: "much" }])).toEqual([{ ...EDIT, value: "much" }]);
});
