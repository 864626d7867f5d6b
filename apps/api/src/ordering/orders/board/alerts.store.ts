import type { NoticeKind } from "../../../events/notices/notice.ts";
import { typed } from "../../../platform/db/column-types.ts";
import { statement } from "../../../platform/db/statement.ts";

/**
 * Queues a mail and a text message about an order to each person in `alerts`, and with `withContact` a mail to the
 * venue's contact. Each is told once. board#alerts.
 */
export const writeAlerts = statement({
  name: "write alerts",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         select r.restaurant_id, :orderId, :kind, n.channel, n.recipient,
           coalesce(m.document #>> '{contact,locale}', case r.settings ->> 'province' when 'QC' then 'fr-CA' else 'en-CA' end), now(), now()
         from restaurants r left join restaurant_menus m using (restaurant_id), lateral (
           select 'mail' as channel, m.document #>> '{contact,email}' as recipient where :withContact
           union
           select told.channel, told.recipient
           from jsonb_array_elements(case jsonb_typeof(r.settings #> '{order_options,alerts}') when 'array'
               then r.settings #> '{order_options,alerts}' else '[]' end) as a (person),
             lateral (values ('mail', a.person ->> 'email'), ('text', a.person ->> 'phone')) as told (channel, recipient)
         ) as n
         where r.restaurant_id = :restaurantId and n.recipient <> ''
         on conflict do nothing`,
  params: {
    ...{ restaurantId: "text", orderId: "uuid", withContact: "bool" },
    kind: typed<Extract<NoticeKind, "order-unanswered" | "order-unshown" | "venue-paused">>("text"),
  },
}).count;
