import type { TimesData } from "@comptoir/contract";
import type { FieldRefusal } from "@comptoir/ordering";
import { useEffect, useRef } from "react";
import { wallClockAt } from "../../../venue/wall-clock.ts";
import type { CheckoutSetup } from "../form/checkout-setup.ts";
import { readingsOf } from "../times/time-warning.ts";
import { findSlot, firstChoiceOf, hasRoom } from "../times/times-view.ts";

/** The wanted time: as soon as possible, or `date` and the slot's instant `at`, each "" until the diner chooses. */
export type When = {
  readonly choice: "asap" | "later";
  readonly date: string;
  readonly at: string;
  /**
   * The time of day in the link when this choice was stored. If the link now names another time, the choice is
   * discarded.
   */
  readonly wanted?: string;
};

const ASAP: When = { choice: "asap", date: "", at: "" };

/** Returns a day with its default time. */
export function onDay(times: TimesData, date: string): Pick<When, "date" | "at"> {
  return { date, at: firstChoiceOf(times.days.find((day) => day.date === date))?.at ?? "" };
}

/**
 * Returns the initial choice: the link's time of day if offered today, else as soon as possible, else the first day
 * with room. ordering#reorder-time.
 */
export function freshWhen(times: TimesData | null, wantedTime: string | null = null): When {
  if (times === null) return ASAP;
  const wanted = wantedTime === null ? null : todayAt(times, wantedTime);
  return wanted ?? (times.asap.available ? ASAP : chooseLater(times, ASAP));
}

/** Finds a time of day among today's slots, full ones included, so that the page reports that a slot is full. */
function todayAt(times: TimesData, time: string): When | null {
  const readings = readingsOf(times);
  const today = readings.length === 0 ? null : wallClockAt(times.now, readings).date;
  const slot = times.days.find(({ date }) => date === today)?.slots.find((offered) => offered.time === time);
  return slot && today !== null ? { choice: "later", date: today, at: slot.at } : null;
}

/** Returns the choice of a later time: the previous one if still offered, else the default. */
export function chooseLater(times: TimesData, when: When): When {
  if (when.at !== "" && findSlot(times, when.at)) return { ...when, choice: "later" };
  const day = times.days.find(({ slots }) => slots.some(hasRoom)) ?? times.days[0];
  return { choice: "later", ...onDay(times, day?.date ?? "") };
}

/** The names of the step's fields. */
export const WHEN_FIELDS = { choice: "pickup.scheduled", date: "pickup.dueByDate", time: "pickup.dueByTime" } as const;

/** Rejects `asap` if it is unavailable, and `later` without a slot that is still free. time#slot-lost. */
export function checkWhen({ choice, at }: When, times: TimesData | null): FieldRefusal[] {
  if (times === null) return [];
  if (choice === "asap") return times.asap.available ? [] : [{ field: WHEN_FIELDS.choice, rule: "required" }];
  const found = findSlot(times, at);
  if (found && hasRoom(found.slot)) return [];
  return [{ field: WHEN_FIELDS.time, rule: "required", ...(at === "" ? {} : { params: { gone: 1 } }) }];
}

/**
 * Chooses the link's time of day once the times are known, if the page was loaded before the server had the cart.
 * A choice that the diner has already made stays. ordering#reorder-time.
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
