import { DEFAULT_ZONE, type LocalMoment } from "@comptoir/ordering";

/** Returns an instant by the wall clock of a zone, in a browser. If the browser does not know the zone, uses the default zone. */
export function momentInZone(instant: Date, zone: string): LocalMoment {
  const parts = partsIn(instant, zone);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value ?? 0);
  const date = ["year", "month", "day"].map((type) => String(part(type)).padStart(2, "0")).join("-");
  return {
    date,
    weekday: (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7,
    minutes: part("hour") * 60 + part("minute"),
  };
}

function partsIn(instant: Date, timeZone: string): Intl.DateTimeFormatPart[] {
  const numbers = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  try {
    return new Intl.DateTimeFormat("en-CA", { ...numbers, timeZone, hourCycle: "h23" }).formatToParts(instant);
  } catch {
    return new Intl.DateTimeFormat("en-CA", { ...numbers, timeZone: DEFAULT_ZONE, hourCycle: "h23" }).formatToParts(
      instant,
    );
  }
}
