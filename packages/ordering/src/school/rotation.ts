import { addDays, daysBetween, weekdayOf } from "../time/calendar-date.ts";
import { WEEKDAYS } from "../time/weekdays.ts";
import type { ReplacementData, RotationData, SkipDateData } from "./rotation-data.ts";

/** A parsed rotation. Menu ids are text. school#rotation. */
export type Rotation = {
  readonly data: RotationData;
  readonly firstMonday: string;
  readonly skipDates: ReadonlyMap<string, SkipDateData>;
  readonly replacements: ReadonlyMap<string, ReplacementData>;
};

/** Why a rotation serves its menus on a date, or none. `week` counts from 1. */
export type ServingReason =
  | { readonly kind: "cycle"; readonly week: number; readonly weeks: number }
  | { readonly kind: "replacement"; readonly day: ReplacementData }
  | { readonly kind: "skip-date"; readonly day: SkipDateData }
  | { readonly kind: "not-begun" }
  | { readonly kind: "over" };

export type Serving = { readonly menuIds: readonly string[]; readonly reason: ServingReason };

export function readRotation(data: RotationData): Rotation {
  return {
    data,
    firstMonday: mondayOf(data.start_date),
    skipDates: new Map((data.skip_dates ?? []).map((day) => [day.date, day])),
    replacements: new Map((data.replacements ?? []).map((day) => [day.date, day])),
  };
}

/** Returns the Monday of a date's week. school#week. */
export function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date));
}

/**
 * Returns the menus of a rotation on a date. A replacement precedes a skip date, and applies outside the
 * rotation's period too. The cycle counts calendar weeks, so holidays do not shift it.
 * school#rotation-replacement, school#rotation-start.
 */
export function servedOn({ data, firstMonday, skipDates, replacements }: Rotation, date: string): Serving {
  const replaced = replacements.get(date);
  if (replaced) return { menuIds: replaced.menus.map(String), reason: { kind: "replacement", day: replaced } };
  const skipped = skipDates.get(date);
  if (skipped) return { menuIds: [], reason: { kind: "skip-date", day: skipped } };
  if (date < data.start_date) return { menuIds: [], reason: { kind: "not-begun" } };
  if (data.end_date != null && date > data.end_date) return { menuIds: [], reason: { kind: "over" } };
  const weeks = data.weeks.length;
  const week = Math.floor(daysBetween(firstMonday, date) / 7) % weeks;
  const day = WEEKDAYS[weekdayOf(date)] as (typeof WEEKDAYS)[number];
  const menuIds = (data.weeks[week]?.[day] ?? []).map(String);
  return { menuIds, reason: { kind: "cycle", week: week + 1, weeks } };
}
