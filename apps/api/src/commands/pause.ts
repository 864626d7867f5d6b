import { DEFAULT_ZONE } from "@comptoir/ordering";
import { statement } from "../db/statement.ts";
import { localMomentOf } from "../time/zoned.ts";
import { type Command, type CommandContext, EXIT, textOption } from "./command.ts";
import { changeRestaurant, findRestaurant } from "./named-restaurant.ts";
import { nextTimeOfDay } from "./next-time-of-day.ts";

/** `comptoir pause SLUG`: the menu is viewable only. operations#pause-command, ordering#orders-paused. */
export const pause: Command = {
  name: "pause",
  usage: "SLUG [--until HH:MM] [--message TEXT]",
  summary: "Stops taking orders, until a time of day where one is given; the menu stays readable.",
  details: "A time of day that has passed is tomorrow's; the command says which day it is.",
  options: { message: { type: "string" }, until: { type: "string" } },
  takes: [1, 1],
  run: async (context, [slug = ""], options) =>
    setPaused(context, slug, {
      paused: true,
      message: textOption(options, "message") ?? null,
      until: textOption(options, "until") ?? null,
    }),
};

/** `comptoir resume SLUG`. */
export const resume: Command = {
  name: "resume",
  usage: "SLUG",
  summary: "Takes orders again.",
  takes: [1, 1],
  run: async (context, [slug = ""]) => setPaused(context, slug, { paused: false, message: null, until: null }),
};

const setPausedStatement = statement({
  name: "set paused",
  text: `update restaurants
         set orders_paused = :paused, orders_paused_message = :message, orders_paused_until = :until
         where restaurant_id = :restaurantId`,
  params: { restaurantId: "text", paused: "bool", message: "text?", until: "timestamptz?" },
});

type Pause = { readonly paused: boolean; readonly message: string | null; readonly until: string | null };

async function setPaused(context: CommandContext, slug: string, { paused, message, until }: Pause): Promise<number> {
  const venue = await findRestaurant(context, slug);
  const { restaurantId, settings } = venue;
  const zone = settings.menu_configuration?.zone ?? DEFAULT_ZONE;
  const ends = until === null ? null : nextTimeOfDay(until, context.clock(), zone);
  await changeRestaurant(context, restaurantId, (transaction) =>
    setPausedStatement.count(transaction, { restaurantId, paused, message, until: ends }),
  );
  const dateOf = (instant: Date) => localMomentOf(instant, zone).date;
  const day = ends === null || dateOf(ends) === dateOf(context.clock()) ? "" : ` tomorrow, ${dateOf(ends)}`;
  const long = until === null ? "for now" : `until ${until}${day}`;
  context.say(`${settings.name} ${paused ? `takes no orders ${long}` : "takes orders"}.`);
  return EXIT.ok;
}
