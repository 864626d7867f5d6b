import { csvOfActs } from "@comptoir/receipt";
import { listActsOfEvent } from "../suites/acts.store.ts";
import { formatAct } from "../suites/suite-answers.ts";
import { type Command, CommandRefusal, EXIT } from "./command.ts";
import { writeOut } from "./named-files.ts";
import { findRestaurant } from "./named-restaurant.ts";

/** `comptoir events acts SLUG EVENT`: the audit trail of an event's suites, as CSV. suites#audit. */
export const eventsActs: Command = {
  name: "events acts",
  usage: "SLUG EVENT [--out FILE]",
  summary: "Writes who did what for whom at an event's suites, when and from where, as CSV.",
  details: "EVENT is the event's id in the venue file. The trail stays when the file has the event no more.",
  options: { out: { type: "string" } },
  takes: [2, 2],
  run: async (context, [slug = "", eventId = ""], options) => {
    const { restaurantId } = await findRestaurant(context, slug);
    const acts = await listActsOfEvent(context.database, { restaurantId, eventId });
    if (acts.length === 0) throw new CommandRefusal(`Nothing was done at the suites of ${eventId} here.`);
    const csv = csvOfActs(acts.map((act) => ({ ...formatAct(act), suite: act.suite ?? act.suiteId })));
    await writeOut(context, options, csv);
    return EXIT.ok;
  },
};
