import type { CartRefusalName } from "@comptoir/contract";
import { isRefused, limitsOrders, type OrderType, type ReceivedLine } from "@comptoir/ordering";
import type { Context, TypedResponse } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { type Refusal, refuse } from "../middleware/refuse.ts";
import { NO_COSTS } from "../quote/cart-request.ts";
import { type QuoteDeps, quoteCart } from "../quote/quote-cart.ts";

type Valid = Response & TypedResponse<{ valid: true }, 200, "json">;

/**
 * Answers whether the restaurant can take some lines, for `item` and `validate`: `{ "valid": true }`, or the refusal with
 * every offending line. Nothing is known of membership here, so that a member's price is left for set-costs to compare.
 * ordering#cart-check.
 */
export async function answerWhetherValid(
  c: Context<ApiEnv>,
  deps: QuoteDeps,
  cart: { readonly lines: readonly ReceivedLine[]; readonly type: OrderType; readonly date: Date | null },
): Promise<Valid | Refusal<CartRefusalName>> {
  const quote = await quoteCart(deps, c.var.venue, {
    lines: cart.lines.map((line) => ({ ...line, shown: { ...line.shown, memberOrderPriceCents: null } })),
    type: cart.type,
    date: cart.date,
    deliveryFlag: false,
    costs: NO_COSTS,
    member: null,
    locale: c.var.locale,
    now: deps.clock(),
    guesser: c.var.caller,
    looksAtKitchen: c.var.venue.menus.some(limitsOrders),
  });
  if (isRefused(quote)) throw new Error("a request without codes was refused for one");
  const { refusal } = quote;
  if (!refusal) return c.json({ valid: true as const }, 200);
  return refuse(c, refusal.name, refusal);
}
