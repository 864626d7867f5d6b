import { isCalendarDate, ORDER_STATUSES, type OrderStatus, orderingSettings } from "@comptoir/ordering";
import { findOrderByNumber } from "../orders/status/order-lists.store.ts";
import { loadOrdersOfHub } from "../orders/status/orders.store.ts";
import { localMomentOf } from "../time/zoned.ts";
import { type CommandContext, CommandRefusal, EXIT } from "./command.ts";
import { findRestaurant } from "./named-restaurant.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The order that a person means: by the number on its receipt, today's unless a day is said, or by its whole id. */
export async function findOrder(
  context: CommandContext,
  slug: string,
  word: string,
  day: string | undefined,
): Promise<{ readonly restaurantId: string; readonly orderId: string }> {
  const { restaurantId, settings } = await findRestaurant(context, slug);
  if (UUID.test(word)) {
    const kitchens = await loadOrdersOfHub(context.database, word);
    if (kitchens.length === 0) return { restaurantId, orderId: word.toLowerCase() };
    const names = kitchens.map(({ venue, number }) => `${venue.slug} ${number}`).join(", ");
    throw new CommandRefusal(`Each kitchen of a hub has an order of its own: name one of ${names}.`);
  }
  const localDay = day ?? localMomentOf(context.clock(), orderingSettings(settings).zone).date;
  const orderId = /^\d{1,9}$/.test(word)
    ? await findOrderByNumber(context.database, restaurantId, localDay, Number(word))
    : null;
  if (orderId === null) throw new CommandRefusal(`There is no order ${word} on ${localDay}.`);
  return { restaurantId, orderId };
}

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
