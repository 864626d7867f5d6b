import { isRefused, restaurantLocale } from "@comptoir/ordering";
import { csvOfActs } from "@comptoir/receipt";
import { actOfVenue } from "../../venue/suites/act-of.ts";
import { listActsOfEvent } from "../../venue/suites/acts.store.ts";
import { inviteEvent } from "../../venue/suites/invitations.ts";
import { listParStock } from "../../venue/suites/par-stock.store.ts";
import { countStockOfSuite, formatParStock } from "../../venue/suites/par-stock.ts";
import { printRunSheet } from "../../venue/suites/print-run-sheet.ts";
import { findEvent } from "../../venue/suites/run-sheet.store.ts";
import { formatAct } from "../../venue/suites/suite-answers.ts";
import { buildVenue } from "../../venue/venues/loaded-venue.ts";
import { findRestaurant, namedLocale } from "./arguments.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
import { writeNamedFile, writeOut } from "./named-files.ts";

/** `comptoir events invite SLUG EVENT`: mails each owner and host the link to their suite. suites#invitations. */
export const eventsInvite: Command = {
  name: "events invite",
  usage: "SLUG EVENT [--new-key]",
  summary: "Mails the owners and hosts of an event's suites the links to their suites.",
  details:
    "EVENT is the event's id in the venue file. A running server sends the mails. --new-key invalidates every link that was sent before.",
  options: { "new-key": { type: "boolean" } },
  takes: [2, 2],
  run: async (context, [slug = "", eventId = ""], options) => {
    const { restaurantId, settings } = await findRestaurant(context, slug);
    const locale = restaurantLocale(settings) ?? "en-CA";
    const renewsKey = options["new-key"] === true;
    const answer = await inviteEvent(context, { restaurantId, eventId, locale, renewsKey });
    if (isRefused(answer)) throw new CommandRefusal(`${slug} has no event ${eventId} with suites.`);
    context.say(`${answer.invited} invitations are on their way.`);
  },
};

/**
 * `comptoir events run-sheet SLUG EVENT`: prints the kitchen's production list of an event as PDF.
 * suites#run-sheet.
 */
export const eventsRunSheet: Command = {
  name: "events run-sheet",
  usage: "SLUG EVENT [--locale LOCALE] [--out FILE]",
  summary: "Writes the kitchen's run sheet of an event, by time and suite, as a PDF.",
  details: [
    "EVENT is the event's id in the venue file. The orders are followed by the stock to bring to the suites (par stock).",
    "The language is the venue's own, or that of --locale (en-CA or fr-CA). Without --out, the file is run-sheet-SLUG-EVENT.pdf",
    "in the current folder.",
  ].join("\n"),
  options: { locale: { type: "string" }, out: { type: "string" } },
  takes: [2, 2],
  run: async (context, [slug = "", eventId = ""], options) => {
    const venue = buildVenue(await findRestaurant(context, slug));
    const locale = namedLocale(options, venue.defaultLocale);
    const printed = await printRunSheet(context.database, { venue, eventId, locale });
    if (isRefused(printed)) throw new CommandRefusal(`${slug} has no event ${eventId}.`);
    const { pdf, sheet } = printed;
    const out = textOption(options, "out") ?? `run-sheet-${slug}-${sheet.event.id.replace(/[^\w-]/g, "")}.pdf`;
    await writeNamedFile(out, pdf);
    context.say(`${sheet.orders.length} orders: ${out}`);
  },
};

const COUNT = /^(.+)=(\d{1,5})$/;

/**
 * `comptoir events par-stock SLUG EVENT`: lists stock to bring to each suite, or records a count.
 * suites#par-stock.
 */
export const eventsParStock: Command = {
  name: "events par-stock",
  usage: "SLUG EVENT [--suite SUITE [ITEM=N...]]",
  summary: "Lists the stock to bring to an event's suites, or records a count.",
  details: [
    "EVENT, SUITE and ITEM are ids of the venue file. Without --suite, lists what to bring to all suites.",
    "ITEM=N records that the suite has N of an item. Of an item that was never counted, all is to be brought.",
  ].join("\n"),
  options: { suite: { type: "string" } },
  takes: [2, Number.POSITIVE_INFINITY],
  run: async (context, [slug = "", eventId = "", ...words], options) => {
    const venue = buildVenue(await findRestaurant(context, slug));
    const { restaurantId } = venue;
    const { database } = context;
    const suiteId = textOption(options, "suite");
    if (!(await findEvent(database, { restaurantId, eventId }))) {
      throw new CommandRefusal(`${slug} has no event ${eventId}.`);
    }
    const asked = { restaurantId, eventId, ...(suiteId === undefined ? {} : { suiteId }) };
    const before = await listParStock(database, asked);
    if (suiteId !== undefined && before.length === 0)
      throw new CommandRefusal(`${suiteId} has no par stock at ${eventId}.`);
    if (words.length > 0) {
      if (suiteId === undefined) throw new CommandRefusal("--suite is required for a count.", EXIT.usage);
      const counts = words.map((word) => readCount(word, before));
      await countStockOfSuite(database, actOfVenue({ restaurantId, suiteId, eventId }), counts, context.clock());
    }
    const stock = await listParStock(database, asked);
    for (const row of stock) {
      const { name, par, to_bring } = formatParStock(row, venue, venue.defaultLocale);
      if (to_bring > 0) context.say(`${row.suite}: ${to_bring} × ${name} (of ${par})`);
    }
    if (stock.every((row) => formatParStock(row, venue, venue.defaultLocale).to_bring === 0)) {
      context.say("Nothing is to be brought.");
    }
  },
};

function readCount(word: string, stock: readonly { readonly itemId: string }[]) {
  const [, item = "", count] = COUNT.exec(word) ?? [];
  if (count === undefined) throw new CommandRefusal(`${word} is not ITEM=N, such as 31=5.`, EXIT.usage);
  if (!stock.some(({ itemId }) => itemId === item))
    throw new CommandRefusal(`${item} is not in the suite's par stock.`);
  return { item, on_hand: Number(count) };
}

/** `comptoir events acts SLUG EVENT`: exports the audit trail of an event's suites as CSV. suites#audit. */
export const eventsActs: Command = {
  name: "events acts",
  usage: "SLUG EVENT [--out FILE]",
  summary: "Exports the audit trail of an event's suites as CSV.",
  details:
    "EVENT is the event's id in the venue file. The audit trail remains after the event is removed from the file.",
  options: { out: { type: "string" } },
  takes: [2, 2],
  run: async (context, [slug = "", eventId = ""], options) => {
    const { restaurantId } = await findRestaurant(context, slug);
    const acts = await listActsOfEvent(context.database, { restaurantId, eventId });
    if (acts.length === 0) throw new CommandRefusal(`The suites of ${eventId} have no audit entries here.`);
    const csv = csvOfActs(acts.map((act) => ({ ...formatAct(act), suite: act.suite ?? act.suiteId })));
    await writeOut(context, options, csv);
  },
};
