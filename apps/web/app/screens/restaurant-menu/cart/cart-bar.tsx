import { m } from "@comptoir/messages";
import { useCartCount } from "../../../cart/use-cart.ts";
import { CartLink } from "../../restaurant/cart-link.tsx";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";

/**
 * The cart at the foot of the menu: the number of dishes, the total, and a link to the cart. Renders nothing while
 * it is empty.
 */
export function CartBar() {
  const linkTo = useVisitLink();
  const { count } = useCartCount();
  if (count === 0) return null;
  return (
    <section aria-label={m.menu_cart_heading()} className="animate-[rise_0.22s_var(--ease-out)] xl:hidden">
      <div className="page py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <CartLink to={linkTo("/cart")} prefetch="viewport">
          {m.menu_cart_view()}
        </CartLink>
      </div>
    </section>
  );
}
