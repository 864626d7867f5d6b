import type { findCode, getDiscountInfo, getGiftCard } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { formatCents, isSameId, localizedDataText } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import { loadGiftCardBalance } from "../../money/tender/means/gift-card.ts";
import { findMember } from "../../people/membership/members.store.ts";
import { holderOf } from "../../people/owner.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { type Refusal, refuse } from "../../platform/middleware/refuse.ts";
import { giftCardCodeHash } from "../quote/gift-card-codes.ts";
import { lookUpCode, lookUpKind } from "../quote/look-up-code.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { findHoldingDiscount, wordUsedByPerson } from "../quote/read-codes.ts";
import { wordBlockedCode } from "../quote/word-refusal.ts";

/**
 * Handles `POST /orders/find-code`: the first kind that an entered code is, of those that the restaurant takes. A
 * right code of any kind is no guess of another; a wrong one is a guess of each. An empty gift card is found, and
 * counts as a guess. api#find-code, checkout#any-code, promises#promise-27.
 */
export function handleFindCode(deps: QuoteDeps): RouteHandler<typeof findCode, ApiEnv> {
  return async (c) => {
    const { venue, caller } = c.var;
    const { restaurantId } = venue;
    const { database } = deps;
    const user = { owner: holderOf(caller) };
    let isEmptyCard = false;
    const kinds = {
      discount: (code: string) =>
        findHoldingDiscount(database, restaurantId, { code, now: deps.clock(), user, own: undefined }),
      "gift-card": async (code: string) => {
        const balanceCents = await loadGiftCardBalance(database, restaurantId, giftCardCodeHash(restaurantId, code));
        isEmptyCard = balanceCents !== null && balanceCents <= 0;
        return isEmptyCard ? null : balanceCents;
      },
      member: (code: string) => findMember(database, restaurantId, code),
    };
    const { kind, retryAfterSeconds } = await lookUpKind(deps, venue, caller)(c.req.valid("json").code.trim(), kinds);
    const found = kind ?? (isEmptyCard ? "gift-card" : null);
    if (found === null && retryAfterSeconds !== undefined) return refuseBlockedCode(c, retryAfterSeconds);
    return c.json({ kind: found }, 200);
  };
}

/**
 * Handles `POST /orders/get-discount-info`: the value of a promo code and its name in the visitor's language.
 * An invalid code gets the same answer as an unknown code. Only a code that the caller has already used gets
 * its own message. api#get-discount-info, promises#promise-27.
 */
export function handleGetDiscountInfo(deps: QuoteDeps): RouteHandler<typeof getDiscountInfo, ApiEnv> {
  return async (c) => {
    const { venue, locale, caller } = c.var;
    const { code: sent } = c.req.valid("json");
    const look = lookUpCode(deps, venue, caller);
    const user = { owner: holderOf(caller) };
    const looked = await look("discount", sent.trim(), (code) =>
      findHoldingDiscount(deps.database, venue.restaurantId, { code, now: deps.clock(), user, own: undefined }),
    );
    if (looked.retryAfterSeconds !== undefined) return refuseBlockedCode(c, looked.retryAfterSeconds);
    if (looked.found === null) return refuse(c, "discountInvalid");
    const { row, isUsedByPerson } = looked.found;
    if (isUsedByPerson) return refuse(c, "discountInvalid", { message: wordUsedByPerson(locale).message });
    const { name, localization, value } = row;
    return c.json({ name: localizedDataText({ name, localization }, "name", locale) ?? row.code, value }, 200);
  };
}

/**
 * Handles `POST /orders/get-gift-card`: the balance of a gift card. A card of another restaurant gets the
 * answer for an unknown card. An empty card is reported as empty. api#get-gift-card, promises#promise-27.
 */
export function handleGetGiftCard(deps: QuoteDeps): RouteHandler<typeof getGiftCard, ApiEnv> {
  return async (c) => {
    const { venue, caller, locale } = c.var;
    const { restaurantId, giftCardNumber } = c.req.valid("json");
    if (restaurantId != null && !isSameId(restaurantId, venue.id)) return refuse(c, "restaurantUnknown");
    const number = giftCardNumber.trim();
    let isEmpty = false;
    const looked = await lookUpCode(deps, venue, caller)("gift-card", number, async (code) => {
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

/**
 * Builds the refusal of a code lookup after too many wrong guesses, with the wait in seconds.
 * checkout#codes-blocked.
 */
function refuseBlockedCode(c: Context<ApiEnv>, retryAfterSeconds: number): Refusal<"tooManyRequests"> {
  return refuse(c, "tooManyRequests", { message: wordBlockedCode(c.var.locale).message, retryAfterSeconds });
}
