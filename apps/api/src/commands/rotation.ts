import { formatDate } from "@comptoir/messages";
import { isCalendarDate, localizedDataText, type SchoolDay, type ServingReason, schoolDay } from "@comptoir/ordering";
import { closedWords } from "../school/closed-words.ts";
import { orderingTimes } from "../school/school-dates.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { type Command, type CommandContext, CommandRefusal, EXIT, textOption } from "./command.ts";
import { findSchools } from "./named-schools.ts";

/** `comptoir rotation DATE`: what a date serves, and why. school#explained. */
export const rotation: Command = {
  name: "rotation",
  usage: "DATE [--restaurant SLUG]",
  summary: "Says what a school serves on a date, and why.",
  details: "Without --restaurant, of every school there is. The date is the school's own, such as 2026-11-23.",
  options: { restaurant: { type: "string" } },
  takes: [1, 1],
  run: async (context, [date = ""], options) => {
    if (!isCalendarDate(date)) throw new CommandRefusal("DATE is a date such as 2026-11-23.", EXIT.usage);
    const venues = await findSchools(context, textOption(options, "restaurant"));
    for (const venue of venues) explain(context, venue, schoolDay(venue.school, date));
    return EXIT.ok;
  },
};

function explain({ say }: CommandContext, venue: LoadedVenue, day: SchoolDay): void {
  const served = day.closed
    ? `nothing: ${closedWords(day.closed, "en-CA")}`
    : day.menus.map(({ name }) => name).join(", ");
  say(`${venue.slug}, ${formatDate(day.date, "en-CA")}: ${served}`);
  for (const { rotation, reason } of day.reasons) say(`  ${rotation.data.name}: ${wordReason(reason)}`);
  if (day.reasons.length === 0) say("  There is no rotation: all menus are served on every day.");
  const { opens, cutoff } = orderingTimes(day, venue.zone);
  if (!day.closed) say(`  ordered from ${wordInstant(opens, venue.zone)} until ${wordInstant(cutoff, venue.zone)}`);
}

function wordReason(reason: ServingReason): string {
  if (reason.kind === "cycle") return `week ${reason.week} of ${reason.weeks}`;
  if (reason.kind === "not-begun") return "has not begun";
  if (reason.kind === "over") return "is over";
  const words = localizedDataText(reason.day, "reason", "en-CA");
  return `${reason.kind === "skip-date" ? "skipped" : "replaced"}${words ? `: ${words}` : ""}`;
}

function wordInstant(instant: Date, zone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
  return `${local.toPlainDate()} ${local.toPlainTime().toString({ smallestUnit: "minute" })}`;
}
