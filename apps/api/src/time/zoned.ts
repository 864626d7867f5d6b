import type { LocalMoment } from "@comptoir/ordering";

/** The last moment that was asked for in each zone, by its second: within one, every call of a restaurant asks for the same. */
const lastInZone = new Map<string, { readonly second: number; readonly moment: LocalMoment }>();

/** An instant on the wall clock of a zone, with its minute begun: 11:59:59.9 is 11:59. time#local-moment. */
export function localMomentOf(instant: Date, zone: string): LocalMoment {
  const second = Math.floor(instant.getTime() / 1_000);
  const last = lastInZone.get(zone);
  if (last?.second === second) return last.moment;
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
  const moment = {
    date: local.toPlainDate().toString(),
    weekday: local.dayOfWeek - 1,
    minutes: local.hour * 60 + local.minute,
  };
  lastInZone.set(zone, { second, moment });
  return moment;
}

/**
 * The instant at which a wall clock shows a date and minutes after midnight. A time that is skipped when clocks go
 * forward is read as the one an hour later; of a time that comes twice, the first is meant. Minutes past 1439 are the
 * next day's.
 */
export function instantOf(moment: Pick<LocalMoment, "date" | "minutes">, zone: string): Date {
  const date = Temporal.PlainDate.from(moment.date).add({ days: Math.floor(moment.minutes / 1440) });
  const minutes = ((moment.minutes % 1440) + 1440) % 1440;
  const local = date.toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  return new Date(local.toZonedDateTime(zone, { disambiguation: "compatible" }).epochMilliseconds);
}
