import { setTimeout as pause } from "node:timers/promises";
import {
  beginDemonstrationReset,
  beginMaintenance,
  bumpRevision,
  completeDemonstrationReset,
  endMaintenance,
  eraseRestaurants,
  findIdentityFaults,
  listSlugs,
  loadDemonstrationReset,
  loadMaintenance,
} from "@comptoir/api";
import { demonstrationVenues } from "@comptoir/demo";
import type pg from "pg";
import { aloneWithDemonstration, type DemonstrationVenue, loadVenues } from "./demonstration.ts";

/** Milliseconds until every server refuses changes, and requests in progress have ended. */
const REQUESTS_END_MS = 2_000;
/** The window ends after this time, also if the server that resets is killed. */
const MAINTENANCE_MS = 5 * 60_000;

type DemonstrationReset =
  | { readonly reset: readonly DemonstrationVenue[] }
  | { readonly refused: { readonly code: "other-restaurants"; readonly others: number } }
  /** An operator's restaurant has the id or the slug of one of the demonstration's. */
  | { readonly refused: { readonly code: "taken"; readonly faults: readonly string[] } };

type ResetOptions = {
  readonly clock: () => Date;
  readonly besideOthers: boolean;
  /** Does nothing if a reset has begun since this moment and is complete. */
  readonly onlySince?: Date;
};

/**
 * Erases the demonstration's restaurants and loads them again, alone among all servers, in a maintenance window. With other
 * restaurants it is refused, or with `besideOthers` touches only the demonstration's; without, it erases people and
 * sessions too. It is refused too if an operator's restaurant has an id of the demonstration's. A reset that was interrupted
 * is done again. Retrying is safe. venue#demonstration-reset.
 */
export function resetDemonstration(
  pool: pg.Pool,
  { clock, besideOthers, onlySince }: ResetOptions,
): Promise<DemonstrationReset> {
  return aloneWithDemonstration(pool, async (client) => {
    // Another server may have reset it while this one waited for the lock.
    if (onlySince && !(await isResetDue(pool, onlySince))) return { reset: [] };
    const restaurants = await demonstrationRestaurants();
    const restaurantIds = restaurants.map(({ id }) => String(id));
    const isOurs = (slug: string) => restaurants.some((restaurant) => restaurant.slug === slug);
    const others = (await listSlugs(client)).filter((slug) => !isOurs(slug)).length;
    if (others > 0 && !besideOthers) return { refused: { code: "other-restaurants", others } };
    const faults: string[] = [];
    for (const restaurant of restaurants) {
      faults.push(...(await findIdentityFaults(pool, restaurant, false)).map(({ path, wrong }) => `${path} ${wrong}`));
    }
    if (faults.length > 0) return { refused: { code: "taken", faults } };
    const endWindow = await openWindow(pool, clock());
    try {
      await pause(REQUESTS_END_MS);
      const now = clock();
      await eraseRestaurants(pool, restaurantIds, (transaction) =>
        beginDemonstrationReset(transaction, { now, restaurantIds }),
      );
      const reset = await loadVenues(pool, client, now, { besideOthers });
      await completeDemonstrationReset(pool, { now: clock(), restaurantIds });
      await bumpRevision(pool, ...restaurantIds);
      return { reset };
    } finally {
      await endWindow();
    }
  });
}

/** Tells whether a reset is due: a night has begun since the last one, or the last one was interrupted. */
export async function isResetDue(pool: pg.Pool, nightBegan: Date): Promise<boolean> {
  const last = await loadDemonstrationReset(pool, {});
  return last !== null && (last.completedAt === null || last.begunAt < nightBegan);
}

type Restaurant = Parameters<typeof findIdentityFaults>[1];

async function demonstrationRestaurants(): Promise<Restaurant[]> {
  const venues = await demonstrationVenues();
  return venues.map(({ venue }) => (venue as { readonly restaurant: Restaurant }).restaurant);
}

/** Begins a maintenance window, unless an operator's is open; returns what ends it. */
async function openWindow(pool: pg.Pool, now: Date): Promise<() => Promise<void>> {
  const open = await loadMaintenance(pool, {});
  if (open !== null && (open.until === null || open.until > now)) return async () => undefined;
  await beginMaintenance(pool, now, new Date(now.getTime() + MAINTENANCE_MS));
  return () => endMaintenance(pool);
}
