import { DEFAULT_ZONE, FALLBACK_LOCALE, isRefused, restaurantName } from "@comptoir/ordering";
import { localMomentOf } from "../../platform/time/zoned.ts";
import { pauseOrders, resumeOrders } from "../../venue/venues/pause-orders.ts";
import { findRestaurant, readUntil } from "./arguments.ts";
import { type Command, CommandRefusal, textOption } from "./command.ts";

/**
 * `comptoir pause SLUG`: stops new orders; the menu stays viewable. operations#pause-command,
 * ordering#orders-paused.
 */
export const pause: Command = {
  name: "pause",
  usage: "SLUG [--until HH:MM] [--message TEXT]",
  summary: "Pauses new orders, until a time of day if one is given; the menu stays viewable.",
  details: "A time of day that has passed today means tomorrow; the command prints the date.",
  options: { message: { type: "string" }, until: { type: "string" } },
  takes: [1, 1],
  run: async (context, [slug = ""], options) => {
    const { restaurantId, settings } = await findRestaurant(context, slug);
    const zone = settings.menu_configuration?.zone ?? DEFAULT_ZONE;
    const text = textOption(options, "until") ?? null;
    const until = text === null ? null : readUntil(text, context.clock(), zone);
    const answer = await pauseOrders(context, { restaurantId, message: textOption(options, "message") ?? null, until });
    if (isRefused(answer)) throw new CommandRefusal(`--until: ${text} has passed.`);
    const dateOf = (instant: Date) => localMomentOf(instant, zone).date;
    const day = until === null || dateOf(until) === dateOf(context.clock()) ? "" : ` tomorrow, ${dateOf(until)}`;
    context.say(
      `${restaurantName(settings, FALLBACK_LOCALE)} takes no orders ${text === null ? "for now" : `until ${text}${day}`}.`,
    );
  },
};

export const resume: Command = {
  name: "resume",
  usage: "SLUG",
  summary: "Resumes taking orders.",
  takes: [1, 1],
  run: async (context, [slug = ""]) => {
    const { restaurantId, settings } = await findRestaurant(context, slug);
    await resumeOrders(context, { restaurantId });
    context.say(`${restaurantName(settings, FALLBACK_LOCALE)} takes orders.`);
  },
};
