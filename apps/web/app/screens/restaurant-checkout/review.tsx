import { formatMoney, m } from "@comptoir/messages";
import { explainBrackets } from "@comptoir/receipt";
import { Fragment } from "react";
import { Link } from "react-router";
import { KitchenTold } from "../../allergies/kitchen-told.tsx";
import { BillLine } from "../../bill/bill-line.tsx";
import { BillTable, TaxDetails } from "../../bill/bill-table.tsx";
import { KitchenHeading } from "../../bill/line-words.tsx";
import { useLineViews } from "../../bill/use-line-views.ts";
import { useCart } from "../../cart/use-cart.ts";
import { usePersonsOfLines } from "../../group/persons-of-lines.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import { CartNotices } from "../restaurant-cart/cart-notices.tsx";
import { lineProblems } from "../restaurant-cart/line-problems.ts";
import type { Checkout } from "./use-checkout.ts";

export function Review({ checkout: { facts, isConfirmed } }: { readonly checkout: Checkout }) {
  const { bill, setup } = facts;
  const views = useLineViews();
  const persons = usePersonsOfLines(views);
  const linkTo = useVisitLink();
  const lines = useCart((cart) => cart.lines);
  const confirmed = useCart((cart) => cart.confirmed);
  const priceChanges = useCart((cart) => cart.priceChanges);
  const problems = lineProblems({ lines, confirmed, priceChanges });
  return (
    <section aria-labelledby="review" className="rounded-card bg-raised px-[20px] py-5 lg:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h2 id="review" className="text-lead">
          {m.checkout_review()}
        </h2>
        <Link
          to={linkTo(setup.group ? "/group" : "/cart")}
          className="-my-2 content-center py-2 text-small font-semibold text-ink underline underline-offset-4"
        >
          {setup.group ? m.group_note_to() : m.checkout_edit_cart()}
        </Link>
      </div>
      {/* Narrow screens show these notices before the steps. */}
      <div className="[&>:not(:empty)]:mb-4 max-md:hidden">
        <CartNotices />
      </div>
      <div className="empty:hidden pb-4">
        <KitchenTold />
      </div>
      <ul className="flex flex-col gap-3 text-small border-y border-hairline py-4">
        {views.map((line) => {
          const problem = problems.get(line.orderId);
          return (
            <Fragment key={line.orderId}>
              <KitchenHeading name={line.kitchen} className="text-body" />
              <KitchenHeading name={persons.get(line.orderId)} className="text-small" />
              <BillLine
                line={line}
                name={line.name || m.cart_unknown_dish()}
                amount={line.cents === null ? m.cart_line_unavailable() : formatMoney(line.cents)}
              >
                {problem ? <p className="font-medium text-danger">{problem.message}</p> : null}
              </BillLine>
            </Fragment>
          );
        })}
      </ul>
      {bill ? (
        <>
          <BillTable costs={bill} wording={setup.wording} isPending={!isConfirmed} className="pt-4 pb-3" />
          <TaxDetails taxes={explainBrackets(bill, setup.wording.province)} isRebated={false} />
        </>
      ) : (
        <p className="pt-4 text-small">{m.cart_totals_later()}</p>
      )}
    </section>
  );
}
