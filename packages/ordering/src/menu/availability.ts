import { addDays } from "../time/calendar-date.ts";
import { DAY_MINUTES } from "../time/clock-time.ts";
import { type LocalMoment, momentOn } from "../time/local-moment.ts";
import type { MenuItem } from "./dish.ts";
import type { ListedItem } from "./menu-index.ts";
import type { OptionValue } from "./option.ts";
import type { Pricing } from "./priced.ts";
import { priceInSlot, scheduleSlotAt } from "./prices.ts";

/** Whether a dish can be had at a moment. `availableFrom` is when its schedule next sells it within a week, null if it does not. */
export type Availability =
  | { readonly state: "available" }
  | { readonly state: "sold-out" }
  | { readonly state: "unavailable"; readonly availableFrom: LocalMoment | null };

/** Tells whether a dish is sold out: marked so, in a section marked so, or with no portion left. menu#sold-out. */
export function isSoldOut({ section, item }: Pick<ListedItem, "section" | "item">): boolean {
  return item.soldOut || (section?.soldOut ?? false) || item.stock === 0;
}

/** Tells whether a thing is sold in the slot of a moment. menu#unavailable-slot. */
function isSoldAt(pricing: Pricing, moment: LocalMoment): boolean {
  return priceInSlot(pricing, scheduleSlotAt(moment)) !== null;
}

/**
 * Tells whether a dish can be had: not when it or its section is sold out, when it is flagged unavailable, when its slot
 * has no price, or when a group that must be answered has nothing left to answer it with. menu#sold-out, menu#unavailable.
 */
export function itemAvailability(listing: Pick<ListedItem, "section" | "item">, moment: LocalMoment): Availability {
  const { item } = listing;
  if (isSoldOut(listing)) return { state: "sold-out" };
  if (item.unavailable) return { state: "unavailable", availableFrom: null };
  if (!isSoldAt(item, moment)) return { state: "unavailable", availableFrom: nextSoldAt(item, moment) };
  return canBeAnswered(item, moment) ? { state: "available" } : { state: "sold-out" };
}

/** Tells whether an option value can be chosen at a moment. */
export function isValueAvailable(value: OptionValue, moment: LocalMoment): boolean {
  return !value.unavailable && value.stock !== 0 && isSoldAt(value, moment);
}

function canBeAnswered(item: MenuItem, moment: LocalMoment): boolean {
  return item.options.every(
    (group) => !group.required || group.values.some((value) => isValueAvailable(value, moment)),
  );
}

/** A schedule repeats after so many days: what none of them sells is sold on no day. */
const SCHEDULE_DAYS = 7;

/** The next quarter hour, today or up to the same weekday in a week, in which a thing is sold; null when there is none. */
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
