import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

const keepStatement = statement({
  name: "keep boards present",
  // Sorted, so that two servers lock the rows in one sequence.
  text: `insert into board_presence (restaurant_id, session, seen_at)
         select restaurant_id, session, now() from unnest(:restaurantIds::text[], :sessions::text[]) as b (restaurant_id, session)
         order by restaurant_id, session
         on conflict (restaurant_id, session) do update set seen_at = excluded.seen_at`,
  params: { restaurantIds: "text[]", sessions: "text[]" },
});

/** A connected board, by its restaurant and the hash of its session. */
export type PresentBoard = { readonly restaurantId: string; readonly session: string };

/** Records that boards are connected, each named once. board#presence. */
export async function keepPresent(db: Queryable, boards: readonly PresentBoard[]): Promise<void> {
  const restaurantIds = boards.map(({ restaurantId }) => restaurantId);
  const sessions = boards.map(({ session }) => session);
  await keepStatement.count(db, { restaurantIds, sessions });
}

/** Records that a board has disconnected. */
export const leaveBoard = statement({
  name: "leave board",
  text: "delete from board_presence where restaurant_id = :restaurantId and session = :session",
  params: { restaurantId: "text", session: "text" },
}).count;
