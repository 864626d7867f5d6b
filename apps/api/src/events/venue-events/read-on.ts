import { typed } from "../../platform/db/column-types.ts";
import type { Database } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";

/**
 * Readers of venue events, by their stored names. `webhooks` and `printers` read the events of restaurants that have
 * endpoints or printers, and only since they have them; the others read those of all restaurants from the first one.
 */
export type ReaderName = "notices" | "analytics" | "webhooks" | "printers";

/** Readers that read only the restaurants at which `beginReading` began. */
const BEGUN: ReadonlySet<ReaderName> = new Set(["webhooks", "printers"]);

const RESTAURANTS_AT_ONCE = 50;
/** Maximum number of events per restaurant in one batch. */
const EVENTS_AT_ONCE = 100;

const isBehindStatement = statement({
  name: "whether venue events are unread",
  text: `select exists (
           select from venue_event_sequences s
           left join venue_event_readers r on r.reader = :reader and r.restaurant_id = s.restaurant_id
           where s.last_sequence > coalesce(r.sequence, 0)) as "isBehind"`,
  params: { reader: "text" },
  row: { isBehind: "bool" },
  crosses: "sweep: unread events of all restaurants",
});

const isBegunBehindStatement = statement({
  name: "whether venue events of begun readers are unread",
  text: `select exists (
           select from venue_event_readers r
           join venue_event_sequences s on s.restaurant_id = r.restaurant_id and s.last_sequence > r.sequence
           where r.reader = :reader) as "isBehind"`,
  params: { reader: "text" },
  row: { isBehind: "bool" },
  crosses: "sweep: unread events of all restaurants",
});

const beginStatement = statement({
  name: "begin to read venue events",
  text: `insert into venue_event_readers (reader, restaurant_id, sequence)
         select :reader, restaurant_id, 0 from venue_event_sequences s where not exists (
           select from venue_event_readers r where r.reader = :reader and r.restaurant_id = s.restaurant_id)
         on conflict do nothing`,
  params: { reader: "text" },
  crosses: "sweep: unread events of all restaurants",
});

const holdStatement = statement({
  name: "hold reader of venue events",
  text: `select r.restaurant_id as "restaurantId", r.sequence as after from venue_event_readers r
         join venue_event_sequences s on s.restaurant_id = r.restaurant_id
         where r.reader = :reader and s.last_sequence > r.sequence
         order by r.restaurant_id limit :atMost for update of r skip locked`,
  params: { reader: "text", atMost: "int8" },
  row: { restaurantId: "text", after: "int8" },
  crosses: "sweep: unread events of all restaurants",
});

const unreadStatement = statement({
  name: "unread venue events",
  text: `with last as (
           select u.restaurant_id, u.after, least(s.last_sequence, u.after + :atMost::int8) as up_to
           from unnest(:restaurantIds::text[], :afters::int8[]) as u (restaurant_id, after)
           join venue_event_sequences s on s.restaurant_id = u.restaurant_id
         )
         select restaurant_id as "restaurantId", up_to as "upTo", array(select distinct type from venue_events e
           where e.restaurant_id = last.restaurant_id and e.sequence > last.after and e.sequence <= last.up_to) as types
         from last`,
  params: { restaurantIds: "text[]", afters: "int8[]", atMost: "int8" },
  row: { restaurantId: "text", upTo: "int8", types: "text[]" },
});

const moveOnStatement = statement({
  name: "move reader of venue events on",
  text: `update venue_event_readers r set sequence = read.sequence
         from unnest(:restaurantIds::text[], :sequences::int8[]) as read (restaurant_id, sequence)
         where r.reader = :reader and r.restaurant_id = read.restaurant_id`,
  params: { reader: "text", restaurantIds: "text[]", sequences: "int8[]" },
});

/** A batch of unread events: of each restaurant those after `afters` up to `upTos`. */
export type Unread = {
  readonly restaurantIds: readonly string[];
  readonly afters: readonly number[];
  readonly upTos: readonly number[];
  readonly types: ReadonlySet<string>;
};

/** SQL step `unread` with a batch of events. Its parameters are `UNREAD_PARAMS`. */
export const UNREAD_STEP = `unread as (
           select e.* from unnest(:restaurantIds::text[], :afters::int8[], :upTos::int8[]) as u (restaurant_id, after, up_to)
           join venue_events e on e.restaurant_id = u.restaurant_id and e.sequence > u.after and e.sequence <= u.up_to
         )`;
export const UNREAD_PARAMS = { restaurantIds: "text[]", afters: "int8[]", upTos: "int8[]" } as const;

/**
 * Passes a reader's unread events to `handle` in batches. One transaction handles a batch and moves the
 * reader's cursor, so each event takes effect exactly once, even after a crash. Several servers read
 * different restaurants. operations#venue-event-readers.
 */
export async function readOn(
  database: Database,
  reader: ReaderName,
  handle: (transaction: Transaction, unread: Unread) => Promise<void>,
): Promise<void> {
  if (BEGUN.has(reader)) {
    if (!(await isBegunBehindStatement.one(database, { reader })).isBehind) return;
  } else {
    if (!(await isBehindStatement.one(database, { reader })).isBehind) return;
    await beginStatement.count(database, { reader });
  }
  const readSome = () =>
    inTransaction(database, "read committed", async (transaction) => {
      const held = await holdStatement.rows(transaction, { reader, atMost: RESTAURANTS_AT_ONCE });
      if (held.length === 0) return false;
      const restaurantIds = held.map(({ restaurantId }) => restaurantId);
      const afters = held.map(({ after }) => after);
      const unread = await unreadStatement.rows(transaction, { restaurantIds, afters, atMost: EVENTS_AT_ONCE });
      const upToOf = new Map(unread.map(({ restaurantId, upTo }) => [restaurantId, upTo]));
      const upTos = held.map(({ restaurantId, after }) => upToOf.get(restaurantId) ?? after);
      const types = new Set(unread.flatMap((of) => of.types));
      await handle(transaction, { restaurantIds, afters, upTos, types });
      await moveOnStatement.count(transaction, { reader, restaurantIds, sequences: upTos });
      return true;
    });
  while (await readSome());
}

const beginAtStatement = statement({
  name: "begin to read venue events of restaurant",
  // An update that changes nothing locks a cursor that is there.
  text: `insert into venue_event_readers as r (reader, restaurant_id, sequence)
         select :reader, :restaurantId, coalesce((select last_sequence from venue_event_sequences
           where restaurant_id = :restaurantId), 0)
         on conflict (reader, restaurant_id) do update set sequence = r.sequence`,
  params: { reader: "text", restaurantId: "text" },
});

/**
 * Lets a reader read a restaurant's events from now on, if it does not yet. Locks the reader's cursor until the end of
 * the transaction.
 */
export async function beginReading(
  transaction: Transaction,
  reader: ReaderName,
  { restaurantId }: { readonly restaurantId: string },
): Promise<void> {
  await beginAtStatement.count(transaction, { reader, restaurantId });
}

/** Locks a reader's cursor at a restaurant, if it has one, until the end of the transaction. */
export const holdReading = statement({
  name: "hold reader of venue events of restaurant",
  text: "select from venue_event_readers where reader = :reader and restaurant_id = :restaurantId for update",
  params: { reader: typed<ReaderName>("text"), restaurantId: "text" },
}).count;

/** Ends the reading of a restaurant's events. The caller holds the cursor by `holdReading`. */
export const endReading = statement({
  name: "end to read venue events of restaurant",
  text: "delete from venue_event_readers where reader = :reader and restaurant_id = :restaurantId",
  params: { reader: typed<ReaderName>("text"), restaurantId: "text" },
}).count;
