import { currentLocale } from "@comptoir/messages";
import type { Id } from "@comptoir/ordering";
import type { CartBase } from "./cart-base.ts";
import { type CartCopy, writeCartCopy } from "./cart-copy.ts";
import type { CartSeed } from "./cart-seed.ts";
import type { CartState } from "./cart-state.ts";
import { joinDishes } from "./known-dish.ts";
import { joinPastOrder } from "./past-order.ts";

type PastOrder = NonNullable<NonNullable<CartSeed["saved"]>["again"]>;

/** The past order that a page's link puts into its cart. */
export type JoinOnce = {
  /** Which one it has put there. */
  readonly joined: () => string | null;
  /** The cart with it, beside what this browser has of the cart already. */
  readonly join: (again: PastOrder, copy: CartCopy | null) => Partial<CartState>;
  /** From now on the same one may be put there once more. */
  readonly forget: (copy: CartCopy | null) => void;
};

/**
 * Joins a past order to a cart once. A press before a page's scripts have come takes the order along, and those scripts may still put it
 * into the cart: the next page knows by the browser's copy. ordering#reorder, ordering#another-round.
 */
export function createJoinOnce(
  place: Id,
  { store, maxItemsPerCart }: Pick<CartBase, "store" | "maxItemsPerCart">,
): JoinOnce {
  let joined: string | null = null;
  return {
    joined: () => joined,
    join: (again, copy) => {
      joined = again.id;
      if (copy?.joined === again.id) return { lines: copy.lines };
      const { lines, dishes } = store.getState();
      // The server has put it beside what it keeps of the cart.
      if (!copy?.unsaved) return { lines };
      const cart = { lines: copy.lines, dishes: joinDishes(copy.dishes, dishes), dropped: [] };
      return joinPastOrder(cart, again, { max: maxItemsPerCart, locale: currentLocale() });
    },
    forget: (copy) => {
      joined = null;
      if (copy?.joined) writeCartCopy(place, { ...copy, joined });
    },
  };
}
