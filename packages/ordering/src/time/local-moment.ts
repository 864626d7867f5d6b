/** A moment on a restaurant's wall clock. Monday is weekday 0. time#local-moment. */
export type LocalMoment = {
  /** The calendar date, `"2026-11-20"`. */
  readonly date: string;
  /** Monday = 0 to Sunday = 6. */
  readonly weekday: number;
  /** Minutes after local midnight by the wall clock, 0 to 1439. */
  readonly minutes: number;
};

/** The index of the 15-minute slot that rules a moment: 0 to 95. menu#price-schedule. */
export function quarterHourSlot(moment: Pick<LocalMoment, "minutes">): number {
  return Math.floor(moment.minutes / 15);
}
