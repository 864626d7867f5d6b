import { type CartLine, cartQuantity, formatCartLines, parseCartLines, takeOutLines } from "@comptoir/ordering";
import type { Context } from "hono";
import { browserOf, ownerOf } from "../../people/owner.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import type { Clock } from "../../platform/settings.ts";
import { cartIdFor, cartNamesOf } from "./cart-cookie.ts";
import { expiryOfCart, loadCarts, suiteOfKept } from "./carts.store.ts";
import { changeCart } from "./change-cart.store.ts";

/** So many orders a cart remembers of those that took lines out of it. */
const TAKEN_MAX = 5;

/** The lines that were ordered with which `Idempotency-Key`, for whom, and the order that they change. */
export type OrderedCart = {
  readonly lines: readonly CartLine[];
  readonly changeId: string | null;
  /** The suite that it was ordered for; absent for none. The cart of a change is of its order alone, whatever it is for. */
  readonly suiteId?: string | undefined;
  readonly key: string;
};

/**
 * Takes the lines of an order that stands out of its restaurant's cart, or out of the cart of the change that it makes. What was added since
 * stays. So do the carts of other restaurants, and a cart of another suite, or of none, that has replaced the ordered one. The cart remembers what
 * was taken out of it, for a browser that has changed it meanwhile. ordering#cart-after-order, ordering#change-by-guest.
 */
export async function forgetCart(
  c: Context<ApiEnv>,
  deps: { readonly database: Database; readonly clock: Clock },
  cart: OrderedCart,
): Promise<void> {
  const { own, guest } = cartNamesOf(c);
  let { lines } = cart;
  // A guest's cart is merged at the first cart request after sign-in, which may not have come yet.
  for (const name of [own, guest]) {
    if (name === null || lines.length === 0) continue;
    const taken = await takeOut(c, deps, cartIdFor(name, cart.changeId), { ...cart, lines });
    lines = takeOutLines(lines, taken);
  }
}

/** Takes lines out of a kept cart, at whatever version it is; answers what it had. */
async function takeOut(
  c: Context<ApiEnv>,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  cartId: string,
  { lines, changeId, suiteId, key }: OrderedCart,
): Promise<readonly CartLine[]> {
  const { restaurantId } = c.var.venue;
  const owner = ownerOf(c.var.caller);
  for (;;) {
    const now = clock();
    const [kept] = await loadCarts(database, { restaurantId, cartIds: [cartId], owner, now });
    if (kept === undefined || (changeId === null && suiteOfKept(kept) !== (suiteId ?? null))) return [];
    const had = parseCartLines(kept.lines) ?? [];
    const left = takeOutLines(had, lines);
    if (cartQuantity(left) === cartQuantity(had)) return [];
    const { outcome } = await changeCart(database, {
      ...kept,
      ...{ restaurantId, owner, now, lines: formatCartLines(left) },
      changedBy: browserOf(c.var.caller),
      changedByGuest: null,
      expiresAt: expiryOfCart(now),
      taken: [...kept.taken, { key, items: formatCartLines(takeOutLines(had, left)) }].slice(-TAKEN_MAX),
      before: null,
      guestCartId: null,
    });
    if (outcome !== "raced" && outcome !== "conflict") return had;
  }
}
