import type { getGiftCard } from "@comptoir/contract";
import { formatCents, isSameId } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { ApiEnv } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import { giftCardCodeHash } from "../quote/code-keys.ts";
import { loadGiftCardBalance } from "../quote/gift-cards.store.ts";
import { lookUpCode } from "../quote/look-up-code.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { refuseBlockedCode } from "./refuse-blocked-code.ts";

/**
 * `POST /orders/get-gift-card`: what is left on a gift card. A card without funds, or of another restaurant, is answered as one that
 * is none. api#get-gift-card, promises#promise-27.
 */
export function handleGetGiftCard(deps: QuoteDeps): RouteHandler<typeof getGiftCard, ApiEnv> {
  return async (c) => {
    const { venue, caller } = c.var;
    const { restaurantId, giftCardNumber } = c.req.valid("json");
    if (restaurantId != null && !isSameId(restaurantId, venue.id)) return refuse(c, "restaurantUnknown");
    const number = giftCardNumber.trim();
    const looked = await lookUpCode(deps, venue.restaurantId, caller)("gift-card", number, async (code) => {
      const balanceCents = await loadGiftCardBalance(
        deps.database,
        venue.restaurantId,
        giftCardCodeHash(venue.restaurantId, code),
      );
      return balanceCents !== null && balanceCents > 0 ? balanceCents : null;
    });
    if (looked.retryAfterSeconds !== undefined) return refuseBlockedCode(c, looked.retryAfterSeconds);
    if (looked.found === null) return refuse(c, "giftCardInvalid");
    return c.json({ code: number, balance: formatCents(looked.found) }, 200);
  };
}
