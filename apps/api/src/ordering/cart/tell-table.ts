import type { Database, Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { afterCommit } from "../../platform/db/transaction.ts";
import { UNFLUSHED } from "../../platform/db/unflushed.ts";
import { gatherSoon, type Soon } from "../../platform/work/soon.ts";

/** `NOTIFY` channel on which servers announce that a table changed. */
export const TABLES_CHANNEL = "comptoir_tables";

/** Time in milliseconds for which announcements are batched. */
const BATCH_MS = 5;
const tellers = new WeakMap<Database, Soon<string>>();

const tellStatement = statement({
  name: "tell of tables",
  text: `with ${UNFLUSHED}
         select from unflushed, unnest(:sessions::text[]) as session, pg_notify('${TABLES_CHANNEL}', session) where is_off = 'off'`,
  params: { sessions: "text[]" },
});

/**
 * Announces after the commit that tables changed, by the ids of their sessions. Fire and forget: a phone's stream reads its
 * table again every few seconds. table#live.
 */
export function tellTables(db: Queryable, sessionIds: readonly string[]): void {
  afterCommit(db, (database) => {
    const teller = tellers.get(database) ?? gatherSoon(send(database), () => undefined, BATCH_MS);
    tellers.set(database, teller);
    for (const sessionId of sessionIds) teller.add(sessionId);
  });
}

function send(database: Database) {
  return async (sessions: readonly string[]) =>
    void (await tellStatement.count(database, { sessions: [...new Set(sessions)] }));
}

const noteCartStatement = statement({
  name: "note cart of table",
  text: `with ${UNFLUSHED}, asked as (
           select * from json_to_recordset(:carts::json) as a (owner text, "cartId" text)
         ), held as materialized (
           -- Sessions come before their people, as in every change of a table.
           select from table_sessions s join table_people p on p.restaurant_id = s.restaurant_id and p.session_id = s.id
             join asked a on a.owner = p.owner
           where s.restaurant_id = :restaurantId and p.restaurant_id = :restaurantId and p.state in ('choosing', 'done') and s.ended_at is null
           order by s.id for no key update of s
         ), seated as (
           update table_people p set cart_id = a."cartId" from asked a, unflushed
           where p.restaurant_id = :restaurantId and p.owner = a.owner and p.state in ('choosing', 'done') and is_off = 'off'
             and (select count(*) from held) >= 0
           returning p.session_id
         ), noted as (
           update table_sessions s set version = s.version + 1, last_act_at = greatest(s.last_act_at, :now)
           where s.restaurant_id = :restaurantId and s.id in (select session_id from seated) and s.ended_at is null
           returning s.id
         )
         select from noted, pg_notify('${TABLES_CHANNEL}', id::text)`,
  params: { restaurantId: "text", carts: "json", now: "timestamptz" },
});

type SavedCart = { readonly restaurantId: string; readonly owner: string; readonly cartId: string; readonly now: Date };
const savers = new WeakMap<Database, Soon<SavedCart>>();

/**
 * Tells the table of a caller that the caller's cart was saved, if they sit at one. Fire and forget: a table reads its lines
 * again with its next change. table#table-lines.
 */
export function noteCartOfTable({ database }: { readonly database: Database }, cart: SavedCart): void {
  const saver = savers.get(database) ?? gatherSoon(noteCarts(database), () => undefined, BATCH_MS);
  savers.set(database, saver);
  saver.add(cart);
}

function noteCarts(database: Database) {
  return async (saved: readonly SavedCart[]) => {
    for (const [restaurantId, ofVenue] of Map.groupBy(saved, (cart) => cart.restaurantId)) {
      // Two saves of one cart would update its row twice in one statement.
      const carts = [...new Map(ofVenue.map(({ owner, cartId }) => [owner, { owner, cartId }])).values()];
      await noteCartStatement.count(database, { restaurantId, carts, now: ofVenue[0]?.now ?? new Date(0) });
    }
  };
}
