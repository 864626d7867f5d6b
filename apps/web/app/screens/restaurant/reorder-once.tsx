import { useEffect } from "react";
import { useLocation } from "react-router";
import { useCart } from "../../cart/use-cart.ts";
import { withoutReorder } from "../../visit/reorder-link.ts";

/**
 * Removes the past order from the URL once the cart has its lines, so that a reload or going back does not add
 * them again. Replaces the history entry itself: a navigation would cancel one that the diner has just started.
 */
export function ReorderOnce() {
  const { search } = useLocation();
  const isKept = useCart((cart) => cart.unsavedPastOrderId === null);
  const isDue = isKept && withoutReorder(search) !== search;
  useEffect(() => {
    if (!isDue) return;
    const { pathname, search: current } = window.location;
    const rest = withoutReorder(current);
    if (rest !== current) window.history.replaceState(window.history.state, "", pathname + rest);
  }, [isDue]);
  return null;
}
