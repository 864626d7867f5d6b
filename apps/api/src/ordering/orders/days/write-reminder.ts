import { formatDate, m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { restaurantName, schoolDay } from "@comptoir/ordering";
import { cutoffWords } from "@comptoir/receipt";
import { html } from "hono/html";
import { button, fine, mailPage, section, text } from "../../../events/notices/mail-markup.ts";
import type { NoticeContent, WriteNotice } from "../../../events/notices/notice.ts";
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

async function writeMail(
  venue: LoadedVenue,
  days: readonly { readonly date: string; readonly cutoff: Date }[],
  locale: "en-CA" | "fr-CA",
  origin: string | null,
): Promise<NoticeContent> {
  const name = restaurantName(venue.data, locale);
  const [{ date: first }] = days as [(typeof days)[number]];
  const subject =
    days.length === 1 ? m.reminder_subject({ date: formatDate(first) }) : m.reminder_subject_days({ school: name });
  const body = m.reminder_text({ school: name });
  const rows = days.map(({ date, cutoff }) =>
    m.reminder_day({ date: formatDate(date), until: cutoffWords(localMomentOf(cutoff, venue.zone)) }),
  );
  const link = origin === null ? null : `${origin}/${encodeURIComponent(venue.slug)}?selectedWeek=${first}`;
  const why = m.reminder_why();
  const markup = html`${text(name, [0, 0], "font-size:15px;line-height:24px;font-weight:600")}
<h1 style="margin:8px 0 0;font-size:24px;line-height:30px">${subject}</h1>
${text(body, [16, 0], "font-size:15px;line-height:24px")}
${rows.map((row) => text(row, [8, 0], "font-size:15px;line-height:24px;font-weight:600"))}
${link && button(link, m.reminder_button())}
${section(20, [fine(why)])}`;
  return {
    fromName: name,
    subject,
    html: await mailPage({ title: subject, preview: rows.join(" "), locale }, markup),
    text: [name, subject, "", body, "", ...rows, "", ...(link === null ? [] : [link, ""]), why, ""].join("\n"),
  };
}
