import { isRefused, restaurantLocale } from "@comptoir/ordering";
import { inviteEvent } from "../suites/invite-event.ts";
import { type Command, CommandRefusal, EXIT } from "./command.ts";
import { findRestaurant } from "./named-restaurant.ts";

/** `comptoir events invite SLUG EVENT`: mails every owner and host of an event's suites their link. suites#invitations. */
export const eventsInvite: Command = {
  name: "events invite",
  usage: "SLUG EVENT [--new-key]",
  summary: "Mails the owners and hosts of an event's suites their links.",
  details:
    "EVENT is the event's id in the venue file. The mails are sent by a running server. --new-key takes back every link that went out before.",
  options: { "new-key": { type: "boolean" } },
  takes: [2, 2],
  run: async (context, [slug = "", eventId = ""], options) => {
    const { restaurantId, settings } = await findRestaurant(context, slug);
    const locale = restaurantLocale(settings) ?? "en-CA";
    const renewsKey = options["new-key"] === true;
    const answer = await inviteEvent(context, { restaurantId, eventId, locale, renewsKey });
    if (isRefused(answer)) throw new CommandRefusal(`${slug} has no event ${eventId} with suites.`);
    context.say(`${answer.invited} invitations are on their way.`);
    return EXIT.ok;
  },
};
