import { typed } from "../../platform/db/column-types.ts";
import { statement } from "../../platform/db/statement.ts";

/**
 * Queues a mail about an endpoint to the restaurant's contact. A notice of an earlier time is sent anew. partners#failing.
 */
export const tellOfEndpoint = statement({
  name: "tell of webhook endpoint",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         select m.restaurant_id, :endpointId, :kind, 'mail', m.document #>> '{contact,email}',
           coalesce(m.document #>> '{contact,locale}', case r.settings ->> 'province' when 'QC' then 'fr-CA' else 'en-CA' end),
           now(), now()
         from restaurant_menus m join restaurants r using (restaurant_id)
         where m.restaurant_id = :restaurantId and m.document #>> '{contact,email}' is not null
         on conflict (restaurant_id, order_id, kind, recipient) do update
           set id = gen_random_uuid(), told_of_at = excluded.told_of_at, due_at = excluded.due_at, attempts = 0, unanswered = 0,
             lease = null, content = null, outcome = null`,
  params: {
    restaurantId: "text",
    endpointId: "uuid",
    kind: typed<"webhook-failing" | "webhook-disabled">("text"),
  },
}).count;
