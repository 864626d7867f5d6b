import type { Cart } from "./cart-base.ts";
import type { CartActions } from "./cart-state.ts";

/**
 * Makes changes of lines wait while the server's cart is being loaded. The server's cart replaces the page's
 * lines, so an earlier change would be lost.
 */
export function waitForServerCart({ actions, reading }: Pick<Cart, "actions" | "reading">): CartActions {
  const wait = async <Outcome>(change: () => Outcome): Promise<Awaited<Outcome>> => {
    const read = reading();
    if (read !== null) await read;
    return await change();
  };
  return {
    ...actions,
    add: (dish, item) => wait(() => actions.add(dish, item)),
    replace: (orderId, dish, item) => wait(() => actions.replace(orderId, dish, item)),
    changeQuantity: (orderId, quantity) => wait(() => actions.changeQuantity(orderId, quantity)),
    remove: (orderId) => void wait(() => actions.remove(orderId)),
    undoRemove: () => void wait(() => actions.undoRemove()),
    empty: () => void wait(() => actions.empty()),
  };
}
