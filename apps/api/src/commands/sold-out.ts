import { markSoldOut } from "../stock/sold-out-marks.store.ts";
import { type Command, EXIT } from "./command.ts";
import { findThings } from "./find-things.ts";
import { changeRestaurant, findRestaurant } from "./named-restaurant.ts";

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
    await changeRestaurant(context, restaurantId, (transaction) =>
      markSoldOut(transaction, restaurantId, things, context.clock()),
    );
    for (const { name } of things) context.say(`${name} is sold out.`);
    return EXIT.ok;
  },
};
