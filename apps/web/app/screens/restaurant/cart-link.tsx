import { m } from "@comptoir/messages";
import type { ComponentProps } from "react";
import { CartAmount } from "../../bill/cart-amount.tsx";
import { useCartCount } from "../../cart/use-cart.ts";
import { useInstantCosts } from "../../cart/use-instant-costs.ts";
import { LinkButton } from "../../ui/button.tsx";
import { CART_TARGET } from "../../ui/fly-to-cart.ts";
import { stayWithoutNetwork } from "./stay-without-network.ts";

type CartLinkProps = Pick<ComponentProps<typeof LinkButton>, "to" | "prefetch" | "tone"> & {
  /** Whether the link shows the number of dishes; false where the dishes are listed above the link. */
  readonly isCounted?: boolean;
  readonly children: string;
};

/** A link with the number of dishes in the cart, the total, and what the total includes. law#all-in-prices. */
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
      <span className="flex flex-col text-left leading-tight">
        {children}{" "}
        {isCounted ? (
          <span {...CART_TARGET} className="figures text-small font-normal">
            {m.menu_cart_dishes({ count })}
          </span>
        ) : (
          <span className="visually-hidden">{m.menu_cart_dishes({ count })}</span>
        )}
      </span>
      {costs ? <CartAmount costs={costs} /> : null}
      {isConfirmed ? null : <span className="visually-hidden">{m.menu_cart_unconfirmed()}</span>}
    </LinkButton>
  );
}
