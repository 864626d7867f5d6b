import type { LocalMoment } from "@comptoir/ordering";

/** A moment of a restaurant's wall clock from its text, `"2026-11-20 12:15"`. */
export function at(text: string): LocalMoment {
  const [date = "", time = ""] = text.split(" ");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const sundayBased = new Date(`${date}T00:00:00Z`).getUTCDay();
  return { date, weekday: (sundayBased + 6) % 7, minutes: hours * 60 + minutes };
}
