import { formatMoney, m } from "@comptoir/messages";
import { Link } from "react-router";
import { BillTable } from "../../bill/bill-table.tsx";
import { LineWords } from "../../bill/line-words.tsx";
import { TaxDetails } from "../../bill/tax-details.tsx";
import { explainBrackets } from "../../bill/tax-explanation.ts";
import { useLineViews } from "../../bill/use-line-views.ts";
import { useCart } from "../../cart/use-cart.ts";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import { CartNotices } from "../restaurant-cart/cart-notices.tsx";
import { lineTroubles } from "../restaurant-cart/line-troubles.ts";
import type { Checkout } from "./use-checkout.ts";

/** The review: every line, every amount, each tax explained, before anything is paid. */
export function Review({ checkout: { bill, isConfirmed, setup } }: { readonly checkout: Checkout }) {
  const views = useLineViews();
  const linkTo = useVisitLink();
  const lines = useCart((cart) => cart.lines);
  const confirmed = useCart((cart) => cart.confirmed);
  const priceChanges = useCart((cart) => cart.priceChanges);
  const troubles = lineTroubles({ lines, confirmed, priceChanges });
  return (
    <section aria-labelledby="review" className="rounded-card bg-raised px-5 py-5 sm:px-6">
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id="review" className="text-lead">
          {m.checkout_review()}
        </h2>
        <Link
          to={linkTo("/cart")}
          className="-my-2 content-center py-2 text-small font-semibold text-accent-ink underline underline-offset-4"
        >
          {m.checkout_edit_cart()}
        </Link>
      </div>
      <CartNotices />
      <ul className="flex flex-col gap-3 border-y border-hairline py-4">
        {views.map((line) => {
          const trouble = troubles.get(line.orderId);
          return (
            <li key={line.orderId} className="flex gap-3 text-small">
              <span className="figures w-6 shrink-0 text-ink-soft">
                <span aria-hidden="true">{line.quantity} ×</span>
                <span className="only-heard">{line.quantity}</span>
              </span>
              <div className="min-w-0 flex-1">
                <p className="flex justify-between gap-4 font-medium">
                  <span className="min-w-0">{line.name || m.cart_unknown_dish()}</span>
                  <span className="figures font-normal whitespace-nowrap">
                    {line.cents === null ? m.cart_line_unavailable() : formatMoney(line.cents)}
                  </span>
                </p>
                <LineWords line={line} />
                {trouble ? <p className="font-medium text-danger">{trouble.message}</p> : null}
              </div>
            </li>
          );
        })}
      </ul>
      {bill ? (
        <>
          <BillTable costs={bill} place={setup.place} isPending={!isConfirmed} className="pt-4 pb-3" />
          <TaxDetails taxes={explainBrackets(bill, setup.place.province)} isRebated={false} />
        </>
      ) : (
        <p className="pt-4 text-small">{m.cart_totals_later()}</p>
      )}
    </section>
  );
}
