import type { MiddlewareHandler } from "hono";
import type { ApiConfig } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import { fairAdmission } from "./fair-admission.ts";
import { beginAtZero, type Metrics } from "./metrics.ts";
import { refuse } from "./refuse.ts";
import { securityEvent } from "./security-event.ts";

/** Kind of request. Each kind has its own limit, so that one kind cannot exhaust the limit of another. */
type Kind = "checkout" | "password" | "call" | "menu";

/** Calls that may hash a password; hashing has a queue of its own. people#password. */
const PASSWORD_CALL =
  /^\/api\/(?:auth\/(?:login-native|register-user|reset-password|edit-user|delete-account)|staff\/(?:pin|switch|people(?:\/[^/]+)?))\/?$/;

/**
 * Limits concurrent requests by `fairAdmission`. Rejected requests get 503 with `Retry-After: 1`. Checkouts,
 * password calls and menu data have limits of their own, since the first two mostly wait. The calls that a
 * page makes while it renders were admitted with the page. promises#promise-26.
 */
export function admission({
  config,
  metrics,
}: {
  readonly config: ApiConfig;
  readonly metrics: Metrics;
}): MiddlewareHandler<ApiEnv> {
  const { requestsWaiting: waiting, waitMs } = config;
  const kinds = {
    checkout: fairAdmission({ atOnce: config.checkoutsAtOnce, waiting, waitMs }),
    password: fairAdmission({ atOnce: config.checkoutsAtOnce, waiting, waitMs }),
    call: fairAdmission({ atOnce: config.requestsAtOnce, waiting, waitMs }),
    menu: fairAdmission({ atOnce: config.requestsAtOnce, waiting, waitMs }),
  };
  beginAtZero(
    metrics.requestsTurnedAway,
    Object.keys(kinds).map((kind) => ({ kind })),
  );

  return async (c, next) => {
    if (c.env?.isAdmitted) return next();
    const kind = kindOf(c.req.method, c.req.path);
    const leave = await kinds[kind].enter(c.env?.clientAddress ?? null);
    if (leave === null) {
      metrics.requestsTurnedAway.inc({ kind });
      securityEvent(c, { event: "admission_refused", kind });
      return refuse(c, "unavailable", { retryAfterSeconds: 1 });
    }
    metrics.requestsAtWork.set({ kind }, kinds[kind].active());
    try {
      await next();
    } finally {
      leave();
      metrics.requestsAtWork.set({ kind }, kinds[kind].active());
    }
  };
}

function kindOf(method: string, path: string): Kind {
  if (path.startsWith("/menu/")) return "menu";
  if (PASSWORD_CALL.test(path)) return "password";
  return method === "POST" && /^\/api\/orders\/?$/.test(path) ? "checkout" : "call";
}
