import type { AnnouncementData } from "@comptoir/contract";

/** The session cookie with the announcements that a visitor has dismissed. */
export const DISMISSED_COOKIE = "dismissedAnnouncements";

/** Returns the announcements that the visitor has not dismissed. */
export function withoutDismissed(
  announcements: readonly AnnouncementData[],
  cookie: string | undefined,
): readonly AnnouncementData[] {
  const dismissed = new Set((cookie ?? "").split(","));
  return announcements.filter((announcement) => !dismissed.has(String(announcement.id)));
}

/** Returns the cookie's value with one more dismissed announcement. */
export function rememberDismissed(cookie: string | undefined, id: string | number): string {
  const ids = (cookie ?? "").split(",").filter((known) => known !== "" && known !== String(id));
  return [...ids, String(id)].slice(-50).join(",");
}
