import { formatDate, m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { schoolDay } from "@comptoir/ordering";
import { cutoffWords } from "@comptoir/receipt";
import { mailFaceOf } from "../../../events/notices/mail-face.ts";
import type { NoticeContent, WriteNotice } from "../../../events/notices/notice.ts";
import { writeShortMail } from "../../../events/notices/short-mail.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Clock } from "../../../platform/settings.ts";
import { localMomentOf } from "../../../platform/time/zoned.ts";
import { orderingTimes } from "../../../venue/school/school-dates.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { Venues } from "../../../venue/venues/venue-cache.ts";
import { knownSince, loadDatesToRemindOf } from "./remind-parents.ts";

type WriteDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly venues: Pick<Venues, "byId">;
  /** Public origin of the site; if null, the mail has no link. */
  readonly origin: string | null;
};

/**
 * Writes the mails that remind a school's parents of the dates that can still be ordered and have no order.
 * Returns null if no date is left. The mail names no child, because mails are forwarded. school#reminder,
 * school#children.
 */
export function writeReminders({ database, clock, venues, origin }: WriteDeps): WriteNotice {
  return async ({ restaurantId, orderId: reminderId, recipient, locale: written }) => {
    const venue = await venues.byId(restaurantId);
    const now = clock();
    if (!venue || venue.paused) return null;
    const of = { restaurantId, reminderId, recipient, since: knownSince(now) };
    const days = (await loadDatesToRemindOf(database, of))
      .map((date) => ({ date, cutoff: orderingTimes(schoolDay(venue.school, date), venue.zone).cutoff }))
      .filter(({ date, cutoff }) => now < cutoff && schoolDay(venue.school, date).closed === null);
    if (days.length === 0) return null;
    const locale = parseLocale(written) ?? "en-CA";
    return runWithLocale(locale, () => writeMail(venue, days, locale, origin));
  };
}

function writeMail(
  venue: LoadedVenue,
  days: readonly { readonly date: string; readonly cutoff: Date }[],
  locale: "en-CA" | "fr-CA",
  origin: string | null,
): Promise<NoticeContent> {
  const face = mailFaceOf(venue.data, locale, origin);
  const [{ date: first }] = days as [(typeof days)[number]];
  const facts = days.map(({ date, cutoff }) => ({
    words: formatDate(date),
    remark: cutoffWords(localMomentOf(cutoff, venue.zone)),
  }));
  const link = origin === null ? null : `${origin}/${encodeURIComponent(venue.slug)}?selectedWeek=${first}`;
  return writeShortMail({
    face,
    subject:
      days.length === 1
        ? m.reminder_subject({ date: formatDate(first) })
        : m.reminder_subject_days({ school: face.name }),
    body: [m.reminder_text({ school: face.name })],
    facts,
    preview: facts.map(({ words, remark }) => `${words}. ${remark}`).join(" "),
    action: link === null ? null : { link, words: m.reminder_button() },
    why: m.reminder_why(),
    locale,
  });
}
