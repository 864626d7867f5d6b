import { DEFAULT_ZONE, type LocalMoment } from "@comptoir/ordering";

/** An instant on a restaurant's wall clock, in the default zone where this machine does not know the restaurant's. For the server: browsers are uneven in what they know of zones. */
export function localMomentAt(instantMs: number, zone: string | null | undefined): LocalMoment {
  const instant = Temporal.Instant.fromEpochMilliseconds(instantMs);
  const local = instant.toZonedDateTimeISO(isKnownZone(zone) ? zone : DEFAULT_ZONE);
  return {
    date: local.toPlainDate().toString(),
    weekday: local.dayOfWeek - 1,
    minutes: local.hour * 60 + local.minute,
  };
}

/** The day of an instant that no restaurant is part of, `2026-11-20`, by the clock of the default zone. For the server. */
export function dayOf(instant: string): string {
  return localMomentAt(Date.parse(instant), DEFAULT_ZONE).date;
}

function isKnownZone(zone: string | null | undefined): zone is string {
  try {
    new Intl.DateTimeFormat("en-CA", { timeZone: zone ?? "" });
    return Boolean(zone);
  } catch {
    return false;
  }
}
