import { m } from "@comptoir/messages";
import { expect, test } from "vitest";
import { openingsWords } from "./week-hours.tsx";

test("The hours of a day are texts: a break at noon, past midnight, all day, closed.", () => {
  const lunch = { startMinutes: 11 * 60, endMinutes: 14 * 60 };
  const night = { startMinutes: 17 * 60, endMinutes: 25 * 60 };
  expect(openingsWords([lunch, night]).replace(/\s/g, " ")).toBe("11:00 a.m. to 2:00 p.m., 5:00 p.m. to 1:00 a.m.");
  expect(openingsWords([{ startMinutes: 0, endMinutes: 24 * 60 }])).toBe(m.venue_open_all_day());
  expect(openingsWords([])).toBe(m.venue_closed_day());
});
