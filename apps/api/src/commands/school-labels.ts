import { isCalendarDate, isRefused } from "@comptoir/ordering";
import { labelsOfDate } from "../orders/dates/labels-of-date.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
import { writeNamedFile } from "./named-files.ts";
import { namedLocale } from "./named-locale.ts";
import { findSchool } from "./named-schools.ts";

/** `comptoir school labels DATE`: what is stuck on a date's meals. school#labels. */
export const schoolLabels: Command = {
  name: "school labels",
  usage: "DATE [--restaurant SLUG] [--locale LOCALE] [--out FILE]",
  summary: "Makes the labels of a school's date, by class and child, as a PDF.",
  details: [
    "Ten to a letter sheet, of four by two inches (Avery 5163 and its like): class, child, allergies, dishes with their options.",
    "--restaurant is needed where there are several schools. The language is the school's own unless --locale says en-CA or fr-CA.",
    "Latin, Greek, Cyrillic, Arabic and syllabics are printed. A label with other letters says so, and is written out in a list beside the file.",
    "Without --out it is a file labels-SLUG-DATE.pdf in this folder, which only you may read: it names children.",
  ].join("\n"),
  options: { restaurant: { type: "string" }, locale: { type: "string" }, out: { type: "string" } },
  takes: [1, 1],
  run: async (context, [date = ""], options) => {
    if (!isCalendarDate(date)) throw new CommandRefusal("DATE is a date such as 2026-11-23.", EXIT.usage);
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
    return EXIT.ok;
  },
};
