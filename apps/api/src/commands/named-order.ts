import { isCalendarDate, isRefused, ORDER_STATUSES, type OrderStatus, orderingSettings } from "@comptoir/ordering";
import type { OrderName } from "../orders/order-changes.ts";
import { findNamedOrder } from "../orders/status/orders-of-staff.ts";
import { type CommandContext, CommandRefusal, EXIT } from "./command.ts";
import { findRestaurant } from "./named-restaurant.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NUMBER = /^\d{1,9}$/;

/** The order that a person means: by the number on its receipt, today's unless a day is said, or by its whole id. */
export async function findOrder(
  context: CommandContext,
  slug: string,
  word: string,
  day: string | undefined,
): Promise<OrderName> {
  const { restaurantId, settings } = await findRestaurant(context, slug);
  // What is no number finds nothing: no order has the number 0.
  const number = NUMBER.test(word) ? Number(word) : 0;
  const named = UUID.test(word) ? { id: word } : { number, day: day ?? null };
  const answer = await findNamedOrder(context, { restaurantId, zone: orderingSettings(settings).zone }, named);
  if (!isRefused(answer)) return answer.found;
  const { refused } = answer;
  if (refused.code === "order-unknown")
    throw new CommandRefusal(`There is no order ${word} ${refused.day === null ? "here" : `on ${refused.day}`}.`);
  const names = refused.kitchens.map((kitchen) => `${kitchen.slug} ${kitchen.number}`).join(", ");
  throw new CommandRefusal(`Each kitchen of a hub has an order of its own: name one of ${names}.`);
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
