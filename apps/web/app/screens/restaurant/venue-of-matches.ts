import type { Venue } from "../../venue/venue.ts";

/** The venue among the matches that a route's `meta` is given; nothing when the restaurant could not be loaded. */
export function venueOfMatches(matches: readonly unknown[]): Venue | undefined {
  const restaurant = matches.find(
    (match): match is { loaderData?: { venue?: Venue } } => (match as { id?: string } | undefined)?.id === "restaurant",
  );
  return restaurant?.loaderData?.venue;
}
