import { m } from "@comptoir/messages";
import { useState } from "react";
import { useCart, useCartActions } from "../../cart/use-cart.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { LostSignal } from "../../ui/drawings/lost-signal.tsx";
import { PaperBag } from "../../ui/drawings/paper-bag.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { NeedsScript } from "../restaurant/needs-script.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import { LastOrderLink } from "../restaurant-order/last-order.tsx";

export function NothingInCart() {
  const linkTo = useVisitLink();
  const isServerCartUnknown = useCart((cart) => cart.isServerCartUnknown);
  if (isServerCartUnknown) return <CartUnread />;
  return (
    <>
      <NeedsScript />
      <EmptyState
        drawing={<PaperBag />}
        heading={m.cart_empty()}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton tone="primary" to={linkTo("")}>
              {m.cart_see_menu()}
            </LinkButton>
            <LastOrderLink />
          </div>
        }
      >
        {m.cart_empty_text()}
      </EmptyState>
    </>
  );
}

/** Says that the cart could not be loaded from the server, which is not an empty cart, and offers a retry. */
function CartUnread() {
  const { reload } = useCartActions();
  const [isBusy, setIsBusy] = useState(false);
  const tryAgain = async () => {
    setIsBusy(true);
    await reload();
    setIsBusy(false);
  };
  return (
    <div role="alert">
      <EmptyState
        drawing={<LostSignal />}
        heading={m.cart_unread()}
        action={
          <Button tone="primary" busy={isBusy} onClick={tryAgain}>
            {m.site_try_again()}
          </Button>
        }
      >
        {m.cart_unread_text()}
      </EmptyState>
    </div>
  );
}
