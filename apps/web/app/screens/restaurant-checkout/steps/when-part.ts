import type { TimesData } from "@comptoir/contract";
import type { FieldRefusal } from "@comptoir/ordering";
import { findSlot, firstChoiceOf, hasRoom } from "../times/times-view.ts";

/** When an order is wanted: as soon as possible, or on a date at a time, the instant that the server gave with it; empty for none yet. */
export type When = { readonly choice: "asap" | "later"; readonly date: string; readonly at: string };

const ASAP: When = { choice: "asap", date: "", at: "" };

/** A day with the time that its choice begins at. */
export function onDay(times: TimesData, date: string): Pick<When, "date" | "at"> {
  return { date, at: firstChoiceOf(times.days.find((day) => day.date === date))?.at ?? "" };
}

/** As soon as possible where that can be had, else the first day with room. */
export function freshWhen(times: TimesData | null): When {
  return times === null || times.asap.available ? ASAP : chooseLater(times, ASAP);
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
