import type { OrderData } from "@comptoir/contract";
import type { Locale } from "@comptoir/ordering";
import type { TicketChild } from "@comptoir/receipt";
import type { Queryable } from "../../db/database.ts";
import { linesInLanguage } from "../../suites/lines-in-language.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import { listMealsOfDate } from "../dates/meals-of-date.store.ts";
import { formatOrder } from "../status/order-answer.ts";
import { loadOrder } from "../status/orders.store.ts";

/** An order as the restaurant's staff reads it: all that the diner said, and the child that it is for. */
export type Ticket = { readonly order: OrderData; readonly child: TicketChild | null };

/** An order for the kitchen, its dishes in the kitchen's language; null where there is none. operations#order-commands. */
export async function loadTicket(
  db: Queryable,
  orderId: string,
  { venue, locale }: { readonly venue: LoadedVenue; readonly locale: Locale },
): Promise<Ticket | null> {
  const { restaurantId, index } = venue;
  const placed = await loadOrder(db, { restaurantId, orderId });
  if (placed === null) return null;
  const order = formatOrder(placed, null);
  const { destination } = placed;
  const meals =
    destination.kind === "school-date" ? await listMealsOfDate(db, { restaurantId, date: destination.date }) : [];
  const child = meals.find((meal) => meal.orderId === placed.orderId)?.child ?? null;
  return { order: { ...order, items: linesInLanguage(order.items, index, locale) }, child };
}
