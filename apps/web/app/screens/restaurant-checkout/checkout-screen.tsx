import { formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useCart, useCartCount } from "../../cart/use-cart.ts";
import { LinkButton } from "../../ui/button.tsx";
import { ClosedToOrders } from "../restaurant/closed-to-orders.tsx";
import { LongerPreparation } from "../restaurant/longer-preparation.tsx";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import { CartNotices } from "../restaurant-cart/cart-notices.tsx";
import { LiveTotal } from "../restaurant-cart/live-total.tsx";
import { NothingInCart } from "../restaurant-cart/nothing-in-cart.tsx";
import { CheckoutForm } from "./checkout-form.tsx";
import type { CheckoutSetup } from "./form/checkout-setup.ts";
import { PayButton } from "./pay-button.tsx";
import { OpenStandIn } from "./payment/wallet-buttons.tsx";
import { Placing } from "./placing.tsx";
import { PricesDialog } from "./submit/prices-dialog.tsx";
import { type Checkout, useCheckout } from "./use-checkout.ts";

export function CheckoutScreen({ setup }: { readonly setup: CheckoutSetup }) {
  const checkout = useCheckout(setup);
  const { viewOnly } = useRestaurant();
  const linkTo = useVisitLink();
  const isEmpty = useCart((cart) => cart.lines.length === 0);
  const { submit, facts } = checkout;
  const Challenge = facts.card?.entry.Challenge;
  const isSubmitted = submit.state.phase === "submitted" || (isEmpty && submit.state.phase === "busy");
  const canOrder = !isEmpty && !isSubmitted && viewOnly === null;
  return (
    <VenueFrame
      bar={
        canOrder ? (
          <section aria-label={m.checkout_bar()} className="foot-bar md:hidden">
            <div className="page pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              <PayButton checkout={checkout} />
            </div>
          </section>
        ) : null
      }
    >
      <div className="page flex flex-col gap-4 py-6 lg:py-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 className="text-title sm:text-display">{m.checkout_heading()}</h1>
          <LinkButton tone="plain" to={linkTo(setup.group ? "/group" : "/cart")} className="-mx-1 px-1! text-small">
            {setup.group ? m.group_note_to() : m.checkout_back_to_cart()}
          </LinkButton>
        </div>
        {setup.group ? (
          <p className="measure">
            {(setup.group.pays === "host" ? m.group_checkout_all : m.group_checkout_mine)({ name: setup.group.name })}
          </p>
        ) : null}
        <ClosedToOrders />
        <LongerPreparation />
        <LiveTotal />
        {isEmpty && checkout.isQueued && !isSubmitted ? <p className="measure">{m.queue_here()}</p> : null}
        {isEmpty && !checkout.isQueued && !isSubmitted ? <NothingInCart /> : null}
        {viewOnly === null || isEmpty || isSubmitted ? null : <OrderingClosed />}
        {canOrder ? <CartAhead /> : null}
        {canOrder ? <ReviewLink checkout={checkout} /> : null}
        {canOrder ? <CheckoutForm checkout={checkout} /> : null}
      </div>
      {submit.state.phase === "busy" || submit.state.phase === "submitted" ? <Placing checkout={checkout} /> : null}
      {submit.state.phase === "prices-changed" ? (
        <PricesDialog state={submit.state} onAgree={checkout.agreeToPrices} onLeave={submit.leave} />
      ) : null}
      <OpenStandIn wallets={checkout.wallets} tokenUrl={facts.setup.payment.tokenUrl} />
      {submit.state.phase === "challenged" && Challenge ? (
        <Challenge
          {...submit.state}
          venueName={facts.venue.name}
          onPassed={() => void submit.passChallenge()}
          onLeave={submit.leave}
        />
      ) : null}
    </VenueFrame>
  );
}

function OrderingClosed() {
  const linkTo = useVisitLink();
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="measure">{m.checkout_next_how()}</p>
      <LinkButton tone="primary" to={linkTo("")}>
        {m.site_back_to_menu()}
      </LinkButton>
    </div>
  );
}

/** On narrow screens, shows the cart's problems before the steps, since the review is below them. */
function CartAhead() {
  return (
    <div className="has-[>:empty]:hidden md:hidden">
      <CartNotices />
    </div>
  );
}

function ReviewLink({ checkout: { facts } }: { readonly checkout: Checkout }) {
  const { count } = useCartCount();
  const { bill } = facts;
  if (bill === null) return null;
  return (
    <a
      href="#review"
      className="flex min-h-12 flex-wrap items-center gap-x-3 rounded-card bg-tint px-4 py-2 text-small font-medium md:hidden"
    >
      <ShoppingBag size={18} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1 basis-24">{m.checkout_see_review({ dishes: m.cart_dishes({ count }) })}</span>
      <span className="figures ml-auto font-semibold">{formatMoney(centsOf(bill.totalWithTip))}</span>
    </a>
  );
}
