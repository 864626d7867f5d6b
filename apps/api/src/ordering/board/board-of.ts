import type { StaffCaller } from "@comptoir/ordering";
import type { Context } from "hono";
import { staffCaller } from "../../people/caller.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { venueOfStaff } from "../../venue/venues/venue-of-staff.ts";
import type { BoardDeps } from "./board-deps.ts";

/** Returns the restaurant and the session of the staff who call. The contract lets no one else in. */
export async function boardOf(
  c: Context<ApiEnv>,
  { venues }: Pick<BoardDeps, "venues">,
): Promise<{ readonly venue: LoadedVenue; readonly who: StaffCaller }> {
  const who = staffCaller(c);
  return { venue: await venueOfStaff(venues, who.restaurantId), who };
}
