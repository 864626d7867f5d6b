import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { DEFAULT_ZONE, type Locale } from "@comptoir/ordering";
import type { MiddlewareHandler } from "hono";
import type { Database } from "../db/database.ts";
import type { Listener } from "../db/listen.ts";
import type { ApiEnv } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import type { Clock } from "../settings.ts";
import { localMomentOf } from "../time/zoned.ts";
import { loadMaintenance, MAINTENANCE_CHANNEL, type Maintenance } from "./maintenance.store.ts";

const RETRY_MS = 250;

export type MaintenanceWindow = { readonly now: () => Maintenance | null };

/**
 * Tracks the maintenance window on this server. Requests that have already started are finished.
 * operations#maintenance.
 */
export async function openMaintenance({
  database,
  listener,
  clock,
}: {
  readonly database: Database;
  readonly listener: Pick<Listener, "subscribe">;
  readonly clock: Clock;
}): Promise<MaintenanceWindow> {
  let known: Maintenance | null = null;
  let looking: Promise<void> = Promise.resolve();
  // Loads run one at a time, so that an older result cannot overwrite a newer one.
  const look = () => {
    looking = looking
      .then(async () => {
        known = await loadMaintenance(database, {});
      })
      .catch(() => void setTimeout(look, RETRY_MS).unref());
  };
  await listener.subscribe(MAINTENANCE_CHANNEL, { onMessage: look, onReconnect: look });
  look();
  await looking;
  return {
    now: () => (known === null || (known.until !== null && known.until <= clock()) ? null : known),
  };
}

/** Seconds for `Retry-After` while the window has no end. */
const COME_BACK_SECONDS = 60;
const COME_BACK_SECONDS_MAX = 3_600;

/** Refuses calls other than GET and HEAD during maintenance. operations#maintenance. */
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

export function comeBackSeconds({ until }: Maintenance, now: Date): number {
  if (until === null) return COME_BACK_SECONDS;
  const left = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return Math.min(Math.max(left, 1), COME_BACK_SECONDS_MAX);
}

/**
 * Returns the maintenance message. If the window's end is known, the message has it in Eastern time, with the
 * date unless that is today.
 */
export function maintenanceWords({ until }: Maintenance, now: Date, locale: Locale): string {
  if (until === null) return m.refusal_maintenance({}, { locale });
  const end = localMomentOf(until, DEFAULT_ZONE);
  const time = formatTimeOfDay(end.minutes, locale);
  if (end.date === localMomentOf(now, DEFAULT_ZONE).date) return m.refusal_maintenance_until({ time }, { locale });
  return m.refusal_maintenance_until_date({ date: formatDate(end.date, locale), time }, { locale });
}
