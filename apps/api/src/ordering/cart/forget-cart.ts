import { type CartLine, cartQuantity, formatCartLines, parseCartLines, removeOrderedLines } from "@comptoir/ordering";
import type { Context } from "hono";
import { browserOf, ownerOf } from "../../people/owner.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import type { Clock } from "../../platform/settings.ts";
import { cartIdFor, cartNamesOf } from "./cart-cookie.ts";
import { expiryOfCart, loadCarts, suiteOfKept } from "./carts.store.ts";
import { changeCart } from "./change-cart.store.ts";

/** Maximum number of orders whose removed lines a cart remembers. */
const TAKEN_MAX = 5;

/**
 * Lines that were ordered, with the submit's `Idempotency-Key`. `changeId`: the order that the submit
 * changed; null for a new order.
 */
export type OrderedCart = {
  readonly lines: readonly CartLine[];
  readonly changeId: string | null;
  /**
   * Suite that the order is for. Ignored if `changeId` is set, because such a cart belongs to one order only.
   */
  readonly suiteId?: string | undefined;
  readonly key: string;
};

/**
 * Removes the lines of a placed order from the restaurant's cart, or from the cart that changed the order.
 * Lines added after the submit stay, and so does a cart for another suite. The cart remembers the removed
 * lines, for a browser that changed the cart concurrently. ordering#cart-after-order,
 * ordering#change-by-guest.
 */
export async function forgetCart(
  c: Context<ApiEnv>,
  deps: { readonly database: Database; readonly clock: Clock },
  cart: OrderedCart,
): Promise<void> {
  const { own, guest } = cartNamesOf(c);
  let { lines } = cart;
  // The guest's cart is searched too: the first cart request after sign-in merges it, and may not have
  // arrived yet.
  for (const name of [own, guest]) {
    if (name === null || lines.length === 0) continue;
    const { caller, venue } = c.var;
    const whose = { restaurantId: venue.restaurantId, owner: ownerOf(caller), browser: browserOf(caller) };
    const taken = await takeOutOfCart(deps, { ...whose, cartId: cartIdFor(name, cart.changeId) }, { ...cart, lines });
    lines = removeOrderedLines(lines, taken);
  }
}

/**
 * Removes lines from a stored cart, and retries on a version conflict. Returns the cart's lines before the
 * removal; an empty array if nothing was removed.
 */
export async function takeOutOfCart(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  {
    restaurantId,
    cartId,
    owner,
    browser,
  }: { readonly restaurantId: string; readonly cartId: string; readonly owner: string; readonly browser: string },
  { lines, changeId, suiteId, key }: OrderedCart,
): Promise<readonly CartLine[]> {
  for (;;) {
    const now = clock();
    const [kept] = await loadCarts(database, { restaurantId, cartIds: [cartId], owner, now });
    if (kept === undefined || (changeId === null && suiteOfKept(kept) !== (suiteId ?? null))) return [];
    const had = parseCartLines(kept.lines) ?? [];
    const left = removeOrderedLines(had, lines);
    if (cartQuantity(left) === cartQuantity(had)) return [];
    const { outcome } = await changeCart(database, {
      ...kept,
      ...{ restaurantId, owner, now, lines: formatCartLines(left) },
      changedBy: browser,
      changedByGuest: null,
      expiresAt: expiryOfCart(now),
      taken: [...kept.taken, { key, items: formatCartLines(removeOrderedLines(had, left)) }].slice(-TAKEN_MAX),
      before: null,
      guestCartId: null,
    });
    if (outcome !== "raced" && outcome !== "conflict") return had;
  }
}
