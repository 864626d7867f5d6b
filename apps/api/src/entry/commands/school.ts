import { formatDate } from "@comptoir/messages";
import {
  bareText,
  isCalendarDate,
  isRefused,
  localizedDataText,
  type SchoolDay,
  type ServingReason,
  schoolDay,
} from "@comptoir/ordering";
import { cancelDay } from "../../ordering/orders/days/cancel-day.ts";
import { labelsOfDate } from "../../ordering/orders/days/meal-labels.ts";
import { closedWords, orderingTimes } from "../../venue/school/school-dates.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { findSchool, findSchools, namedLocale, writeMoment } from "./arguments.ts";
import { type Command, type CommandContext, CommandRefusal, EXIT, textOption } from "./command.ts";
import { writeNamedFile } from "./named-files.ts";

/** `comptoir rotation DATE`: explains which menu a school serves on a date. school#explained. */
export const rotation: Command = {
  name: "rotation",
  usage: "DATE [--restaurant SLUG]",
  summary: "Shows which menu a school serves on a date, and explains why.",
  details: "Without --restaurant, shows every school. DATE is in the school's time zone, such as 2026-11-23.",
  options: { restaurant: { type: "string" } },
  takes: [1, 1],
  run: async (context, [date = ""], options) => {
    refuseUnlessDate(date);
    const venues = await findSchools(context, textOption(options, "restaurant"));
    for (const venue of venues) explain(context, venue, schoolDay(venue.school, date));
  },
};

function explain({ say }: CommandContext, venue: LoadedVenue, day: SchoolDay): void {
  const served = day.closed
    ? `nothing: ${closedWords(day.closed, "en-CA")}`
    : day.menus.map(({ name }) => name).join(", ");
  say(`${venue.slug}, ${formatDate(day.date, "en-CA")}: ${served}`);
  for (const { rotation, reason } of day.reasons) say(`  ${bareText(rotation.data.name)}: ${wordReason(reason)}`);
  if (day.reasons.length === 0) say("  There is no rotation: all menus are served on every day.");
  const { opens, cutoff } = orderingTimes(day, venue.zone);
  if (!day.closed) say(`  ordered from ${writeMoment(opens, venue.zone)} until ${writeMoment(cutoff, venue.zone)}`);
}

function wordReason(reason: ServingReason): string {
  if (reason.kind === "cycle") return `week ${reason.week} of ${reason.weeks}`;
  if (reason.kind === "not-begun") return "has not begun";
  if (reason.kind === "over") return "is over";
  const words = localizedDataText(reason.day, "reason", "en-CA");
  return `${reason.kind === "skip-date" ? "skipped" : "replaced"}${words ? `: ${words}` : ""}`;
}

function refuseUnlessDate(date: string): void {
  if (!isCalendarDate(date)) throw new CommandRefusal("DATE is a date such as 2026-11-23.", EXIT.usage);
}

/**
 * `comptoir school cancel-day SLUG DATE`: cancels and credits a date's orders, as on a snow day.
 * school#snow-day.
 */
export const schoolCancelDay: Command = {
  name: "school cancel-day",
  usage: "SLUG DATE",
  summary: "Cancels every order for a school's date, and credits the accounts that ordered.",
  details: [
    "What an account paid becomes its account credit, which its next order can use; what a guest paid is refunded to the card.",
    "Every person who ordered gets a mail. After an interruption, run it again: no order is credited twice. DATE is such as",
    "2026-11-23.",
  ].join("\n"),
  takes: [2, 2],
  run: async (context, [slug = "", date = ""]) => {
    refuseUnlessDate(date);
    const venue = await findSchool(context, slug);
    const { clock, say } = context;
    const { credited, givenBack, left } = await cancelDay(context, { restaurantId: venue.restaurantId, date });
    say(`${formatDate(date, "en-CA")}: ${credited} credited to accounts, ${givenBack} given back to cards.`);
    const day = schoolDay(venue.school, date);
    if (!day.closed && orderingTimes(day, venue.zone).cutoff > clock()) {
      say("It can still be ordered for: put the date among the skip_dates of the venue file, and run this again.");
    }
    if (left === 0) return EXIT.ok;
    context.complain(`${left} of guests are not charged yet: run this again in a minute.`);
    return EXIT.refused;
  },
};

/** `comptoir school labels DATE`: prints the labels of a date's meals. school#labels. */
export const schoolLabels: Command = {
  name: "school labels",
  usage: "DATE [--restaurant SLUG] [--locale LOCALE] [--out FILE]",
  summary: "Writes the labels of the meals of a school's date, by class and child, as a PDF.",
  details: [
    "A letter sheet has ten labels of four by two inches (such as Avery 5163): class, child, allergies, dishes with options.",
    "--restaurant is required if there are several schools. The language is the school's own, or that of --locale (en-CA or",
    "fr-CA). Latin, Greek, Cyrillic, Arabic and syllabics can be printed. A label with other letters says so, and a list beside",
    "the file has its text. Without --out, the file is labels-SLUG-DATE.pdf in the current folder. It names children, so only",
    "you can read it.",
  ].join("\n"),
  options: { restaurant: { type: "string" }, locale: { type: "string" }, out: { type: "string" } },
  takes: [1, 1],
  run: async (context, [date = ""], options) => {
    refuseUnlessDate(date);
    const venue = await findSchool(context, textOption(options, "restaurant"));
    const { slug } = venue;
    const locale = namedLocale(options, venue.defaultLocale);
    const made = await labelsOfDate(context, { venue, date, locale });
    if (isRefused(made)) throw new CommandRefusal(`Nothing is ordered at ${slug} for ${date}.`);
    const out = textOption(options, "out") ?? `labels-${slug}-${date}.pdf`;
    await writeNamedFile(out, made.pdf, { isPrivate: true });
    context.say(`${made.labels} labels: ${out}`);
    if (made.list !== null) {
      const listOut = `${out.replace(/\.pdf$/i, "")}-list.txt`;
      await writeNamedFile(listOut, made.list, { isPrivate: true });
      context.say(`${made.listed} of them have letters that cannot be printed, and are written out in ${listOut}`);
    }
  },
};
