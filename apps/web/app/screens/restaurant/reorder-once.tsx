import { useEffect } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { useCart } from "../../cart/use-cart.ts";
import { withoutReorder } from "../../visit/reorder-link.ts";

/**
 * Takes a past order out of the address once it is in the cart, so that a reload or the way back does not add it again. It never ends
 * another navigation: the address of the next screen is without it.
 */
export function ReorderOnce() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isResting = useNavigation().state === "idle";
  const isKept = useCart((cart) => cart.unkept === null);
  const rest = withoutReorder(search);
  const isDue = rest !== search && isResting && isKept;
  useEffect(() => {
    if (isDue) navigate({ search: rest }, { replace: true, preventScrollReset: true });
  }, [isDue, navigate, rest]);
  return null;
}
