import { orderingSettings } from "@comptoir/ordering";
import { type ListedDays, listOrdersOfDay } from "../orders/status/orders-of-staff.ts";
import { listLine } from "../orders/ticket/list-line.ts";
import { type Command, CommandRefusal, EXIT, type OptionValues, textOption } from "./command.ts";
import { readDay, readStatus } from "./named-order.ts";
import { findRestaurant } from "./named-restaurant.ts";

/** `comptoir orders list SLUG`. operations#order-commands. */
export const ordersList: Command = {
  name: "orders list",
  usage: "SLUG [--day YYYY-MM-DD | --all] [--status STATUS] [--json]",
  summary: "Lists a restaurant's orders, today's unless another day is said.",
  details:
    "A line an order: number, state, time wanted, where to, for whom, dishes, what was said, money. --json has its id, too.",
  options: {
    day: { type: "string" },
    all: { type: "boolean" },
    status: { type: "string" },
    json: { type: "boolean" },
  },
  takes: [1, 1],
  run: async (context, [slug = ""], options) => {
    if (options.all && options.day !== undefined) {
      throw new CommandRefusal("--all and --day exclude each other: say one of them.", EXIT.usage);
    }
    const { restaurantId, settings } = await findRestaurant(context, slug);
    const { zone } = orderingSettings(settings);
    const filter = { days: readDays(options), status: readStatus(textOption(options, "status")) };
    const { day, orders } = await listOrdersOfDay(context, { restaurantId, zone }, filter);
    if (options.json) context.say(JSON.stringify(orders, null, 2));
    else if (orders.length === 0) context.say(day === null ? "There are no orders." : `There are no orders on ${day}.`);
    else for (const order of orders) context.say(listLine(order, zone));
    return EXIT.ok;
  },
};

function readDays(options: OptionValues): ListedDays {
  const day = textOption(options, "day");
  if (options.all) return "all";
  return day === undefined ? "today" : { day: readDay(day) };
}
