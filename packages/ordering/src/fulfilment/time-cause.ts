import type { Menu } from "../menu/menu.ts";
import { addDays } from "../time/calendar-date.ts";
import { addMinutes, isBefore, type LocalMoment } from "../time/local-moment.ts";
import { openState } from "../venue/opening-hours.ts";
import { ORDER_TYPE_RULES } from "../venue/order-type.ts";
import { intervalsOn, type OrderingInterval, roomAt } from "./capacity.ts";
import { horizonDays, orderCutoff } from "./cutoff-date.ts";
import { checkMenuTime, takesPart } from "./menu-time.ts";
import { soonestStarts } from "./queue.ts";
import { limitsOrders } from "./slot-limits.ts";
import { strictestOf } from "./strictest-menus.ts";
import { isReadyBy, type SlotsWanted } from "./time-slots.ts";

/**
 * The causes for which a cart cannot be ordered for a time. time#cause.
 * - `cutoff`: before the venue's cutoff; `from` is the earliest moment.
 * - `ahead`: dishes that are made for a chosen time only.
 * - `notice`: too soon for the notice of `minutes`, or for the food to be ready.
 * - `closed`: the venue is closed; `from` is the next opening.
 * - `stock`: dishes with too few portions left that day.
 * - `dish-hours`: dishes that are not sold then; sold on that day until `until`, or from `from` on.
 * - `last-call`: after the last call, at `until`.
 * - `full`: the kitchen has no room.
 */
export const TIME_CAUSES = ["cutoff", "ahead", "notice", "closed", "stock", "dish-hours", "last-call", "full"] as const;

/** Why a cart cannot be ordered for a time. `orderIds` are the lines that cause it; empty if all of them do. */
export type TimeCause = {
  readonly kind: (typeof TIME_CAUSES)[number];
  readonly orderIds: readonly number[];
  readonly from: LocalMoment | null;
  readonly until: LocalMoment | null;
  readonly minutes: number | null;
};

/** A line of a cart with the times at which it is sold, by its price schedule and the alcohol hours. */
export type LineTimes = {
  readonly orderId: number;
  readonly menu: Menu;
  readonly isSoldAt: (moment: LocalMoment) => boolean;
  /** Tells whether that day's stock is enough for the line. */
  readonly isInStockOn: (date: string) => boolean;
};

/** The input of a cause: that of the offered times, with the lines one by one. */
export type CauseWanted = Omit<SlotsWanted, "menus" | "isSoldAt" | "ownTime"> & {
  readonly lines: readonly LineTimes[];
};

const NONE = { orderIds: [], from: null, until: null, minutes: null } as const;

/** Returns why a cart cannot be ordered for as soon as possible; null if it can. time#cause. */
export function whyNotNow(wanted: CauseWanted): TimeCause | null {
  const { type, now, settings, lines, work, takenIn } = wanted;
  const menus = menusOf(lines);
  const cutoff = ORDER_TYPE_RULES[type].daysAhead ? orderCutoff(now, settings) : null;
  if (cutoff && isBefore(now, cutoff)) return { ...NONE, kind: "cutoff", from: cutoff };
  const ahead = lines.filter(({ menu }) => !takesPart(menu, { type, when: null }));
  if (ahead.length > 0) return aheadOf(ahead);
  const missed = whyNotServed(wanted, now);
  if (missed) return missed;
  if (checkMenuTime(strictestOf(menus), { type, now, when: null, settings })) return afterLastCall(wanted, now);
  const isFull = soonestStarts({ hours: settings.hours, now, menus, work, takenIn }).next().done === true;
  return isFull ? { ...NONE, kind: "full" } : null;
}

/**
 * Tells whether a cart can be ordered for as soon as possible once the lines of a cause are removed from it. The work
 * of the removed lines still counts, so that a yes is certain. time#cause.
 */
export function isFreeWithout(wanted: CauseWanted, { orderIds }: TimeCause): boolean {
  const lines = wanted.lines.filter(({ orderId }) => !orderIds.includes(orderId));
  return orderIds.length > 0 && lines.length > 0 && whyNotNow({ ...wanted, lines }) === null;
}

/**
 * Returns why a cart has no time on a date: the cause of the last slot of that day. Null if that slot is free.
 * time#cause.
 */
function whyNotOn(wanted: CauseWanted, date: string): TimeCause | null {
  const { settings, lines } = wanted;
  const slots = intervalsOn(settings.hours, date, strictestOf(menusOf(lines)).orderingIntervalMinutes);
  const last = slots.at(-1);
  return last === undefined ? { ...NONE, kind: "closed" } : whyNotIn(wanted, last);
}

/** Returns why a cart cannot be ordered for a slot, other than beyond the horizon; null if it can. time#cause. */
export function whyNotIn(wanted: CauseWanted, { start, opening }: OrderingInterval): TimeCause | null {
  const { type, now, settings, lines, work, takenIn, leadMinutesOf } = wanted;
  const menus = menusOf(lines);
  const { requiredNoticeMinutes, estimatedPrepMinutes } = strictestOf(menus);
  const cutoff = ORDER_TYPE_RULES[type].daysAhead ? orderCutoff(now, settings) : null;
  if (cutoff && isBefore(start, cutoff)) return { ...NONE, kind: "cutoff", from: cutoff };
  const lead = leadMinutesOf(start);
  const readyMinutes = Math.max(requiredNoticeMinutes, estimatedPrepMinutes);
  if (lead === null || !isReadyBy(lead, readyMinutes)) return { ...NONE, kind: "notice", minutes: readyMinutes };
  const missed = whyNotServed(wanted, start);
  if (missed) return missed;
  if (checkMenuTime(strictestOf(menus), { type, now, when: start, leadMinutes: lead, settings }) === "past-last-call") {
    return afterLastCall(wanted, start);
  }
  const room = roomAt({ opening, moment: start, work }, menus.filter(limitsOrders), takenIn);
  return room === 0 ? { ...NONE, kind: "full" } : null;
}

/**
 * Returns why each date without a slot that a cart can be ordered for has none, from today to `until` or the horizon.
 * time#cause.
 */
export function whyNotUntil(
  wanted: CauseWanted,
  offered: ReadonlySet<string>,
  until: string,
): readonly { readonly date: string; readonly cause: TimeCause }[] {
  const dates = Array.from({ length: horizonDays(wanted.settings) + 1 }, (_, day) => addDays(wanted.now.date, day));
  return dates
    .filter((date) => date <= until && !offered.has(date))
    .flatMap((date) => {
      const cause = whyNotOn(wanted, date);
      return cause ? { date, cause } : [];
    });
}

function menusOf(lines: readonly LineTimes[]): readonly Menu[] {
  return [...new Set(lines.map(({ menu }) => menu))];
}

function aheadOf(lines: readonly LineTimes[]): TimeCause {
  const minutes = strictestOf(menusOf(lines)).requiredNoticeMinutes;
  const orderIds = lines.map(({ orderId }) => orderId);
  return minutes > 0 ? { ...NONE, kind: "notice", orderIds, minutes } : { ...NONE, kind: "ahead", orderIds };
}

/** Returns why a moment is not served: the venue is closed, or dishes are not sold or not in stock. */
function whyNotServed({ settings, lines }: CauseWanted, moment: LocalMoment): TimeCause | null {
  const state = openState(settings.hours, moment);
  if (!state.open) return { ...NONE, kind: "closed", from: state.opensAt };
  const short = lines.filter(({ isInStockOn }) => !isInStockOn(moment.date));
  if (short.length > 0) return { ...NONE, kind: "stock", orderIds: short.map(({ orderId }) => orderId) };
  const unsold = lines.filter(({ isSoldAt }) => !isSoldAt(moment));
  if (unsold.length === 0) return null;
  const orderIds = unsold.map(({ orderId }) => orderId);
  return { ...NONE, kind: "dish-hours", orderIds, ...saleAround(unsold, moment) };
}

/** A price schedule changes at quarters of an hour at most; other hours may begin at any minute. */
const STEP_MINUTES = 5;

/**
 * Returns until when dishes were sold together before a moment of a day, or from when they are sold after it. The
 * day's later sale counts first, since those dishes can still be had.
 */
function saleAround(lines: readonly LineTimes[], moment: LocalMoment): Pick<TimeCause, "from" | "until"> {
  const areSoldAt = (at: LocalMoment) => lines.every(({ isSoldAt }) => isSoldAt(at));
  const onDay = (step: number) => {
    for (let ahead = step; ; ahead += step) {
      const at = addMinutes(moment, ahead - (moment.minutes % STEP_MINUTES));
      if (at.date !== moment.date) return null;
      if (areSoldAt(at)) return at;
    }
  };
  const from = onDay(STEP_MINUTES);
  if (from) return { from, until: null };
  const lastSold = onDay(-STEP_MINUTES);
  return { from: null, until: lastSold && addMinutes(lastSold, STEP_MINUTES) };
}

function afterLastCall({ settings, lines }: CauseWanted, moment: LocalMoment): TimeCause {
  const state = openState(settings.hours, moment);
  const closing = state.open ? state.until : null;
  return {
    ...NONE,
    kind: "last-call",
    until: closing && addMinutes(closing, -strictestOf(menusOf(lines)).lastCallMinutes),
  };
}
