import type { Database, Queryable } from "../platform/db/database.ts";
import { statement } from "../platform/db/statement.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { UNFLUSHED } from "../platform/db/unflushed.ts";
import { ADDED, NOW_MS } from "./attempts.store.ts";

/** A network with fewer misses at a level is a newcomer there. people#newcomers. */
const NEWCOMER_MISSES = 3;
/**
 * Window in ms of a network's misses: a day, so that an attacker's networks do not quickly become newcomers
 * again.
 */
export const NETWORK_WINDOW_MS = 24 * 60 * 60_000;
/** Time in ms within which a reserved turn may be used. A lapsed turn counts as a miss. */
export const TURN_KEPT_MS = 5 * 60_000;
/** Maximum number of reserved turns per level. It bounds the rows that strangers can write. */
const QUEUE_MAX = 1_000;

/** Wait in ms until an attempt may be made. `isKept`: a turn is reserved for it. */
export type Turn = { readonly inMs: number; readonly isKept: boolean };

/**
 * Queue of newcomers. `network`: key of the caller's network at this level. `turnMs`: interval of its turns.
 */
export type NewcomerQueue = { readonly level: string; readonly network: string; readonly turnMs: number };

const readStandingStatement = statement({
  name: "read standing of network",
  text: `select coalesce(max(points) filter (where key = :network), 0) as misses,
           max(expire) filter (where key = :turn) - :keptMs::int8 - ${NOW_MS} as "turnInMs"
         from rate_limits where key in (:network, :turn) and expire > ${NOW_MS}`,
  params: { network: "text", turn: "text", keptMs: "int8" },
  row: { misses: "int4", turnInMs: "int8?" },
});

const lockQueueStatement = statement({
  name: "lock queue of newcomers",
  // `expire` is the time at which the next turn is free.
  text: `with ${UNFLUSHED}
         insert into rate_limits as kept (key, points, expire) select :queue::text, 0, ${NOW_MS} from unflushed where is_off = 'off'
         on conflict (key) do update set points = 0
         returning greatest(expire - ${NOW_MS}, 0) as "freeInMs"`,
  params: { queue: "text" },
  row: { freeInMs: "int8" },
});

const moveQueueStatement = statement({
  name: "move queue of newcomers",
  text: `update rate_limits set expire = ${NOW_MS} + :nextInMs::int8 where key = :queue`,
  params: { queue: "text", nextInMs: "int8" },
});

const reserveTurnStatement = statement({
  name: "reserve turn",
  text: `insert into rate_limits as kept (key, points, expire)
         values (:turn::text, 1, ${NOW_MS} + :turnEndsInMs::int8), (:network::text, 1, ${NOW_MS} + :windowMs::int8)
         ${ADDED}`,
  params: { turn: "text", network: "text", turnEndsInMs: "int8", windowMs: "int8" },
});

const useTurnStatement = statement({
  name: "use turn",
  text: `with used as (delete from rate_limits where key = :turn)
         update rate_limits set points = greatest(points - 1, 0) where key = :network`,
  params: { turn: "text", network: "text" },
});

/**
 * Returns when a newcomer network may make its attempt, over all servers; null if the network is no newcomer.
 * A wait of 0 allows one attempt now; a later turn is reserved. Networks queue first in, first out, with one
 * turn each. people#newcomers.
 */
export async function takeReservedTurn(database: Database, queue: NewcomerQueue): Promise<Turn | null> {
  // Reads without a lock first, so that other networks never wait for the queue's lock.
  const before = await standingOf(database, queue);
  if (before.turnInMs === null && before.misses >= NEWCOMER_MISSES) return null;
  if (before.turnInMs !== null && before.turnInMs > 0) return kept(before.turnInMs);
  return inTransaction(database, "read committed", async (transaction) => {
    const { freeInMs } = await lockQueueStatement.one(transaction, { queue: `queue ${queue.level}` });
    const { misses, turnInMs } = await standingOf(transaction, queue);
    if (turnInMs !== null) {
      if (turnInMs <= 0) await useTurnStatement.count(transaction, { turn: turnOf(queue), network: queue.network });
      return kept(turnInMs);
    }
    if (misses >= NEWCOMER_MISSES) return null;
    return reserve(transaction, queue, freeInMs);
  });
}

/**
 * Reserves the next free turn under the queue's lock. The turn counts as a miss of the network until it is
 * used.
 */
async function reserve(db: Queryable, queue: NewcomerQueue, freeInMs: number): Promise<Turn> {
  const roomInMs = freeInMs - (QUEUE_MAX - 1) * queue.turnMs;
  if (roomInMs > 0) return { inMs: roomInMs, isKept: false };
  await moveQueueStatement.count(db, { queue: `queue ${queue.level}`, nextInMs: freeInMs + queue.turnMs });
  if (freeInMs === 0) return kept(0);
  const turnEndsInMs = freeInMs + TURN_KEPT_MS;
  const windowMs = NETWORK_WINDOW_MS;
  await reserveTurnStatement.count(db, { turn: turnOf(queue), network: queue.network, turnEndsInMs, windowMs });
  return kept(freeInMs);
}

function kept(inMs: number): Turn {
  return { inMs: Math.max(0, inMs), isKept: true };
}

function standingOf(db: Queryable, queue: NewcomerQueue) {
  const { network } = queue;
  return readStandingStatement.one(db, { network, turn: turnOf(queue), keptMs: TURN_KEPT_MS });
}

/** The network's key includes the level. */
function turnOf({ network }: NewcomerQueue): string {
  return `reserved ${network}`;
}
