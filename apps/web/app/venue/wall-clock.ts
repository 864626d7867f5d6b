import { addMinutes, type LocalMoment } from "@comptoir/ordering";

/** A moment on the restaurant's wall clock with the instant it stands for, in milliseconds since 1970. */
export type ClockReading = { readonly atMs: number; readonly moment: LocalMoment };

/**
 * An instant on the restaurant's wall clock, told from the nearest of the readings that the server gave: browsers differ in what
 * they know of zones, and a page must say what the server said.
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
