import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { DEFAULT_ZONE, type Locale } from "@comptoir/ordering";
import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import type { Clock } from "../settings.ts";
import { localMomentOf } from "../time/zoned.ts";
import type { Maintenance } from "./maintenance.store.ts";
import type { MaintenanceWindow } from "./maintenance.ts";

/** Where nobody has said when it ends, one comes back after this long. */
const COME_BACK_SECONDS = 60;
const COME_BACK_SECONDS_MAX = 3_600;

/**
 * Turns away every call that may change something while there is a maintenance window; reading goes on, so that whoever has ordered
 * sees their order. What a page asks was let in with the page. operations#maintenance.
 */
export function refuseInMaintenance({
  maintenance,
  clock,
}: {
  readonly maintenance: MaintenanceWindow;
  readonly clock: Clock;
}): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const window = maintenance.now();
    if (window === null || c.req.method === "GET" || c.req.method === "HEAD" || c.env?.isAdmitted) return next();
    const message = maintenanceWords(window, clock(), c.var.locale);
    return refuse(c, "maintenance", { message, retryAfterSeconds: comeBackSeconds(window, clock()) });
  };
}

/** How long to wait before asking again. */
export function comeBackSeconds({ until }: Maintenance, now: Date): number {
  if (until === null) return COME_BACK_SECONDS;
  const left = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return Math.min(Math.max(left, 1), COME_BACK_SECONDS_MAX);
}

/** That the product is away, and until when, where that is known: in Eastern time, with its date where that is not today. */
export function maintenanceWords({ until }: Maintenance, now: Date, locale: Locale): string {
  if (until === null) return m.refusal_maintenance({}, { locale });
  const end = localMomentOf(until, DEFAULT_ZONE);
  const time = formatTimeOfDay(end.minutes, locale);
  if (end.date === localMomentOf(now, DEFAULT_ZONE).date) return m.refusal_maintenance_until({ time }, { locale });
  return m.refusal_maintenance_until_date({ date: formatDate(end.date, locale), time }, { locale });
}
