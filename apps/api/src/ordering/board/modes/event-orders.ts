import type { EventOrdersData, StaffEventData } from "@comptoir/contract";
import type { Refused } from "@comptoir/ordering";
import { lastSequence } from "../../../events/venue-events/venue-events.store.ts";
import { localMomentOf } from "../../../platform/time/zoned.ts";
import { findEvent, listEventsOfVenue } from "../../../venue/suites/run-sheet.store.ts";
import { formatRunSheet } from "../../../venue/suites/run-sheet.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { BoardDeps } from "../board-deps.ts";
import { formatBoardOrder } from "../board-order.ts";
import { loadBoardOrders } from "../board-orders.store.ts";

type Deps = Pick<BoardDeps, "database" | "clock">;

const DAY_MS = 86_400_000;
/** Days for which an event is listed after its end. */
const LISTED_DAYS = 7;

/** Lists a venue's events that have not ended a week ago. board#suites. */
export async function eventsOfVenue(
  { database, clock }: Deps,
  { restaurantId }: LoadedVenue,
): Promise<StaffEventData[]> {
  const since = new Date(clock().getTime() - LISTED_DAYS * DAY_MS);
  const events = await listEventsOfVenue(database, { restaurantId, since });
  return events.map(({ startsAt, endsAt, ...event }) => ({
    ...event,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
  }));
}

/** Lists the orders of an event as its run sheet does, each as the board shows it. board#suites. */
export async function eventOrders(
  { database }: Deps,
  venue: LoadedVenue,
  eventId: string,
): Promise<EventOrdersData | Refused<{ readonly code: "event-unknown" }>> {
  const { restaurantId, defaultLocale, zone } = venue;
  const found = await findEvent(database, { restaurantId, eventId });
  if (found === null) return { refused: { code: "event-unknown" } };
  const sequence = await lastSequence(database, restaurantId);
  const { event, orders, restock } = await formatRunSheet(database, found, { venue, locale: defaultLocale });
  const ids = orders.map(({ id }) => id);
  const rows = new Map((await loadBoardOrders(database, restaurantId, ids)).map((row) => [row.orderId, row]));
  return {
    sequence,
    event,
    restock,
    orders: orders.flatMap(({ id, suite, at, kind }) => {
      const row = rows.get(id);
      const { date, minutes } = localMomentOf(new Date(at), zone);
      return row === undefined
        ? []
        : { suite, at, local: { date, minutes }, kind, order: formatBoardOrder(row, venue) };
    }),
  };
}
