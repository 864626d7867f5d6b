import { orderingSettings } from "@comptoir/ordering";
import { listOrders } from "../orders/status/order-lists.store.ts";
import { listLine } from "../orders/ticket/list-line.ts";
import { localMomentOf } from "../time/zoned.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
import { readDay, readStatus } from "./named-order.ts";
import { findRestaurant } from "./named-restaurant.ts";

const LISTED_MAX = 500;

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
    const today = localMomentOf(context.clock(), zone).date;
    const localDay = options.all ? null : readDay(textOption(options, "day") ?? today);
    const status = readStatus(textOption(options, "status"));
    const orders = await listOrders(context.database, restaurantId, { localDay, status, limit: LISTED_MAX });
    if (options.json) context.say(JSON.stringify(orders, null, 2));
    else if (orders.length === 0)
      context.say(localDay === null ? "There are no orders." : `There are no orders on ${localDay}.`);
    else for (const order of orders) context.say(listLine(order, zone));
    return EXIT.ok;
  },
};
