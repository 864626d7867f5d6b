import { contract } from "@comptoir/contract";
import type { ApiApp } from "../app.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../middleware/refuse.ts";
import { announcementsAt } from "./announcements.ts";

/** `GET /restaurants/{id}/announcements`. api#announcements-call. */
export function mountVenues(app: ApiApp, { venues, clock }: Deps): void {
  app.openapi(contract.venues.getAnnouncements, async (c) => {
    const venue = await venues.byId(c.req.valid("param").id);
    if (!venue) return refuse(c, "restaurantUnknown");
    return c.json({ announcements: announcementsAt(venue, clock(), c.var.locale) }, 200);
  });
}
