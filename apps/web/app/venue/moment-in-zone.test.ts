import { expect, test } from "vitest";
import { momentInZone } from "./moment-in-zone.ts";

test.each([
  ["America/Regina", { date: "2026-11-21", weekday: 5, minutes: 30 }],
  ["America/St_Johns", { date: "2026-11-21", weekday: 5, minutes: 3 * 60 }],
  ["No/Where", { date: "2026-11-21", weekday: 5, minutes: 60 + 30 }],
])("An instant in %s is %j, whatever the zone of the device.", (zone, moment) => {
  expect(momentInZone(new Date("2026-11-21T06:30:00Z"), zone)).toEqual(moment);
});
