import type { AnnouncementData } from "@comptoir/contract";

/** The session cookie with the announcements that a visitor has dismissed. */
export const DISMISSED_COOKIE = "dismissedAnnouncements";

export function withoutDismissed(
  announcements: readonly AnnouncementData[],
  cookie: string | undefined,
): readonly AnnouncementData[] {
  const dismissed = new Set((cookie ?? "").split(","));
  return announcements.filter((announcement) => !dismissed.has(String(announcement.id)));
}

export function rememberDismissed(cookie: string | undefined, id: string | number): string {
  const ids = (cookie ?? "").split(",").filter((known) => known !== "" && known !== String(id));
  return [...ids, String(id)].slice(-50).join(",");
}
