import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

const keepStatement = statement({
  name: "keep boards present",
  // A session that ended, or whose member was removed, is not found, so its board is told to close.
  text: `with held as (
           select restaurant_id, secret_hash from staff_sessions where secret_hash = any(:sessions::text[]) and expires_at > :now
         ), present as (
           insert into board_presence (restaurant_id, session, seen_at)
           select restaurant_id, secret_hash, now() from held order by restaurant_id, secret_hash
           on conflict (restaurant_id, session) do update set seen_at = excluded.seen_at
         )
         select secret_hash as session, restaurant_id as "restaurantId" from held`,
  params: { sessions: "text[]", now: "timestamptz" },
  row: { session: "text", restaurantId: "text" },
  crosses: "directory: the restaurants of the boards that a server holds",
});

export type PresentBoard = { readonly session: string; readonly restaurantId: string };

/** Refreshes the presence of connected boards. Returns those whose session is still valid. board#presence. */
export function keepPresent(
  db: Queryable,
  boards: { readonly sessions: readonly string[]; readonly now: Date },
): Promise<PresentBoard[]> {
  return keepStatement.rows(db, boards);
}

/** Records that a board has disconnected. */
export const leaveBoard = statement({
  name: "leave board",
  text: "delete from board_presence where restaurant_id = :restaurantId and session = :session",
  params: { restaurantId: "text", session: "text" },
}).count;

/** Deletes the boards that were not refreshed for a day. */
export const pruneBoards = statement({
  name: "prune boards",
  text: "delete from board_presence where seen_at < now() - interval '1 day'",
  params: {},
  crosses: "sweep: boards of all restaurants that are gone",
}).count;
