import type pg from "pg";

type Share = { taken: number; readonly waiting: { readonly begin: () => void }[] };

const sharesOfPools = new WeakMap<pg.Pool, Map<string, Share>>();

/** Error: the restaurant uses its whole share of the connections. The caller should retry. */
export class ShareTaken extends Error {
  override readonly name = "ShareTaken";
}

/**
 * Runs `work` on a connection of the restaurant's share: half of the pool, or three quarters while only this
 * restaurant uses it. A rush or locked rows at one restaurant thus leave connections to the others. A call
 * that waits longer than the connection timeout is rejected. promises#promise-53.
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

function mostOf({ options: { max } }: pg.Pool, { size }: ReadonlyMap<string, Share>): number {
  return Math.max(1, Math.floor(size > 1 ? max / 2 : (max * 3) / 4));
}

/** Starts waiting calls after a connection was released, or after another restaurant left. */
function beginWaiting(shares: readonly Share[], most: number): void {
  for (const share of shares) {
    while (share.taken < most && share.waiting.length > 0) {
      share.taken += 1;
      share.waiting.shift()?.begin();
    }
  }
}

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
