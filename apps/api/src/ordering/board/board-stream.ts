import type { StaffCaller } from "@comptoir/ordering";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { HEAD_OF_STREAM } from "../orders/follow/order-events.ts";
import type { BoardDeps } from "./board-deps.ts";
import type { BoardNews } from "./board-feed.ts";
import { readBoard } from "./read-board.ts";

/** Interval of heartbeats in ms, from which a board knows how old its knowledge is. board#heartbeat. */
const HEARTBEAT_MS = 5_000;
/** Bytes that may wait for a board that reads slowly. It is then disconnected, and catches up in one call. */
const WAITING_MAX = 4_000_000;
/** The number of boards that one session may hold, such as several tabs. */
const BOARDS_OF_SESSION = 6;
const FULL_RETRY_SECONDS = 10;

type Message = { readonly data: string; readonly id?: string };

/**
 * Handles `GET /staff/board/events`: the news after `after`, then each later one as it happens, with a
 * heartbeat every five seconds. api#board-events.
 */
export async function boardStream(
  c: Context<ApiEnv>,
  deps: BoardDeps,
  {
    venue,
    who,
    after,
    isPresent,
    stations,
    followTables = null,
  }: {
    readonly venue: LoadedVenue;
    readonly who: StaffCaller;
    readonly after: number;
    readonly isPresent: boolean;
    /** The stations that the board shows; none for all. */
    readonly stations: readonly string[];
    /** Follows the tables that order together, for a page that lists them; null for others. table#by-staff. */
    readonly followTables?: ((onChange: () => void) => () => void) | null;
  },
): Promise<Response> {
  if (c.req.method === "HEAD") return c.body(null, 200, HEAD_OF_STREAM);
  const { sessionHash: session } = who;
  const held = boardsOf(deps.boardFeed);
  const boards = held.get(session) ?? 0;
  if (boards >= BOARDS_OF_SESSION) return refuse(c, "tooManyRequests", { retryAfterSeconds: FULL_RETRY_SECONDS });
  held.set(session, boards + 1);
  const release = () => {
    const left = (held.get(session) ?? 1) - 1;
    if (left === 0) held.delete(session);
    else held.set(session, left);
  };

  const response = streamSSE(c, async (stream) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let writing: Promise<unknown> = Promise.resolve();
    let waiting = 0;
    const send = (event: "board" | "heartbeat" | "tables", { data, id }: Message, counted = data.length) => {
      waiting += counted;
      if (waiting > WAITING_MAX) return end();
      writing = writing.then(async () => {
        await stream.writeSSE({ event, data, ...(id && { id }) });
        waiting -= counted;
      });
    };
    const sendNews = ({ sequence, data }: BoardNews) => send("board", { data, id: String(sequence) });
    const beat = () => {
      // A board that hears nothing says that it may miss orders; so it does while this server may have missed some.
      if (!deps.boardFeed.isCurrent(who.restaurantId)) return;
      const unshown = deps.boardFeed.unshown(who.restaurantId);
      send("heartbeat", { data: JSON.stringify({ now: deps.clock().toISOString(), unshown }) });
    };
    const sayTables = () => send("tables", { data: JSON.stringify({ now: deps.clock().toISOString() }) });
    let leave = (): void => undefined;
    let leaveTables = (): void => undefined;
    let heartbeat: NodeJS.Timeout | undefined;
    stream.onAbort(end);
    try {
      leave = await deps.boardFeed.follow({ who, isPresent, stations, onNews: sendNews, onEnd: end });
      const board = await readBoard(deps, venue, after);
      // A whole board may be longer than the limit, which is for what comes after it: every stream would end at once.
      send("board", { data: JSON.stringify(board), id: String(board.sequence) }, 0);
      beat();
      if (followTables) {
        leaveTables = followTables(sayTables);
        sayTables();
      }
      heartbeat = setInterval(beat, HEARTBEAT_MS);
      await ended;
    } finally {
      clearInterval(heartbeat);
      leaveTables();
      leave();
      release();
    }
    // What still waits for a board that does not read is dropped with its stream.
    if (waiting <= WAITING_MAX && !stream.aborted) await writing;
  });
  for (const [name, value] of Object.entries(HEAD_OF_STREAM)) response.headers.set(name, value);
  return response;
}

/** The number of boards that each session holds on this server. */
const boardsByFeed = new WeakMap<object, Map<string, number>>();

function boardsOf(feed: object): Map<string, number> {
  const known = boardsByFeed.get(feed) ?? new Map<string, number>();
  boardsByFeed.set(feed, known);
  return known;
}
