import { formatDate, formatTimeOfDay, m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { acceptanceOf, awaitsAnswer, type Locale, restaurantName } from "@comptoir/ordering";
import { HOUSE_FACE } from "../../../events/notices/mail-face.ts";
import type { NoticeContent, WriteNotice } from "../../../events/notices/notice.ts";
import { type ShortMail, writeShortMail } from "../../../events/notices/short-mail.ts";
import type { Database } from "../../../platform/db/database.ts";
import { localMomentOf } from "../../../platform/time/zoned.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { Venues } from "../../../venue/venues/venue-cache.ts";
import type { PlacedOrder } from "../order-record.ts";
import { loadOrder } from "../orders.store.ts";

type WriteDeps = { readonly database: Database; readonly venues: Pick<Venues, "byId">; readonly origin: string | null };

/**
 * Writes the notices to a restaurant's people: of an order without an answer, and of a pause after missed orders. Null
 * once the order is answered, or the orders are resumed. board#alerts, board#missed-in-a-row.
 */
export function writeBoardNotices({ database, venues, origin }: WriteDeps): WriteNotice {
  return async (notice) => {
    const locale = parseLocale(notice.locale) ?? "en-CA";
    const venue = await venues.byId(notice.restaurantId);
    if (venue === null) return null;
    const board = boardLink(origin);
    const isText = notice.channel === "text";
    if (notice.kind === "venue-paused") {
      if (!venue.paused) return null;
      return runWithLocale(locale, () => pausedNotice(venue, { locale, board, isText }));
    }
    const order = await loadOrder(database, notice);
    if (order === null || !awaitsAnswer(order)) return null;
    return runWithLocale(locale, () => unansweredNotice(venue, order, { locale, board, isText }));
  };
}

/** The board's address for a notice; null where the site's origin is not known. */
export function boardLink(origin: string | null): string | null {
  return origin === null ? null : `${origin}/staff`;
}

type Alert = { readonly locale: Locale; readonly board: string | null };
type How = Alert & { readonly isText: boolean };

/** Returns a text message to the people in `alerts`. board#alerts. */
export function alertText(words: string, { board }: Pick<Alert, "board">): NoticeContent {
  return { text: board === null ? words : `${words} ${board}` };
}

/** Returns a mail to the people in `alerts`. board#alerts. */
export function alertMail(mail: Pick<ShortMail, "subject" | "body">, { board, locale }: Alert): Promise<NoticeContent> {
  const action = board === null ? null : { link: board, words: m.alert_board_button() };
  return writeShortMail({ face: HOUSE_FACE, ...mail, action, why: m.alert_why(), locale });
}

async function unansweredNotice(venue: LoadedVenue, order: PlacedOrder, how: How): Promise<NoticeContent> {
  const { minutes } = localMomentOf(order.acceptUntil ?? order.placedAt, venue.zone);
  const named = {
    number: String(order.number),
    venue: restaurantName(venue.data, how.locale),
    time: formatTimeOfDay(minutes),
  };
  if (how.isText) return alertText(m.alert_unanswered_message(named), how);
  const isAccepted = acceptanceOf(venue.acceptance, order.type).whenMissed === "accept";
  const body = [m.alert_unanswered_text(named), isAccepted ? m.alert_then_accepted() : m.alert_then_declined()];
  return alertMail({ subject: m.alert_unanswered_subject(named), body }, how);
}

async function pausedNotice(venue: LoadedVenue, how: How): Promise<NoticeContent> {
  const name = restaurantName(venue.data, how.locale);
  if (how.isText) return alertText(m.alert_paused_message({ name }), how);
  const until = venue.data.orders_paused_until ?? null;
  const ends = until === null ? null : localMomentOf(new Date(until), venue.zone);
  const resumes =
    ends === null
      ? m.alert_paused_open()
      : m.alert_paused_until({ day: formatDate(ends.date), time: formatTimeOfDay(ends.minutes) });
  return alertMail({ subject: m.alert_paused_subject({ name }), body: [m.alert_paused_text({ name }), resumes] }, how);
}
