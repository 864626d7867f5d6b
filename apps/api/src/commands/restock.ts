import { isCalendarDate, orderingSettings } from "@comptoir/ordering";
import { inTransaction } from "../db/transaction.ts";
import { unmarkSoldOut } from "../stock/sold-out-marks.store.ts";
import { refillStock, refillStockOfDay } from "../stock/stock-levels.store.ts";
import { localMomentOf } from "../time/zoned.ts";
import { type Command, CommandRefusal, EXIT, numberOption, textOption } from "./command.ts";
import { findThings } from "./find-things.ts";
import { changeRestaurant, findRestaurant } from "./named-restaurant.ts";

const STOCK_MAX = 1_000_000;

/** `comptoir restock SLUG ITEM...`. operations#stock-commands. */
export const restock: Command = {
  name: "restock",
  usage: "SLUG ITEM... [--stock N] [--day YYYY-MM-DD]",
  summary: "Takes the sold-out mark off and refills what is counted.",
  details: [
    "Without --stock, a counted thing is refilled to the number in its venue file. With it, so many are left. With --day this",
    "is of what is left on a day to come of things that are restocked daily; their marks stay.",
  ].join("\n"),
  options: { stock: { type: "string" }, day: { type: "string" } },
  takes: [2, Number.POSITIVE_INFINITY],
  run: async (context, [slug = "", ...words], options) => {
    const venue = await findRestaurant(context, slug);
    const stock = numberOption(options, "stock", { max: STOCK_MAX });
    const things = findThings(venue.document, words);
    const counted = things.filter((thing) => thing.kind !== "section");
    const today = localMomentOf(context.clock(), orderingSettings(venue.settings).zone).date;
    const day = readDay(textOption(options, "day"), today);
    const left = stock === null ? "" : `: ${stock} left`;
    if (day !== null) {
      await inTransaction(context.database, "read committed", async (transaction) => {
        const set = await refillStockOfDay(transaction, venue.restaurantId, counted, stock, day);
        if (set < things.length) throw new CommandRefusal("Only things that are restocked daily are counted by day.");
      });
      for (const { name } of things) context.say(`${name} is back on ${day}${left}.`);
      return EXIT.ok;
    }
    await changeRestaurant(context, venue.restaurantId, async (transaction) => {
      await unmarkSoldOut(transaction, venue.restaurantId, things);
      await refillStock(transaction, venue.restaurantId, counted, stock, today);
    });
    for (const { name } of things) context.say(`${name} is back${left}.`);
    return EXIT.ok;
  },
};

/** A day to come; null for today. */
function readDay(text: string | undefined, today: string): string | null {
  if (text === undefined || text === today) return null;
  if (isCalendarDate(text) && text > today) return text;
  throw new CommandRefusal(`--day is today or a day to come, such as ${today}.`, EXIT.usage);
}
