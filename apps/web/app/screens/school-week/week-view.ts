import type { KnownDish } from "../../cart/known-dish.ts";
import type { OrderedDate } from "./ordered-lines.ts";

export type DishView = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly cents: number;
  /** Whether the price is the lowest of several. */
  readonly isFrom: boolean;
  readonly allergens: string;
  readonly isSoldOut: boolean;
  /** The link to the dish's choices; null for a dish without choices, which is added at once. */
  readonly to: string | null;
  readonly dish: KnownDish;
};

export type DayMenuView = { readonly id: string; readonly name: string; readonly dishes: readonly DishView[] };

export type DayView = {
  readonly date: string;
  /** Only an `open` date can be ordered; the other dates are shown, too. */
  readonly state: "open" | "closed" | "past" | "early";
  /** The cutoff, or the reason why the date cannot be ordered, as text. */
  readonly note: string;
  readonly menus: readonly DayMenuView[];
  readonly ordered: readonly OrderedDate[];
};

/** The shown days. `previousTo` and `nextTo` link neither to past weeks nor beyond the last school date. */
export type WeekView = {
  readonly title: string;
  readonly days: readonly DayView[];
  readonly previousTo: string | null;
  readonly nextTo: string | null;
  /** All dates that can be ordered, with the ids of their dishes, for copying a day and repeating a week. */
  readonly openDates: readonly { readonly date: string; readonly dishIds: readonly string[] }[];
  /** The orders of the signed-in person, for these days and others. */
  readonly ordered: readonly OrderedDate[];
  /** Why the days could not be loaded; null if they were. */
  readonly problem: string | null;
};

export const dayId = (date: string) => `day-${date}`;

export const dayHeadingId = (date: string) => `${dayId(date)}-name`;
