import { m } from "@comptoir/messages";
import CloudOff from "lucide-react/icons/cloud-off";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { isNothingAdded } from "../../cart/cart-state.ts";
import { droppedTitle, droppedWords } from "../../cart/dropped-words.ts";
import { useCart, useCartActions, useCartCount } from "../../cart/use-cart.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { cartProblem } from "./line-problems.ts";

/**
 * Shows notices about the whole cart. `isSaidAtButton`: the link to the checkout shows the cart's problem, so only
 * a failed save is shown here.
 */
export function CartNotices({ isSaidAtButton = false }: { readonly isSaidAtButton?: boolean }) {
  const cart = useCart((state) => state);
  const { dismissChanges, retry } = useCartActions();
  const { room, max } = useCartCount();
  // A view-only page already says why nothing can be ordered.
  const { viewOnly } = useRestaurant();
  const isSaid = viewOnly !== null || (isSaidAtButton && cart.sync !== "failed");
  const problem = isSaid ? null : cartProblem(cart);
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {cart.dropped.length > 0 || isNothingAdded(cart) ? (
        <Banner tone="caution" role="status" title={droppedTitle(cart) ?? m.cart_changed()} onDismiss={dismissChanges}>
          <ul>
            {[...new Set(cart.dropped.map(droppedWords))].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      {problem ? (
        <Banner tone="caution" role="status" icon={<TriangleAlert size={18} />}>
          <p>{problem}</p>
          {cart.sync === "failed" ? <TryAgain onPress={retry} /> : null}
        </Banner>
      ) : null}
      {cart.sync === "offline" ? (
        <Banner role="status" icon={<CloudOff size={18} />}>
          <p>{cart.away ?? m.cart_offline()}</p>
          <TryAgain onPress={retry} />
        </Banner>
      ) : null}
      {max !== null && room <= 0 ? <Banner role="status">{m.cart_full({ maxItemsPerCart: max })}</Banner> : null}
    </div>
  );
}

/** Renders the retry button below the text: a phone and the review have no room for both in a row. */
function TryAgain({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button tone="plain" className="-ml-1 min-h-11 px-1!" onClick={onPress}>
      {m.site_try_again()}
    </Button>
  );
}
