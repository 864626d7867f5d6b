import type { CheckoutInput } from "@comptoir/contract";
import { isRefused, limitsOrders, type OrderType, type ReceivedLine, type Refused } from "@comptoir/ordering";
import type { Context } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { holderOf } from "../people/owner.ts";
import { type CartQuote, NO_COSTS, type OwnTaken } from "../quote/cart-request.ts";
import { type QuoteDeps, quoteCart } from "../quote/quote-cart.ts";
import { suiteOfCart } from "./suite-of-cart.ts";

/** Lines of a body with what kind of order they are for, and when. */
export type LinesToCheck = {
  readonly lines: readonly ReceivedLine[];
  readonly type: OrderType;
  readonly date: Date | null;
  /** No time is chosen yet. time#nearest. */
  readonly isTimeOpen: boolean;
  /** The order that the cart is to replace. ordering#change-by-guest. */
  readonly changeId: string | null;
  readonly checkout: CheckoutInput;
  readonly eventSuiteId: string | null;
};

/** Why lines are not even looked at. */
type NoCheck = Refused<{ readonly name: "memberPromo" | "noEventSuite" | "notAssignedToSuite" }>;

/**
 * Checks whether the restaurant can take some lines, for `item` and `validate`. Without a member named, a member's price is left for
 * set-costs to compare. ordering#cart-check.
 * @param own what the order has taken that the lines are to replace
 */
export async function checkLines(
  c: Context<ApiEnv>,
  deps: QuoteDeps,
  cart: LinesToCheck,
  own: OwnTaken | null,
): Promise<CartQuote | NoCheck> {
  const suite = await suiteOfCart(deps, c.var, cart);
  if (isRefused(suite)) return suite;
  const { memberInfo: member, pickup } = cart.checkout;
  const quote = await quoteCart(deps, c.var.venue, {
    lines: member
      ? cart.lines
      : cart.lines.map((line) => ({ ...line, shown: { ...line.shown, memberOrderPriceCents: null } })),
    type: cart.type,
    date: cart.date ?? suite.deliveredAt,
    isTimeOpen: cart.isTimeOpen,
    eventEndsAt: suite.endsAt,
    deliveryFlag: pickup?.delivery ?? false,
    costs: NO_COSTS,
    member,
    locale: c.var.locale,
    now: deps.clock(),
    guesser: c.var.caller,
    codeUser: { owner: null },
    holder: holderOf(c.var.caller),
    looksAtKitchen: c.var.venue.menus.some(limitsOrders),
    own,
  });
  if (!isRefused(quote)) return quote;
  if (quote.refused.name !== "memberPromo") throw new Error("a request without codes was refused for one");
  return { refused: { name: "memberPromo" } };
}
