import { FALLBACK_LOCALE, isRefused, restaurantName } from "@comptoir/ordering";
import { hideRestaurant, showRestaurant } from "../../venue/venue-files/hide-restaurant.ts";
import { findRestaurant } from "./arguments.ts";
import { type Command, type CommandContext, CommandRefusal } from "./command.ts";

const SLUGS_MAX = 100;

/** `comptoir venue hide SLUG…`: hides restaurants from guests. operations#hidden-venues. */
export const venueHide: Command = {
  name: "venue hide",
  usage: "SLUG…",
  summary: "Hides restaurants from guests: their pages, their menus, and in every list.",
  details: [
    "Their orders, gift cards and ledger stay, and venue show shows the restaurants again. A restaurant with open orders is not",
    "hidden, because its guests follow these orders on its pages.",
  ].join("\n"),
  takes: [1, SLUGS_MAX],
  run: async (context, slugs) => {
    for (const { restaurantId, slug, settings } of await findAll(context, slugs)) {
      const answer = await hideRestaurant(context, { restaurantId });
      if (isRefused(answer)) {
        const { open } = answer.refused;
        throw new CommandRefusal(
          `${restaurantName(settings, FALLBACK_LOCALE)} (${slug}) has ${open} open orders, and is not hidden.`,
        );
      }
      context.say(`${restaurantName(settings, FALLBACK_LOCALE)} (${slug}) is hidden.`);
    }
  },
};

export const venueShow: Command = {
  name: "venue show",
  usage: "SLUG…",
  summary: "Shows hidden restaurants again.",
  takes: [1, SLUGS_MAX],
  run: async (context, slugs) => {
    for (const { restaurantId, slug, settings } of await findAll(context, slugs)) {
      await showRestaurant(context, { restaurantId });
      context.say(`${restaurantName(settings, FALLBACK_LOCALE)} (${slug}) is shown.`);
    }
  },
};

/** Finds all restaurants first, so that an unknown one stops the command before any change. */
function findAll(context: CommandContext, slugs: readonly string[]) {
  return Promise.all(slugs.map((slug) => findRestaurant(context, slug)));
}
