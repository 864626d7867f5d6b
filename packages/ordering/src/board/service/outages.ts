import { DAY_MINUTES } from "../../time/clock-time.ts";
import { type OpeningHours, openingsOn } from "../../venue/opening-hours.ts";

/** Something that was off for a while, such as a dish that was sold out. Instants in ms since 1970. */
export type Outage = { readonly key: string; readonly from: number; readonly until: number };

/** A change of something: it went off, or came back. */
export type OutageChange = { readonly key: string; readonly at: number; readonly isOff: boolean };

/**
 * Returns what was off between two instants, from changes in their sequence. `offNow` has what is off at the end, and
 * since when without any change: an import of the venue file changes things silently. A thing whose first known change
 * is that it came back was off since the beginning. One that went off, and neither came back nor is off at the end, came
 * back silently: it is left out, since nobody knows when. board#service.
 */
export function outagesOf(
  changes: readonly OutageChange[],
  {
    from,
    until,
    offNow,
  }: { readonly from: number; readonly until: number; readonly offNow: ReadonlyMap<string, number> },
): Outage[] {
  const offSince = new Map<string, number>();
  const known = new Set<string>();
  const outages: Outage[] = [];
  for (const { key, at, isOff } of changes) {
    const since = offSince.get(key) ?? (known.has(key) ? null : from);
    known.add(key);
    if (isOff) {
      if (!offSince.has(key)) offSince.set(key, at);
    } else if (since !== null) {
      outages.push({ key, from: since, until: at });
      offSince.delete(key);
    }
  }
  const open = [...offNow].map(([key, since]) => ({ key, from: offSince.get(key) ?? Math.max(from, since), until }));
  return [...outages, ...open];
}

/** A piece of a restaurant's opening within one hour of its clock, in minutes after the midnight of its date. */
export type OpenHour = {
  readonly date: string;
  readonly startMinutes: number;
  readonly endMinutes: number;
  /** The hour of the clock, 0 to 23. */
  readonly hour: number;
};

/** Splits the openings of a date by the hours of the clock. An opening past midnight has hours of the next date. */
export function openHoursOn(hours: OpeningHours, date: string): OpenHour[] {
  return openingsOn(hours, date).flatMap(({ startMinutes, endMinutes }) => {
    const pieces: OpenHour[] = [];
    for (let start = startMinutes; start < endMinutes; ) {
      const end = Math.min(endMinutes, (Math.floor(start / 60) + 1) * 60);
      pieces.push({ date, startMinutes: start, endMinutes: end, hour: Math.floor((start % DAY_MINUTES) / 60) });
      start = end;
    }
    return pieces;
  });
}

/** An hour in which a restaurant was open, in ms since 1970. */
export type OpenSpan = { readonly hour: number; readonly from: number; readonly until: number };

/** Sums the minutes of outages within the open hours, by the hour of the clock and by thing. */
export function sumOutages(
  outages: readonly Outage[],
  spans: readonly OpenSpan[],
): { readonly byHour: readonly number[]; readonly byKey: ReadonlyMap<string, number> } {
  const byHour = Array.from({ length: 24 }, () => 0);
  const byKey = new Map<string, number>();
  for (const { key, from, until } of outages) {
    for (const span of spans) {
      const minutes = Math.max(0, Math.min(until, span.until) - Math.max(from, span.from)) / 60_000;
      if (minutes === 0) continue;
      byHour[span.hour] = (byHour[span.hour] ?? 0) + minutes;
      byKey.set(key, (byKey.get(key) ?? 0) + minutes);
    }
  }
  return { byHour, byKey };
}
