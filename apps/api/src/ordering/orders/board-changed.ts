import type { NewVenueEvent } from "../../events/venue-events/venue-events.store.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { type OrderName, tellOrderChanges } from "./order-changes.ts";

/** Returns the event that lets boards read an order again, and announces it. */
export function boardChanged(transaction: Transaction, order: OrderName, at: Date): readonly NewVenueEvent[] {
  tellOrderChanges(transaction, [order]);
  return [{ type: "board.changed", ...order, at }];
}
