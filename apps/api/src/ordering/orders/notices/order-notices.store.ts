import { readOn, UNREAD_PARAMS, UNREAD_STEP } from "../../../events/venue-events/read-on.ts";
import type { Database } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";

const KEEP_NOTICE = "on conflict do nothing";
/**
 * SQL that replaces an earlier notice of the same kind by a new one to send, for example after a second
 * change.
 */
export const REPLACE_NOTICE = `on conflict (restaurant_id, order_id, kind, recipient) do update
           set id = gen_random_uuid(), told_of_at = excluded.told_of_at, due_at = excluded.due_at, attempts = 0, unanswered = 0,
             lease = null, content = null, outcome = null`;

const ordersOf = (type: string, only = "true") => `with ${UNREAD_STEP}, told as (
           select distinct on (restaurant_id, order_id) restaurant_id, order_id, written_at from unread
           where type = '${type}' and ${only} order by restaurant_id, order_id, sequence desc
         )`;
/** SQL of the phone of an order that is not at a table: its guest is not in the house. */
const PHONE =
  "case when o.destination ->> 'kind' in ('pickup', 'delivery-area', 'delivery-address') then o.contact ->> 'phone_number' end";
/** SQL for a text message of the same kind as the mail, sent with it. */
const alsoByText = (kind: string) => `,
           ('${kind}', 'text', ${PHONE}, t.written_at)`;
/** SQL for a text message to the phone of a pickup order, due once the order is ready. */
const READY_LATER = `,
           ('order-ready', 'text', case when o.destination ->> 'kind' = 'pickup' then o.contact ->> 'phone_number' end, null)`;

/**
 * SQL that writes one mail per order with an unread event of `type` that meets `only`. `to` is the SQL of the
 * recipient, `beside` the row of a second notice, `again` the `on conflict` clause.
 */
function writeMails(
  type: string,
  {
    kind,
    only = "true",
    to = "o.contact ->> 'email'",
    beside = "",
    again,
  }: {
    readonly kind: string;
    readonly only?: string;
    readonly to?: string;
    readonly beside?: string;
    readonly again: string;
  },
): string {
  return `${ordersOf(type, only)}
         insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         select o.restaurant_id, o.id, n.kind, n.channel, n.recipient, o.locale, n.told_of_at, n.told_of_at
         from told t join orders o on o.restaurant_id = t.restaurant_id and o.id = t.order_id, lateral (values
           ('${kind}', 'mail', ${to}, t.written_at)${beside}
         ) as n (kind, channel, recipient, told_of_at)
         where n.recipient is not null
         ${again}`;
}

const holdStatement = statement({
  name: "hold orders to write notices of",
  text: `with ${UNREAD_STEP}
         select from orders o
         where exists (select from unread e where e.restaurant_id = o.restaurant_id and e.order_id = o.id)
         order by o.restaurant_id, o.id for key share of o`,
  params: UNREAD_PARAMS,
});

const placedStatement = statement({
  name: "write notices of placed orders",
  text: writeMails("order.placed", {
    kind: "order-placed",
    // Of a school's orders that were placed together, only the first has no `submission_id`. It alone gets a
    // mail, which covers all of them. people#notices, school#together.
    to: "case when o.type <> 'school' or o.submission_id is null then o.contact ->> 'email' end",
    beside: READY_LATER,
    again: KEEP_NOTICE,
  }),
  params: UNREAD_PARAMS,
});

const changedStatement = statement({
  name: "write notices of changed orders",
  text: writeMails("order.changed", {
    kind: "order-changed",
    only: "not data ? 'movedMinutes'",
    beside: READY_LATER,
    again: REPLACE_NOTICE,
  }),
  params: UNREAD_PARAMS,
});

const movedStatement = statement({
  name: "write notices of moved orders",
  text: writeMails("order.changed", {
    kind: "order-moved",
    only: "data ? 'movedMinutes'",
    beside: alsoByText("order-moved"),
    again: REPLACE_NOTICE,
  }),
  params: UNREAD_PARAMS,
});

const acceptedStatement = statement({
  name: "write notices of accepted orders",
  text: writeMails("order.accepted", {
    kind: "order-accepted",
    beside: alsoByText("order-accepted"),
    again: KEEP_NOTICE,
  }),
  params: UNREAD_PARAMS,
});

const declinedStatement = statement({
  name: "write notices of declined orders",
  text: writeMails("order.declined", {
    kind: "order-declined",
    beside: alsoByText("order-declined"),
    again: KEEP_NOTICE,
  }),
  params: UNREAD_PARAMS,
});

const readyStatement = statement({
  name: "have those told who wait for orders",
  text: `${ordersOf("order.ready")}
         update notices n set told_of_at = t.written_at, due_at = t.written_at from told t
         where n.restaurant_id = t.restaurant_id and n.order_id = t.order_id and n.kind = 'order-ready' and n.told_of_at is null`,
  params: UNREAD_PARAMS,
});

const cancelledStatement = statement({
  name: "write notices of cancelled orders",
  text: writeMails("order.cancelled", { kind: "order-cancelled", again: KEEP_NOTICE }),
  params: UNREAD_PARAMS,
});

const refundedStatement = statement({
  name: "write notices of refunds",
  text: writeMails("refund.made", { kind: "order-refunded", again: REPLACE_NOTICE }),
  params: UNREAD_PARAMS,
});

const NOTICES_OF = [
  ["order.placed", placedStatement],
  ["order.changed", changedStatement],
  ["order.changed", movedStatement],
  ["order.accepted", acceptedStatement],
  ["order.declined", declinedStatement],
  ["order.ready", readyStatement],
  ["order.cancelled", cancelledStatement],
  ["refund.made", refundedStatement],
] as const;

/**
 * Writes the notices of order events: mails about an order placed, accepted, declined, changed, moved, cancelled
 * or refunded, and text messages that it is accepted, declined, moved or ready to pick up. Each event is processed exactly once, even across crashes.
 * people#notices, promises#promise-10.
 */
export function writeNoticesOfEvents(database: Database): Promise<void> {
  return readOn(database, "notices", async (transaction, { types, ...unread }) => {
    // Wait for concurrent changes of these orders, so that the contact after the change is read.
    await holdStatement.count(transaction, unread);
    for (const [type, write] of NOTICES_OF) if (types.has(type)) await write.count(transaction, unread);
  });
}
