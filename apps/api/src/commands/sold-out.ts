import { isRefused } from "@comptoir/ordering";
import { sellOut } from "../menus/change-stock.ts";
import { type Command, EXIT } from "./command.ts";
import { findThings, nothingOnMenu } from "./find-things.ts";
import { findRestaurant } from "./named-restaurant.ts";

/** `comptoir sold-out SLUG ITEM...`. operations#stock-commands. */
export const soldOut: Command = {
  name: "sold-out",
  usage: "SLUG ITEM...",
  summary: "Marks dishes, sections or option values sold out.",
  details: "ITEM is an id, a name, or one of item:ID, section:ID and value:ID.",
  takes: [2, Number.POSITIVE_INFINITY],
  run: async (context, [slug = "", ...words]) => {
    const { restaurantId, document } = await findRestaurant(context, slug);
    const things = findThings(document, words);
    const answer = await sellOut(context, { restaurantId, things });
    if (isRefused(answer)) throw nothingOnMenu(answer.refused.thing);
    for (const { name } of things) context.say(`${name} is sold out.`);
    return EXIT.ok;
  },
};
