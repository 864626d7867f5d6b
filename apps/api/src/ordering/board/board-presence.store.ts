import { unshownStations } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { BOARD_GONE_AFTER_SECONDS } from "../../venue/venues/missed-orders.ts";

const keepStatement = statement({
  name: "keep boards present",
  // Sorted, so that two servers lock the rows in one sequence.
  text: `insert into board_presence (restaurant_id, session, stations, seen_at)
         select restaurant_id, session, stations::jsonb, now()
         from unnest(:restaurantIds::text[], :sessions::text[], :stations::text[]) as b (restaurant_id, session, stations)
         order by restaurant_id, session
         on conflict (restaurant_id, session) do update set seen_at = excluded.seen_at`,
  params: { restaurantIds: "text[]", sessions: "text[]", stations: "text[]" },
});

/** A connected board, by its restaurant, the hash of its session, and the stations that it shows; none for all. */
export type PresentBoard = {
  readonly restaurantId: string;
  readonly session: string;
  readonly stations: readonly string[];
};

/** The key of a board's row: boards of one session with different filters are different boards. */
export function boardKey({ session, stations }: Omit<PresentBoard, "restaurantId">): string {
  return stations.length === 0 ? session : `${session} ${JSON.stringify(stations)}`;
}

/** Records that boards are connected, each named once. board#presence. */
export async function keepPresent(db: Queryable, boards: readonly PresentBoard[]): Promise<void> {
  const restaurantIds = boards.map(({ restaurantId }) => restaurantId);
  const sessions = boards.map(boardKey);
  const stations = boards.map(({ stations }) => JSON.stringify(stations));
  await keepStatement.count(db, { restaurantIds, sessions, stations });
}

const leaveStatement = statement({
  name: "leave board",
  text: "delete from board_presence where restaurant_id = :restaurantId and session = :session",
  params: { restaurantId: "text", session: "text" },
});

/** Records that a board has disconnected. */
export async function leaveBoard(db: Queryable, board: PresentBoard): Promise<void> {
  await leaveStatement.count(db, { restaurantId: board.restaurantId, session: boardKey(board) });
}

const filtersStatement = statement({
  name: "stations of present boards",
  text: `select stations from board_presence
         where restaurant_id = :restaurantId and seen_at > now() - interval '${BOARD_GONE_AFTER_SECONDS} seconds'`,
  params: { restaurantId: "text" },
  row: { stations: typed<readonly string[]>("jsonb") },
});

/** Returns which of a restaurant's stations no connected board shows, on any server. board#unshown. */
export async function findUnshown(
  db: Queryable,
  { restaurantId, stations }: { readonly restaurantId: string; readonly stations: readonly string[] },
): Promise<readonly string[]> {
  const boards = await filtersStatement.rows(db, { restaurantId });
  return unshownStations(
    stations,
    boards.map((board) => board.stations),
  );
}
