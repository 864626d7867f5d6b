/** Detector of a load balancer in front of the server; determines the drain time. */
export type BalancerWatch = {
  readonly note: (request: Request) => void;
  readonly drainMs: () => number;
};

/** Maximum age in ms of the last poll of `/readyz`; load balancers poll every few seconds. */
const LOOKED_WITHIN_MS = 30_000;
/** Drain time in ms: two polls of a load balancer that polls every second, and a margin. */
const DRAIN_MS = 3_000;

/**
 * Returns how long a stopping server keeps accepting calls. `drainSeconds` takes precedence. If it is null, the
 * server drains for a few seconds if `/readyz` was polled recently, else not at all. operations#drain-seconds.
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
