import type { HolidayHoursData, HoursData } from "@comptoir/ordering";
import { addFault } from "../reading/findings.ts";
import { pathTo } from "../reading/json-path.ts";
import { list } from "../reading/list-reader.ts";
import { flag, wholeNumber } from "../reading/number-readers.ts";
import { object } from "../reading/object-reader.ts";
import { optional, required } from "../reading/reader.ts";
import { date, timeOfDay } from "../reading/time-readers.ts";
import { EXPECTED, WRONG } from "../wording.ts";

/** Opening hours: several rows a day; an end before its start is past midnight. time#hours. */
export const hours = list(
  object<HoursData>({
    weekday: required(wholeNumber(0, 6)),
    start_time: required(timeOfDay),
    end_time: required(timeOfDay),
  }),
  200,
);

/** Rows that replace a date's hours: either closed for the full day, or open from a time to a time. time#holiday-hours. */
export const holidayHours = list(
  object<HolidayHoursData>(
    {
      date: required(date),
      start_time: optional(timeOfDay),
      end_time: optional(timeOfDay),
      full_day: optional(flag),
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
