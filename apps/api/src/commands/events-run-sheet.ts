import { m } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { restaurantName } from "@comptoir/ordering";
import { runSheetWords } from "@comptoir/receipt";
import { findEvent } from "../suites/run-sheet.store.ts";
import { formatRunSheet } from "../suites/run-sheet.ts";
import { localMomentOf } from "../time/zoned.ts";
import { buildVenue } from "../venues/loaded-venue.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
import { writeNamedFile } from "./named-files.ts";
import { namedLocale } from "./named-locale.ts";
import { findRestaurant } from "./named-restaurant.ts";

/** `comptoir events run-sheet SLUG EVENT`: what the kitchen makes for an event, as a PDF. suites#run-sheet. */
export const eventsRunSheet: Command = {
  name: "events run-sheet",
  usage: "SLUG EVENT [--locale LOCALE] [--out FILE]",
  summary: "Makes the kitchen's run sheet of an event, by time and suite, as a PDF.",
  details: [
    "EVENT is the event's id in the venue file. After the orders stands what is to be brought to the suites (par stock).",
    "The language is the venue's own unless --locale says en-CA or fr-CA. Without --out it is run-sheet-SLUG-EVENT.pdf in this folder.",
  ].join("\n"),
  options: { locale: { type: "string" }, out: { type: "string" } },
  takes: [2, 2],
  run: async (context, [slug = "", eventId = ""], options) => {
    const venue = buildVenue(await findRestaurant(context, slug));
    const locale = namedLocale(options, venue.defaultLocale);
    const event = await findEvent(context.database, { restaurantId: venue.restaurantId, eventId });
    if (!event) throw new CommandRefusal(`${slug} has no event ${eventId}.`);
    const sheet = await formatRunSheet(context.database, event, { venue, locale });
    const { runSheetPdf } = await import("@comptoir/receipt/paper");
    const pdf = await runWithLocale(locale, () => {
      const words = runSheetWords(sheet, (instant) => localMomentOf(new Date(instant), venue.zone));
      const headings = {
        together: m.run_sheet_together(),
        restock: m.run_sheet_restock(),
        nothing: m.run_sheet_nothing(),
      };
      return runSheetPdf(words, { ...headings, venue: restaurantName(venue.data, locale) }, locale);
    });
    const out = textOption(options, "out") ?? `run-sheet-${slug}-${event.id.replace(/[^\w-]/g, "")}.pdf`;
    await writeNamedFile(out, pdf);
    context.say(`${sheet.orders.length} orders: ${out}`);
    return EXIT.ok;
  },
};
