import { contract } from "@comptoir/contract";
import type { ApiApp } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import type { Clock } from "../settings.ts";
import { announcementsAt } from "./announcements.ts";
import type { VenueDeps } from "./venue-header.ts";

/** `GET /restaurants/{id}/announcements`. api#announcements-call. */
export function mountVenues(app: ApiApp, { venues, clock }: VenueDeps & { readonly clock: Clock }): void {
  app.openapi(contract.venues.getAnnouncements, async (c) => {
    const venue = await venues.byId(c.req.valid("param").id);
    if (!venue) return refuse(c, "restaurantUnknown");
    return c.json({ announcements: announcementsAt(venue, clock(), c.var.locale) }, 200);
  });
}
