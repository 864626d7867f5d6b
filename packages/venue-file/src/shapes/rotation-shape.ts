import type { Id } from "@comptoir/ordering";
import { addFault, type Reading } from "../reading/findings.ts";
import { idOf, reference } from "../reading/id-readers.ts";
import { formatPath, type JsonPath, pathTo } from "../reading/json-path.ts";
import { list } from "../reading/list-reader.ts";
import { object } from "../reading/object-reader.ts";
import { optional, required } from "../reading/reader.ts";
import { date } from "../reading/time-readers.ts";
import { name, words } from "../reading/word-readers.ts";
import type { ReplacementData, RotationData, RotationWeekData, SkipDateData, VenueFile } from "../venue-file.ts";
import { WRONG } from "../wording.ts";

const MENUS = list(reference, 1000);
const SERVED = optional(MENUS);
const REASON = optional(words(300));
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

/** A school's cycle of weeks. school#rotation-file. */
export const rotation = object<RotationData>(
  {
    id: { ...optional(idOf("rotation")), absent: () => "" },
    name: { ...optional(name), absent: () => "" },
    start_date: required(date),
    weeks: required(list(week, MAX_WEEKS)),
    skip_dates: optional(list(object<SkipDateData>({ date: required(date), reason: REASON }))),
    replacements: optional(
      list(object<ReplacementData>({ date: required(date), menus: required(MENUS), reason: REASON })),
    ),
  },
  (data, path, reading) => {
    if (data.weeks?.length === 0) addFault(reading, pathTo(path, "weeks"), WRONG.noWeeks);
    checkDates(data.skip_dates, pathTo(path, "skip_dates"), reading);
    checkDates(data.replacements, pathTo(path, "replacements"), reading);
  },
);

/** A day is skipped for one reason, and replaced by one list of menus. */
function checkDates(days: readonly SkipDateData[] | null | undefined, path: JsonPath, reading: Reading): void {
  const earlier = new Map<string, JsonPath>();
  for (const [index, { date: day }] of (days ?? []).entries()) {
    const at = pathTo(pathTo(path, index), "date");
    const taken = earlier.get(day);
    if (taken) addFault(reading, at, WRONG.taken(day, formatPath(taken)));
    else if (day) earlier.set(day, at);
  }
}

/** Checks that every menu of the rotations is in the file. */
export function checkRotations({ rotations, menus }: VenueFile, path: JsonPath, reading: Reading): void {
  const known = new Set((menus ?? []).map((menu) => String(menu.id)));
  const check = (ids: readonly Id[] | null | undefined, at: JsonPath) => {
    for (const [index, id] of (ids ?? []).entries()) {
      if (!known.has(String(id))) addFault(reading, pathTo(at, index), WRONG.noSuch(id, "menu"));
    }
  };
  for (const [index, { weeks, replacements }] of (rotations ?? []).entries()) {
    const at = pathTo(pathTo(path, "rotations"), index);
    for (const [number, days] of (weeks ?? []).entries()) {
      const weekAt = pathTo(pathTo(at, "weeks"), number);
      for (const [day, ids] of Object.entries(days)) check(ids, pathTo(weekAt, day));
    }
    for (const [number, replacement] of (replacements ?? []).entries()) {
      check(replacement.menus, pathTo(pathTo(pathTo(at, "replacements"), number), "menus"));
    }
  }
}
