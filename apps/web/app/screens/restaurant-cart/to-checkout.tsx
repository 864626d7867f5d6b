import { m } from "@comptoir/messages";
import { useCart } from "../../cart/use-cart.ts";
import { CartLink } from "../restaurant/cart-link.tsx";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { cartProblem, isOrderable } from "./line-problems.ts";

/**
 * The link to the checkout with the total. It works before the server has confirmed the cart: the checkout confirms
 * it again.
 */
export function ToCheckout({ isCounted = true }: { readonly isCounted?: boolean }) {
  const { viewOnly } = useRestaurant();
  const linkTo = useVisitLink();
  const cart = useCart((state) => state);
  if (viewOnly !== null) return null;
  const blocked = !isOrderable(cart);
  return (
    <div className="flex flex-col gap-2">
      {blocked && cart.sync !== "failed" ? (
        <p role="status" className="text-small font-medium text-caution">
          {cartProblem(cart) ?? m.cart_blocked()}
        </p>
      ) : null}
      <CartLink tone={blocked ? "quiet" : "primary"} to={linkTo("/checkout")} isCounted={isCounted}>
        {m.cart_to_checkout()}
      </CartLink>
    </div>
  );
}
