import { contract, type PartnerEventData } from "@comptoir/contract";
import { PARTNER_EVENTS, type PartnerEvent } from "@comptoir/ordering";
import { readVenueEvents, type VenueEvent } from "../../events/venue-events/venue-events.store.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { eventsKept } from "./events-page.store.ts";
import { showOrders } from "./show-order.ts";
import { type V1Deps, venueOfKey } from "./v1-deps.ts";

/** Mounts the feed of what happened, for systems that cannot be called. partners#feed. */
export function mountV1Events(app: ApiApp, deps: V1Deps): void {
  const { database } = deps;

  app.openapi(contract.v1.listPartnerEvents, async (c) => {
    const at = await venueOfKey(c, deps);
    const { restaurantId } = at.venue;
    const { after, limit } = c.req.valid("query");
    const { first, last } = await eventsKept(database, { restaurantId });
    // A cursor beyond the last event is from before a restored backup.
    const isBeyond = (after ?? 0) > (last ?? 0);
    const from = Math.min(after ?? 0, last ?? 0);
    const rows = await readVenueEvents(database, { restaurantId, after: from, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const told = page.filter(isForPartners);
    const orders = await showOrders(database, at, [...new Set(told.flatMap(({ orderId }) => orderId ?? []))]);
    const events = told.flatMap(({ id, sequence, type, at: happened, orderId, data }): PartnerEventData[] => {
      const order = orderId === null ? data : orders.get(orderId);
      // An order that is gone has no body, as for webhooks.
      return order === undefined ? [] : [{ id, sequence, type, timestamp: happened.toISOString(), data: { ...order } }];
    });
    // Events have no gap, so a first one that does not follow the cursor means that others were deleted.
    const areDeleted = after !== undefined && (first ?? (last ?? 0) + 1) > after + 1 && after < (last ?? 0);
    const missed = isBeyond || areDeleted;
    const cursor = page.at(-1)?.sequence ?? last ?? 0;
    return c.json({ events, cursor, more: rows.length > limit, missed }, 200);
  });
}

const NAMES: ReadonlySet<string> = new Set(PARTNER_EVENTS);

function isForPartners(event: VenueEvent): event is VenueEvent & { readonly type: PartnerEvent } {
  return NAMES.has(event.type);
}
