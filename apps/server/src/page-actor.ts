import { requestIdOf, type SecurityActor } from "@comptoir/api";

/** Finds a restaurant's id by its slug, in memory only: a refused request costs no query. */
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
