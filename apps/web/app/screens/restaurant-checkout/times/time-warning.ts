import type { TimesData } from "@comptoir/contract";
import { formatTimeOfDay, m } from "@comptoir/messages";
import { momentOn } from "@comptoir/ordering";
import { type ClockReading, wallClockAt } from "../../../venue/wall-clock.ts";
import type { Hold } from "../form/checkout-facts.ts";
import { minutesOf } from "./times-view.ts";

/** What an open checkout warns of; `isOver` says that it has happened. */
export type TimeWarning = { readonly words: string; readonly isOver: boolean };

/** How long before something happens it is said, in milliseconds. */
const AHEAD_MS = 15 * 60_000;
const MINUTE_MS = 60_000;

/** What the checkout rests on as far as time goes. `at` is the chosen time; null: as soon as possible. */
type TimeAtStake = {
  readonly times: TimesData;
  readonly at: string | null;
  readonly hold: Hold | null;
  readonly readings: readonly ClockReading[];
};

/** The wall clock as the offered times read it. */
export function readingsOf(times: TimesData): ClockReading[] {
  return times.days.flatMap(({ date, slots }) =>
    slots.map(({ at, time }) => ({ atMs: Date.parse(at), moment: momentOn(date, minutesOf(time)) })),
  );
}

/**
 * What is to be said of the time at a moment: that the last order is about to be taken or the kitchen to close, that the chosen time is
 * about to be too near, or not held any more; null for nothing. time#checkout-warnings.
 */
export function timeWarning({ times, at, hold, readings }: TimeAtStake, nowMs: number): TimeWarning | null {
  const wordTime = (instant: string) => formatTimeOfDay(wallClockAt(instant, readings).minutes);
  if (at !== null) {
    const lastMs = Date.parse(at) - times.noticeMinutes * MINUTE_MS;
    if (nowMs > lastMs) return { words: m.checkout_warn_time_past(), isOver: true };
    if (hold?.until && nowMs >= Date.parse(hold.until)) return { words: m.checkout_hold_over(), isOver: true };
    if (nowMs < lastMs - AHEAD_MS) return null;
    return { words: m.checkout_warn_order_by({ time: wordTime(new Date(lastMs).toISOString()) }), isOver: false };
  }
  const { available, lastCallAt, closesAt } = times.asap;
  if (!available || lastCallAt === null || closesAt === null || readings.length === 0) return null;
  const isClosing = lastCallAt === closesAt;
  const lastMs = Date.parse(lastCallAt);
  if (nowMs > lastMs) return { words: m.checkout_warn_last_call_over(), isOver: true };
  if (nowMs < lastMs - AHEAD_MS) return null;
  const time = wordTime(lastCallAt);
  return { words: isClosing ? m.checkout_warn_closing({ time }) : m.checkout_warn_last_call({ time }), isOver: false };
}
