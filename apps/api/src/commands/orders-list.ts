import { cents, formatCents, formatClockTime, orderingSettings } from "@comptoir/ordering";
import { listOrders } from "../orders/status/order-lists.store.ts";
import { localMomentOf } from "../time/zoned.ts";
import { type Command, EXIT, textOption } from "./command.ts";
import { readDay, readStatus } from "./named-order.ts";
import { findRestaurant } from "./named-restaurant.ts";

const LISTED_MAX = 500;

/** `comptoir orders list SLUG`. operations#order-commands. */
export const ordersList: Command = {
  name: "orders list",
  usage: "SLUG [--day YYYY-MM-DD | --all] [--status STATUS]",
  summary: "Lists a restaurant's orders, today's unless another day is said.",
  options: { day: { type: "string" }, all: { type: "boolean" }, status: { type: "string" } },
  takes: [1, 1],
  run: async (context, [slug = ""], options) => {
    const { restaurantId, settings } = await findRestaurant(context, slug);
    const { zone } = orderingSettings(settings);
    const today = localMomentOf(context.clock(), zone).date;
    const localDay = options.all ? null : readDay(textOption(options, "day") ?? today);
    const status = readStatus(textOption(options, "status"));
    const orders = await listOrders(context.database, restaurantId, { localDay, status, limit: LISTED_MAX });
    if (orders.length === 0)
      context.say(localDay === null ? "There are no orders." : `There are no orders on ${localDay}.`);
    for (const order of orders) {
      const columns = [
        `${order.localDay} no. ${order.number}`,
        order.status.padEnd(11),
        [
          order.type,
          ...(order.tableNum === null ? [] : [`table ${order.tableNum}`]),
          ...(order.suite === null ? [] : [order.suite]),
        ]
          .join(", ")
          .padEnd(20),
        `$${formatCents(cents(order.totalWithTipCents))}`.padStart(10),
        order.paymentStatus,
        order.orderId,
        ...(order.deliverTo ? [`to ${order.deliverTo}`] : []),
        ...(order.suite === null ? [] : [`for ${whenWords(order.readyAt, zone)}`, order.person ?? "–"]),
      ];
      context.say(columns.join("  "));
    }
    return EXIT.ok;
  },
};

/** When a suite's order is to be there, on the restaurant's clock: it may have been placed a month before. */
function whenWords(instant: Date, zone: string): string {
  const { date, minutes } = localMomentOf(instant, zone);
  return `${date} ${formatClockTime(minutes)}`;
}
