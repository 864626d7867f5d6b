import type pg from "pg";

/** Who has connections for a restaurant, and who waits for one of them to be given back. */
type Share = { taken: number; readonly waiting: { readonly begin: () => void }[] };

const sharesOfPools = new WeakMap<pg.Pool, Map<string, Share>>();

/** One restaurant has as many connections as it may; the call is to come back. */
export class ShareTaken extends Error {
  override readonly name = "ShareTaken";
}

/**
 * Does something on a connection of the pool for one restaurant, which never has more than half of them: when its rows are
 * locked, or it is the only one in a rush, the others' calls still find connections. As long as it is the only one it may have
 * three quarters: the rest is for those who come. Who waits for longer than for any connection is turned away.
 * promises#promise-53.
 */
export async function inShare<Result>(
  pool: pg.Pool,
  restaurantId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const shares = sharesOfPools.get(pool) ?? new Map<string, Share>();
  sharesOfPools.set(pool, shares);
  const share = shares.get(restaurantId) ?? { taken: 0, waiting: [] };
  shares.set(restaurantId, share);
  if (share.taken < mostOf(pool, shares)) share.taken += 1;
  else await turnIn(share, pool.options.connectionTimeoutMillis ?? 0);
  try {
    return await work();
  } finally {
    share.taken -= 1;
    if (share.taken === 0 && share.waiting.length === 0) shares.delete(restaurantId);
    beginWaiting(shares.size === 1 ? [...shares.values()] : [share], mostOf(pool, shares));
  }
}

/** How many connections a restaurant may have just now. */
function mostOf({ options: { max } }: pg.Pool, { size }: ReadonlyMap<string, Share>): number {
  return Math.max(1, Math.floor(size > 1 ? max / 2 : (max * 3) / 4));
}

/** Lets those begin whose turn it is, now that a connection was given back, or others have left. */
function beginWaiting(shares: readonly Share[], most: number): void {
  for (const share of shares) {
    while (share.taken < most && share.waiting.length > 0) {
      share.taken += 1;
      share.waiting.shift()?.begin();
    }
  }
}

/** Waits for a released connection; without a limit where the pool has none. */
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
