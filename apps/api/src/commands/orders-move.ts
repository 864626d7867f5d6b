import { isRefused } from "@comptoir/ordering";
import { type MoveOnRefusal, moveOrder, moveOrderOn } from "../orders/status/move-order.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
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
    const deps = { database, clock };
    const result = named ? await moveOrder(deps, order, named) : await moveOrderOn(deps, order);
    if (isRefused(result)) throw new CommandRefusal(refusalWords(result.refused, word));
    context.say(`Order ${word} is ${result.moved.status}.`);
    return EXIT.ok;
  },
};

function refusalWords(refused: MoveOnRefusal, word: string): string {
  switch (refused.code) {
    case "order-unknown":
      return `There is no order ${word} here.`;
    case "payment-under-way":
      return `The payment of order ${word} is being taken. Try again in a moment.`;
    case "goes-no-further":
      return `Order ${word} is ${refused.status}, and goes no further.`;
    case "move-not-possible":
      return `Order ${word} is ${refused.from}, and does not become ${refused.to}.`;
  }
}
