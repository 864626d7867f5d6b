import { movedDelivery } from "@comptoir/ordering";
import type { Transaction } from "../../db/transaction.ts";
import type { NewVenueEvent } from "../../venue-events/venue-events.store.ts";
import { tellOrderChanges } from "../order-changes.ts";
import { listOpenPreOrders, listTimesOfSuites, type TimesOfSuite, writeMoved } from "./moved-events.store.ts";

/**
 * Has the pre-orders of events that an import moved come when the event now is, told to those who ordered them. Asked once the events are
 * written: whoever is just placing one holds its suite, and is seen here, or reads the event anew. Answers what is to be told of
 * them, which the import writes last. suites#event-moved.
 * @param before when the events of the restaurant's suites were
 */
export async function moveWithEvents(
  transaction: Transaction,
  { restaurantId, before, now }: { restaurantId: string; before: readonly TimesOfSuite[]; now: Date },
): Promise<readonly NewVenueEvent[]> {
  const earlier = new Map(before.map((times) => [times.suiteId, times]));
  const moves = new Map(
    (await listTimesOfSuites(transaction, restaurantId)).flatMap((to) => {
      const from = earlier.get(to.suiteId);
      return from && !isSame(from, to) ? [[to.suiteId, { from, to }] as const] : [];
    }),
  );
  if (moves.size === 0) return [];
  const orders = await listOpenPreOrders(transaction, { restaurantId, suiteIds: [...moves.keys()] });
  const moved = orders.flatMap(({ suiteId, orderId, wantedAt }) => {
    const move = moves.get(suiteId);
    if (!move || wantedAt === null) return [];
    const wanted_at = movedDelivery(wantedAt, move);
    return wanted_at.getTime() === wantedAt.getTime() ? [] : [{ order_id: orderId, wanted_at }];
  });
  if (moved.length === 0) return [];
  const changed = await writeMoved(transaction, { restaurantId, moved, now });
  tellOrderChanges(
    transaction,
    changed.map(({ orderId }) => ({ restaurantId, orderId })),
  );
  return changed.map((order) => ({ type: "order.changed", restaurantId, ...order, at: now }));
}

function isSame(one: TimesOfSuite, other: TimesOfSuite): boolean {
  return one.startsAt.getTime() === other.startsAt.getTime() && one.endsAt.getTime() === other.endsAt.getTime();
}
