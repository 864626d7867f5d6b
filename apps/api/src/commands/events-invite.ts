import { restaurantLocale } from "@comptoir/ordering";
import { inTransaction } from "../db/transaction.ts";
import { inviteToSuites } from "../suites/invitations.store.ts";
import { renewLinkKey } from "../suites/suite-links.ts";
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
    const stored = await findRestaurant(context, slug);
    const { restaurantId, settings } = stored;
    const now = context.clock();
    const locale = restaurantLocale(settings) ?? "en-CA";
    const invited = await inTransaction(context.database, "read committed", async (transaction) => {
      if (options["new-key"]) await renewLinkKey(transaction, restaurantId, now);
      return inviteToSuites(transaction, { restaurantId, eventId, locale, now });
    });
    if (invited === 0) throw new CommandRefusal(`${slug} has no event ${eventId} with suites.`);
    context.say(`${invited} invitations are on their way.`);
    return EXIT.ok;
  },
};
