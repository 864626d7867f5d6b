import { randomUUIDv7 } from "node:crypto";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";

/** Types of events at a restaurant. operations#venue-events. */
export type VenueEventType =
  | "order.placed"
  | "order.accepted"
  | "order.declined"
  | "order.changed"
  | "order.fired"
  | "order.started"
  | "order.ready"
  | "order.completed"
  | "order.cancelled"
  | "refund.made"
  | "item.sold_out"
  | "item.restocked"
  | "venue.paused"
  | "venue.resumed"
  /** Extra preparation, or slots that staff changed. */
  | "venue.changed"
  | "menu.published"
  /** A paper that was not printed. printing#printer-failed. */
  | "printer.failed"
  /** What only boards show: lines that were crossed off, a change that was read. */
  | "board.changed";

export type NewVenueEvent = {
  readonly restaurantId: string;
  readonly type: VenueEventType;
  readonly orderId?: string;
  readonly orderVersion?: number;
  readonly at: Date;
  /** Data that the order does not have. Nothing in it is about the guest. */
  readonly data?: Readonly<Record<string, unknown>>;
};

/** An event with its number at its restaurant. */
export type VenueEvent = RowOf<typeof readVenueEvents>;

/**
 * SQL steps that write the events of the step `source`. Its columns are restaurant_id, event_id, type,
 * order_id, order_version, at, data, and position, which sorts the events. The restaurants' counters are
 * locked by id.
 */
export function writeEventsSteps(source: string): string {
  return `event_sequences as (
      insert into venue_event_sequences as s (restaurant_id, last_sequence)
      select restaurant_id, count(*) from ${source} group by restaurant_id order by restaurant_id
      on conflict (restaurant_id) do update set last_sequence = s.last_sequence + excluded.last_sequence
      returning restaurant_id, last_sequence
    ), written_events as (
      insert into venue_events (restaurant_id, sequence, id, type, order_id, order_version, at, data)
      select restaurant_id, last_sequence - row_number() over (partition by restaurant_id order by position desc) + 1,
        event_id, type, order_id, order_version, at, data
      from ${source} join event_sequences using (restaurant_id)
      returning restaurant_id, order_id
    )`;
}

const writeEventsStatement = statement({
  name: "write venue events",
  text: `with told as (
      select * from jsonb_to_recordset(:events::jsonb) as e (restaurant_id text, event_id uuid, type text, order_id uuid,
        order_version int4, at timestamptz, data jsonb, position int4)
    ), ${writeEventsSteps("told")}
    select from written_events`,
  params: { events: "jsonb" },
});

/**
 * Writes events in the transaction that they report. Must be its last statement, because it blocks other
 * events of these restaurants until the end. The events exist if, and only if, the transaction commits.
 */
export async function writeVenueEvents(transaction: Transaction, events: readonly NewVenueEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ restaurantId, type, orderId = null, orderVersion = null, at, data = {} }, position) => {
    const names = { restaurant_id: restaurantId, order_id: orderId, order_version: orderVersion };
    return { ...names, event_id: randomUUIDv7(), type, at, data, position };
  });
  await writeEventsStatement.count(transaction, { events: rows });
}

/**
 * Reads a restaurant's events after a number, in order. Events become visible in the order of their numbers,
 * so a reader misses none.
 */
export const readVenueEvents = statement({
  name: "read venue events",
  text: `select restaurant_id as "restaurantId", sequence, id, type, order_id as "orderId", order_version as "orderVersion", at, data
         from venue_events where restaurant_id = :restaurantId and sequence > :after order by sequence limit :limit`,
  params: { restaurantId: "text", after: "int8", limit: "int8" },
  row: {
    restaurantId: "text",
    sequence: "int8",
    id: "uuid",
    type: typed<VenueEventType>("text"),
    orderId: "uuid?",
    orderVersion: "int4?",
    at: "timestamptz",
    data: typed<Readonly<Record<string, unknown>>>("jsonb"),
  },
}).rows;

const newsStatement = statement({
  name: "orders with news",
  text: `select asked.restaurant_id as "restaurantId", s.last_sequence as "lastSequence",
           array(select distinct e.order_id from venue_events e
             where e.restaurant_id = asked.restaurant_id and e.sequence > asked.after and e.order_id is not null) as "orderIds"
         from unnest(:restaurantIds::text[], :afters::int8[]) as asked (restaurant_id, after)
         join venue_event_sequences s on s.restaurant_id = asked.restaurant_id and s.last_sequence > asked.after`,
  params: { restaurantIds: "text[]", afters: "int8[]" },
  row: { restaurantId: "text", lastSequence: "int8", orderIds: "uuid[]" },
});

/**
 * Finds the orders with events after a cursor, per restaurant. Restaurants without new events are left out.
 */
export function findNews(
  db: Queryable,
  cursors: ReadonlyMap<string, number>,
): Promise<{ readonly restaurantId: string; readonly lastSequence: number; readonly orderIds: readonly string[] }[]> {
  return newsStatement.rows(db, { restaurantIds: [...cursors.keys()], afters: [...cursors.values()] });
}

const lastSequencesStatement = statement({
  name: "last venue events",
  text: `select restaurant_id as "restaurantId", last_sequence as "lastSequence" from venue_event_sequences
         where restaurant_id = any(:restaurantIds)`,
  params: { restaurantIds: "text[]" },
  row: { restaurantId: "text", lastSequence: "int8" },
});

/** Returns the last sequence number of each restaurant; 0 without events. */
export async function lastSequences(
  db: Queryable,
  restaurantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await lastSequencesStatement.rows(db, { restaurantIds });
  const known = new Map(rows.map(({ restaurantId, lastSequence }) => [restaurantId, lastSequence]));
  return new Map(restaurantIds.map((restaurantId) => [restaurantId, known.get(restaurantId) ?? 0]));
}

/** Returns the last sequence number of one restaurant; 0 without events. */
export async function lastSequence(db: Queryable, restaurantId: string): Promise<number> {
  return (await lastSequences(db, [restaurantId])).get(restaurantId) ?? 0;
}

const pruneStatement = statement({
  name: "prune venue events",
  text: `delete from venue_events where ctid in (
           select ctid from venue_events where at < :now::timestamptz - :days::int4 * interval '1 day' limit :atMost for update skip locked)`,
  params: { now: "timestamptz", days: "int4", atMost: "int8" },
  crosses: "sweep: expired events of all restaurants",
});

/** Retention of events in days. A reader must read them before. operations#venue-events. */
export const EVENTS_KEPT_DAYS = 30;

/** Deletes a batch of expired events; returns their number. */
export function pruneVenueEvents(db: Queryable, now: Date, atMost: number): Promise<number> {
  return pruneStatement.count(db, { now, days: EVENTS_KEPT_DAYS, atMost });
}
