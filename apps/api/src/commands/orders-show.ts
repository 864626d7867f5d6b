import { formatOrder } from "../orders/status/order-answer.ts";
import { loadOrder } from "../orders/status/orders.store.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
import { findOrder, readDay } from "./named-order.ts";

/** `comptoir orders show SLUG ORDER`. operations#order-commands. */
export const ordersShow: Command = {
  name: "orders show",
  usage: "SLUG ORDER [--day YYYY-MM-DD]",
  summary: "Shows an order whole, as JSON.",
  details: "ORDER is the number on the receipt, of today unless another day is said, or the order's id.",
  options: { day: { type: "string" } },
  takes: [2, 2],
  run: async (context, [slug = "", word = ""], options) => {
    const day = textOption(options, "day");
    const named = await findOrder(context, slug, word, day && readDay(day));
    const order = await loadOrder(context.database, named);
    if (!order) throw new CommandRefusal(`There is no order ${word} here.`);
    context.say(JSON.stringify(formatOrder(order, null), null, 2));
    return EXIT.ok;
  },
};
