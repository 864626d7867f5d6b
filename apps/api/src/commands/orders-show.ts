import { runWithLocale } from "@comptoir/messages/server";
import { ticketWords } from "@comptoir/receipt";
import { loadTicket } from "../orders/ticket/load-ticket.ts";
import { localMomentOf } from "../time/zoned.ts";
import { buildVenue } from "../venues/loaded-venue.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
import { namedLocale } from "./named-locale.ts";
import { findOrder, readDay } from "./named-order.ts";
import { findRestaurant } from "./named-restaurant.ts";

/** `comptoir orders show SLUG ORDER`. operations#order-commands. */
export const ordersShow: Command = {
  name: "orders show",
  usage: "SLUG ORDER [--day YYYY-MM-DD] [--locale LOCALE] [--json]",
  summary: "Shows an order as the kitchen reads it, or whole with --json.",
  details: [
    "ORDER is the number on the receipt, of today unless another day is said, or the order's id.",
    "The language is the venue's own unless --locale says en-CA or fr-CA.",
  ].join("\n"),
  options: { day: { type: "string" }, locale: { type: "string" }, json: { type: "boolean" } },
  takes: [2, 2],
  run: async (context, [slug = "", word = ""], options) => {
    const day = textOption(options, "day");
    const { orderId } = await findOrder(context, slug, word, day && readDay(day));
    const venue = buildVenue(await findRestaurant(context, slug));
    const locale = namedLocale(options, venue.defaultLocale);
    const ticket = await loadTicket(context.database, orderId, { venue, locale });
    if (!ticket) throw new CommandRefusal(`There is no order ${word} here.`);
    const { order, child } = ticket;
    const at = (instant: string) => localMomentOf(new Date(instant), order.zone);
    const words = options.json
      ? JSON.stringify({ ...order, child }, null, 2)
      : runWithLocale(locale, () => ticketWords(order, { child, at })).join("\n");
    context.say(words);
    return EXIT.ok;
  },
};
