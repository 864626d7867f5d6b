import { m } from "@comptoir/messages";
import type { ComponentProps } from "react";
import { CartAmount } from "../../bill/cart-amount.tsx";
import { useCartCount } from "../../cart/use-cart.ts";
import { useInstantCosts } from "../../cart/use-instant-costs.ts";
import { LinkButton } from "../../ui/button.tsx";
import { stayWithoutNetwork } from "./stay-without-network.ts";

type CartLinkProps = Pick<ComponentProps<typeof LinkButton>, "to" | "prefetch" | "tone"> & {
  /** Whether it shows how many are in the cart; not where they are listed above it. */
  readonly isCounted?: boolean;
  readonly children: string;
};

/** A way on with the cart: how many are in it, where it leads, what it comes to and what is in that amount. law#all-in-prices. */
export function CartLink({ tone = "primary", isCounted = true, children, ...link }: CartLinkProps) {
  const { count } = useCartCount();
  const { costs, isConfirmed } = useInstantCosts();
  return (
    <LinkButton
      {...link}
      tone={tone}
      wide={true}
      onClick={stayWithoutNetwork}
      className="flex-wrap justify-between! px-[16px]! py-2"
    >
      <span className="flex items-center gap-[10px] text-left">
        {isCounted ? (
          <span
            aria-hidden="true"
            className="figures grid min-w-7 place-items-center rounded-full border border-current px-1.5 text-small"
          >
            {count}
          </span>
        ) : null}
        {children}
        <span className="visually-hidden">{m.menu_cart_count({ count })}</span>
      </span>
      {costs ? <CartAmount costs={costs} /> : null}
      {isConfirmed ? null : <span className="visually-hidden">{m.menu_cart_unconfirmed()}</span>}
    </LinkButton>
  );
}
