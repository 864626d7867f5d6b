import type { Menu } from "../menu/menu.ts";
import { DAY_MINUTES } from "../time/clock-time.ts";
import { addMinutes, isBefore, type LocalMoment, minutesBetween } from "../time/local-moment.ts";
import { closesWithin, openState } from "../venue/opening-hours.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import { type CutoffSettings, orderCutoff, orderHorizon } from "./cutoff-date.ts";

/** The moment for which an order wants its food, and the settings that limit it. */
export type WantedMoment = {
  readonly type: OrderType;
  readonly now: LocalMoment;
  readonly when: LocalMoment | null;
  readonly leadMinutes?: number;
  readonly settings: CutoffSettings & Pick<OrderingSettings, "hours" | "maxAdvancedOrderDays">;
};

/**
 * Tells whether a menu accepts a kind of order: at the table, as soon as possible, or at a chosen time.
 * menu#participation.
 */
export function takesPart(menu: Menu, { type, when }: Pick<WantedMoment, "type" | "when">): boolean {
  if (ORDER_TYPE_RULES[type].inHouse) return menu.dineIn;
  return when === null ? menu.onDemand : menu.scheduled;
}

/** Tells whether all given menus accept an order for as soon as possible, within hours and before last call. */
export function canServeNow(menus: readonly Menu[], wanted: Omit<WantedMoment, "when" | "leadMinutes">): boolean {
  const atOnce = { ...wanted, when: null };
  return (
    openState(wanted.settings.hours, wanted.now).open &&
    menus.every((menu) => takesPart(menu, atOnce) && checkMenuTime(menu, atOnce) === null)
  );
}

/** A menu's notice and last call, or the longest of several menus, in minutes. */
export type NoticeAndLastCall = Pick<Menu, "requiredNoticeMinutes" | "lastCallMinutes">;

/**
 * Checks whether a menu can serve a moment; null if it can. An order for now needs no notice.
 * time#ordering-window, time#last-call.
 * - `too-soon`: in the past, within the required notice or the cutoff, or beyond the horizon.
 * - `past-last-call`: after the last call before closing.
 */
export function checkMenuTime(menu: NoticeAndLastCall, wanted: WantedMoment): "too-soon" | "past-last-call" | null {
  return momentCheck(menu, wanted)(wanted.when, wanted.leadMinutes);
}

/**
 * Returns until when a menu's dishes can be ordered for a fixed moment, such as a suite's pre-order. Applies
 * the menu's notice and the restaurant's cutoff. suites#event-menus.
 */
export function orderedUntil(
  { requiredNoticeMinutes }: Pick<Menu, "requiredNoticeMinutes">,
  when: LocalMoment,
  { orderCutoffDays }: Pick<OrderingSettings, "orderCutoffDays">,
): LocalMoment {
  return addMinutes(when, -Math.max(requiredNoticeMinutes, orderCutoffDays * DAY_MINUTES));
}

/** Returns `checkMenuTime` as a function of the moment, for callers that check many moments. */
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
      // A moment within the current minute counts as now, not as past.
      const lead = Math.ceil(leadMinutes ?? minutesBetween(now, when));
      if (lead < 0 || lead < menu.requiredNoticeMinutes) return "too-soon";
      if (horizon && isBefore(horizon, when)) return "too-soon";
    }
    if (cutoff && isBefore(moment, cutoff)) return "too-soon";
    return closesWithin(settings.hours, moment, menu.lastCallMinutes) ? "past-last-call" : null;
  };
}
