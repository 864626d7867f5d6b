import type { Cents } from "../money/cents.ts";
import { type LocalMoment, quarterHourSlot } from "../time/local-moment.ts";
import type { Pricing } from "./priced.ts";

/** A quarter hour of a restaurant's week: the weekday (Monday = 0) and the slot of that day, 0 to 95. */
export type ScheduleSlot = { readonly weekday: number; readonly slot: number };

/** The schedule letter of a slot in which a dish or option is not sold. */
const UNAVAILABLE = "x";

/** Returns the slot of a moment on the restaurant's wall clock. menu#price-schedule. */
export function scheduleSlotAt(moment: LocalMoment): ScheduleSlot {
  return { weekday: moment.weekday, slot: quarterHourSlot(moment) };
}

/**
 * Returns a guest's price of a dish or option in a slot, in cents. Null if it is not sold: letter `x`, no
 * letter, or a letter without a price. menu#price-schedule, menu#unavailable-slot.
 */
export function priceInSlot(pricing: Pricing, { weekday, slot }: ScheduleSlot): Cents | null {
  if (!pricing.priceSchedule) return pricing.priceCents;
  const { week, pricesCents } = pricing.priceSchedule;
  const letter = week[weekday]?.[slot];
  if (letter === undefined || letter === UNAVAILABLE || !Object.hasOwn(pricesCents, letter)) return null;
  return pricesCents[letter] ?? null;
}

/**
 * Returns a member's price in cents, given the guest's. The member price applies if it is lower and the dish
 * or option has one of the member's promos. menu#member-price.
 */
export function memberPriceOf(pricing: Pricing, priceCents: Cents, memberPromos: readonly string[]): Cents {
  const { memberPriceCents, promos } = pricing;
  if (memberPriceCents === null || memberPriceCents >= priceCents) return priceCents;
  return promos.some((promo) => memberPromos.includes(promo)) ? memberPriceCents : priceCents;
}
