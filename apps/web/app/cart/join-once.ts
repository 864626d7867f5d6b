import { currentLocale } from "@comptoir/messages";
import type { Id } from "@comptoir/ordering";
import type { CartBase } from "./cart-base.ts";
import { type CartCopy, writeCartCopy } from "./cart-copy.ts";
import type { CartSeed } from "./cart-seed.ts";
import type { CartState } from "./cart-state.ts";
import { joinDishes } from "./known-dish.ts";
import { joinPastOrder } from "./past-order.ts";

type PastOrder = NonNullable<NonNullable<CartSeed["saved"]>["again"]>;

/** The past order that a page's link adds to its cart. */
export type JoinOnce = {
  /** Returns the id of the past order that was added. */
  readonly joined: () => string | null;
  /** Returns the cart with the past order added to the browser's current lines. */
  readonly join: (again: PastOrder, copy: CartCopy | null) => Partial<CartState>;
  /** Allows the same past order to be added again. */
  readonly forget: (copy: CartCopy | null) => void;
};

/**
 * Adds a past order to a cart once. If a link is pressed before hydration, the next page's link and the first
 * page's scripts may both add the order. The browser's copy of the cart therefore records that it was added.
 * ordering#reorder, ordering#another-round.
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
      // Without unsaved changes in the copy, the page's lines are the server's, which already contain the past
      // order.
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
