import { DEFAULT_ZONE, type RestaurantData } from "@comptoir/ordering";
import { addWarning, type Reading } from "./reading/findings.ts";
import { formatPath, pathTo } from "./reading/json-path.ts";
import { WARNING } from "./wording.ts";

const RESTAURANT = pathTo(null, "restaurant");

/** Warns of implausible opening hours, rows without effect, and time zones with a fixed offset. venue#file-doubts. */
export function noteOpening(restaurant: RestaurantData, reading: Reading): void {
  noteWholeDays(restaurant.hours, "hours", reading);
  noteWholeDays(restaurant.holiday_hours, "holiday_hours", reading);
  noteClosedHolidays(restaurant.holiday_hours, reading);
  noteZone(restaurant, reading);
}

/** Provinces whose clocks are mostly those of the default zone. time#zone. */
const PROVINCES_OF_DEFAULT_ZONE: ReadonlySet<string> = new Set(["ON", "QC", "NU"]);

function noteZone({ province, menu_configuration }: RestaurantData, reading: Reading): void {
  const zone = menu_configuration?.zone;
  const at = pathTo(pathTo(RESTAURANT, "menu_configuration"), "zone");
  if (zone && isFixed(zone)) addWarning(reading, at, WARNING.fixedZone(zone));
  if (!zone && province && !PROVINCES_OF_DEFAULT_ZONE.has(province)) {
    addWarning(reading, at, WARNING.zoneOfOthers(DEFAULT_ZONE, province));
  }
}

type Rows = RestaurantData["hours"] | RestaurantData["holiday_hours"];

function noteWholeDays(rows: Rows, field: string, reading: Reading): void {
  for (const [index, { start_time, end_time }] of (rows ?? []).entries()) {
    // 00:00 to 00:00 means a whole day.
    if (!start_time || start_time !== end_time || start_time === "00:00") continue;
    addWarning(reading, pathTo(pathTo(RESTAURANT, field), index), WARNING.opensAllDay(start_time));
  }
}

/** Warns of a date's rows without effect beside one that closes the full day. time#holiday-hours. */
function noteClosedHolidays(rows: RestaurantData["holiday_hours"], reading: Reading): void {
  const at = pathTo(RESTAURANT, "holiday_hours");
  const closing = new Map((rows ?? []).flatMap(({ date, full_day }, index) => (full_day ? [[date, index]] : [])));
  for (const [index, { date, full_day }] of (rows ?? []).entries()) {
    const by = closing.get(date);
    if (full_day || by === undefined) continue;
    addWarning(reading, pathTo(at, index), WARNING.closedHoliday(formatPath(pathTo(at, by))));
  }
}

/** Tells whether a time zone, such as `EST` or `Etc/GMT+5`, has no daylight saving time and is no region's. */
function isFixed(zone: string): boolean {
  if (zone.includes("/") && !zone.startsWith("Etc/")) return false;
  const [winter, summer] = ["2026-01-01", "2026-07-01"].map(
    (day) => Temporal.PlainDate.from(day).toZonedDateTime(zone).offsetNanoseconds,
  );
  return winter === summer;
}
