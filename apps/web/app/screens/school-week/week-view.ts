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
  /** What it contains, in words. */
  readonly allergens: string;
  readonly isSoldOut: boolean;
  /** Where its choices are made; null for a dish without any, which joins at once. */
  readonly to: string | null;
  readonly dish: KnownDish;
};

/** A menu of a school's day with its dishes. */
export type DayMenuView = { readonly id: string; readonly name: string; readonly dishes: readonly DishView[] };

/** A date of a school as its column shows it. */
export type DayView = {
  readonly date: string;
  /** `open` can be ordered for; what is closed or past is shown all the same. */
  readonly state: "open" | "closed" | "past" | "early";
  /** Until when it can be ordered for, or why it cannot, in words. */
  readonly note: string;
  readonly menus: readonly DayMenuView[];
  /** What is ordered for it already, and for which child. */
  readonly ordered: readonly OrderedDate[];
};

/** The days that are shown, and where the weeks before and after them are; null where there is nothing to order. */
export type WeekView = {
  readonly title: string;
  readonly days: readonly DayView[];
  readonly previousTo: string | null;
  readonly nextTo: string | null;
  /** Every date that can be ordered for, with the ids of its dishes: for copying a day and repeating a week. */
  readonly openDates: readonly { readonly date: string; readonly dishIds: readonly string[] }[];
  /** What the signed-in person has ordered, of these days and others. */
  readonly ordered: readonly OrderedDate[];
  /** Why the days could not be looked up; null when they could. */
  readonly problem: string | null;
};

/** Where a day stands on the page. */
export const dayId = (date: string) => `day-${date}`;

/** Where it is said which day that is. */
export const dayHeadingId = (date: string) => `${dayId(date)}-name`;
