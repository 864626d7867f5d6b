import type { BoardData } from "@comptoir/contract";
import type { StaffCaller } from "@comptoir/ordering";
import { lastSequence } from "../../events/venue-events/venue-events.store.ts";
import { stillCallers } from "../../people/staff.store.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Listener } from "../../platform/db/listen.ts";
import type { Clock, Logger } from "../../platform/settings.ts";
import { repeat } from "../../platform/work/repeat.ts";
import type { Venues } from "../../venue/venues/venue-cache.ts";
import type { OrderFeed } from "../orders/follow/order-feed.ts";
import { boardKey, findUnshown, keepPresent, leaveBoard, type PresentBoard } from "./board-presence.store.ts";
import { readBoard, stationsOf } from "./read-board.ts";
import { alertOfUnshown } from "./unshown-orders.ts";

/** Time in ms for which news are gathered, so that a rush costs one read for all boards of a restaurant. */
const GATHER_MS = 40;
/** Delay in ms before a failed read is retried. */
const RETRY_MS = 500;
/** Interval in ms at which the presence of boards is refreshed, and ended sessions are found. board#presence. */
const PRESENT_EVERY_MS = 10_000;

/** A message for a board, serialized once for all boards of a restaurant. */
export type BoardNews = { readonly sequence: number; readonly data: string };

/** A connected board. `onEnd` is called when its session has ended, or the server stops. */
export type BoardFollower = {
  readonly who: StaffCaller;
  /** Whether it shows new orders, and so counts as present. board#presence. */
  readonly isPresent: boolean;
  /** The stations that it shows; none for all. */
  readonly stations: readonly string[];
  readonly onNews: (news: BoardNews) => void;
  readonly onEnd: () => void;
};

/** Feed of the boards that this server holds. */
export type BoardFeed = {
  /** Begins to follow a restaurant; returns the function that leaves. Events after the call are not missed. */
  follow(follower: BoardFollower): Promise<() => void>;
  /** Whether the boards of a restaurant here have been told all events of more than some seconds ago. board#heartbeat. */
  isCurrent(restaurantId: string): boolean;
  /** The stations of a restaurant that no connected board shows, on any server. board#unshown. */
  unshown(restaurantId: string): readonly string[];
  stop(): Promise<void>;
};

type FeedDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly venues: Pick<Venues, "byId" | "whenCaughtUp">;
  readonly orderFeed: OrderFeed;
  readonly listener: Pick<Listener, "isListening">;
};

/** The boards of one restaurant on this server. */
type Room = {
  readonly followers: Set<BoardFollower>;
  readonly ready: Promise<void>;
  readonly hasFailed: () => boolean;
  readonly leave: () => void;
  /** The stations that no connected board shows, as last read. board#unshown. */
  unshown: readonly string[];
};

/**
 * Opens the feed. All boards of a restaurant share one read of its news, and one text of the message.
 * board#events, board#presence.
 */
export function openBoardFeed(deps: FeedDeps): BoardFeed {
  const rooms = new Map<string, Room>();

  const open = (restaurantId: string): Room => {
    const followers = new Set<BoardFollower>();
    const end = () => {
      for (const { onEnd } of followers) onEnd();
    };
    const reader = readerOf(deps, restaurantId, followers);
    const leave = deps.orderFeed.followRestaurant(restaurantId, {
      onNews: reader.wake,
      onReconnect: reader.wake,
      onEnd: end,
    });
    const room = { followers, ready: reader.start(), hasFailed: reader.hasFailed, leave, unshown: [] };
    rooms.set(restaurantId, room);
    return room;
  };

  const presence = repeat(PRESENT_EVERY_MS, "boards", deps.logger, async () => {
    const followers = [...rooms.values()].flatMap((room) => [...room.followers]);
    if (followers.length === 0) return;
    const still = await stillCallers(
      deps.database,
      followers.map(({ who }) => who),
      deps.clock(),
    );
    for (const { who, onEnd } of followers) if (!still.has(who)) onEnd();
    const present = followers.filter(({ who, isPresent }) => isPresent && still.has(who)).map(boardOf);
    const boards = new Map(present.map((board) => [boardKey(board), board]));
    if (boards.size > 0) await keepPresent(deps.database, [...boards.values()]);
    for (const [restaurantId, room] of rooms) {
      const before = room.unshown;
      await refreshUnshown(restaurantId);
      // A page that is loaded again leaves for a moment, so only what two rounds find is told.
      const still = room.unshown.filter((station) => before.includes(station));
      if (still.length > 0) await alertOfUnshown(deps, restaurantId, still);
    }
  });

  const refreshUnshown = async (restaurantId: string): Promise<void> => {
    const room = rooms.get(restaurantId);
    if (room === undefined) return;
    const present = [...room.followers].filter(({ isPresent }) => isPresent);
    const isFiltered = present.length > 0 && present.every(({ stations }) => stations.length > 0);
    const venue = isFiltered ? await deps.venues.byId(restaurantId) : null;
    room.unshown = venue ? await findUnshown(deps.database, { restaurantId, stations: stationsOf(venue) }) : [];
  };

  return {
    async follow(follower) {
      const { restaurantId } = follower.who;
      const room = rooms.get(restaurantId) ?? open(restaurantId);
      room.followers.add(follower);
      const leave = () => {
        room.followers.delete(follower);
        if (room.followers.size === 0 && rooms.get(restaurantId) === room) {
          rooms.delete(restaurantId);
          room.leave();
        }
        const key = boardKey(boardOf(follower));
        const isElsewhere = [...room.followers].some((one) => one.isPresent && boardKey(boardOf(one)) === key);
        if (!follower.isPresent || isElsewhere) return;
        // A row that stays after a failure is ignored once it is 40 seconds old.
        leaveBoard(deps.database, boardOf(follower))
          .then(() => refreshUnshown(restaurantId))
          .catch(() => undefined);
      };
      try {
        const present = follower.isPresent ? [boardOf(follower)] : [];
        await Promise.all([room.ready, ...present.map((board) => keepPresent(deps.database, [board]))]);
        if (follower.isPresent) await refreshUnshown(restaurantId);
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    isCurrent: (restaurantId) => deps.listener.isListening() && rooms.get(restaurantId)?.hasFailed() === false,
    unshown: (restaurantId) => rooms.get(restaurantId)?.unshown ?? [],
    async stop() {
      await presence.stop();
      for (const { followers, leave } of rooms.values()) {
        leave();
        for (const { onEnd } of [...followers]) onEnd();
      }
    },
  };
}

function boardOf({ who, stations }: BoardFollower): PresentBoard {
  return { restaurantId: who.restaurantId, session: who.sessionHash, stations };
}

/** Reads a restaurant's news when woken, one read at a time, and hands them to the followers. */
function readerOf(deps: FeedDeps, restaurantId: string, followers: ReadonlySet<BoardFollower>) {
  let cursor: number | null = null;
  let isReading = false;
  let isBehind = false;
  let hasFailed = false;

  const read = async (): Promise<void> => {
    await deps.venues.whenCaughtUp();
    const venue = await deps.venues.byId(restaurantId);
    if (venue === null || cursor === null) return;
    const board: BoardData = await readBoard(deps, venue, cursor);
    if (board.sequence === cursor) return;
    cursor = board.sequence;
    const news = { sequence: cursor, data: JSON.stringify(board) };
    for (const { onNews } of followers) onNews(news);
  };

  const wake = () => {
    isBehind = true;
    if (isReading || cursor === null) return;
    isReading = true;
    const round = () => {
      isBehind = false;
      read()
        .then(
          () => {
            hasFailed = false;
            return GATHER_MS;
          },
          (error: Error) => {
            deps.logger.warn({ event: "board_feed_behind", reason: error.message });
            isBehind = true;
            hasFailed = true;
            return RETRY_MS;
          },
        )
        .then((waitMs) => {
          isReading = isBehind && followers.size > 0;
          if (isReading) setTimeout(round, waitMs).unref();
        });
    };
    setTimeout(round, GATHER_MS).unref();
  };

  const start = async () => {
    cursor = await lastSequence(deps.database, restaurantId);
    if (isBehind) wake();
  };
  return { start, wake, hasFailed: () => hasFailed };
}
