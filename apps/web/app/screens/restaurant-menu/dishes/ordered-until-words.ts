import { formatDate, formatTimeOfDay } from "@comptoir/messages";
import type { OrderedUntil } from "./menu-view.ts";

/** The words of when a dish's notice passed, for a card and for the dish itself. */
export function orderedUntilWords({ date, minutes }: OrderedUntil): { readonly date: string; readonly time: string } {
  return { date: formatDate(date), time: formatTimeOfDay(minutes) };
}
