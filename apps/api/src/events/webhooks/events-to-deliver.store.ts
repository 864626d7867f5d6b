import type { PartnerEvent } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";
import { UNREAD_PARAMS, UNREAD_STEP } from "../venue-events/read-on.ts";

const EVENT = `e.restaurant_id as "restaurantId", e.sequence, e.id, e.type, e.order_id as "orderId", e.at, e.data`;
const EVENT_ROW = {
  restaurantId: "text",
  sequence: "int8",
  id: "uuid",
  type: typed<PartnerEvent>("text"),
  orderId: "uuid?",
  at: "timestamptz",
  data: typed<Readonly<Record<string, unknown>>>("jsonb"),
} as const;

const unreadStatement = statement({
  name: "read unread venue events for webhooks",
  text: `with ${UNREAD_STEP}
         select ${EVENT} from unread e where e.type = any(:types) order by e.restaurant_id, e.sequence`,
  params: { ...UNREAD_PARAMS, types: "text[]" },
  row: EVENT_ROW,
});

/** Reads a batch of unread events of some types, in sequence. */
export const readUnread = unreadStatement.rows;
/** An event that endpoints may get. */
export type EventToDeliver = RowOf<typeof unreadStatement>;

/** Reads a restaurant's events of a span of time, of some types, in sequence. partners#replay-events. */
export const readEventsBetween = statement({
  name: "read venue events between",
  text: `select ${EVENT} from venue_events e
         where e.restaurant_id = :restaurantId and e.at >= :from and e.at < :to and e.type = any(:types) and e.sequence > :after
         order by e.sequence limit :atMost`,
  params: {
    restaurantId: "text",
    from: "timestamptz",
    to: "timestamptz",
    types: "text[]",
    after: "int8",
    atMost: "int8",
  },
  row: EVENT_ROW,
}).rows;
