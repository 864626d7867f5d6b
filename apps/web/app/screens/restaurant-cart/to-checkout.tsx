import { m } from "@comptoir/messages";
import { CartAmount } from "../../bill/cart-amount.tsx";
import { useCart, useCartCount } from "../../cart/use-cart.ts";
import { useInstantCosts } from "../../cart/use-instant-costs.ts";
import { LinkButton } from "../../ui/button.tsx";
import { stayWithoutNetwork } from "../restaurant/stay-without-network.ts";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { isOrderable } from "./line-problems.ts";

/** The link to the checkout with the total. It works while the server is still being asked: the checkout asks again. */
export function ToCheckout() {
  const { viewOnly } = useRestaurant();
  const linkTo = useVisitLink();
  const cart = useCart((state) => state);
  const { count } = useCartCount();
  const { costs } = useInstantCosts();
  if (viewOnly !== null) return null;
  const blocked = !isOrderable(cart);
  return (
    <div className="flex flex-col gap-2">
      {blocked ? <p className="text-small text-ink-soft">{m.cart_blocked()}</p> : null}
      <LinkButton
        tone={blocked ? "quiet" : "primary"}
        wide={true}
        to={linkTo("/checkout")}
        onClick={stayWithoutNetwork}
      >
        <span className="figures grid min-w-7 place-items-center rounded-full border border-current px-1.5 text-small">
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{m.cart_items({ count })}</span>
        </span>
        <span className="min-w-0 flex-1">{m.cart_to_checkout()}</span>
        {costs ? <CartAmount costs={costs} /> : null}
      </LinkButton>
    </div>
  );
}
