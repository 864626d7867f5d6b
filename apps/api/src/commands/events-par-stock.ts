import { actOfVenue } from "../suites/act-of.ts";
import { listParStock } from "../suites/par-stock.store.ts";
import { countStockOfSuite, formatParStock } from "../suites/par-stock.ts";
import { findEvent } from "../suites/run-sheet.store.ts";
import { buildVenue } from "../venues/loaded-venue.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
import { findRestaurant } from "./named-restaurant.ts";

const COUNT = /^(.+)=(\d{1,5})$/;

/** `comptoir events par-stock SLUG EVENT`: what is to be brought to the suites, and counting what is there. suites#par-stock. */
export const eventsParStock: Command = {
  name: "events par-stock",
  usage: "SLUG EVENT [--suite SUITE [ITEM=N...]]",
  summary: "Says what is to be brought to an event's suites, or writes down what is there.",
  details: [
    "EVENT, SUITE and ITEM are ids of the venue file. Without --suite it is the restock list of all suites.",
    "ITEM=N says that so many of an item are in the suite. Nobody has counted yet: all of it is to be brought.",
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
      if (suiteId === undefined) throw new CommandRefusal("Say --suite: what is counted is in one suite.", EXIT.usage);
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
    return EXIT.ok;
  },
};

function readCount(word: string, stock: readonly { readonly itemId: string }[]) {
  const [, item = "", count] = COUNT.exec(word) ?? [];
  if (count === undefined) throw new CommandRefusal(`${word} is not ITEM=N, such as 31=5.`, EXIT.usage);
  if (!stock.some(({ itemId }) => itemId === item))
    throw new CommandRefusal(`${item} is not of the suite's par stock.`);
  return { item, on_hand: Number(count) };
}
