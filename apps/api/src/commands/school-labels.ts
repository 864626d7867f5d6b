import { formatDate, m } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { isCalendarDate, restaurantName } from "@comptoir/ordering";
import { listUnprintable } from "../orders/dates/label-list.ts";
import { mealLabels } from "../orders/dates/meal-labels.ts";
import { listMealsOfDate } from "../orders/dates/meals-of-date.store.ts";
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
    const { restaurantId, slug } = venue;
    const locale = namedLocale(options, venue.defaultLocale);
    const meals = await listMealsOfDate(context.database, { restaurantId, date });
    if (meals.length === 0) throw new CommandRefusal(`Nothing is ordered at ${slug} for ${date}.`);
    const { canSet, labelsPdf } = await import("@comptoir/receipt/paper");
    const { list, count, pdf } = await runWithLocale(locale, async () => {
      const { labels, ...listed } = listUnprintable(mealLabels(meals, { venue, date, locale }), canSet);
      const about = {
        title: m.school_labels_title({ date: formatDate(date) }),
        author: restaurantName(venue.data, locale),
        locale,
      };
      return { ...listed, pdf: await labelsPdf(labels, about) };
    });
    const out = textOption(options, "out") ?? `labels-${slug}-${date}.pdf`;
    await writeNamedFile(out, pdf, { isPrivate: true });
    context.say(`${meals.length} labels: ${out}`);
    if (list !== null) {
      const listOut = `${out.replace(/\.pdf$/i, "")}-list.txt`;
      await writeNamedFile(listOut, list, { isPrivate: true });
      context.say(`${count} of them have letters that cannot be printed, and are written out in ${listOut}`);
    }
    return EXIT.ok;
  },
};
