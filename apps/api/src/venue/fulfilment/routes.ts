import { contract } from "@comptoir/contract";
import { NO_WORK } from "@comptoir/ordering";
import { holderOf } from "../../people/owner.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import type { Clock } from "../../platform/settings.ts";
import type { VenueDeps } from "../venues/venue-header.ts";
import { venueHeader } from "../venues/venue-header.ts";
import type { Kitchens } from "./kitchens.ts";
import { queueOf, slotReaderFor } from "./queue.ts";

/** Mounts `GET /orders/get-next-order-queue-time`. api#queue-time. */
export function mountFulfilment(
  app: ApiApp,
  deps: VenueDeps & { readonly kitchens: Kitchens; readonly clock: Clock },
): void {
  const { getNextOrderQueueTime } = contract.fulfilment;
  app.use(getNextOrderQueueTime.getRoutingPath(), venueHeader(deps));

  app.openapi(getNextOrderQueueTime, async (c) => {
    const { venue } = c.var;
    const now = deps.clock();
    // The quote of a member's cart includes the members-only menus, which are left out here.
    const publicMenus = venue.menus.filter(({ memberOnly }) => !memberOnly);
    const looks = slotReaderFor(publicMenus, { holder: holderOf(c.var.caller), now });
    const load = await deps.kitchens.look(venue.restaurantId, looks);
    return c.json({ queue: queueOf(venue, { menus: publicMenus, work: NO_WORK }, load, now) }, 200);
  });
}
