import type { BoardData, BoardVenueData } from "@comptoir/contract";
import { addDays, localizedText, readAges, restaurantName } from "@comptoir/ordering";
import { lastSequence } from "../../events/venue-events/venue-events.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Clock } from "../../platform/settings.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import { changedSlots } from "../../venue/fulfilment/change-slots.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { formatBoardOrder } from "./board-order.ts";
import { countLaterOrders, hasMoreThanListed, listBoardOrders, loadBoardOrders } from "./board-orders.store.ts";
import { soldOutNow } from "./board-stock.ts";
import { listPrintersOfBoard } from "./printers-of-board.store.ts";

/** The number of events up to which a board is told the news; after more, it is told everything. */
const NEWS_MAX = 500;

const newsStatement = statement({
  name: "news of board",
  text: `select count(*)::int4 as events, coalesce(max(sequence), :after) as "lastSequence",
           array_remove(array_agg(distinct order_id), null) as "orderIds"
         from (select sequence, order_id from venue_events
           where restaurant_id = :restaurantId and sequence > :after order by sequence limit :limit) as news`,
  params: { restaurantId: "text", after: "int8", limit: "int8" },
  row: { events: "int4", lastSequence: "int8", orderIds: "uuid[]?" },
});

type ReadDeps = { readonly database: Database; readonly clock: Clock };

/**
 * Reads a restaurant's board: all of it, or the orders with events after the event `after`. Answers all of it
 * too if there were many events, or if some of them were already deleted. The sequence is read before the
 * orders, so an order may be newer than its board's sequence, never older. board#since.
 */
export async function readBoard(
  { database, clock }: ReadDeps,
  venue: LoadedVenue,
  after: number | null,
): Promise<BoardData> {
  const { restaurantId } = venue;
  const now = clock();
  const local = localMomentOf(now, venue.zone);
  const upTo = addDays(local.date, 1);
  const news = after === null ? null : await readNews(database, restaurantId, after);
  const sequence = news?.sequence ?? (await lastSequence(database, restaurantId));
  const [rows, later, more, printers] = await Promise.all([
    news
      ? loadBoardOrders(database, restaurantId, news.orderIds)
      : listBoardOrders(database, { restaurantId, from: addDays(local.date, -1), upTo }),
    countLaterOrders(database, { restaurantId, upTo }),
    hasMoreThanListed(database, { restaurantId, upTo }),
    listPrintersOfBoard(database, { restaurantId }),
  ]);
  return {
    sequence,
    now: now.toISOString(),
    local,
    whole: news === null,
    venue: boardVenue(venue, now, printers),
    orders: rows.map((row) => formatBoardOrder(row, venue)),
    later,
    more,
  };
}

type News = { readonly sequence: number; readonly orderIds: readonly string[] };

/** Reads which orders have news; null if the board must be read as a whole. */
async function readNews(database: Database, restaurantId: string, after: number): Promise<News | null> {
  const {
    events,
    lastSequence: upTo,
    orderIds,
  } = await newsStatement.one(database, {
    restaurantId,
    after,
    limit: NEWS_MAX + 1,
  });
  if (events > NEWS_MAX || upTo - after !== events) return null;
  if (events === 0) {
    // Without events after it, `after` is the last event, or one that this restaurant never had.
    const last = await lastSequence(database, restaurantId);
    if (last !== after) return null;
  }
  return { sequence: upTo, orderIds: orderIds ?? [] };
}

function boardVenue(
  venue: LoadedVenue,
  now: Date,
  printers: Awaited<ReturnType<typeof listPrintersOfBoard>>,
): BoardVenueData {
  const { data, paused, extra, defaultLocale, zone } = venue;
  return {
    name: restaurantName(data, defaultLocale),
    zone,
    locale: defaultLocale,
    phone: data.phone ?? null,
    paused: paused
      ? { until: data.orders_paused_until ?? null, message: data.order_options?.orders_paused_message ?? null }
      : null,
    extra: extra && { minutes: extra.minutes, until: extra.until.toISOString() },
    soldOut: soldOutNow(venue),
    slots: changedSlots(venue, now).map(({ menus, startsAt, endsAt, orders }) => ({
      menus: menus.map((menu) => localizedText(menu, "name", defaultLocale)),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      orders,
    })),
    stations: stationsOf(venue),
    printers: printers.map(({ prints, since, ...printer }) => ({
      ...printer,
      prints: [...prints],
      since: since.toISOString(),
    })),
    ages: readAges(data.order_options ?? {}),
  };
}

/** Returns the names of the stations on a restaurant's menus, sorted. board#stations. */
export function stationsOf({ index }: Pick<LoadedVenue, "index">): string[] {
  const listings = [...index.listingsByItemId.values()].flat();
  const named = listings.flatMap(({ item, section }) => [item.station, section?.station]);
  return [...new Set(named.filter((station) => station != null))].sort();
}
