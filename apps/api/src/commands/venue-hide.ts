import { statement } from "../db/statement.ts";
import { IS_OPEN_AS_SQL } from "../orders/order-changes.ts";
import { type Command, type CommandContext, CommandRefusal, EXIT } from "./command.ts";
import { changeRestaurant, findRestaurant } from "./named-restaurant.ts";

const SLUGS_MAX = 100;

/** `comptoir venue hide SLUG…`: the restaurants are not there for guests any more. operations#hidden-venues. */
export const venueHide: Command = {
  name: "venue hide",
  usage: "SLUG…",
  summary: "Takes restaurants away from guests: their pages, their menus, every list.",
  details: [
    "Their orders, gift cards and books stay, and venue show brings them back. One with open orders is not hidden: those who",
    "ordered follow them on its pages.",
  ].join("\n"),
  takes: [1, SLUGS_MAX],
  run: (context, slugs) => setHidden(context, slugs, true),
};

/** `comptoir venue show SLUG…`. */
export const venueShow: Command = {
  name: "venue show",
  usage: "SLUG…",
  summary: "Shows restaurants again that were hidden.",
  takes: [1, SLUGS_MAX],
  run: (context, slugs) => setHidden(context, slugs, false),
};

const setHiddenStatement = statement({
  name: "set hidden",
  text: "update restaurants set hidden = :hidden where restaurant_id = :restaurantId",
  params: { restaurantId: "text", hidden: "bool" },
});

const countOpenStatement = statement({
  name: "count open orders",
  text: `select count(*)::int4 as open from orders
         where restaurant_id = :restaurantId and ${IS_OPEN_AS_SQL}`,
  params: { restaurantId: "text" },
  row: { open: "int4?" },
});

async function setHidden(context: CommandContext, slugs: readonly string[], hidden: boolean): Promise<number> {
  const venues = await Promise.all(slugs.map((slug) => findRestaurant(context, slug)));
  for (const { restaurantId, slug, settings } of venues) {
    await changeRestaurant(context, restaurantId, async (transaction) => {
      await setHiddenStatement.count(transaction, { restaurantId, hidden });
      // An order that is being placed at this moment looks at the revision, and finds it changed.
      const { open } = await countOpenStatement.one(transaction, { restaurantId });
      if (hidden && open)
        throw new CommandRefusal(`${settings.name} (${slug}) has ${open} open orders, and is not hidden.`);
    });
    context.say(`${settings.name} (${slug}) is ${hidden ? "hidden" : "shown"}.`);
  }
  return EXIT.ok;
}
