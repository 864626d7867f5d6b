import { formatDate, formatMoney, m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { restaurantName } from "@comptoir/ordering";
import type { Database } from "../../db/database.ts";
import type { WriteNotice } from "../../notices/notice.ts";
import { writeShortMail } from "../../notices/short-mail.ts";
import type { Venues } from "../../venues/venue-cache.ts";
import { findTabBill } from "./tab-notices.store.ts";

type WriteDeps = {
  readonly database: Database;
  readonly venues: Pick<Venues, "byId">;
  /** The address that people see; without one there is nothing to lead to. */
  readonly origin: string | null;
};

/** Writes the mails that tell a suite's owner what its tab came to: one charge, or one invoice with the day on which it is due. suites#tab-told. */
export function writeTabNotices({ database, venues, origin }: WriteDeps): WriteNotice {
  return async ({ restaurantId, orderId, locale: said }) => {
    const bill = await findTabBill(database, { restaurantId, orderId });
    const venue = await venues.byId(restaurantId);
    if (!bill || !venue || origin === null) return null;
    const locale = parseLocale(said) ?? "en-CA";
    const name = restaurantName(venue.data, locale);
    const { suite, event, suiteId, eventId, amountCents, dueOn } = bill;
    const record = `${origin}/${venue.slug}/events/${encodeURIComponent(eventId)}/${encodeURIComponent(suiteId)}/record`;
    return runWithLocale(locale, () => {
      const amount = formatMoney(amountCents);
      return writeShortMail({
        from: name,
        subject: m.suite_tab_mail_subject({ event }),
        body:
          dueOn === null
            ? m.suite_tab_mail_charged({ suite, event, amount })
            : m.suite_tab_mail_invoiced({ suite, event, amount, date: formatDate(dueOn) }),
        link: record,
        button: m.suite_tab_mail_button(),
        why: m.suite_tab_mail_why({ venue: name }),
        locale: said,
      });
    });
  };
}
