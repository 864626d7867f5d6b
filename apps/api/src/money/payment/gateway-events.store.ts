import type { GatewayEvent, PaymentGateway } from "../../gateways/payment/port.ts";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";
import { takeDueRows } from "../../platform/work/due-rows.ts";

export type DueEvent = RowOf<typeof takeDueEvents>;

/**
 * `settled`: its payment or account was checked. `ignored`: it names neither, or a payment of another account.
 * `unknown`: its payment was never found.
 */
export type EventOutcome = "settled" | "ignored" | "unknown";

const keepEventStatement = statement({
  name: "keep gateway event",
  text: `insert into gateway_events (processor, id, type, reference, account, happened_at)
         values (:processor, :id, :type, :reference, :account, :happenedAt) on conflict do nothing`,
  params: {
    processor: "text",
    id: "text",
    type: "text",
    reference: "uuid?",
    account: "text?",
    happenedAt: "timestamptz",
  },
});

/** Stores an event for later processing. Idempotent: returns false for an event that is stored already. */
export async function keepEvent(
  db: Queryable,
  processor: PaymentGateway["processor"],
  event: GatewayEvent,
): Promise<boolean> {
  return (await keepEventStatement.count(db, { processor, ...event })) === 1;
}

/** Leases due events, at most `atMost`; only one server processes each at a time. */
export const takeDueEvents = statement({
  name: "take due gateway events",
  text: takeDueRows({
    table: "gateway_events",
    key: ["processor", "id"],
    due: "due_at",
    waiting: "due_at is not null",
    // The lease is also the backoff: one minute at first, one hour at most.
    lease: "least(interval '1 minute' * power(2, least(tries, 6)), interval '1 hour')",
    farthest: "interval '2 hours'",
    set: "tries = tries + 1",
    returning: `gateway_events.processor, gateway_events.id, type, reference, account, received_at as "receivedAt"`,
  }),
  params: { atMost: "int8" },
  row: {
    processor: typed<PaymentGateway["processor"]>("text"),
    id: "text",
    type: "text",
    reference: "uuid?",
    account: "text?",
    receivedAt: "timestamptz",
  },
}).rows;

const endEventStatement = statement({
  name: "end gateway event",
  text: `update gateway_events set due_at = null, outcome = :outcome where processor = :processor and id = :id`,
  params: { processor: "text", id: "text", outcome: "text" },
});

/** Ends an event, so that workers skip it. */
export async function endEvent(
  db: Queryable,
  { processor, id }: Pick<DueEvent, "processor" | "id">,
  outcome: EventOutcome,
): Promise<void> {
  await endEventStatement.count(db, { processor, id, outcome });
}

/** Finds the payment of a gateway's reference, across restaurants. */
export const paymentOf = statement({
  name: "payment of reference",
  text: `select restaurant_id as "restaurantId", id as "paymentId" from payments where id = :reference`,
  params: { reference: "uuid" },
  row: { restaurantId: "text", paymentId: "uuid" },
  crosses: "directory: a gateway identifies payments without their restaurant",
}).oneOrNull;

/** Deletes a batch of events older than 90 days; returns the number deleted. */
export const pruneEvents = statement({
  name: "prune gateway events",
  text: `delete from gateway_events where ctid in (
           select ctid from gateway_events where received_at < now() - interval '90 days'
           limit :atMost for update skip locked)`,
  params: { atMost: "int8" },
}).count;
