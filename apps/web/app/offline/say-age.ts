import { formatPrepTime, m } from "@comptoir/messages";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** `12 min`, `3 h 20 min`, `2 days`. */
export function sayAge(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  if (minutes < DAY_MINUTES) return formatPrepTime(minutes);
  return m.network_days({ count: Math.floor(minutes / DAY_MINUTES) });
}
