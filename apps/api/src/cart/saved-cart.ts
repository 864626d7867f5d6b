import type { savedCart } from "@comptoir/contract";
import {
  formatCartLines,
  type Id,
  isWebUser,
  type LineChange,
  type Locale,
  localizedText,
  parseCartLines,
  restoreCart,
} from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { ApiEnv } from "../middleware/api-env.ts";
import { ownerOf } from "../people/owner.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { cartIdOf } from "./cart-cookie.ts";
import { loadCart } from "./carts.store.ts";

const DROP_REASONS = {
  "item-missing": "missing",
  "option-missing": "unavailable",
  "sold-out": "sold-out",
  "over-limit": "over-limit",
} as const satisfies Record<LineChange["reason"], string>;

/**
 * `GET /cart`: the cart that the cookie names, without the lines that are gone, sold out or over the limit, which are
 * named. Prices that the page once showed are not given back. ordering#cart-restore-lines.
 */
export function handleSavedCart({ database, clock }: QuoteDeps): RouteHandler<typeof savedCart, ApiEnv> {
  return async (c) => {
    const { venue, locale } = c.var;
    const cartId = cartIdOf(c);
    const { restaurantId } = venue;
    const owner = ownerOf(c.var.caller);
    const kept = cartId === null ? null : await loadCart(database, { restaurantId, cartId, owner }, clock());
    const suite = kept?.destination?.kind === "suite" ? kept.destination.eventSuiteId : null;
    const lines = parseCartLines(kept?.lines ?? []) ?? [];
    const restored = restoreCart(
      { restaurantId: venue.id, eventSuiteId: suite, lines },
      {
        restaurantId: venue.id,
        eventSuiteId: null,
        loginRequired: false,
        authenticated: isWebUser(c.var.caller.who),
        index: venue.index,
        maxItemsPerCart: venue.ordering.maxItemsPerCart,
      },
    );
    const dropped = restored.changes.map(({ line, reason }) => ({
      name: nameOf(venue, line.id, locale),
      reason: DROP_REASONS[reason],
    }));
    return c.json({ items: formatCartLines(restored.lines), dropped }, 200);
  };
}

function nameOf(venue: LoadedVenue, id: Id, locale: Locale): string {
  const item = venue.index.listingsByItemId.get(String(id))?.[0]?.item;
  return item ? localizedText(item, "name", locale) : String(id);
}
