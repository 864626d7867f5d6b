import type { Menu } from "../menu/menu.ts";
import { DAY_MINUTES } from "../time/clock-time.ts";
import { addMinutes, isBefore, type LocalMoment, minutesBetween } from "../time/local-moment.ts";
import { closesWithin, openState } from "../venue/opening-hours.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import { type CutoffSettings, orderCutoff, orderHorizon } from "./cutoff-date.ts";

/** The moment that a menu is asked to serve. */
export type WantedMoment = {
  readonly type: OrderType;
  readonly now: LocalMoment;
  readonly when: LocalMoment | null;
  readonly leadMinutes?: number;
  readonly settings: CutoffSettings & Pick<OrderingSettings, "hours" | "maxAdvancedOrderDays">;
};

/**
 * Tells whether a menu takes part in a kind of order: at the table, as soon as possible, or at a chosen time.
 * menu#participation.
 */
export function takesPart(menu: Menu, { type, when }: Pick<WantedMoment, "type" | "when">): boolean {
  if (ORDER_TYPE_RULES[type].inHouse) return menu.dineIn;
  return when === null ? menu.onDemand : menu.scheduled;
}

/** Tells whether some menus together take an order for as soon as possible: the restaurant is open, and none of them is past it. */
export function canServeNow(menus: readonly Menu[], wanted: Omit<WantedMoment, "when" | "leadMinutes">): boolean {
  const atOnce = { ...wanted, when: null };
  return (
    openState(wanted.settings.hours, wanted.now).open &&
    menus.every((menu) => takesPart(menu, atOnce) && checkMenuTime(menu, atOnce) === null)
  );
}

/** The minutes of a menu, or the strictest of several, that decide whether a moment can be served. */
export type NoticeAndLastCall = Pick<Menu, "requiredNoticeMinutes" | "lastCallMinutes">;

/**
 * Tells whether a menu can serve the moment: `too-soon` before its required notice or the restaurant's cutoff, in the past,
 * or beyond the days that can be ordered ahead; `past-last-call` when its last order before closing is over. An order for
 * now has no notice to keep, it is ready when it is ready. time#ordering-window, time#last-call.
 */
export function checkMenuTime(menu: NoticeAndLastCall, wanted: WantedMoment): "too-soon" | "past-last-call" | null {
  return momentCheck(menu, wanted)(wanted.when, wanted.leadMinutes);
}

/**
 * Until when a menu's dishes can be ordered for a moment that is set and cannot be chosen, as a suite's pre-order is: its notice before, or
 * the restaurant's cutoff where that is longer. suites#event-menus.
 */
export function orderedUntil(
  { requiredNoticeMinutes }: Pick<Menu, "requiredNoticeMinutes">,
  when: LocalMoment,
  { orderCutoffDays }: Pick<OrderingSettings, "orderCutoffDays">,
): LocalMoment {
  return addMinutes(when, -Math.max(requiredNoticeMinutes, orderCutoffDays * DAY_MINUTES));
}

/** The same check for many moments, with what does not depend on them worked out once. */
export function momentCheck(
  menu: NoticeAndLastCall,
  { type, now, settings }: Omit<WantedMoment, "when" | "leadMinutes">,
): (when: LocalMoment | null, leadMinutes?: number) => "too-soon" | "past-last-call" | null {
  const { hasHorizon, daysAhead } = ORDER_TYPE_RULES[type];
  const horizon = hasHorizon ? orderHorizon(now, settings) : null;
  const cutoff = daysAhead ? orderCutoff(now, settings) : null;
  return (when, leadMinutes) => {
    const moment = when ?? now;
    if (when !== null) {
      // A moment within the current minute is now, not the past.
      const lead = Math.ceil(leadMinutes ?? minutesBetween(now, when));
      if (lead < 0 || lead < menu.requiredNoticeMinutes) return "too-soon";
      if (horizon && isBefore(horizon, when)) return "too-soon";
    }
    if (cutoff && isBefore(moment, cutoff)) return "too-soon";
    return closesWithin(settings.hours, moment, menu.lastCallMinutes) ? "past-last-call" : null;
  };
}
