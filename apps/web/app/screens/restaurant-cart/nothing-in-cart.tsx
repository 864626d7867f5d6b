import { m } from "@comptoir/messages";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import { LastOrderLink } from "../restaurant-order/last-order.tsx";

/** What the cart and the checkout say while nothing is chosen: the way to the menu, and to the order that was just placed. */
export function NothingInCart() {
  const linkTo = useVisitLink();
  return (
    <EmptyState
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
  );
}
