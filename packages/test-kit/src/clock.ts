import type { LocalMoment } from "@comptoir/ordering";

/** A clock that only a test moves. */
export type FixedClock = { now(): Date; advance(minutes: number): void; set(instant: string): void };

/** A Friday noon in Toronto, far from holidays and clock changes. */
const A_FRIDAY_NOON = "2026-11-20T17:00:00Z";

/** Creates a clock at an instant (ISO 8601, UTC). */
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

/** Parses a wall-clock time of a restaurant, `"2026-11-20 12:15"`. */
export function at(text: string): LocalMoment {
  const [date = "", time = ""] = text.split(" ");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const sundayBased = new Date(`${date}T00:00:00Z`).getUTCDay();
  return { date, weekday: (sundayBased + 6) % 7, minutes: hours * 60 + minutes };
}
