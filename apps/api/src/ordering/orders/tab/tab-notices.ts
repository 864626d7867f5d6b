import { formatDate, formatMoney, m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import type { Cents } from "@comptoir/ordering";
import { mailFaceOf } from "../../../events/notices/mail-face.ts";
import type { WriteNotice } from "../../../events/notices/notice.ts";
import { writeShortMail } from "../../../events/notices/short-mail.ts";
import { typed } from "../../../platform/db/column-types.ts";
import type { Database, Queryable } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";
import type { Venues } from "../../../venue/venues/venue-cache.ts";

const tellStatement = statement({
  name: "tell owner of tab",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         select :restaurantId, :orderId, 'suite-tab-closed', 'mail', p.email, coalesce(p.locale, :locale), now(), now()
         from event_suites s join people p on p.id = s.owner_id
         where s.restaurant_id = :restaurantId and s.id = :suiteId
         on conflict do nothing`,
  params: { restaurantId: "text", suiteId: "text", orderId: "uuid", locale: "text" },
  crosses: "people: the email address and language of a suite's owner",
});

/**
 * Queues one mail to a suite's owner with the total of the closed tab. `locale`: the venue's language, for an
 * owner without a language. suites#tab-told.
 */
export async function tellOwnerOfTab(
  db: Queryable,
  bill: { readonly restaurantId: string; readonly suiteId: string; readonly orderId: string; readonly locale: string },
): Promise<void> {
  await tellStatement.count(db, bill);
}

const findBillStatement = statement({
  name: "find tab bill",
  text: `select b.amount_cents as "amountCents", b.due_on::text as "dueOn", s.id as "suiteId", s.name as suite,
           e.id as "eventId", e.name as event
         from suite_tab_bills b
         join event_suites s on s.restaurant_id = b.restaurant_id and s.id = b.suite_id
         join events e on e.restaurant_id = s.restaurant_id and e.id = s.event_id
         where b.restaurant_id = :restaurantId and b.order_id = :orderId
           and s.restaurant_id = :restaurantId and e.restaurant_id = :restaurantId`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: {
    amountCents: typed<Cents>("int8"),
    dueOn: "text?",
    suiteId: "text",
    suite: "text",
    eventId: "text",
    event: "text",
  },
});

/**
 * Finds the bill of a closed tab by the tab's first order; null for none. `dueOn` is null unless the bill is
 * an invoice.
 */
function findTabBill(db: Queryable, bill: { readonly restaurantId: string; readonly orderId: string }) {
  return findBillStatement.oneOrNull(db, bill);
}

type WriteDeps = {
  readonly database: Database;
  readonly venues: Pick<Venues, "byId">;
  /** Public origin of the site; without one, no mail is written. */
  readonly origin: string | null;
};

/**
 * Writes the mails to a suite's owner about a closed tab: charged to the card, or invoiced with a due date.
 * suites#tab-told.
 */
export function writeTabNotices({ database, venues, origin }: WriteDeps): WriteNotice {
  return async ({ restaurantId, orderId, locale: said }) => {
    const bill = await findTabBill(database, { restaurantId, orderId });
    const venue = await venues.byId(restaurantId);
    if (!bill || !venue || origin === null) return null;
    const locale = parseLocale(said) ?? "en-CA";
    const face = mailFaceOf(venue.data, locale, origin);
    const { suite, event, suiteId, eventId, amountCents, dueOn } = bill;
    const record = `${origin}/${venue.slug}/events/${encodeURIComponent(eventId)}/${encodeURIComponent(suiteId)}/record`;
    return runWithLocale(locale, () => {
      const amount = formatMoney(amountCents);
      return writeShortMail({
        face,
        subject: m.suite_tab_mail_subject({ event }),
        body: [
          dueOn === null
            ? m.suite_tab_mail_charged({ suite, event, amount })
            : m.suite_tab_mail_invoiced({ suite, event, amount, date: formatDate(dueOn) }),
        ],
        action: { link: record, words: m.suite_tab_mail_button() },
        why: m.suite_tab_mail_why({ venue: face.name }),
        locale: said,
      });
    });
  };
}
