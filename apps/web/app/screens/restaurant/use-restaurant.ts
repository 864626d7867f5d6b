import { useCallback } from "react";
import { useRouteLoaderData } from "react-router";
import type { Cart } from "../../cart/cart-base.ts";
import { usePageCart } from "../../cart/cart-provider.tsx";
import { useCart } from "../../cart/use-cart.ts";
import type { Venue } from "../../venue/venue.ts";
import { withReorder } from "../../visit/reorder-link.ts";
import { carryVisit } from "../../visit/visit.ts";
import type { loadRestaurant } from "./load-restaurant.ts";

/** Returns the data that all screens of a restaurant share. Throws outside of a restaurant's screens. */
export function useRestaurant() {
  const restaurant = useRouteLoaderData<typeof loadRestaurant>("restaurant");
  if (restaurant === undefined) throw new Error("Only the screens of a restaurant know a restaurant.");
  return restaurant;
}

/** The screens that start with a cart: the menu, the cart and the checkout. A dish opens over one of them. */
const BEGINS_CART = /^(?:\/cart|\/checkout)?(?:\?|$)/;

/**
 * Returns a function for links to the restaurant's other screens with the visit's parameters: `linkTo("/cart")` is
 * `/grill/cart?tableNum=12`. A reordered past order stays in the link until the server has saved it, so that a
 * press before hydration does not lose it.
 */
export function useVisitLink(): (path: string) => string {
  const { venue, visit } = useRestaurant();
  const unsavedPastOrderId = useCart((cart) => cart.unsavedPastOrderId);
  return useCallback(
    (path: string) =>
      withReorder(carryVisit(`/${venue.slug}${path}`, visit), BEGINS_CART.test(path) ? unsavedPastOrderId : null),
    [venue.slug, visit, unsavedPastOrderId],
  );
}

/** Returns the storage scope of the screen's cart. */
export function useCartScope(): Cart["scope"] {
  return usePageCart().scope;
}

/** Returns the venue from the matches of a route's `meta`; undefined if the restaurant could not be loaded. */
export function venueOfMatches(matches: readonly unknown[]): Venue | undefined {
  const restaurant = matches.find(
    (match): match is { loaderData?: { venue?: Venue } } => (match as { id?: string } | undefined)?.id === "restaurant",
  );
  return restaurant?.loaderData?.venue;
}
