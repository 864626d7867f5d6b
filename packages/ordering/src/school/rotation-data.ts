import type { LocalizationData } from "../venue/locale.ts";
import type { Id } from "../venue/restaurant.ts";

/**
 * A school's cycle of weeks as a venue file has it: what is served on which weekday. The cycle is counted from the Monday of the
 * week of `start_date`. A replacement goes before a skip date. school#rotation-file.
 */
export type RotationData = {
  readonly id: Id;
  readonly name: string;
  readonly localization?: LocalizationData | null;
  readonly start_date: string;
  /** The last day that it serves; absent: it goes on. */
  readonly end_date?: string | null;
  readonly weeks: readonly RotationWeekData[];
  readonly skip_dates?: readonly SkipDateData[] | null;
  readonly replacements?: readonly ReplacementData[] | null;
};

/** The weekdays by the names of their fields, Monday first. */
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The menus of each weekday; one that is absent serves nothing. */
export type RotationWeekData = { readonly [Day in Weekday]?: readonly Id[] | null };

/** A day on which nothing is served: a holiday, a professional development day. */
export type SkipDateData = {
  readonly date: string;
  readonly reason?: string | null;
  /** The reason in other languages. */
  readonly localization?: LocalizationData | null;
};

/** A day on which other menus are served than the cycle says. */
export type ReplacementData = SkipDateData & { readonly menus: readonly Id[] };
