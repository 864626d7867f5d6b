/** Detects a load balancer in front of the server, and says how long to drain for it. */
export type BalancerWatch = {
  readonly note: (request: Request) => void;
  readonly drainMs: () => number;
};

/** A load balancer polls `/readyz` every few seconds. */
const LOOKED_WITHIN_MS = 30_000;
/** Two polls of a balancer that polls every second, and a margin. */
const DRAIN_MS = 3_000;

/**
 * How long a stopping server goes on accepting calls. The setting decides; without it, a few seconds if
 * `/readyz` was polled a moment ago, and zero if no balancer polls it. operations#drain-seconds.
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
