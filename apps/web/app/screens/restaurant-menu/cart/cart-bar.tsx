import { m } from "@comptoir/messages";
import { useCart, useCartCount } from "../../../cart/use-cart.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { CartLink } from "../../restaurant/cart-link.tsx";
import { stayWithoutNetwork } from "../../restaurant/stay-without-network.ts";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";
import { isOrderable } from "../../restaurant-cart/line-problems.ts";

/**
 * The cart at the foot of the menu, with links to the cart and to the checkout. A cart with a problem has only the
 * link to the cart, which says the problem. screens#cart-bar.
 */
export function CartBar() {
  const linkTo = useVisitLink();
  const { count } = useCartCount();
  const canOrder = useCart(isOrderable);
  if (count === 0) return null;
  return (
    <section aria-label={m.menu_cart_heading()} className="animate-[rise_0.22s_var(--ease-out)] xl:hidden">
      <div className="page flex flex-wrap gap-2 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {canOrder ? <ViewCart to={linkTo("/cart")} count={count} /> : null}
        <div className="flex-[1_1_11.5rem]">
          {canOrder ? (
            <CartLink to={linkTo("/checkout")} prefetch="viewport" isCounted={false}>
              {m.menu_cart_checkout()}
            </CartLink>
          ) : (
            <CartLink to={linkTo("/cart")} prefetch="viewport">
              {m.menu_cart_view()}
            </CartLink>
          )}
        </div>
      </div>
    </section>
  );
}

function ViewCart({ to, count }: { readonly to: ReturnType<ReturnType<typeof useVisitLink>>; readonly count: number }) {
  return (
    <LinkButton
      to={to}
      tone="quiet"
      prefetch="viewport"
      onClick={stayWithoutNetwork}
      className="min-h-14 flex-[0_1_auto] px-[12px]!"
    >
      <span className="flex flex-col text-left leading-tight">
        <span aria-hidden="true" className="sm:hidden">
          {m.menu_cart_short()}
        </span>
        <span className="max-sm:visually-hidden">{m.menu_cart_view()}</span>{" "}
        <span className="figures text-small font-normal">{m.menu_cart_dishes({ count })}</span>
      </span>
    </LinkButton>
  );
}
