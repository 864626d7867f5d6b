import type { TableData } from "@comptoir/contract";
import type { Locale } from "@comptoir/ordering";
import type { Listener } from "../../platform/db/listen.ts";
import type { Logger } from "../../platform/settings.ts";
import { repeat } from "../../platform/work/repeat.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { TABLES_CHANNEL } from "../cart/tell-table.ts";
import type { OrderFeed } from "../orders/follow/order-feed.ts";
import { readVersions, type TableName } from "./sessions.store.ts";
import { readTable } from "./table-view.ts";

/** Time in ms for which changes are gathered, so that several at once cost one read for all phones of a table. */
const GATHER_MS = 20;
/** Interval in ms at which versions are read, to find changes whose notification was lost. table#live. */
const CATCH_UP_MS = 2_000;
const RETRY_MS = 500;
/** Least time in ms between two reads of a table, so that one person's many changes cost the server little. */
const READ_EVERY_MS = 100;

/** A phone that follows a table in a language. `onEnd` is called when the session has ended, or the server stops. */
export type TableFollower<View = TableData> = {
  readonly locale: Locale;
  readonly onTable: (table: View) => void;
  readonly onEnd: () => void;
};

/** Feed of the tables that this server's phones follow. */
export type TableFeed<View = TableData> = {
  /** Begins to follow a table; it is told once now, and with each change. Returns the function that leaves. */
  follow(table: TableName, follower: TableFollower<View>): () => void;
  stop(): void;
};

type Room<View> = {
  readonly table: TableName;
  readonly followers: Set<TableFollower<View>>;
  version: number;
  orders: ReadonlySet<string>;
  waits: NodeJS.Timeout | null;
  readAt: number;
};
type FeedDeps = Parameters<typeof readTable>[0] & {
  readonly orderFeed: OrderFeed;
  readonly listener: Listener;
  readonly logger: Logger;
};

/** How the sessions of a kind are read: as those who are there see one, with the orders whose news change it. */
type Reading<View> = {
  readonly read: (
    deps: Parameters<typeof readTable>[0],
    venue: LoadedVenue,
    table: TableName,
    locale: Locale,
  ) => Promise<View | null>;
  readonly ordersOf: (view: View) => readonly string[];
};
const OF_TABLES: Reading<TableData> = {
  read: readTable,
  ordersOf: ({ rounds }) => rounds.map(({ orderId }) => orderId),
};

/** Opens the feed of tables. table#live. */
export function openTableFeed(deps: FeedDeps): Promise<TableFeed> {
  return openSessionFeed(deps, OF_TABLES);
}

/** Opens a feed of sessions. All phones of a session share one read in each language. table#live. */
export async function openSessionFeed<View extends { readonly version: number }>(
  deps: FeedDeps,
  reading: Reading<View>,
): Promise<TableFeed<View>> {
  const { database, listener, logger, orderFeed, venues } = deps;
  const rooms = new Map<string, Room<View>>();
  const leaves = new Map<string, () => void>();

  const soon = (room: Room<View>, ms = GATHER_MS) => {
    const wait = Math.max(ms, room.readAt + READ_EVERY_MS - performance.now());
    room.waits ??= setTimeout(() => {
      room.waits = null;
      read(room).catch((error: Error) => {
        logger.warn({ event: "table_feed_behind", reason: error.message });
        soon(room, RETRY_MS);
      });
    }, wait).unref();
  };

  async function read(room: Room<View>): Promise<void> {
    room.readAt = performance.now();
    const { restaurantId } = room.table;
    const venue = await venues.byId(restaurantId);
    for (const [locale, followers] of Map.groupBy(room.followers, (follower) => follower.locale)) {
      const table = venue && (await reading.read(deps, venue, room.table, locale));
      if (table === null) return end(room);
      room.version = table.version;
      room.orders = new Set(reading.ordersOf(table));
      for (const follower of followers) if (room.followers.has(follower)) follower.onTable(table);
    }
  }

  function end(room: Room<View>): void {
    for (const follower of [...room.followers]) follower.onEnd();
    drop(room);
  }

  function drop(room: Room<View>): void {
    room.followers.clear();
    if (room.waits) clearTimeout(room.waits);
    if (rooms.get(room.table.sessionId) === room) rooms.delete(room.table.sessionId);
    const { restaurantId } = room.table;
    if ([...rooms.values()].some((other) => other.table.restaurantId === restaurantId)) return;
    leaves.get(restaurantId)?.();
    leaves.delete(restaurantId);
  }

  function roomsOf(restaurantId: string): Room<View>[] {
    return [...rooms.values()].filter(({ table }) => table.restaurantId === restaurantId);
  }

  function followRestaurant(restaurantId: string): void {
    if (leaves.has(restaurantId)) return;
    leaves.set(
      restaurantId,
      orderFeed.followRestaurant(restaurantId, {
        // An event of no order may be about a dish that is sold out, or a new menu.
        onNews: (orderId) => {
          for (const room of roomsOf(restaurantId)) if (orderId === null || room.orders.has(orderId)) soon(room);
        },
        onReconnect: () => {
          for (const room of roomsOf(restaurantId)) soon(room);
        },
        onEnd: () => undefined,
      }),
    );
  }

  await listener.subscribe(TABLES_CHANNEL, {
    onMessage: (sessionId) => {
      const room = rooms.get(sessionId);
      if (room) soon(room);
    },
    onReconnect: () => {
      for (const room of rooms.values()) soon(room);
    },
  });
  const catchingUp = repeat(CATCH_UP_MS, "table-feed", logger, async () => {
    if (rooms.size === 0) return;
    for (const { sessionId, version, isOver } of await readVersions(database, [...rooms.keys()])) {
      const room = rooms.get(sessionId);
      if (room && (isOver || version !== room.version)) soon(room);
    }
  });

  return {
    follow(table, follower) {
      const room: Room<View> = rooms.get(table.sessionId) ?? {
        table,
        followers: new Set(),
        version: 0,
        orders: new Set(),
        waits: null,
        readAt: 0,
      };
      rooms.set(table.sessionId, room);
      room.followers.add(follower);
      followRestaurant(table.restaurantId);
      soon(room, 0);
      return () => {
        room.followers.delete(follower);
        if (room.followers.size === 0) drop(room);
      };
    },
    stop() {
      void catchingUp.stop();
      for (const room of [...rooms.values()]) end(room);
    },
  };
}
