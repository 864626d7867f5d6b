import type { MiddlewareHandler } from "hono";
import type { ApiConfig } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import type { Metrics } from "./metrics.ts";
import { refuse } from "./refuse.ts";

/**
 * Lets only so many requests work at the same time. A few more wait their turn for a moment; whoever comes beyond that is
 * asked at once to come back, so that what was admitted is finished quickly however many come.
 */
export function admission({
  config,
  metrics,
}: {
  readonly config: ApiConfig;
  readonly metrics: Metrics;
}): MiddlewareHandler<ApiEnv> {
  let atWork = 0;
  const waiting: { readonly admit: () => void }[] = [];

  const enter = (): Promise<boolean> | boolean => {
    if (atWork < config.requestsAtOnce) {
      atWork += 1;
      return true;
    }
    if (waiting.length >= config.requestsWaiting) return false;
    return new Promise((resolve) => {
      const place = {
        admit: () => {
          clearTimeout(timer);
          resolve(true);
        },
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(place), 1);
        resolve(false);
      }, config.waitMs);
      waiting.push(place);
    });
  };

  const leave = () => {
    const next = waiting.shift();
    if (next) next.admit();
    else atWork -= 1;
  };

  return async (c, next) => {
    if (!(await enter())) {
      metrics.requestsTurnedAway.inc();
      return refuse(c, "unavailable", { retryAfterSeconds: 1 });
    }
    metrics.requestsAtWork.set(atWork);
    try {
      await next();
    } finally {
      leave();
    }
  };
}
