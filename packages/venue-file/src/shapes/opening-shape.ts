import type { HolidayHoursData, HoursData } from "@comptoir/ordering";
import { addFault } from "../reading/findings.ts";
import { pathTo } from "../reading/json-path.ts";
import { flag, wholeNumber } from "../reading/number-readers.ts";
import { list, object } from "../reading/schema-types.ts";
import { date, timeOfDay } from "../reading/time-readers.ts";
import { EXPECTED, WRONG } from "../wording.ts";

/** Opening hours: several rows a day; an end before its start is past midnight. time#hours. */
export const hours = list(
  object<HoursData>({
    weekday: wholeNumber(0, 6),
    start_time: timeOfDay,
    end_time: timeOfDay,
  }),
  200,
);

/** Rows that replace a date's hours: either closed for the full day, or open from a time to a time. time#holiday-hours. */
export const holidayHours = list(
  object<HolidayHoursData>(
    {
      date,
      start_time: timeOfDay.nullish(),
      end_time: timeOfDay.nullish(),
      full_day: flag.nullish(),
    },
    (data, path, reading) => {
      if (data.full_day) return;
      for (const field of ["start_time", "end_time"] as const) {
        if (data[field] === undefined) addFault(reading, pathTo(path, field), WRONG.missing(EXPECTED.time));
      }
    },
  ),
  2000,
);
