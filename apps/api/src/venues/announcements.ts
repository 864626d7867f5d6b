import type { AnnouncementData as AnnouncementAnswer } from "@comptoir/contract";
import type { Locale } from "@comptoir/ordering";
import type { LoadedVenue } from "./loaded-venue.ts";

/** What a restaurant has to say at an instant, in a language; what has no translation is in the venue's own words. */
export function announcementsAt(venue: LoadedVenue, now: Date, locale: Locale): AnnouncementAnswer[] {
  return venue.document.announcements
    .filter(({ starts_at, ends_at }) => isPast(starts_at, now) !== false && isPast(ends_at, now) !== true)
    .map((announcement) => {
      const words = announcement.localization?.[locale] ?? announcement.localization?.[locale.slice(0, 2)];
      return {
        id: announcement.id,
        title: words?.title ?? announcement.title ?? "",
        message: words?.message ?? announcement.message,
        starts_at: announcement.starts_at ?? null,
        ends_at: announcement.ends_at ?? null,
      };
    });
}

/** Whether an instant has come; undefined when there is none. */
function isPast(instant: string | null | undefined, now: Date): boolean | undefined {
  return instant == null ? undefined : new Date(instant) <= now;
}
