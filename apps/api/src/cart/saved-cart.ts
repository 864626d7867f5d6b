import type { savedCart } from "@comptoir/contract";
import { formatCartLines, isWebUser, needsLogin, parseCartLines, restoreCart } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { ApiEnv } from "../middleware/api-env.ts";
import { ownerOf } from "../people/owner.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { cartIdOf } from "./cart-cookie.ts";
import { loadCart } from "./carts.store.ts";
import { nameDropped } from "./dropped-lines.ts";

/**
 * `GET /cart`: the cart that the cookie names, without the lines that are gone, sold out or over the limit, which are
 * named. Prices that the page once showed are not given back. A guest whose kind of order requires a login gets an empty one.
 * ordering#cart-restore, ordering#cart-restore-lines.
 */
export function handleSavedCart({ database, clock }: QuoteDeps): RouteHandler<typeof savedCart, ApiEnv> {
  return async (c) => {
    const { venue, locale, caller } = c.var;
    const { who } = caller;
    const { type } = c.req.valid("query");
    const cartId = cartIdOf(c);
    const { restaurantId } = venue;
    const owner = ownerOf(caller);
    const kept = cartId === null ? null : await loadCart(database, { restaurantId, cartId, owner }, clock());
    const suite = kept?.destination?.kind === "suite" ? kept.destination.eventSuiteId : null;
    const lines = parseCartLines(kept?.lines ?? []) ?? [];
    const restored = restoreCart(
      { restaurantId: venue.id, eventSuiteId: suite, lines },
      {
        restaurantId: venue.id,
        eventSuiteId: null,
        loginRequired: type !== undefined && needsLogin(type, venue.ordering, who),
        authenticated: isWebUser(who),
        index: venue.index,
        maxItemsPerCart: venue.ordering.maxItemsPerCart,
      },
    );
    const dropped = nameDropped(venue, restored.changes, locale);
    return c.json({ items: formatCartLines(restored.lines), dropped }, 200);
  };
}
