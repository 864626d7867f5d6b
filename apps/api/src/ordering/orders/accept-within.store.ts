import type { NewVenueEvent } from "../../events/venue-events/venue-events.store.ts";
import { typed } from "../../platform/db/column-types.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { releaseAnswered } from "./answered-payments.store.ts";
import { byOf, type Mover } from "./mover.ts";
import type { OrderForMove } from "./order-moves.store.ts";

/** Who accepted an order: a person, or the server after the time had passed. board#missed. */
export type AcceptedBy = "staff" | "missed";

const acceptStatement = statement({
  name: "accept order",
  // An order whose time has come meanwhile is fired by its acceptance.
  text: `update orders set accepted_at = :at, accepted_by = :acceptedBy, version = version + 1,
           fired_at = case when fire_at <= :at then coalesce(fired_at, :at) else fired_at end
         where restaurant_id = :restaurantId and id = :orderId returning version`,
  params: { restaurantId: "text", orderId: "uuid", at: "timestamptz", acceptedBy: typed<AcceptedBy>("text") },
  row: { version: "int4" },
});

/**
 * Accepts an order that awaits an answer, in a transaction that holds its lock. Its payment is due for capture once
 * all orders that it pays are answered. Returns the event, which the caller writes last. board#accept.
 */
export async function acceptWithin(
  transaction: Transaction,
  found: OrderForMove,
  { by, acceptedBy, at }: { readonly by: Mover; readonly acceptedBy: AcceptedBy; readonly at: Date },
): Promise<NewVenueEvent> {
  const { restaurantId, orderId, tenders } = found;
  const { version } = await acceptStatement.one(transaction, { restaurantId, orderId, at, acceptedBy });
  await releaseAnswered(transaction, tenders);
  const data = { ...byOf(by), missed: acceptedBy === "missed" };
  return { type: "order.accepted", restaurantId, orderId, orderVersion: version, at, data };
}
