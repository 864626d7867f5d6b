import type { Weekday } from "../time/weekdays.ts";
import type { LocalizationData } from "../venue/locale.ts";
import type { Id } from "../venue/restaurant.ts";

/**
 * A school's rotation in a venue file: menus by weekday, in a cycle of weeks. Week 1 is the week of
 * `start_date`. school#rotation-file.
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

/** The menus of each weekday; an absent weekday has no menus. */
export type RotationWeekData = { readonly [Day in Weekday]?: readonly Id[] | null };

/** A date without meals, such as a holiday. */
export type SkipDateData = {
  readonly date: string;
  readonly reason?: string | null;
  readonly localization?: LocalizationData | null;
};

/** A date whose menus replace those of the cycle. */
export type ReplacementData = SkipDateData & { readonly menus: readonly Id[] };
