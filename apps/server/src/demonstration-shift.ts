import { createApi } from "@comptoir/api";
import { playShift } from "@comptoir/demo";
import type pg from "pg";
import { inviteKitchen } from "./demonstration-staff.ts";

const HOUR_MS = 3_600_000;

type ShiftVenue = Parameters<typeof playShift>[1]["venue"] & { readonly restaurant: { readonly id: number } };

/**
 * Plays the last hour of a shift, by the calls that guests and the kitchen make, on an API with a clock of its own.
 * A maintenance window does not refuse them. Payments are captured, and guests told, by the server that starts next.
 * venue#demonstration-shift.
 */
export async function loadShift(pool: pg.Pool, venue: ShiftVenue, now: Date): Promise<void> {
  let at = new Date(now.getTime() - HOUR_MS);
  const api = await createApi({ pool, clock: () => at });
  try {
    const restaurantId = String(venue.restaurant.id);
    const site = {
      fetch: (request: Request) => api.fetch(request, { isAdmitted: true }),
      origin: "http://localhost",
      restaurantId,
    };
    const setTime = (moment: Date) => {
      at = moment;
    };
    const code = await inviteKitchen({ database: pool, clock: () => at }, restaurantId);
    await playShift(site, { venue, code, now, setTime });
  } finally {
    await api.stop();
  }
}
