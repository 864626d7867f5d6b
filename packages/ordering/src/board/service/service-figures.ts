import { CANCELLED_BY, type CancelledBy, type ServedOrder } from "./served-order.ts";

/** Figures of a restaurant's service over some orders. board#service. */
type ServiceFigures = {
  readonly orders: number;
  /** Orders that staff accepted, and the seconds that it took: the median, and what 95 of 100 took at most. */
  readonly accepted: number;
  readonly acceptMedianSeconds: number | null;
  readonly acceptP95Seconds: number | null;
  /** Orders that were ready or handed over, and how many of them were late and very late. */
  readonly made: number;
  readonly late: number;
  readonly veryLate: number;
  readonly missed: number;
  readonly cancelled: Readonly<Record<CancelledBy, number>>;
};

/** Computes the figures of some orders. board#service. */
export function serviceFigures(orders: readonly ServedOrder[]): ServiceFigures {
  const seconds = orders.flatMap(({ acceptSeconds }) => acceptSeconds ?? []).sort((a, b) => a - b);
  const lateness = orders.flatMap((order) => order.lateness ?? []);
  const cancelledBy = (by: CancelledBy) => orders.filter((order) => order.cancelledBy === by).length;
  return {
    orders: orders.length,
    accepted: seconds.length,
    acceptMedianSeconds: percentile(seconds, 50),
    acceptP95Seconds: percentile(seconds, 95),
    made: lateness.length,
    late: lateness.filter((level) => level !== "fresh").length,
    veryLate: lateness.filter((level) => level === "very-late").length,
    missed: orders.filter(({ isMissed }) => isMissed).length,
    cancelled: Object.fromEntries(CANCELLED_BY.map((by) => [by, cancelledBy(by)])) as Record<CancelledBy, number>,
  };
}

/** Returns the least value that at least `percent` of 100 sorted values do not exceed (nearest rank); null for none. */
export function percentile(sorted: readonly number[], percent: number): number | null {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? null;
}

/** Computes the figures of each hour of the clock in which the kitchen got an order, 0 to 23. */
export function figuresByHour(
  orders: readonly (ServedOrder & { readonly hour: number })[],
): ReadonlyMap<number, ServiceFigures> {
  const byHour = Map.groupBy(orders, ({ hour }) => hour);
  return new Map([...byHour].map(([hour, ofHour]) => [hour, serviceFigures(ofHour)]));
}

/** The most days of which figures are computed at once. */
export const SERVICE_DAYS_MAX = 31;
