import { addMinutes, type LocalMoment } from "@comptoir/ordering";

/** An instant (`atMs`, milliseconds since the epoch) and the restaurant's local time at it. */
export type ClockReading = { readonly atMs: number; readonly moment: LocalMoment };

/**
 * Converts an instant to the restaurant's local time by its distance from the nearest of the server's
 * readings. Browsers have different time zone data, and a page must show the server's times.
 *
 * @param instant ISO 8601 text.
 */
export function wallClockAt(instant: string, readings: readonly ClockReading[]): LocalMoment {
  const atMs = Date.parse(instant);
  const distance = (reading: ClockReading) => Math.abs(reading.atMs - atMs);
  const [first, ...others] = readings;
  if (first === undefined) throw new Error("A page without a reading of the clock");
  const nearest = others.reduce((best, reading) => (distance(reading) < distance(best) ? reading : best), first);
  const wholeMinute = (ms: number) => Math.floor(ms / 60_000);
  return addMinutes(nearest.moment, wholeMinute(atMs) - wholeMinute(nearest.atMs));
}
