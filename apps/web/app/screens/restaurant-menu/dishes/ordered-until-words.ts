import { formatDate, formatTimeOfDay } from "@comptoir/messages";
import type { OrderedUntil } from "./menu-view.ts";

export function orderedUntilWords({ date, minutes }: OrderedUntil): { readonly date: string; readonly time: string } {
  return { date: formatDate(date), time: formatTimeOfDay(minutes) };
}
