export type BalancerWatch = {
  readonly note: (request: Request) => void;
  readonly drainMs: () => number;
};

/** A load balancer counts as present if it polled `/readyz` within this time, in ms. */
const LOOKED_WITHIN_MS = 30_000;
/** Drain time in ms: at least two polls of a load balancer that polls every second. */
const DRAIN_MS = 3_000;

/**
 * Returns how long a stopping server keeps accepting calls. If `drainSeconds` is null, it drains only if
 * `/readyz` was polled recently. operations#drain-seconds.
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
