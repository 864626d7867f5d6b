import { contract } from "@comptoir/contract";
import type { ApiApp } from "../app.ts";
import type { Deps } from "../deps.ts";
import { venueHeader } from "../middleware/venue-header.ts";
import { loadKitchen } from "./kitchen-load.store.ts";
import { intervalsWanted, queueOf } from "./queue.ts";

/** `GET /orders/get-next-order-queue-time`. api#queue-time. */
export function mountFulfilment(app: ApiApp, deps: Deps): void {
  const { getNextOrderQueueTime } = contract.fulfilment;
  app.use(getNextOrderQueueTime.getRoutingPath(), venueHeader(deps));

  app.openapi(getNextOrderQueueTime, async (c) => {
    const { venue } = c.var;
    const now = deps.clock();
    const intervals = intervalsWanted(venue.menus, now, now);
    const load = await loadKitchen(deps.database, venue.restaurantId, intervals);
    return c.json({ queue: queueOf(venue, venue.menus, load, now) }, 200);
  });
}
