import { lastSequence } from "../../events/venue-events/venue-events.store.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { BoardDeps } from "./board-deps.ts";
import { formatBoardOrder } from "./board-order.ts";
import { loadBoardOrders } from "./board-orders.store.ts";

/** Answers with an order as the board shows it. Its sequence is read first, as for a board. */
export async function orderAnswer({ database }: Pick<BoardDeps, "database">, venue: LoadedVenue, orderId: string) {
  const { restaurantId } = venue;
  const sequence = await lastSequence(database, restaurantId);
  const [row] = await loadBoardOrders(database, restaurantId, [orderId]);
  if (row === undefined) throw new Error("The order of a board's call was not found.");
  return { order: formatBoardOrder(row, venue), sequence };
}
