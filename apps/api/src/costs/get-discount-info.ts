import type { getDiscountInfo } from "@comptoir/contract";
import { localizedDataText } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { ApiEnv } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import { holderOf } from "../people/owner.ts";
import { findHoldingDiscount } from "../quote/holding-discount.ts";
import { lookUpCode } from "../quote/look-up-code.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { wordUsedByPerson } from "../quote/read-codes.ts";
import { refuseBlockedCode } from "./refuse-blocked-code.ts";

/**
 * `POST /orders/get-discount-info`: what a promo code takes off, by its name in the visitor's language. A code that does not hold is
 * answered as one that is none. api#get-discount-info, promises#promise-27.
 */
export function handleGetDiscountInfo(deps: QuoteDeps): RouteHandler<typeof getDiscountInfo, ApiEnv> {
  return async (c) => {
    const { venue, locale, caller } = c.var;
    const { code: sent } = c.req.valid("json");
    const look = lookUpCode(deps, venue.restaurantId, caller);
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
