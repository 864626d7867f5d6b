import type { TimesData } from "@comptoir/contract";
import { formatTimeOfDay, m } from "@comptoir/messages";
import { momentOn } from "@comptoir/ordering";
import { type ClockReading, wallClockAt } from "../../../venue/wall-clock.ts";
import type { Hold } from "../form/checkout-facts.ts";
import { minutesOf } from "./times-view.ts";

/** A warning during the checkout. `isOver`: the time that it announced has passed, or the hold has ended. */
export type TimeWarning = { readonly words: string; readonly isOver: boolean };

/** Time before the last moment to order at which a warning appears, in ms. */
const AHEAD_MS = 15 * 60_000;
const MINUTE_MS = 60_000;

/** `at` is the chosen instant; null for as soon as possible. */
type TimeAtStake = {
  readonly times: TimesData;
  readonly at: string | null;
  readonly hold: Hold | null;
  readonly readings: readonly ClockReading[];
};

/** Returns the instant of each offered slot with its wall-clock moment. Other instants are formatted by these pairs. */
export function readingsOf(times: TimesData): ClockReading[] {
  return times.days.flatMap(({ date, slots }) =>
    slots.map(({ at, time }) => ({ atMs: Date.parse(at), moment: momentOn(date, minutesOf(time)) })),
  );
}

/**
 * Returns the warning to show at `nowMs` about the chosen time, its hold or the last call; null for none.
 * time#checkout-warnings.
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
