import type { CartLineData } from "@comptoir/contract";
import { limitsOrders, type OrderType } from "@comptoir/ordering";
import type { Context, TypedResponse } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import { answerNoQuote } from "../quote/answer-no-quote.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { quoteCart } from "../quote/quote-cart.ts";

type Valid = TypedResponse<{ valid: true }, 200, "json">;

/**
 * Answers whether the restaurant can take some lines, for `item` and `validate`: `{ "valid": true }`, or the refusal with
 * every offending line. Nothing is known of membership here, so that a member's price is left for set-costs to compare.
 * ordering#cart-check.
 */
export async function answerWhetherValid(
  c: Context<ApiEnv>,
  deps: QuoteDeps,
  cart: {
    readonly lines: readonly CartLineData[];
    /** The line that is to join the others, which a body has in a field of its own. */
    readonly added?: number;
    readonly type: OrderType;
    readonly date: string | null;
  },
): Promise<Response & Valid> {
  const quote = await quoteCart(deps, c.var.venue, {
    lines: cart.lines.map(({ memberOrderPrice: _shown, ...line }) => line),
    type: cart.type,
    date: cart.date === null ? null : new Date(cart.date),
    deliveryFlag: false,
    costs: null,
    member: null,
    locale: c.var.locale,
    now: deps.clock(),
    guesser: c.var.asker,
    looksAtKitchen: c.var.venue.menus.some(limitsOrders),
  });
  if ("refused" in quote) {
    const fieldOf = (path: string) =>
      path.replace(`items[${cart.added}]`, "itemToAdd").replace(/^items/, "itemsInCart");
    return answerNoQuote(c, quote.refused, fieldOf) as Response & Valid;
  }
  const { refusal } = quote;
  if (!refusal) return c.json({ valid: true as const }, 200) as Response & Valid;
  return refuse(c, refusal.name, { message: refusal.message, invalidItems: refusal.invalidItems }) as Response & Valid;
}
