import { readOn, UNREAD_PARAMS, UNREAD_STEP } from "../../../events/venue-events/read-on.ts";
import type { Database } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";

const TOLD_ONCE = "on conflict do nothing";
/** What is told of an order again is another message: of another change, say. */
const TOLD_ANEW = `on conflict (restaurant_id, order_id, kind, recipient) do update
           set id = gen_random_uuid(), told_of_at = excluded.told_of_at, due_at = excluded.due_at, attempts = 0, unanswered = 0,
             lease = null, content = null, outcome = null`;

/** The orders of unread events of a type, each once, by its last event of that type. */
const ordersOf = (type: string) => `with ${UNREAD_STEP}, told as (
           select distinct on (restaurant_id, order_id) restaurant_id, order_id, written_at from unread
           where type = '${type}' order by restaurant_id, order_id, sequence desc
         )`;
/** A text message that waits until the order is ready, for those who pick one up. */
const READY_LATER = `,
           ('order-ready', 'text', case when o.destination ->> 'kind' = 'pickup' then o.contact ->> 'phone_number' end, null)`;

/** Writes a mail for each order of unread events of a type that has an address. `waiting`: what is written beside it, and is due later. */
function writeMails(
  type: string,
  {
    kind,
    to = "o.contact ->> 'email'",
    waiting = "",
    again,
  }: { readonly kind: string; readonly to?: string; readonly waiting?: string; readonly again: string },
): string {
  return `${ordersOf(type)}
         insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         select o.restaurant_id, o.id, n.kind, n.channel, n.recipient, o.locale, n.told_of_at, n.told_of_at
         from told t join orders o on o.restaurant_id = t.restaurant_id and o.id = t.order_id, lateral (values
           ('${kind}', 'mail', ${to}, t.written_at)${waiting}
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
    // A school's dates that were placed together are one mail, of the first of them. people#notices, school#together.
    to: "case when o.type <> 'school' or o.submission_id is null then o.contact ->> 'email' end",
    waiting: READY_LATER,
    again: TOLD_ONCE,
  }),
  params: UNREAD_PARAMS,
});

const changedStatement = statement({
  name: "write notices of changed orders",
  text: writeMails("order.changed", { kind: "order-changed", waiting: READY_LATER, again: TOLD_ANEW }),
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
  text: writeMails("order.cancelled", { kind: "order-cancelled", again: TOLD_ONCE }),
  params: UNREAD_PARAMS,
});

const refundedStatement = statement({
  name: "write notices of refunds",
  text: writeMails("refund.made", { kind: "order-refunded", again: TOLD_ANEW }),
  params: UNREAD_PARAMS,
});

/** What each event has told, in this sequence where an order has several. */
const NOTICES_OF = [
  ["order.placed", placedStatement],
  ["order.changed", changedStatement],
  ["order.ready", readyStatement],
  ["order.cancelled", cancelledStatement],
  ["refund.made", refundedStatement],
] as const;

/**
 * Writes the notices that events of orders ask for: the mail of an order, of its change, its cancellation, a refund; the text message to who
 * picks it up, which waits until it is ready. Each event is told of once, whatever is killed. people#notices, promises#promise-10.
 */
export function writeNoticesOfEvents(database: Database): Promise<void> {
  return readOn(database, "notices", async (transaction, { types, ...unread }) => {
    // An order that is being changed is waited for: its contact is read as it is afterwards.
    await holdStatement.count(transaction, unread);
    for (const [type, write] of NOTICES_OF) if (types.has(type)) await write.count(transaction, unread);
  });
}
