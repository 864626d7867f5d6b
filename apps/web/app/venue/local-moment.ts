import { DEFAULT_ZONE, type LocalMoment } from "@comptoir/ordering";

/**
 * Converts an instant to a restaurant's local time. Falls back to the default zone if this machine does not
 * know `zone`. For the server: browsers know different zones.
 */
export function localMomentAt(instantMs: number, zone: string | null | undefined): LocalMoment {
  const instant = Temporal.Instant.fromEpochMilliseconds(instantMs);
  const local = instant.toZonedDateTimeISO(isKnownZone(zone) ? zone : DEFAULT_ZONE);
  return {
    date: local.toPlainDate().toString(),
    weekday: local.dayOfWeek - 1,
    minutes: local.hour * 60 + local.minute,
  };
}

/** Returns the date of an instant in the default zone, `2026-11-20`, where no restaurant is known. For the server. */
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
