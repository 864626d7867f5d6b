import pino from "pino";
import { openJobQueue } from "../jobs/job-queue.ts";
import { moveOrder } from "../orders/move-order.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
import { findOrder } from "./find-order.ts";
import { readDay, readStatus } from "./orders-list.ts";

/** `comptoir orders move SLUG ORDER STATUS`. Rules, section 6. */
export const ordersMove: Command = {
  name: "orders move",
  usage: "SLUG ORDER STATUS [--day YYYY-MM-DD]",
  summary: "Moves an order on: in-progress, ready, completed or cancelled.",
  details: "Cancelling gives back what the order took, and lets its payment go.",
  options: { day: { type: "string" } },
  takes: [3, 3],
  run: async (context, [slug = "", word = "", state], options) => {
    const to = readStatus(state);
    if (to === null) throw new CommandRefusal("Say which status.", EXIT.usage);
    const day = textOption(options, "day");
    const order = await findOrder(context, slug, word, day && readDay(day));
    const { database, clock } = context;
    const jobs = await openJobQueue(database.pool, pino({ level: "silent" }));
    try {
      const result = await moveOrder({ database, clock, jobs }, order, to);
      if ("refused" in result) {
        const { refused } = result;
        throw new CommandRefusal(
          refused.code === "order-unknown"
            ? `There is no order ${word} here.`
            : `Order ${word} is ${refused.from}, and does not become ${refused.to}.`,
        );
      }
      context.say(`Order ${word} is ${to}.`);
      return EXIT.ok;
    } finally {
      await jobs.stop();
    }
  },
};
