import { orderingSettings } from "@comptoir/ordering";
import { unmarkSoldOut } from "../stock/sold-out-marks.store.ts";
import { refillStock } from "../stock/stock-levels.store.ts";
import { localMomentOf } from "../time/zoned.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
import { findThings } from "./find-things.ts";
import { changeRestaurant, findRestaurant } from "./named-restaurant.ts";

const STOCK_MAX = 1_000_000;

/** `comptoir restock SLUG ITEM...`. operations#stock-commands. */
export const restock: Command = {
  name: "restock",
  usage: "SLUG ITEM... [--stock N]",
  summary: "Takes the sold-out mark off and refills what is counted.",
  details: "Without --stock, a counted thing is refilled to the number in its venue file. With it, so many are left.",
  options: { stock: { type: "string" } },
  takes: [2, Number.POSITIVE_INFINITY],
  run: async (context, [slug = "", ...words], options) => {
    const venue = await findRestaurant(context, slug);
    const stock = readStock(textOption(options, "stock"));
    const things = findThings(venue.document, words);
    const counted = things.filter((thing) => thing.kind !== "section");
    const today = localMomentOf(context.clock(), orderingSettings(venue.settings).zone).date;
    await changeRestaurant(context, venue.restaurantId, async (transaction) => {
      await unmarkSoldOut(transaction, venue.restaurantId, things);
      await refillStock(transaction, venue.restaurantId, counted, stock, today);
    });
    for (const { name } of things) context.say(`${name} is back${stock === null ? "" : `: ${stock} left`}.`);
    return EXIT.ok;
  },
};

function readStock(text: string | undefined): number | null {
  if (text === undefined) return null;
  const stock = Number(text);
  if (/^\d+$/.test(text) && stock <= STOCK_MAX) return stock;
  throw new CommandRefusal(`--stock is a whole number up to ${STOCK_MAX}.`, EXIT.usage);
}
