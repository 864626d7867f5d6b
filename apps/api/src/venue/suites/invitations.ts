import { formatDate, formatTimeOfDay, m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import type { Locale, Refused } from "@comptoir/ordering";
import { mailFaceOf } from "../../events/notices/mail-face.ts";
import type { Notice, NoticeContent, WriteNotice } from "../../events/notices/notice.ts";
import { writeShortMail } from "../../events/notices/short-mail.ts";
import type { Database } from "../../platform/db/database.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { Venues } from "../venues/venue-cache.ts";
import { findInvitation, inviteToSuites } from "./invitations.store.ts";
import { renewLinkKey, sealLink } from "./suite-links.ts";

/** `locale`: language of the mail for people without an account. */
export type InvitedEvent = {
  readonly restaurantId: string;
  readonly eventId: string;
  readonly locale: Locale;
  /** Whether all earlier links of the restaurant become invalid. suites#link-keys. */
  readonly renewsKey: boolean;
};

/**
 * Queues a mail with a link for each owner and host; returns the number of mails. Refused if there are none.
 * suites#invitations.
 */
export function inviteEvent(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { restaurantId, eventId, locale, renewsKey }: InvitedEvent,
): Promise<{ readonly invited: number } | Refused<{ readonly code: "no-recipients" }>> {
  return inRefusableTransaction<{ readonly invited: number }, { readonly code: "no-recipients" }>(
    database,
    "read committed",
    async (transaction) => {
      const now = clock();
      if (renewsKey) await renewLinkKey(transaction, restaurantId, now);
      const invited = await inviteToSuites(transaction, { restaurantId, eventId, locale, now });
      return invited === 0 ? { refused: { code: "no-recipients" } } : { invited };
    },
    restaurantId,
  );
}

type WriteDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly venues: Venues;
  /** Public origin of the site; without one, no mail is written. */
  readonly origin: string | null;
};

/** Time in ms after an event for which a link stays valid, so that its orders can still be read. */
const LINK_AFTER_MS = 24 * 3_600_000;

/** Writes the mails that invite to suites. A link exists only in its mail. suites#invitations. */
export function writeInvitations({ database, clock, venues, origin }: WriteDeps): WriteNotice {
  return async ({ restaurantId, orderId, locale }) => {
    const invitation = await findInvitation(database, { restaurantId, invitationId: orderId });
    const venue = await venues.byId(restaurantId);
    if (!invitation || !venue || origin === null) return null;
    const { suiteId, endsAt } = invitation;
    const expiresAt = new Date(endsAt.getTime() + LINK_AFTER_MS);
    const now = clock();
    if (expiresAt <= now) return null;
    const value = await sealLink(database, { restaurantId, suiteId }, { now, expiresAt, invitationId: orderId });
    const link = `${origin}/${venue.slug}/landing?${new URLSearchParams({ eventSuite: suiteId, value })}`;
    return runWithLocale(parseLocale(locale) ?? "en-CA", () =>
      writeMail({ locale, venue, link, origin, ...invitation }),
    );
  };
}

function writeMail({
  locale,
  venue,
  link,
  origin,
  suiteName,
  eventName,
  startsAt,
}: Pick<Notice, "locale"> & {
  readonly venue: LoadedVenue;
  readonly link: string;
  readonly origin: string;
  readonly suiteName: string;
  readonly eventName: string;
  readonly startsAt: Date;
}): Promise<NoticeContent> {
  const face = mailFaceOf(venue.data, parseLocale(locale) ?? "en-CA", origin);
  const { date, minutes } = localMomentOf(startsAt, venue.zone);
  const when = `${formatDate(date)}, ${formatTimeOfDay(minutes)}`;
  return writeShortMail({
    face,
    subject: m.suite_invitation_subject({ event: eventName }),
    body: [m.suite_invitation_text({ suite: suiteName, event: eventName, when })],
    action: { link, words: m.suite_invitation_button() },
    why: m.suite_invitation_why({ venue: face.name }),
    locale,
  });
}
