import { use, useEffect } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate, useNavigation } from "react-router";
import { usePageCart } from "../../cart/cart-provider.tsx";
import { withoutReorder } from "../../visit/reorder-link.ts";

/**
 * Takes a past order out of the address once it is in the cart, so that a reload or the way back does not add it again. Whoever goes on
 * meanwhile is not called back for it: the address of the next screen is without it.
 */
export function ReorderOnce() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isResting = useNavigation().state === "idle";
  const { router } = use(RouterContext) ?? {};
  const { prepare } = usePageCart().actions;
  const rest = withoutReorder(search);
  const isDone = rest === search;
  useEffect(() => {
    if (isDone || !isResting) return;
    let isGone = false;
    prepare().then(() => {
      // The hook tells of a press only once the page has been drawn anew: a navigation of ours would end that one.
      const isLeaving = router?.state.navigation.state !== "idle";
      if (!isGone && !isLeaving) navigate({ search: rest }, { replace: true, preventScrollReset: true });
    });
    return () => {
      isGone = true;
    };
  }, [isDone, isResting, prepare, navigate, rest, router]);
  return null;
}
