/** How a server finds out whether somebody balances over it, and how long it then drains. */
export type BalancerWatch = {
  readonly note: (request: Request) => void;
  readonly drainMs: () => number;
};

/** Whoever balances looks at `/readyz` every few seconds. */
const LOOKED_WITHIN_MS = 30_000;
/** Two looks of a balancer that looks every second, and a moment. */
const DRAIN_MS = 3_000;

/**
 * How long a stopping server goes on taking calls: what the setting says, or else a few seconds where `/readyz` was asked a
 * moment ago, and none where nobody would learn of it. operations#drain-seconds.
 */
export function watchForBalancer(drainSeconds: number | null, now = () => performance.now()): BalancerWatch {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    note(request) {
      if (request.url.endsWith("/readyz")) lookedAt = now();
    },
    drainMs() {
      if (drainSeconds !== null) return drainSeconds * 1_000;
      return now() - lookedAt < LOOKED_WITHIN_MS ? DRAIN_MS : 0;
    },
  };
}
