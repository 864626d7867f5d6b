import { addDays } from "../time/calendar-date.ts";
import { DAY_MINUTES } from "../time/clock-time.ts";
import { type LocalMoment, momentOn } from "../time/local-moment.ts";
import type { MenuItem } from "./dish.ts";
import type { ListedItem } from "./menu-index.ts";
import type { OptionValue } from "./option.ts";
import type { Pricing } from "./priced.ts";
import { priceInSlot, scheduleSlotAt } from "./prices.ts";

/** Whether a dish is available at a moment. `availableFrom` is the next time within a week at which it is sold. */
export type Availability =
  | { readonly state: "available" }
  | { readonly state: "sold-out" }
  | { readonly state: "unavailable"; readonly availableFrom: LocalMoment | null };

/**
 * Tells whether a dish is sold out: marked sold out, in a section marked sold out, or with a stock of 0.
 * menu#sold-out.
 */
export function isSoldOut({ section, item }: Pick<ListedItem, "section" | "item">): boolean {
  return item.soldOut || (section?.soldOut ?? false) || item.stock === 0;
}

/** Tells whether a dish or option has a price in the slot of a moment. menu#unavailable-slot. */
function isSoldAt(pricing: Pricing, moment: LocalMoment): boolean {
  return priceInSlot(pricing, scheduleSlotAt(moment)) !== null;
}

/**
 * Returns whether a dish is available at a moment. A dish is also sold out if a required group has no
 * available value. menu#sold-out, menu#unavailable.
 */
export function itemAvailability(listing: Pick<ListedItem, "section" | "item">, moment: LocalMoment): Availability {
  const { item } = listing;
  if (isSoldOut(listing)) return { state: "sold-out" };
  if (item.unavailable) return { state: "unavailable", availableFrom: null };
  if (!isSoldAt(item, moment)) return { state: "unavailable", availableFrom: nextSoldAt(item, moment) };
  return canBeAnswered(item, moment) ? { state: "available" } : { state: "sold-out" };
}

export function isValueAvailable(value: OptionValue, moment: LocalMoment): boolean {
  return !value.unavailable && value.stock !== 0 && isSoldAt(value, moment);
}

function canBeAnswered(item: MenuItem, moment: LocalMoment): boolean {
  return item.options.every(
    (group) => !group.required || group.values.some((value) => isValueAvailable(value, moment)),
  );
}

/** The period of a price schedule, in days. */
const SCHEDULE_DAYS = 7;

/** Returns the next quarter hour within a week in which a dish or option is sold; null if there is none. */
function nextSoldAt(pricing: Pricing, moment: LocalMoment): LocalMoment | null {
  let minutes = (scheduleSlotAt(moment).slot + 1) * QUARTER_HOUR;
  for (let day = 0; day <= SCHEDULE_DAYS; day += 1) {
    const date = addDays(moment.date, day);
    for (; minutes < DAY_MINUTES; minutes += QUARTER_HOUR) {
      const later = momentOn(date, minutes);
      if (isSoldAt(pricing, later)) return later;
    }
    minutes = 0;
  }
  return null;
}

const QUARTER_HOUR = 15;
