import { MAX_ID_LENGTH } from "@comptoir/ordering";
import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse, refuseField } from "../../platform/middleware/refuse.ts";
import type { LoadedVenue } from "./loaded-venue.ts";
import type { Venues } from "./venue-cache.ts";

export type VenueDeps = { readonly venues: Venues };

declare module "hono" {
  interface ContextVariableMap {
    venue: LoadedVenue;
  }
}

/**
 * Finds the restaurant of `x-restaurant-id`. Answers 400 without the header, and 404 `restaurant_unknown` for
 * an unknown or hidden restaurant. api#headers.
 */
export function venueHeader({ venues }: VenueDeps): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const restaurantId = c.req.header("x-restaurant-id")?.trim();
    if (!restaurantId) {
      return refuseField(c, "x-restaurant-id", "required");
    }
    const venue = restaurantId.length > MAX_ID_LENGTH ? null : await venues.byId(restaurantId);
    if (!venue || venue.isHidden) return refuse(c, "restaurantUnknown");
    // An operator who acts for a suite's owner must not see the owner's data at another restaurant.
    // people#acting-as.
    const { acting } = c.var.caller;
    if (acting && acting.restaurantId !== venue.restaurantId) return refuse(c, "notAllowed");
    c.set("venue", venue);
    await next();
  };
}
