import type { SchoolDay } from "@comptoir/ordering";
import { instantOf } from "../time/zoned.ts";

const MINUTE_MS = 60_000;

/** When a school's date can be ordered for, as instants: from `opens` on, and at `cutoff` not any more. school#past-cutoff. */
export function orderingTimes(
  { moment, opens, closes, noticeMinutes }: SchoolDay,
  zone: string,
): { readonly opens: Date; readonly cutoff: Date } {
  const cutoffMs = instantOf(closes, zone).getTime();
  const noticeMs = moment === null ? cutoffMs : instantOf(moment, zone).getTime() - noticeMinutes * MINUTE_MS;
  return { opens: instantOf(opens, zone), cutoff: new Date(Math.min(cutoffMs, noticeMs)) };
}
