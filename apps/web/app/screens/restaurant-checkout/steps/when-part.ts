import type { TimesData } from "@comptoir/contract";
import type { FieldRefusal } from "@comptoir/ordering";
import { useEffect, useRef } from "react";
import { wallClockAt } from "../../../venue/wall-clock.ts";
import type { CheckoutSetup } from "../form/checkout-setup.ts";
import { readingsOf } from "../times/time-warning.ts";
import { findSlot, firstChoiceOf, hasRoom } from "../times/times-view.ts";

/** When an order is wanted: as soon as possible, or on a date at a time, the instant that the server gave with it; empty for none yet. */
export type When = {
  readonly choice: "asap" | "later";
  readonly date: string;
  readonly at: string;
  /** The time of day that its link asks for: what was chosen for another link says nothing of this one. */
  readonly wanted?: string;
};

const ASAP: When = { choice: "asap", date: "", at: "" };

/** A day with the time that its choice begins at. */
export function onDay(times: TimesData, date: string): Pick<When, "date" | "at"> {
  return { date, at: firstChoiceOf(times.days.find((day) => day.date === date))?.at ?? "" };
}

/**
 * The time of day that the link asks for, where it is offered today; else as soon as possible where that can be had, and else the first day
 * with room. ordering#reorder-time.
 */
export function freshWhen(times: TimesData | null, wantedTime: string | null = null): When {
  if (times === null) return ASAP;
  const wanted = wantedTime === null ? null : todayAt(times, wantedTime);
  return wanted ?? (times.asap.available ? ASAP : chooseLater(times, ASAP));
}

/** A time of day as it is offered today, full or not: that it is full is said. */
function todayAt(times: TimesData, time: string): When | null {
  const readings = readingsOf(times);
  const today = readings.length === 0 ? null : wallClockAt(times.now, readings).date;
  const slot = times.days.find(({ date }) => date === today)?.slots.find((offered) => offered.time === time);
  return slot && today !== null ? { choice: "later", date: today, at: slot.at } : null;
}

/** The choice of a time, where it was left or at its beginning. */
export function chooseLater(times: TimesData, when: When): When {
  if (when.at !== "" && findSlot(times, when.at)) return { ...when, choice: "later" };
  const day = times.days.find(({ slots }) => slots.some(hasRoom)) ?? times.days[0];
  return { choice: "later", ...onDay(times, day?.date ?? "") };
}

/** The names of its fields. */
export const WHEN_FIELDS = { choice: "pickup.scheduled", date: "pickup.dueByDate", time: "pickup.dueByTime" } as const;

/** What stands in the way: nothing can be had right now any more, or no time is chosen that is still free. time#slot-lost. */
export function checkWhen({ choice, at }: When, times: TimesData | null): FieldRefusal[] {
  if (times === null) return [];
  if (choice === "asap") return times.asap.available ? [] : [{ field: WHEN_FIELDS.choice, rule: "required" }];
  const found = findSlot(times, at);
  if (found && hasRoom(found.slot)) return [];
  return [{ field: WHEN_FIELDS.time, rule: "required", ...(at === "" ? {} : { params: { gone: 1 } }) }];
}

/**
 * The time of day that a link asks for, chosen as soon as times are known: a page that came before the server had the cart begins without
 * any. What the diner has chosen meanwhile stays. ordering#reorder-time.
 */
export function useWantedTime(
  { wantedTime, times: known, toChange }: Pick<CheckoutSetup, "wantedTime" | "times" | "toChange">,
  { times, when, choose }: { times: TimesData | null; when: When; choose: (when: When) => void },
): void {
  const isOpen = useRef(wantedTime !== null && toChange === null && !known?.times);
  useEffect(() => {
    if (!isOpen.current || times === null) return;
    isOpen.current = false;
    if (when.choice === "asap") choose({ ...when, ...freshWhen(times, wantedTime) });
  }, [times, when, choose, wantedTime]);
}
