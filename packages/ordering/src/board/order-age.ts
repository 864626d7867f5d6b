import type { OrderOptionsData } from "../venue/order-options-data.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";

/** How late an order is. board#age. */
export const AGE_LEVELS = ["fresh", "late", "very-late"] as const;
export type AgeLevel = (typeof AGE_LEVELS)[number];

/** Minutes from which an order is late, and very late. */
export type AgeLimits = { readonly late: number; readonly veryLate: number };

/** `table`: orders at tables and for pickup. `delivery`: deliveries and orders that are placed days ahead. */
export type AgeSettings = { readonly table: AgeLimits; readonly delivery: AgeLimits };

const DEFAULT_AGES = { table: [5, 8], delivery: [15, 30] } as const;

/** Parses `order_options.ages` with its defaults. board#age. */
export function readAges({ ages }: OrderOptionsData): AgeSettings {
  return {
    table: limitsOf(ages?.table, DEFAULT_AGES.table),
    delivery: limitsOf(ages?.delivery, DEFAULT_AGES.delivery),
  };
}

function limitsOf(
  said: readonly number[] | null | undefined,
  [defaultLate, defaultVeryLate]: readonly [number, number],
): AgeLimits {
  const late = said?.[0] ?? defaultLate;
  return { late, veryLate: Math.max(late, said?.[1] ?? (said?.[0] === undefined ? defaultVeryLate : late)) };
}

/** Returns how late an order is after some minutes in the kitchen. board#age. */
export function ageLevel(minutes: number, type: OrderType, settings: AgeSettings): AgeLevel {
  const { delivered, daysAhead } = ORDER_TYPE_RULES[type];
  const { late, veryLate } = delivered || daysAhead ? settings.delivery : settings.table;
  if (minutes < late) return "fresh";
  return minutes < veryLate ? "late" : "very-late";
}

/** The moments from which an order's age may count. */
type BegunOrder = {
  readonly placedAt: Date;
  readonly acceptFrom: Date | null;
  readonly acceptedAt: Date | null;
  readonly firedAt: Date | null;
};

/**
 * Returns when the kitchen got an order: when it was fired or accepted, or else when the wait for an answer began
 * or it was placed. The latest of these counts. board#age.
 */
export function ageBegins({ placedAt, acceptFrom, acceptedAt, firedAt }: BegunOrder): Date {
  const moments = [placedAt, acceptFrom, acceptedAt, firedAt].flatMap((moment) => moment?.getTime() ?? []);
  return new Date(Math.max(...moments));
}
