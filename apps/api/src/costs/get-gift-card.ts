import type { getGiftCard } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { formatCents, isSameId } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { ApiEnv } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import { giftCardCodeHash } from "../quote/code-keys.ts";
import { lookUpCode } from "../quote/look-up-code.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { loadGiftCardBalance } from "../tender/means/gift-card.ts";
import { refuseBlockedCode } from "./refuse-blocked-code.ts";

/**
 * `POST /orders/get-gift-card`: what is left on a gift card. A card of another restaurant is answered as one that is none; one without
 * funds says so to those who name it. api#get-gift-card, promises#promise-27.
 */
export function handleGetGiftCard(deps: QuoteDeps): RouteHandler<typeof getGiftCard, ApiEnv> {
  return async (c) => {
    const { venue, caller, locale } = c.var;
    const { restaurantId, giftCardNumber } = c.req.valid("json");
    if (restaurantId != null && !isSameId(restaurantId, venue.id)) return refuse(c, "restaurantUnknown");
    const number = giftCardNumber.trim();
    let isEmpty = false;
    const looked = await lookUpCode(deps, venue.restaurantId, caller)("gift-card", number, async (code) => {
      const hash = giftCardCodeHash(venue.restaurantId, code);
      const balanceCents = await loadGiftCardBalance(deps.database, venue.restaurantId, hash);
      isEmpty = balanceCents !== null && balanceCents <= 0;
      return isEmpty ? null : balanceCents;
    });
    if (looked.retryAfterSeconds !== undefined) return refuseBlockedCode(c, looked.retryAfterSeconds);
    if (looked.found === null) {
      return refuse(c, "giftCardInvalid", isEmpty ? { message: m.refusal_gift_card_empty({}, { locale }) } : {});
    }
    return c.json({ code: number, balance: formatCents(looked.found) }, 200);
  };
}
