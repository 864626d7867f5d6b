import {
  cents,
  formatCents,
  isCalendarDate,
  ORDER_STATUSES,
  type OrderStatus,
  orderingSettings,
} from "@comptoir/ordering";
import { listOrders } from "../orders/status/order-lists.store.ts";
import { localMomentOf } from "../time/zoned.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
import { findRestaurant } from "./find-restaurant.ts";

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
        (order.tableNum === null ? order.type : `${order.type}, table ${order.tableNum}`).padEnd(20),
        `$${formatCents(cents(order.totalWithTipCents))}`.padStart(10),
        order.paymentStatus,
        order.orderId,
      ];
      context.say(columns.join("  "));
    }
    return EXIT.ok;
  },
};

/** Reads a day of a command: one that the calendar has, which February 30 is not. */
export function readDay(text: string): string {
  if (isCalendarDate(text)) return text;
  throw new CommandRefusal("A day is written as 2026-11-20.", EXIT.usage);
}

/** Reads a state of a command; null when none is said. */
export function readStatus(text: string | undefined): OrderStatus | null {
  if (text === undefined) return null;
  const status = ORDER_STATUSES.find((known) => known === text);
  if (status) return status;
  throw new CommandRefusal(`A status is one of ${ORDER_STATUSES.join(", ")}.`, EXIT.usage);
}
