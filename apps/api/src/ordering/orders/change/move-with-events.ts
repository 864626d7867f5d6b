import { movedDelivery } from "@comptoir/ordering";
import type { NewVenueEvent } from "../../../events/venue-events/venue-events.store.ts";
import { type RowOf, statement } from "../../../platform/db/statement.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { tellOrderChanges } from "../order-changes.ts";

const listTimesStatement = statement({
  name: "list times of suites",
  text: `select s.id as "suiteId", e.starts_at as "startsAt", e.ends_at as "endsAt"
         from event_suites s join events e on e.restaurant_id = s.restaurant_id and e.id = s.event_id
         where s.restaurant_id = :restaurantId and e.restaurant_id = :restaurantId`,
  params: { restaurantId: "text" },
  row: { suiteId: "text", startsAt: "timestamptz", endsAt: "timestamptz" },
});

type TimesOfSuite = RowOf<typeof listTimesStatement>;

export function listTimesOfSuites(transaction: Transaction, restaurantId: string): Promise<readonly TimesOfSuite[]> {
  return listTimesStatement.rows(transaction, { restaurantId });
}

const listOpenStatement = statement({
  name: "list open pre-orders of suites",
  text: `select so.suite_id as "suiteId", o.id as "orderId", o.wanted_at as "wantedAt"
         from suite_orders so join orders o on o.restaurant_id = so.restaurant_id and o.id = so.order_id
         where so.restaurant_id = :restaurantId and o.restaurant_id = :restaurantId and so.suite_id = any(:suiteIds::text[])
           and so.kind = 'pre-order' and o.status not in ('completed', 'cancelled') and o.wanted_at is not null
         order by o.id for update of o`,
  params: { restaurantId: "text", suiteIds: "text[]" },
  row: { suiteId: "text", orderId: "uuid", wantedAt: "timestamptz?" },
});

const moveStatement = statement({
  name: "move pre-orders with their event",
  text: `with asked as (
           select * from jsonb_to_recordset(:moved::jsonb) as m (order_id uuid, wanted_at timestamptz)
         ), moved as (
           update orders o set ready_at = o.ready_at + (a.wanted_at - o.wanted_at), wanted_at = a.wanted_at,
             fire_at = o.fire_at + (a.wanted_at - o.wanted_at), version = o.version + 1
           from asked a where o.restaurant_id = :restaurantId and o.id = a.order_id
           returning o.restaurant_id, o.id, o.version
         ), noted as (
           insert into suite_acts (restaurant_id, suite_id, event_id, at, act, details)
         select s.restaurant_id, s.id, s.event_id, :now, 'pre-order-moved', jsonb_build_object('order', moved.id)
         from moved join suite_orders so on so.restaurant_id = moved.restaurant_id and so.order_id = moved.id
         join event_suites s on s.restaurant_id = so.restaurant_id and s.id = so.suite_id
         where so.restaurant_id = :restaurantId and s.restaurant_id = :restaurantId
         )
         select id as "orderId", version as "orderVersion" from moved order by id`,
  params: { restaurantId: "text", moved: "jsonb", now: "timestamptz" },
  row: { orderId: "uuid", orderVersion: "int4" },
});

/**
 * Moves the pre-orders of rescheduled events to the new time and notifies the people who ordered. The import
 * calls this after it wrote the events. A concurrent submit either holds its suite's lock, so that its order
 * is found here, or reads the new event. Returns the venue events, which the import writes last.
 * suites#event-moved.
 * @param before start and end of each suite's event before the import
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
  const orders = await listOpenStatement.rows(transaction, { restaurantId, suiteIds: [...moves.keys()] });
  const moved = orders.flatMap(({ suiteId, orderId, wantedAt }) => {
    const move = moves.get(suiteId);
    if (!move || wantedAt === null) return [];
    const wanted_at = movedDelivery(wantedAt, move);
    return wanted_at.getTime() === wantedAt.getTime() ? [] : [{ order_id: orderId, wanted_at }];
  });
  if (moved.length === 0) return [];
  const changed = await moveStatement.rows(transaction, { restaurantId, moved, now });
  tellOrderChanges(
    transaction,
    changed.map(({ orderId }) => ({ restaurantId, orderId })),
  );
  return changed.map((order) => ({ type: "order.changed", restaurantId, ...order, at: now }));
}

function isSame(one: TimesOfSuite, other: TimesOfSuite): boolean {
  return one.startsAt.getTime() === other.startsAt.getTime() && one.endsAt.getTime() === other.endsAt.getTime();
}
