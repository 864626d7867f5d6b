import { m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { type RestaurantData, restaurantName } from "@comptoir/ordering";
import { html } from "hono/html";
import { fine, mailPage, section, text } from "../../events/notices/mail-markup.ts";
import type { WriteNotice } from "../../events/notices/notice.ts";
import { typed } from "../../platform/db/column-types.ts";
import type { Database, Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

/** Creates the writer of mails to a venue, in its contact's language. payment#card-testing-mail. */
export function writeVenueNotices({ database }: { readonly database: Database }): WriteNotice {
  return async ({ restaurantId, locale: written }) => {
    const locale = parseLocale(written) ?? "en-CA";
    const venue = await loadVenueOfNotice(database, restaurantId);
    if (venue === null) return null;
    return runWithLocale(locale, async () => {
      const name = restaurantName(venue, locale);
      const subject = m.card_testing_subject({ name });
      const parts = [m.card_testing_text({ name }), m.card_testing_done(), m.card_testing_next()];
      const markup = html`${text("Comptoir", [0, 0], "font-size:15px;line-height:24px;font-weight:600")}
<h1 style="margin:8px 0 0;font-size:24px;line-height:30px">${subject}</h1>
${parts.map((part) => text(part, [16, 0], "font-size:15px;line-height:24px"))}
${section(20, [fine(m.card_testing_why())])}`;
      return {
        fromName: "Comptoir",
        subject,
        html: await mailPage({ title: subject, preview: parts[0] ?? "", locale }, markup),
        text: ["Comptoir", subject, "", ...parts.flatMap((part) => [part, ""]), m.card_testing_why(), ""].join("\n"),
      };
    });
  };
}

/** Period in hours within which a venue gets at most one alert of card testing. */
const TOLD_EVERY_HOURS = 6;

/**
 * Queues a mail that alerts a venue's contact to card testing, at most once per period.
 * payment#card-testing-mail.
 */
export const tellVenueOfCardTesting = statement({
  name: "tell venue of card testing",
  // `order_id` is a hash of the venue and the period, so the unique key prevents a second mail.
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         select m.restaurant_id, md5(m.restaurant_id || ' ' || floor(extract(epoch from now()) / 3600 / ${TOLD_EVERY_HOURS})::text)::uuid,
           'card-testing', 'mail', m.document #>> '{contact,email}',
           coalesce(m.document #>> '{contact,locale}', case r.settings ->> 'province' when 'QC' then 'fr-CA' else 'en-CA' end),
           now(), now()
         from restaurant_menus m join restaurants r using (restaurant_id)
         where m.restaurant_id = :restaurantId and m.document #>> '{contact,email}' is not null
         on conflict do nothing`,
  params: { restaurantId: "text" },
}).count;

const loadVenueStatement = statement({
  name: "load venue of notice",
  text: "select settings from restaurants where restaurant_id = :restaurantId",
  params: { restaurantId: "text" },
  row: { settings: typed<RestaurantData>("jsonb") },
});

async function loadVenueOfNotice(db: Queryable, restaurantId: string): Promise<RestaurantData | null> {
  return (await loadVenueStatement.oneOrNull(db, { restaurantId }))?.settings ?? null;
}
