import { m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { type RestaurantData, restaurantName } from "@comptoir/ordering";
import { HOUSE_FACE } from "../../events/notices/mail-face.ts";
import type { WriteNotice } from "../../events/notices/notice.ts";
import { writeShortMail } from "../../events/notices/short-mail.ts";
import { typed } from "../../platform/db/column-types.ts";
import type { Database, Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

/** Creates the writer of mails to a venue, in its contact's language. payment#card-testing-mail. */
export function writeVenueNotices({ database }: { readonly database: Database }): WriteNotice {
  return async ({ restaurantId, locale: written }) => {
    const locale = parseLocale(written) ?? "en-CA";
    const venue = await loadVenueOfNotice(database, restaurantId);
    if (venue === null) return null;
    return runWithLocale(locale, () => {
      const name = restaurantName(venue, locale);
      return writeShortMail({
        face: HOUSE_FACE,
        subject: m.card_testing_subject({ name }),
        body: [m.card_testing_text({ name }), m.card_testing_done(), m.card_testing_next()],
        action: null,
        why: m.card_testing_why(),
        locale,
      });
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
