/** A clock that stands still until a test moves it. */
export type FixedClock = { now(): Date; advance(minutes: number): void; set(instant: string): void };

/** A Friday noon in Toronto, on an ordinary day of an ordinary week. */
const A_FRIDAY_NOON = "2026-11-20T17:00:00Z";

/** Makes a clock that shows the given instant (ISO 8601, UTC). */
export function fixedClock(instant: string = A_FRIDAY_NOON): FixedClock {
  let milliseconds = Date.parse(instant);
  return {
    now: () => new Date(milliseconds),
    advance: (minutes) => {
      milliseconds += minutes * 60_000;
    },
    set: (next) => {
      milliseconds = Date.parse(next);
    },
  };
}
