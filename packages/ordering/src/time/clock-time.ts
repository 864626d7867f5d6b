const CLOCK_TIME = /^(\d{1,2}):(\d{2})(?::00)?$/;

export const DAY_MINUTES = 1440;
export const NOON_MINUTES = DAY_MINUTES / 2;

/** Parses `"11:00"` to minutes after midnight; `"24:00"` is the end of the day. Null if the text is invalid. */
export function parseClockTime(text: string): number | null {
  const match = CLOCK_TIME.exec(text.trim());
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return Number(match[2]) < 60 && minutes <= DAY_MINUTES ? minutes : null;
}

const written: string[] = [];

/** Formats minutes after midnight as `"11:00"`; minutes past the end of the day wrap around. */
export function formatClockTime(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  written[ofDay] ??= `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
  return written[ofDay];
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}
