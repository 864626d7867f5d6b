import type { LocalizationData } from "../venue/locale.ts";
import type { Id } from "../venue/restaurant.ts";

/**
 * A school's rotation in a venue file: the menus of each weekday, in a cycle of weeks. Week 1 begins on the
 * Monday of the week of `start_date`. A replacement takes precedence over a skip date. school#rotation-file.
 */
export type RotationData = {
  readonly id: Id;
  readonly name: string;
  readonly localization?: LocalizationData | null;
  readonly start_date: string;
  /** The last day of the rotation; absent if it has no end. */
  readonly end_date?: string | null;
  readonly weeks: readonly RotationWeekData[];
  readonly skip_dates?: readonly SkipDateData[] | null;
  readonly replacements?: readonly ReplacementData[] | null;
};

/** The weekdays as field names, Monday first. */
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The menus of each weekday; an absent weekday has no menus. */
export type RotationWeekData = { readonly [Day in Weekday]?: readonly Id[] | null };

/** A date without meals: a holiday, a professional development day. */
export type SkipDateData = {
  readonly date: string;
  readonly reason?: string | null;
  /** The reason in other languages. */
  readonly localization?: LocalizationData | null;
};

/** A date with other menus than those of the cycle. */
export type ReplacementData = SkipDateData & { readonly menus: readonly Id[] };
