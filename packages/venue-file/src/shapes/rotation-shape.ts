import {
  type Id,
  type ReplacementData,
  type RotationData,
  type RotationWeekData,
  type SkipDateData,
  WEEKDAYS,
} from "@comptoir/ordering";
import { addFault, addWarning, type Reading } from "../reading/findings.ts";
import { idOf, reference } from "../reading/id-readers.ts";
import { formatPath, type JsonPath, pathTo } from "../reading/json-path.ts";
import { list, made, object } from "../reading/schema-types.ts";
import { date } from "../reading/time-readers.ts";
import { localization, name, words } from "../reading/word-readers.ts";
import type { VenueFile } from "../venue-file.ts";
import { WARNING, WRONG } from "../wording.ts";

const MENUS = list(reference, 1000);
const SERVED = MENUS.nullish();
const REASON = { reason: words(300).nullish(), localization: localization(["reason"]).nullish() };
const MAX_WEEKS = 520;

const week = object<RotationWeekData>({
  monday: SERVED,
  tuesday: SERVED,
  wednesday: SERVED,
  thursday: SERVED,
  friday: SERVED,
  saturday: SERVED,
  sunday: SERVED,
});

/** A school's weekly menu cycle. school#rotation-file. */
export const rotation = object<RotationData>(
  {
    id: made(idOf("rotation"), () => ""),
    name: made(name, () => ""),
    localization: localization(["name"]).nullish(),
    start_date: date,
    end_date: date.nullish(),
    weeks: list(week, MAX_WEEKS),
    skip_dates: list(object<SkipDateData>({ date, ...REASON })).nullish(),
    replacements: list(object<ReplacementData>({ date, menus: MENUS, ...REASON })).nullish(),
  },
  (data, path, reading) => {
    if (data.weeks?.length === 0) addFault(reading, pathTo(path, "weeks"), WRONG.noWeeks);
    if (data.end_date && data.start_date && data.end_date < data.start_date) {
      addFault(reading, pathTo(path, "end_date"), WRONG.order("end_date", "start_date"));
    }
    checkDates(data.skip_dates, pathTo(path, "skip_dates"), reading);
    checkDates(data.replacements, pathTo(path, "replacements"), reading);
  },
);

/** Adds a fault for a date that is skipped or replaced twice. */
function checkDates(days: readonly SkipDateData[] | null | undefined, path: JsonPath, reading: Reading): void {
  const earlier = new Map<string, JsonPath>();
  for (const [index, { date: day }] of (days ?? []).entries()) {
    const at = pathTo(pathTo(path, index), "date");
    const taken = earlier.get(day);
    if (taken) addFault(reading, at, WRONG.taken(day, formatPath(taken)));
    else if (day) earlier.set(day, at);
  }
}

/** Checks that the rotations' menus are in the file; warns of dates that can never be ordered. */
export function checkRotations(venue: VenueFile, path: JsonPath, reading: Reading): void {
  const known = new Map((venue.menus ?? []).map((menu) => [String(menu.id), menu]));
  const check = (ids: readonly Id[] | null | undefined, at: JsonPath) => {
    for (const [index, id] of (ids ?? []).entries()) {
      const menu = known.get(String(id));
      if (!menu) addFault(reading, pathTo(at, index), WRONG.noSuch(id, "menu"));
      else if (menu.scheduled === false) addWarning(reading, pathTo(at, index), WARNING.notScheduled);
    }
  };
  const rotations = venue.rotations ?? [];
  if (rotations.length > 0 && !venue.restaurant?.k12) addWarning(reading, pathTo(path, "rotations"), WARNING.noSchool);
  for (const [index, { weeks, replacements }] of rotations.entries()) {
    const at = pathTo(pathTo(path, "rotations"), index);
    for (const [number, days] of (weeks ?? []).entries()) {
      const weekAt = pathTo(pathTo(at, "weeks"), number);
      for (const [day, ids] of Object.entries(days)) check(ids, pathTo(weekAt, day));
      noteWeekends(days, { venue, path: weekAt, reading });
    }
    for (const [number, replacement] of (replacements ?? []).entries()) {
      check(replacement.menus, pathTo(pathTo(pathTo(at, "replacements"), number), "menus"));
    }
  }
}

/** Warns of weekend menus without `weekend_ordering`. time#cutoff. */
function noteWeekends(
  days: RotationWeekData,
  { venue, path, reading }: { readonly venue: VenueFile; readonly path: JsonPath; readonly reading: Reading },
): void {
  if (venue.restaurant?.order_options?.weekend_ordering) return;
  for (const day of WEEKDAYS.slice(-2)) {
    if (days[day]?.length) addWarning(reading, pathTo(path, day), WARNING.noWeekendOrdering);
  }
}
