import { formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import { useCartCount } from "../../cart/use-cart.ts";
import { useInstantCosts } from "../../cart/use-instant-costs.ts";

/** Announces the total to screen readers, only after the server has confirmed it. */
export function LiveTotal() {
  const { costs, isConfirmed } = useInstantCosts();
  const { count } = useCartCount();
  const words =
    costs && isConfirmed ? m.cart_total_said({ count, total: formatMoney(centsOf(costs.totalWithTip)) }) : "";
  return (
    <p role="status" className="visually-hidden">
      {words}
    </p>
  );
}
