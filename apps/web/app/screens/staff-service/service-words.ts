import { formatPercent, formatPrepTime, m } from "@comptoir/messages";

/** Formats a duration of seconds: `21 s`, `1 min 14 s`; a dash for none. */
export function secondsWords(seconds: number | null): string {
  if (seconds === null) return "–";
  const whole = Math.round(seconds);
  if (whole < 60) return m.service_seconds({ seconds: whole });
  const minutes = formatPrepTime(Math.floor(whole / 60));
  return whole % 60 === 0 ? minutes : `${minutes} ${m.service_seconds({ seconds: whole % 60 })}`;
}

export function minutesWords(minutes: number): string {
  return minutes === 0 ? "–" : formatPrepTime(minutes);
}

/** Formats a share; a dash of nothing. */
export function shareWords(part: number, whole: number): string {
  return whole === 0 ? "–" : formatPercent(Math.round((100 * part) / whole));
}
