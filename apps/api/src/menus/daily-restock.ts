import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { bumpRevision } from "../venues/restaurants.store.ts";
import { restockDaily } from "./stock-levels.store.ts";

const EVERY_MS = 30_000;

/**
 * Refills what is restocked daily soon after each restaurant's midnight, so that menus show it again. Orders do not wait
 * for it: the first of the day refills by itself. Several servers may do it at once; each thing is refilled once.
 * Rules, section 2.
 */
export function startDailyRestock(deps: Pick<Deps, "database" | "clock" | "logger">): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const round = () => {
    running = running
      .then(() => restockNow(deps))
      .catch((error: Error) => deps.logger.warn({ event: "restock_failed", reason: error.message }));
  };
  const timer = setInterval(round, EVERY_MS).unref();
  round();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** One round of refilling. */
export async function restockNow({ database, clock }: Pick<Deps, "database" | "clock">): Promise<void> {
  await inTransaction(database, "read committed", async ({ orm }) => {
    const restaurantIds = await restockDaily(orm, clock());
    if (restaurantIds.length > 0) await bumpRevision(orm, ...restaurantIds);
  });
}
