import { requestIdOf, type SecurityActor } from "@comptoir/api";

/** Finds the id of a restaurant by its slug, as far as it is in memory: whoever is refused costs the database nothing. */
export type RestaurantIdOf = (slug: string) => Promise<string | null>;

/**
 * Who asked for a page, for the line of a security event: the proxy's id of the request or one of its own, the restaurant by
 * the page's path (`/{slug}/…`), the address. promises#promise-46.
 */
export async function pageActor(
  restaurantIdOf: RestaurantIdOf,
  request: Request,
  { path, address }: { readonly path: string; readonly address: string | null },
): Promise<SecurityActor> {
  return {
    requestId: requestIdOf(request.headers.get("x-request-id") ?? undefined),
    restaurantId: await restaurantIdOf(path.split("/")[1] ?? ""),
    session: null,
    address,
  };
}
