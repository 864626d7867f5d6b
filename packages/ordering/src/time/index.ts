// Time: dates, times of day, and moments on a wall clock.

export { addDays, daysBetween, isCalendarDate } from "./calendar-date.ts";
export { DAY_MINUTES, formatClockTime, NOON_MINUTES, parseClockTime } from "./clock-time.ts";
export { addMinutes, isBefore, type LocalMoment, minutesBetween, momentAtInstant, momentOn } from "./local-moment.ts";
export { WEEKDAYS, type Weekday } from "./weekdays.ts";
