import { nextStatus, type OrderStatus } from "@comptoir/ordering";
import pino from "pino";
import { openJobQueue } from "../jobs/job-queue.ts";
import { moveOrder } from "../orders/status/move-order.ts";
import { loadOrder } from "../orders/status/orders.store.ts";
import { type Command, type CommandContext, CommandRefusal, EXIT, textOption } from "./command.ts";
import { findOrder, readDay, readStatus } from "./named-order.ts";

/** `comptoir orders move SLUG ORDER STATUS`. operations#order-commands. */
export const ordersMove: Command = {
  name: "orders move",
  usage: "SLUG ORDER [STATUS] [--day YYYY-MM-DD]",
  summary: "Moves an order on to its next state, or to the one named.",
  details: [
    "An order is placed, in-progress, ready and completed, in this order; it may also become cancelled. Cancelling gives",
    "back what the order took, and voids or refunds its payment. ORDER is as for orders show.",
  ].join("\n"),
  options: { day: { type: "string" } },
  takes: [2, 3],
  run: async (context, [slug = "", word = "", state], options) => {
    const named = readStatus(state);
    const day = textOption(options, "day");
    const order = await findOrder(context, slug, word, day && readDay(day));
    const { database, clock } = context;
    const to = named ?? (await nextState(context, order, word));
    const jobs = await openJobQueue(database, pino({ level: "silent" }));
    try {
      const result = await moveOrder({ database, clock, jobs }, order, to);
      if ("refused" in result) {
        const { refused } = result;
        if (refused.code === "order-unknown") throw new CommandRefusal(`There is no order ${word} here.`);
        if (refused.code === "payment-under-way")
          throw new CommandRefusal(`The payment of order ${word} is being taken. Try again in a moment.`);
        throw new CommandRefusal(`Order ${word} is ${refused.from}, and does not become ${refused.to}.`);
      }
      context.say(`Order ${word} is ${to}.`);
      return EXIT.ok;
    } finally {
      await jobs.stop();
    }
  },
};

/** The state that follows the present one when nothing is skipped. */
async function nextState(
  { database }: CommandContext,
  { restaurantId, orderId }: { readonly restaurantId: string; readonly orderId: string },
  word: string,
): Promise<OrderStatus> {
  const order = await loadOrder(database, { restaurantId, orderId });
  if (!order) throw new CommandRefusal(`There is no order ${word} here.`);
  const next = nextStatus(order.status);
  if (!next) throw new CommandRefusal(`Order ${word} is ${order.status}, and goes no further.`);
  return next;
}
