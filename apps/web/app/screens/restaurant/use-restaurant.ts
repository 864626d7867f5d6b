import { useCallback } from "react";
import { useRouteLoaderData } from "react-router";
import { carryVisit } from "../../visit/carry-visit.ts";
import type { loader } from "./route.tsx";

/** The venue, the visit and the announcements, in any screen of a restaurant. */
export function useRestaurant() {
  const restaurant = useRouteLoaderData<typeof loader>("restaurant");
  if (restaurant === undefined) throw new Error("Only the screens of a restaurant know a restaurant.");
  return restaurant;
}

/**
 * Makes links to the restaurant's other screens that carry the visit along: `linkTo("/cart")` is
 * `/grill/cart?tableNum=12`.
 */
export function useVisitLink(): (path: string) => string {
  const { venue, visit } = useRestaurant();
  return useCallback((path: string) => carryVisit(`/${venue.slug}${path}`, visit), [venue.slug, visit]);
}
