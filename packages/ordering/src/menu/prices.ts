import type { Cents } from "../money/cents.ts";
import { type LocalMoment, quarterHourSlot } from "../time/local-moment.ts";
import type { Pricing } from "./priced.ts";

/** A quarter hour of a restaurant's week: the weekday (Monday = 0) and the slot of that day, 0 to 95. */
export type ScheduleSlot = { readonly weekday: number; readonly slot: number };

/** The letter of a slot in which a thing is not sold. */
const UNAVAILABLE = "x";

/** The slot of a moment of the restaurant's wall clock. menu#price-schedule. */
export function scheduleSlotAt(moment: LocalMoment): ScheduleSlot {
  return { weekday: moment.weekday, slot: quarterHourSlot(moment) };
}

/**
 * What a dish or an option costs a guest in a slot, in cents: its regular price, or with a schedule what the slot's
 * letter maps to. Null when it is not sold then: the letter `x`, no letter, or a letter without a price.
 * menu#price-schedule, menu#unavailable-slot.
 */
export function priceInSlot(pricing: Pricing, { weekday, slot }: ScheduleSlot): Cents | null {
  if (!pricing.priceSchedule) return pricing.priceCents;
  const { week, pricesCents } = pricing.priceSchedule;
  const letter = week[weekday]?.[slot];
  if (letter === undefined || letter === UNAVAILABLE || !Object.hasOwn(pricesCents, letter)) return null;
  return pricesCents[letter] ?? null;
}

/**
 * What a thing costs a member in cents, given the price that a guest pays in that slot. The member price counts where
 * the thing's promos and the member's share a code and it is lower than the guest's: a member never pays more than a
 * guest. Without promos of one's own, the guest's price. menu#member-price.
 */
export function memberPriceOf(pricing: Pricing, priceCents: Cents, memberPromos: readonly string[]): Cents {
  const { memberPriceCents, promos } = pricing;
  if (memberPriceCents === null || memberPriceCents >= priceCents) return priceCents;
  return promos.some((promo) => memberPromos.includes(promo)) ? memberPriceCents : priceCents;
}
