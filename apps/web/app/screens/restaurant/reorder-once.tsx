import { useEffect } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { useCart } from "../../cart/use-cart.ts";
import { withoutReorder } from "../../visit/reorder-link.ts";

/**
 * Removes the past order from the URL once the cart has its lines, so that a reload or going back does not add
 * them again. Waits until no navigation is running, which could change the URL.
 */
export function ReorderOnce() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isResting = useNavigation().state === "idle";
  const isKept = useCart((cart) => cart.unsavedPastOrderId === null);
  const rest = withoutReorder(search);
  const isDue = rest !== search && isResting && isKept;
  useEffect(() => {
    if (isDue) navigate({ search: rest }, { replace: true, preventScrollReset: true });
  }, [isDue, navigate, rest]);
  return null;
}
