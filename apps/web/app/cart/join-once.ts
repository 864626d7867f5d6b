import { currentLocale } from "@comptoir/messages";
import type { Id } from "@comptoir/ordering";
import type { CartBase } from "./cart-base.ts";
import { type CartCopy, writeCartCopy } from "./cart-copy.ts";
import type { CartSeed } from "./cart-seed.ts";
import type { CartState } from "./cart-state.ts";
import { joinDishes } from "./known-dish.ts";
import { joinPastOrder } from "./past-order.ts";

type PastOrder = NonNullable<NonNullable<CartSeed["saved"]>["again"]>;

export type JoinOnce = {
  /** The id of the past order that was added; null for none. */
  readonly joined: () => string | null;
  /** Returns the browser's lines with the past order added. */
  readonly join: (again: PastOrder, copy: CartCopy | null) => Partial<CartState>;
  readonly forget: (copy: CartCopy | null) => void;
};

/**
 * Adds the past order of a page's link to the cart once. If a link is pressed before hydration, two pages may
 * add it, so the browser's copy of the cart records its id. ordering#reorder, ordering#another-round.
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
      // If the copy has no unsaved changes, the page's lines are current, and contain the past order already.
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
