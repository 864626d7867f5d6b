import { statement } from "../db/statement.ts";
import { type Command, type CommandContext, EXIT, textOption } from "./command.ts";
import { changeRestaurant, findRestaurant } from "./named-restaurant.ts";

/** `comptoir pause SLUG`: the menu is viewable only. operations#pause-command, ordering#orders-paused. */
export const pause: Command = {
  name: "pause",
  usage: "SLUG [--message TEXT]",
  summary: "Stops taking orders; the menu stays readable.",
  options: { message: { type: "string" } },
  takes: [1, 1],
  run: async (context, [slug = ""], options) => setPaused(context, slug, true, textOption(options, "message")),
};

/** `comptoir resume SLUG`. */
export const resume: Command = {
  name: "resume",
  usage: "SLUG",
  summary: "Takes orders again.",
  takes: [1, 1],
  run: async (context, [slug = ""]) => setPaused(context, slug, false),
};

const setPausedStatement = statement({
  name: "set paused",
  text: `update restaurants set orders_paused = :paused, orders_paused_message = :message
         where restaurant_id = :restaurantId`,
  params: { restaurantId: "text", paused: "bool", message: "text?" },
});

async function setPaused(context: CommandContext, slug: string, paused: boolean, message?: string): Promise<number> {
  const venue = await findRestaurant(context, slug);
  const { restaurantId } = venue;
  await changeRestaurant(context, restaurantId, (transaction) =>
    setPausedStatement.count(transaction, { restaurantId, paused, message: message ?? null }),
  );
  context.say(`${venue.settings.name} ${paused ? "takes no orders for now" : "takes orders"}.`);
  return EXIT.ok;
}
