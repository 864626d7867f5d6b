import type { Database } from "../db/database.ts";
import type { Listener } from "../db/listen.ts";
import type { Clock } from "../settings.ts";
import { loadMaintenance, MAINTENANCE_CHANNEL, type Maintenance } from "./maintenance.store.ts";

/** How soon a server that could not look asks again. */
const RETRY_MS = 250;

/** Whether the product is away just now, as every server knows without asking. */
export type MaintenanceWindow = { readonly now: () => Maintenance | null };

/**
 * Knows of the maintenance window from the moment at which it is begun or ended, on every server; a window with an end is over by itself.
 * What has begun is finished: only what comes in is turned away. operations#maintenance.
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
  // One after the other, so that an older answer never comes after a newer one.
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
