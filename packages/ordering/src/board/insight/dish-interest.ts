import type { Cents } from "../../money/cents.ts";

/** What guests did with a dish on some days. insight#insight. */
export type DishInterest = {
  readonly id: string;
  readonly name: string;
  /** Portions sold, the orders that have the dish, and their amount at the prices of the menu. */
  readonly portions: number;
  readonly orders: number;
  readonly salesCents: Cents;
  /** How often the dish was opened while it could be ordered, and asked for while it was sold out. */
  readonly opened: number;
  readonly askedSoldOut: number;
};

/** The most days that are compared at once, and the days after which counts are deleted. insight#kept. */
export const INSIGHT_DAYS_MAX = 92;
export const INTEREST_KEPT_DAYS = 400;

/** Fewer views say nothing about a dish. */
const OPENED_MIN = 5;

type Ranked<Dish> = { readonly sold: Dish[]; readonly passedOver: Dish[]; readonly missed: Dish[] };

/**
 * Ranks dishes for a manager, at most `atMost` in each list: those that sell (most portions first), those that are opened
 * more often than ordered (greatest difference first), and those asked for while sold out. insight#insight-lists.
 */
export function rankInterest<Dish extends DishInterest>(dishes: readonly Dish[], atMost: number): Ranked<Dish> {
  const top = (rank: (dish: Dish) => number, isListed: (dish: Dish) => boolean) =>
    dishes
      .filter(isListed)
      .sort((a, b) => rank(b) - rank(a) || b.salesCents - a.salesCents || (a.name < b.name ? -1 : 1))
      .slice(0, atMost);
  return {
    sold: top(
      ({ portions }) => portions,
      ({ portions }) => portions > 0,
    ),
    passedOver: top(
      ({ opened, orders }) => opened - orders,
      ({ opened, orders }) => opened >= OPENED_MIN && opened > orders,
    ),
    missed: top(
      ({ askedSoldOut }) => askedSoldOut,
      ({ askedSoldOut }) => askedSoldOut > 0,
    ),
  };
}
