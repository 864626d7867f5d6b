import type { AnnouncementData } from "@comptoir/contract";

/** The cookie that remembers which announcements a visitor has put away; it lives as long as the browser is open. */
export const DISMISSED_COOKIE = "dismissedAnnouncements";

/** The announcements that the visitor has not put away. */
export function withoutDismissed(
  announcements: readonly AnnouncementData[],
  cookie: string | undefined,
): readonly AnnouncementData[] {
  const dismissed = new Set((cookie ?? "").split(","));
  return announcements.filter((announcement) => !dismissed.has(String(announcement.id)));
}

/** The cookie's next value when one more is put away. */
export function rememberDismissed(cookie: string | undefined, id: string | number): string {
  const ids = (cookie ?? "").split(",").filter((known) => known !== "" && known !== String(id));
  return [...ids, String(id)].slice(-50).join(",");
}
