import { expect, test } from "vitest";
import { isTabLimit, limitWords, readTabLimit } from "../../suites/tab-settings.ts";
import { readCounts, readSettings } from "./read-settings.ts";

function form(but: Record<string, string> = {}): FormData {
  const fields = {
    eventId: "final",
    suiteId: "s-1",
    event_day_payment_preference: "charge",
    tab_limit: "",
    version: "3",
    ...but,
  };
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("A blank limit means no limit; a typed limit is parsed in either language's format.", () => {
  expect(readSettings(form())).toMatchObject({ eventId: "final", suiteId: "s-1", tab_limit: null, version: 3 });
  const typed = ["1500", "1 500,00 $", "$1500.50", "1,500", "$12,500.25", "1500,5"].map(
    (tab_limit) => readSettings(form({ tab_limit }))?.tab_limit,
  );
  expect(typed).toEqual(["1500", "1500.00", "1500.50", "1500", "12500.25", "1500.5"]);
});

test("A limit formatted for its field is parsed to the same limit.", () => {
  for (const limit of [null, "0.00", "1500.00", "98765.43"]) expect(readTabLimit(limitWords(limit))).toBe(limit);
});

test("Only an amount of dollars, or no limit, is valid.", () => {
  for (const limit of [null, "0", "500", "1500.50"]) expect(isTabLimit(limit), String(limit)).toBe(true);
  for (const typed of ["abc", "-5", "12.345", "1e3", "5 hundred"])
    expect(isTabLimit(readTabLimit(typed)), typed).toBe(false);
});

test("Values that the form does not offer are rejected.", () => {
  expect(readSettings(form({ event_day_payment_preference: "gold" }))).toBeNull();
  expect(readSettings(form({ version: "new" }))).toBeNull();
});

test("Counted quantities are whole numbers; a blank field is skipped.", () => {
  expect(readCounts(form({ "count-31": " 5 ", "count-32": "" }))).toEqual([{ item: "31", on_hand: 5 }]);
  for (const text of ["-1", "2.5", "many", "99999"]) expect(readCounts(form({ "count-31": text })), text).toBeNull();
});
