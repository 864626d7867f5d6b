import { m } from "@comptoir/messages";
import { DEFAULT_ZONE } from "@comptoir/ordering";

/**
 * Reads a span of time, typed in the restaurant's zone, as instants; or the faults of its fields. partners#replay-events.
 * For the server: browsers know different zones.
 */
export function replaySpanOf(
  { from, to }: { readonly from: string; readonly to: string },
  zone: string,
): { readonly from: string; readonly to: string } | { readonly faults: Record<string, string> } {
  const [begins, ends] = [from, to].map((text) => instantOf(text, zone));
  const faults = {
    ...(begins ? {} : { from: m.form_required() }),
    ...(ends ? {} : { to: m.form_required() }),
    ...(begins && ends && begins >= ends ? { to: m.staff_hook_replay_order() } : {}),
  };
  return begins && ends && begins < ends ? { from: begins, to: ends } : { faults };
}

function instantOf(text: string, zone: string): string | null {
  try {
    const local = Temporal.PlainDateTime.from(text);
    return local
      .toZonedDateTime(zone || DEFAULT_ZONE)
      .toInstant()
      .toString({ fractionalSecondDigits: 3 });
  } catch {
    return null;
  }
}
