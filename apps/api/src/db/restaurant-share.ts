import type pg from "pg";

/** Who has connections for a restaurant, and who waits for one of them to be given back. */
type Share = { taken: number; readonly waiting: { readonly begin: () => void }[] };
/** When somebody asked for a restaurant for the last time, in milliseconds of a clock that only goes on. */
type Asking = { readonly restaurantId: string; at: number };
type Shares = {
  readonly byRestaurant: Map<string, Share>;
  latest: Asking | null;
  /** The latest for another restaurant than that of `latest`. */
  before: Asking | null;
};

const sharesOfPools = new WeakMap<pg.Pool, Shares>();
/** A restaurant is the only one that is served when nobody has asked for another one for so long. */
const ALONE_AFTER_MS = 60_000;

/** One restaurant has as many connections as it may; the call is to come back. */
export class ShareTaken extends Error {
  override readonly name = "ShareTaken";
}

/**
 * Does something on a connection of the pool for one restaurant, which never has more than half of them: when its rows are
 * locked, or it is the only one in a rush, the others' calls still find connections. One that is served alone has all but a
 * tenth, which is there for the first call for another. Who waits for longer than for any connection is turned away.
 * promises#promise-53, operations#database-connections.
 */
export async function inShare<Result>(
  pool: pg.Pool,
  restaurantId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const shares = sharesOfPools.get(pool) ?? { byRestaurant: new Map(), latest: null, before: null };
  sharesOfPools.set(pool, shares);
  noteAsking(shares, restaurantId);
  const share = shares.byRestaurant.get(restaurantId) ?? { taken: 0, waiting: [] };
  shares.byRestaurant.set(restaurantId, share);
  const places = () => placesOf(pool, isAlone(shares, restaurantId));
  if (share.taken < places()) share.taken += 1;
  else await turnIn(share, pool.options.connectionTimeoutMillis ?? 0);
  try {
    return await work();
  } finally {
    share.taken -= 1;
    // It may have more places by now than before, or fewer.
    while (share.waiting.length > 0 && share.taken < places()) {
      share.taken += 1;
      share.waiting.shift()?.begin();
    }
    if (share.taken === 0) shares.byRestaurant.delete(restaurantId);
  }
}

function noteAsking(shares: Shares, restaurantId: string): void {
  if (shares.latest?.restaurantId !== restaurantId) {
    shares.before = shares.latest;
    shares.latest = { restaurantId, at: 0 };
  }
  shares.latest.at = performance.now();
}

function isAlone({ latest, before }: Shares, restaurantId: string): boolean {
  const other = latest?.restaurantId === restaurantId ? before : latest;
  return other === null || performance.now() - other.at > ALONE_AFTER_MS;
}

function placesOf(pool: pg.Pool, alone: boolean): number {
  const { max } = pool.options;
  return Math.max(1, alone ? max - Math.ceil(max / 10) : Math.floor(max / 2));
}

/** Waits until somebody gives a place back; without a limit where the pool has none. */
function turnIn(share: Share, waitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      share.waiting.splice(share.waiting.indexOf(place), 1);
      reject(new ShareTaken("the restaurant has its share of the connections"));
    };
    const timer = waitMs > 0 ? setTimeout(giveUp, waitMs) : undefined;
    const place = {
      begin: () => {
        clearTimeout(timer);
        resolve();
      },
    };
    share.waiting.push(place);
  });
}
