import type { RestaurantData } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** Within so many hours a venue is told once that it is used to try cards. */
const TOLD_EVERY_HOURS = 6;

/** Has a venue with a contact told by mail that it is used to try cards, once for some hours. payment#card-testing-mail. */
export const tellVenueOfCardTesting = statement({
  name: "tell venue of card testing",
  // The hours go by one name, under which a notice stands once.
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

/** The settings of the venue that a notice is for; null when it is gone. */
export async function loadVenueOfNotice(db: Queryable, restaurantId: string): Promise<RestaurantData | null> {
  return (await loadVenueStatement.oneOrNull(db, { restaurantId }))?.settings ?? null;
}
