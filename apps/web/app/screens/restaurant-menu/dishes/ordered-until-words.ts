import { formatDate, formatTimeOfDay } from "@comptoir/messages";
import type { OrderedUntil } from "./menu-view.ts";

/** Returns the text of the deadline by which a dish could be ordered, for its card and for the dish itself. */
export function orderedUntilWords({ date, minutes }: OrderedUntil): { readonly date: string; readonly time: string } {
  return { date: formatDate(date), time: formatTimeOfDay(minutes) };
}
