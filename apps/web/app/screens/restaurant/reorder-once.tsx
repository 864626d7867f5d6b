import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { usePageCart } from "../../cart/cart-provider.tsx";
import { withoutReorder } from "../../visit/reorder-link.ts";

/** Takes a past order out of the address once it is in the cart, so that a reload or the way back does not add it again. */
export function ReorderOnce() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { prepare } = usePageCart().actions;
  const rest = withoutReorder(search);
  const isDone = rest === search;
  useEffect(() => {
    if (isDone) return;
    let isGone = false;
    prepare().then(() => isGone || navigate({ search: rest }, { replace: true, preventScrollReset: true }));
    return () => {
      isGone = true;
    };
  }, [isDone, prepare, navigate, rest]);
  return null;
}
