import { requestIdOf, type SecurityActor } from "@comptoir/api";

/** Looks up a restaurant's id by slug in the cache only, so that a rejected request costs no query. */
export type RestaurantIdOf = (slug: string) => Promise<string | null>;

/**
 * Returns the context of a page's security event: request id, restaurant of the path, and network address.
 * promises#promise-46.
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
