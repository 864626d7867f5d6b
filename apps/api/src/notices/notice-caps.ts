import { attemptKey } from "../people/attempt-keys.ts";
import type { NoticeCaps } from "../settings.ts";
import type { Notice, NoticeCause } from "./notice.ts";
import type { NoticeBooks } from "./notice-books.ts";

/**
 * Counts a notice, for all servers together, and tells whether it is one too many: to its recipient, for its venue, in all, each for its
 * cause alone. What one recipient gets no more is not counted for the others. Notices of accounts are of no venue, and were counted when
 * they were asked for. A text message costs money, and a mail the sender's good name. promises#promise-32, operations#notice-caps.
 */
export async function isOverCap(
  books: Pick<NoticeBooks, "count">,
  notice: Notice & { readonly cause: NoticeCause },
  caps: NoticeCaps,
): Promise<boolean> {
  const { channel, recipient, restaurantId, cause } = notice;
  const cap = caps[channel];
  const ofVenue = [
    { key: attemptKey(`${channel} recipient`, cause, recipient.trim().toLowerCase()), most: cap.ofRecipient },
    { key: attemptKey(`${channel} venue`, cause, restaurantId), most: cap.ofVenue },
  ];
  const installation = { key: attemptKey(`${channel} installation`, cause), most: cap.ofInstallation };
  const levels = cause === "account" ? [installation] : [...ofVenue, installation];
  for (const { key, most } of levels) {
    if ((await books.count(key)) > most) return true;
  }
  return false;
}
