import {
  type Command,
  CommandRefusal,
  findRestaurant,
  loadSiteAddress,
  localMomentOf,
  numberOption,
} from "@comptoir/api/command-line";
import { demonstrationVenues, EveningRefusal, planRush, playRush } from "@comptoir/demo";
import { inviteKitchen, SHIFT_SLUG } from "./demonstration-staff.ts";

const MINUTES = { usual: 10, max: 240 };

/** `comptoir demo rush`: plays an evening on a running server. venue#demonstration-rush. */
export const demoRush: Command = {
  name: "demo rush",
  usage: "[--minutes N] [--guests-only]",
  summary: "Plays a Friday evening at the demonstration's grill, on the running server.",
  details: [
    `Guests order for --minutes (${MINUTES.usual}) by the site's calls, six a minute, most of them in the middle. Some change or cancel`,
    "their order. The kitchen accepts, cooks and hands over, and leaves one delivery without an answer. With --guests-only the",
    "board is left to you. Watch it at /staff/board; the server printed a code to sign in when it started.",
  ].join("\n"),
  options: { minutes: { type: "string" }, "guests-only": { type: "boolean" } },
  takes: [0, 0],
  run: async (context, _, options) => {
    const minutes = numberOption(options, "minutes", { min: 1, max: MINUTES.max }) ?? MINUTES.usual;
    const { restaurantId, settings } = await findRestaurant(context, SHIFT_SLUG);
    const demonstration = await demonstrationVenues(context.clock());
    const venue = demonstration.find(({ file }) => file === `${SHIFT_SLUG}.json`)?.venue as
      | Parameters<typeof playRush>[1]["venue"]
      | undefined;
    if (venue === undefined) throw new Error(`The demonstration has no ${SHIFT_SLUG}.`);
    const { date } = localMomentOf(context.clock(), settings.menu_configuration?.zone ?? "America/Toronto");
    const guests = planRush(venue, { minutes, date });
    const isKitchenPlayed = options["guests-only"] !== true;
    const code = isKitchenPlayed ? await inviteKitchen(context, restaurantId) : null;
    const origin = context.siteOrigin(await loadSiteAddress(context.database));
    context.complain(`${guests.length} guests in ${minutes} min, at ${origin}/staff/board`);
    try {
      const site = { fetch: (request: Request) => fetch(request), origin, restaurantId };
      const played = await playRush(site, { venue, guests, code, say: context.say });
      const { placed, changed, cancelled, missed, turnedAway } = played;
      context.say(
        `Orders: ${placed}, changed ${changed}, cancelled ${cancelled}, missed ${missed}; turned away: ${turnedAway}.`,
      );
    } catch (error) {
      if (!(error instanceof EveningRefusal)) throw error;
      throw new CommandRefusal(
        error.status === 0 ? `No server answers at ${origin}. Start it with "npm start".` : error.message,
      );
    }
  },
};
