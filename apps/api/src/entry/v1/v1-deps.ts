import type { KeyCaller } from "@comptoir/ordering";
import type { Context } from "hono";
import type { BoardDeps } from "../../ordering/board/board-deps.ts";
import type { OrderDeps } from "../../ordering/orders/order-deps.ts";
import { keyCaller } from "../../people/caller.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";

export type V1Deps = BoardDeps & OrderDeps;

/** Returns the restaurant of the key that calls. The contract lets no one else in. partners#key-auth. */
export async function venueOfKey(
  c: Context<ApiEnv>,
  { venues }: Pick<V1Deps, "venues">,
): Promise<{ readonly venue: LoadedVenue; readonly who: KeyCaller }> {
  const who = keyCaller(c);
  const venue = await venues.byId(who.restaurantId);
  if (venue === null) throw new Error("The restaurant of a key was not found.");
  return { venue, who };
}
