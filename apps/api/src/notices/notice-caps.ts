import { attemptKey } from "../people/attempt-keys.ts";
import type { NoticeCaps } from "../settings.ts";
import type { Notice } from "./notice.ts";
import type { NoticeBooks } from "./notice-books.ts";

/**
 * Counts a notice, for all servers together, and tells whether it is one too many: to its recipient, for its venue, in all. What
 * one recipient gets no more is not counted for the others. A text message costs money, and a mail the sender's good name.
 * promises#promise-32.
 */
export async function isOverCap(books: Pick<NoticeBooks, "count">, notice: Notice, caps: NoticeCaps): Promise<boolean> {
  const { channel, recipient, restaurantId } = notice;
  const cap = caps[channel];
  const levels = [
    { key: attemptKey(`${channel} recipient`, recipient.trim().toLowerCase()), most: cap.ofRecipient },
    { key: attemptKey(`${channel} venue`, restaurantId), most: cap.ofVenue },
    { key: attemptKey(`${channel} installation`), most: cap.ofInstallation },
  ];
  for (const { key, most } of levels) {
    if ((await books.count(key)) > most) return true;
  }
  return false;
}
