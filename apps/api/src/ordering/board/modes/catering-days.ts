import type { CateringDaysData } from "@comptoir/contract";
import { addDays, ORDER_TYPE_RULES, ORDER_TYPES } from "@comptoir/ordering";
import { lastSequence } from "../../../events/venue-events/venue-events.store.ts";
import { localMomentOf } from "../../../platform/time/zoned.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { BoardDeps } from "../board-deps.ts";
import { formatBoardOrder } from "../board-order.ts";
import { countOrdersOfTypes, listOrdersOfTypes } from "../board-orders.store.ts";

const CATERED_TYPES = ORDER_TYPES.filter((type) => ORDER_TYPE_RULES[type].catered);
const DAYS_SHOWN = 7;
const ORDERS_MAX = 500;

/** Lists the catering orders of seven days, and counts those of all days from today on. board#catering. */
export async function cateringDays(
  { database, clock }: Pick<BoardDeps, "database" | "clock">,
  venue: LoadedVenue,
  asked: string | null,
): Promise<CateringDaysData> {
  const { restaurantId } = venue;
  const sequence = await lastSequence(database, restaurantId);
  const today = localMomentOf(clock(), venue.zone).date;
  const from = asked ?? today;
  const upTo = addDays(from, DAYS_SHOWN - 1);
  const of = { restaurantId, types: CATERED_TYPES };
  const [days, rows] = await Promise.all([
    countOrdersOfTypes(database, { ...of, from: today }),
    listOrdersOfTypes(database, { ...of, from, upTo, atMost: ORDERS_MAX }),
  ]);
  return {
    sequence,
    today,
    from,
    upTo,
    days,
    orders: rows.map((row) => {
      const { date, minutes } = localMomentOf(row.wantedAt ?? row.readyAt, venue.zone);
      return { local: { date, minutes }, order: formatBoardOrder(row, venue) };
    }),
  };
}
