import { type AnnouncementData as AnnouncementAnswer, contract } from "@comptoir/contract";
import { type Locale, localizedDataMarkup, localizedDataText } from "@comptoir/ordering";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import type { Clock } from "../../platform/settings.ts";
import type { LoadedVenue } from "./loaded-venue.ts";
import type { VenueDeps } from "./venue-header.ts";

/** Mounts `GET /restaurants/{id}/announcements`. api#announcements-call. */
export function mountVenues(app: ApiApp, { venues, clock }: VenueDeps & { readonly clock: Clock }): void {
  app.openapi(contract.venues.getAnnouncements, async (c) => {
    const venue = await venues.byId(c.req.valid("param").id);
    if (!venue) return refuse(c, "restaurantUnknown");
    return c.json({ announcements: announcementsAt(venue, clock(), c.var.locale) }, 200);
  });
}

/** Returns a restaurant's announcements at an instant. An untranslated one is in the venue's own language. */
function announcementsAt(venue: LoadedVenue, now: Date, locale: Locale): AnnouncementAnswer[] {
  return venue.document.announcements
    .filter(({ starts_at, ends_at }) => isPast(starts_at, now) !== false && isPast(ends_at, now) !== true)
    .map((announcement) => ({
      id: announcement.id,
      title: localizedDataText(announcement, "title", locale) ?? "",
      message: localizedDataMarkup(announcement, "message", locale),
      starts_at: announcement.starts_at ?? null,
      ends_at: announcement.ends_at ?? null,
    }));
}

function isPast(instant: string | null | undefined, now: Date): boolean | undefined {
  return instant == null ? undefined : new Date(instant) <= now;
}
