import { laneOfEvent, PARTNER_EVENTS } from "@comptoir/ordering";
import { formatPartnerOrder } from "../../ordering/orders/partner-order.ts";
import { loadPartnerOrders, type PartnerOrderRow } from "../../ordering/orders/partner-orders.store.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { Venues } from "../../venue/venues/venue-cache.ts";
import { readOn } from "../venue-events/read-on.ts";
import { deliveryRows, makeFirstDue, type NewDelivery, writeDeliveries } from "./deliveries.store.ts";
import { holdEndpointsOf } from "./endpoints.store.ts";
import { type EventToDeliver, readUnread } from "./events-to-deliver.store.ts";
import { type PersonalPart, writeOrderBody, writeOtherBody } from "./webhook-body.ts";

export type MakeDeps = { readonly database: Database; readonly venues: Pick<Venues, "byId"> };

/**
 * Makes the deliveries of new events, in the transaction in which the reader's cursor moves: each event becomes one
 * delivery for each endpoint that wants it, also after a crash. Restaurants without endpoints have no cursor, and cost
 * nothing. partners#at-least-once.
 */
export async function makeDeliveries({ database, venues }: MakeDeps): Promise<void> {
  await readOn(database, "webhooks", async (transaction, { types, ...unread }) => {
    if (!PARTNER_EVENTS.some((type) => types.has(type))) return;
    const endpoints = await holdEndpointsOf(transaction, { restaurantIds: unread.restaurantIds });
    if (endpoints.length === 0) return;
    const wanted = [...new Set(endpoints.flatMap((endpoint) => endpoint.types))];
    const events = Map.groupBy(await readUnread(transaction, { ...unread, types: wanted }), (e) => e.restaurantId);
    for (const [restaurantId, ofEndpoints] of Map.groupBy(endpoints, (endpoint) => endpoint.restaurantId)) {
      const venue = await venues.byId(restaurantId);
      const happened = events.get(restaurantId) ?? [];
      if (venue === null || happened.length === 0) continue;
      const write = await bodyWriter(transaction, venue, happened);
      for (const { id: endpointId, types: chosen, withContacts, fromSequence } of ofEndpoints) {
        const isFor = ({ type, sequence }: EventToDeliver) => sequence > fromSequence && chosen.includes(type);
        await deliver(transaction, { restaurantId, endpointId }, write(happened.filter(isFor), withContacts));
      }
    }
  });
}

/**
 * Returns a function that writes the deliveries of a restaurant's events. An order's body is the order as it is now: an
 * order that is gone has none.
 */
export async function bodyWriter(transaction: Transaction, venue: LoadedVenue, events: readonly EventToDeliver[]) {
  const { restaurantId } = venue;
  const ids = new Set(events.flatMap(({ orderId }) => orderId ?? []));
  const orders = await loadPartnerOrders(
    transaction,
    [...ids].map((orderId) => ({ restaurantId, orderId })),
  );
  return (of: readonly EventToDeliver[], withContacts: boolean): NewDelivery[] =>
    of.flatMap(({ id: eventId, type, orderId, sequence, at, data }) => {
      const named = { eventId, type, orderId, sequence, lane: laneOfEvent(type, orderId) };
      if (orderId === null) return [{ ...named, body: writeOtherBody({ type, at, data }, venue) }];
      const order = orders.get(orderId);
      if (order === undefined) return [];
      const formatted = formatPartnerOrder(order, venue, { withContacts });
      return [{ ...named, body: writeOrderBody(type, at, formatted, personalParts(order)) }];
    });
}

function personalParts({ child, remarks }: PartnerOrderRow): PersonalPart[] {
  return [...(child === null ? [] : ["child" as const]), ...(remarks.diners?.length ? ["diners" as const] : [])];
}

async function deliver(
  transaction: Transaction,
  endpoint: { readonly restaurantId: string; readonly endpointId: string },
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  await writeDeliveries(transaction, { ...endpoint, deliveries: deliveryRows(deliveries) });
  await makeFirstDue(transaction, { ...endpoint, lanes: [...new Set(deliveries.map(({ lane }) => lane))] });
}
