import type { findTimes } from "@comptoir/contract";
import { chooseTakeout, isRefused } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import { findMember } from "../membership/members.store.ts";
import type { ApiEnv } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import { holderOf } from "../people/owner.ts";
import { lookUpCode } from "../quote/look-up-code.ts";
import { loadOwnTaken } from "../quote/own-taken.store.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { timesOfCart } from "./times-of-cart.ts";
import { timesOfKitchens } from "./times-of-kitchens.ts";

/**
 * `POST /orders/scheduling`: whether a cart can be had as soon as possible, and the times that it can be ordered for, with what
 * is left of each. What it offers a submit takes, as long as nothing changes. api#scheduling, time#slots, hub#hub-times.
 */
export function handleFindTimes(deps: QuoteDeps): RouteHandler<typeof findTimes, ApiEnv> {
  return async (c) => {
    const { venue, locale, caller } = c.var;
    const { items, delivery, type: sentType, checkout, changeId } = c.req.valid("json");
    if (venue.ordering.ordersPaused || venue.ordering.paymentProcessor === null) return refuse(c, "ordersPaused");
    const own = await loadOwnTaken(deps.database, venue.restaurantId, { changeId, caller });
    const type = chooseTakeout(sentType, delivery ?? false);
    const { kitchens, restaurantId } = venue;
    // A hub's kitchens know no member.
    const identifier = kitchens === null ? (checkout.memberInfo?.identifier ?? null) : null;
    const { found: member } = await lookUpCode(deps, restaurantId, caller)("member", identifier, (code) =>
      findMember(deps.database, restaurantId, code),
    );
    const cart = { items, type, now: deps.clock(), holder: holderOf(caller), own, member, locale };
    const times =
      kitchens === null
        ? await timesOfCart(deps, venue, cart)
        : await timesOfKitchens(deps, { ...venue, kitchens }, cart);
    return isRefused(times) ? refuse(c, times.refused.name, times.refused) : c.json(times, 200);
  };
}
