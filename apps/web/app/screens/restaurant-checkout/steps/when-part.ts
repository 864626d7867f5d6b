import type { TimesData } from "@comptoir/contract";
import type { FieldRefusal } from "@comptoir/ordering";
import { useEffect, useRef } from "react";
import { wallClockAt } from "../../../venue/wall-clock.ts";
import type { CheckoutSetup } from "../form/checkout-setup.ts";
import { readingsOf } from "../times/time-warning.ts";
import { earliestFree, findSlot, firstChoiceOf, hasRoom } from "../times/times-view.ts";

/** The wanted time: as soon as possible, or a slot. `date` and the slot's instant `at` are empty until the diner chooses. */
export type When = {
  readonly choice: "asap" | "later";
  readonly date: string;
  readonly at: string;
  /**
   * The time of day in the link when this choice was stored. If the link now names another time, the choice is
   * discarded.
   */
  readonly wanted?: string;
  /**
   * What the checkout proposes until the diner confirms it: the whole choice, or the time only. A proposed whole
   * choice changes with the offered times. time#proposed-time.
   */
  readonly proposed?: "all" | "time" | null;
};

const ASAP: When = { choice: "asap", date: "", at: "", proposed: null };

/** Returns a day with its default time as a proposal. time#default-pickup-hour. */
export function onDay(times: TimesData, date: string): When {
  const at = firstChoiceOf(times.days.find((day) => day.date === date))?.at ?? "";
  return { choice: "later", date, at, proposed: "time" };
}

/**
 * Returns the initial choice: the link's time of day if offered today, else as soon as possible, else the earliest free
 * time. ordering#reorder-time, time#proposed-time.
 */
export function freshWhen(times: TimesData | null, wantedTime: string | null = null): When {
  if (times === null) return { ...ASAP, proposed: "all" };
  const wanted = wantedTime === null ? null : todayAt(times, wantedTime);
  if (wanted) return wanted;
  if (!times.asap.available) return { ...earliest(times), proposed: "all" };
  return wantedTime === null ? ASAP : { ...ASAP, proposed: "time" };
}

/** Finds a time of day among today's slots. Full slots count too, so that the page reports that the slot is full. */
export function todayAt(times: TimesData, time: string): When | null {
  const readings = readingsOf(times);
  const today = readings.length === 0 ? null : wallClockAt(times.now, readings).date;
  const slot = times.days.find(({ date }) => date === today)?.slots.find((offered) => offered.time === time);
  return slot && today !== null ? { choice: "later", date: today, at: slot.at, proposed: null } : null;
}

/** Returns the choice of a later time: the previous one if still offered, else the earliest one as a proposal. */
export function chooseLater(times: TimesData, when: When): When {
  if (when.at !== "" && findSlot(times, when.at)) return { ...when, choice: "later", proposed: null };
  return { ...earliest(times), proposed: "time" };
}

/** Returns the earliest free time; without a time if none is free. */
function earliest(times: TimesData): When {
  const free = earliestFree(times);
  return { choice: "later", date: free?.date ?? times.days[0]?.date ?? "", at: free?.slot.at ?? "" };
}

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
 * Renews the proposed time whenever the offered times change; a choice of the diner stays. time#proposed-time,
 * ordering#reorder-time.
 */
export function useProposedTime(
  { wantedTime }: Pick<CheckoutSetup, "wantedTime">,
  { times, when, choose }: { times: TimesData | null; when: When; choose: (when: When) => void },
): void {
  const seen = useRef<TimesData | null>(null);
  useEffect(() => {
    if (times === null || seen.current === times) return;
    seen.current = times;
    if (when.proposed !== "all") return;
    const next = freshWhen(times, wantedTime);
    if (next.at !== when.at || next.choice !== when.choice || next.proposed !== when.proposed) {
      choose({ ...when, ...next });
    }
  }, [times, when, choose, wantedTime]);
}
