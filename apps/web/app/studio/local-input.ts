import { DEFAULT_ZONE } from "@comptoir/ordering";

/**
 * Converts an instant to the value of a `datetime-local` field, by the clock of a zone; empty if it is not an instant. A value
 * of such a field, which has no zone, is shown as it is.
 */
export function localInput(instant: string, zone: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(instant)) return instant;
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return "";
  // Swedish writes ISO 8601, with a space.
  return formatOf(zone).format(at).replace(" ", "T");
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const parts = { dateStyle: "short", timeStyle: "short" } as const;
  try {
    return new Intl.DateTimeFormat("sv-SE", { ...parts, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat("sv-SE", { ...parts, timeZone: DEFAULT_ZONE });
  }
}
