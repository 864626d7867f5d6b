import type { KnownDish } from "../../cart/known-dish.ts";
import type { OrderedDate } from "./ordered-lines.ts";

/** A dish of a school's day, ready to join the cart. */
export type DishView = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly cents: number;
  /** Whether the price is the lowest of several. */
  readonly isFrom: boolean;
  /** The allergens of the dish, as text. */
  readonly allergens: string;
  readonly isSoldOut: boolean;
  /** The link to the dish's choices; null for a dish without choices, which is added at once. */
  readonly to: string | null;
  readonly dish: KnownDish;
};

/** A menu of a school's day with its dishes. */
export type DayMenuView = { readonly id: string; readonly name: string; readonly dishes: readonly DishView[] };

/** A date of a school as its column shows it. */
export type DayView = {
  readonly date: string;
  /** Only an `open` date can be ordered; the page shows the others, too. */
  readonly state: "open" | "closed" | "past" | "early";
  /** The cutoff, or the reason why the date cannot be ordered, as text. */
  readonly note: string;
  readonly menus: readonly DayMenuView[];
  /** The existing orders for the date, with their children. */
  readonly ordered: readonly OrderedDate[];
};

/**
 * The shown days, with links to the weeks before and after. No link leads to past weeks, or beyond the last school
 * date.
 */
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

/** Returns the id of a day's element. */
export const dayId = (date: string) => `day-${date}`;

/** Returns the id of a day's heading. */
export const dayHeadingId = (date: string) => `${dayId(date)}-name`;
