import type { CartLineData, savedCart } from "@comptoir/contract";
import {
  isRefused,
  type LineChange,
  type Locale,
  localizedText,
  parseCartLines,
  restoreCart,
} from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { ApiEnv } from "../middleware/api-env.ts";
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
    const kept = cartId === null ? null : await loadCart(database, venue.restaurantId, cartId, clock());
    const lines = parseCartLines(kept?.lines ?? []);
    // A cart that an older version saved in another shape is no cart.
    if (isRefused(lines)) return c.json({ items: [], dropped: [] }, 200);
    const restored = restoreCart(
      { restaurantId: venue.id, eventSuiteId: null, lines },
      {
        restaurantId: venue.id,
        eventSuiteId: null,
        loginRequired: false,
        authenticated: false,
        index: venue.index,
        maxItemsPerCart: venue.ordering.maxItemsPerCart,
      },
    );
    const quantities = new Map(restored.lines.map((line) => [line.orderId, line.quantity]));
    const items = (kept?.lines ?? []).flatMap((line) => {
      const quantity = quantities.get(line.orderId);
      return quantity === undefined ? [] : withoutPrices({ ...line, quantity });
    });
    const dropped = restored.changes.map(({ line, reason }) => ({
      name: nameOf(venue, line.id, locale),
      reason: DROP_REASONS[reason],
    }));
    return c.json({ items, dropped }, 200);
  };
}

function withoutPrices({ orderPrice: _one, memberOrderPrice: _other, ...line }: CartLineData): CartLineData {
  return line;
}

function nameOf(venue: LoadedVenue, id: CartLineData["id"], locale: Locale): string {
  const item = venue.index.placesByItemId.get(String(id))?.[0]?.item;
  return item ? localizedText(item, "name", locale) : String(id);
}
