import { isRefused } from "@comptoir/ordering";
import { type RestockRefusal, restock as restockThings } from "../menus/change-stock.ts";
import { type Command, CommandRefusal, EXIT, numberOption, textOption } from "./command.ts";
import { findThings, nothingOnMenu } from "./find-things.ts";
import { findRestaurant } from "./named-restaurant.ts";

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
    const { restaurantId, document } = await findRestaurant(context, slug);
    const stock = numberOption(options, "stock", { max: STOCK_MAX });
    const things = findThings(document, words);
    const day = textOption(options, "day") ?? null;
    const answer = await restockThings(context, { restaurantId, things, stock, day });
    if (isRefused(answer)) throw refusalOf(answer.refused);
    const on = answer.ahead === null ? "" : ` on ${answer.ahead}`;
    const left = stock === null ? "" : `: ${stock} left`;
    for (const { name } of things) context.say(`${name} is back${on}${left}.`);
    return EXIT.ok;
  },
};

function refusalOf(refused: RestockRefusal): CommandRefusal {
  switch (refused.code) {
    case "thing-unknown":
      return nothingOnMenu(refused.thing);
    case "day-past":
      return new CommandRefusal(`--day is today or a day to come, such as ${refused.today}.`, EXIT.usage);
    case "not-daily":
      return new CommandRefusal("Only things that are restocked daily are counted by day.");
  }
}
