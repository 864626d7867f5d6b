// School: the meals of each date.

export {
  earliestDate,
  MAX_CHILDREN,
  schoolOrderKey,
} from "./child.ts";
export {
  type ChosenDays,
  chosenDays,
  dateRangeOf,
  datesBetween,
} from "./chosen-week.ts";
export { dropPastCutoff } from "./drop-past-cutoff.ts";
export { mondayOf, readRotation, type ServingReason } from "./rotation.ts";
export type {
  ReplacementData,
  RotationData,
  RotationWeekData,
  SkipDateData,
} from "./rotation-data.ts";
export { computeSchoolCosts } from "./school-costs.ts";
export { type ClosedReason, type School, type SchoolDay, schoolDay } from "./school-day.ts";
