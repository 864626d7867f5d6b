import { m } from "@comptoir/messages";
import type { BillWording } from "@comptoir/receipt";
import Clock from "lucide-react/icons/clock";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { KitchenTold } from "../../allergies/kitchen-told.tsx";
import { BillTable } from "../../bill/bill-table.tsx";
import { nearestMoment } from "../../cart/instant-costs.ts";
import { useCart, useCartActions } from "../../cart/use-cart.ts";
import { useInstantCosts } from "../../cart/use-instant-costs.ts";
import { LinkButton } from "../../ui/button.tsx";
import { sayWhen } from "../../venue/say-when.ts";
import { ClosedToOrders } from "../restaurant/closed-to-orders.tsx";
import { GroupOffer, useToGroup } from "../restaurant/group-offer.tsx";
import { stayWithoutNetwork } from "../restaurant/stay-without-network.ts";
import { TableOffer } from "../restaurant/table-offer.tsx";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import { useChosenWay } from "../restaurant/ways/way-switch.tsx";
import { CartLines } from "./cart-lines.tsx";
import { CartNotices } from "./cart-notices.tsx";
import type { CartSuggestions } from "./cart-suggestions.ts";
import { CodeFields } from "./code-fields.tsx";
import type { CodeSettings } from "./codes.ts";
import { LiveTotal } from "./live-total.tsx";
import { NothingInCart } from "./nothing-in-cart.tsx";
import { type CartExpress, PayWays, useExpress } from "./pay-ways.tsx";
import { RemovedLine } from "./removed-line.tsx";
import { SuggestedForCart } from "./suggested-for-cart.tsx";

export type CartScreenProps = {
  readonly wording: BillWording;
  readonly codes: CodeSettings;
  readonly suggestions: CartSuggestions;
  /** The wallets that the venue takes; null for none, and undefined while offline. */
  readonly express?: CartExpress | null;
  /** The cutoff of each school date, as text; undefined while offline. */
  readonly cutoffs?: Readonly<Record<string, string>>;
};

export function CartScreen(props: CartScreenProps) {
  const linkTo = useVisitLink();
  const { viewOnly } = useRestaurant();
  const isEmpty = useCart((cart) => cart.lines.length === 0);
  const { express = null } = props;
  const ownWays = <PayWays wallets={useExpress(express)} isStandIn={express?.wallets.standIn ?? false} />;
  const payWays = useToGroup() ?? ownWays;
  return (
    <VenueFrame
      bar={
        isEmpty || viewOnly !== null ? null : (
          <section aria-label={m.cart_bar()} className="foot-bar md:hidden">
            <div className="page @container pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">{payWays}</div>
          </section>
        )
      }
    >
      <div className="page flex flex-col gap-6 py-6 lg:py-10">
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h1 className="text-title sm:text-display">{m.cart_heading()}</h1>
            {viewOnly === null ? null : (
              <LinkButton tone="plain" to={linkTo("")} onClick={stayWithoutNetwork} className="-mx-1 px-1! text-small">
                {m.site_back_to_menu()}
              </LinkButton>
            )}
          </div>
          {isEmpty ? null : <WayAndTime />}
        </div>
        <ClosedToOrders />
        <LiveTotal />
        <TableOffer />
        <GroupOffer />
        {isEmpty ? <EmptyCart suggestions={props.suggestions} /> : <FullCart {...props} payWays={payWays} />}
      </div>
    </VenueFrame>
  );
}

type FullCartProps = CartScreenProps & { readonly payWays: ReactNode };

function FullCart({ wording, codes, suggestions, payWays, cutoffs = {} }: FullCartProps) {
  const { viewOnly } = useRestaurant();
  const { costs, isConfirmed } = useInstantCosts();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 md:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,1fr)_minmax(0,21.5rem)] lg:gap-x-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="flex min-w-0 flex-col gap-4">
        <CartNotices isSaidAtButton={true} />
        <KitchenTold />
        <CartLines cutoffs={cutoffs} />
        {viewOnly === null ? <AddMore /> : null}
      </div>
      <section
        aria-labelledby="cart-bill"
        className="flex flex-col gap-4 md:row-span-2 md:sticky md:top-[calc(1.5rem+var(--above))] md:rounded-card md:border md:border-hairline md:bg-raised md:p-5 lg:p-6"
      >
        <h2 id="cart-bill" className="text-lead">
          {m.cart_bill()}
        </h2>
        {viewOnly === null ? <NearestTime /> : null}
        <CodeFields {...codes} />
        {costs ? (
          <BillTable costs={costs} wording={wording} isPending={!isConfirmed} />
        ) : (
          <p>{m.cart_totals_later()}</p>
        )}
        <div className="hidden md:block">{payWays}</div>
      </section>
      <SuggestedForCart {...suggestions} heading={m.cart_upsells()} />
    </div>
  );
}

function AddMore() {
  const linkTo = useVisitLink();
  return (
    <LinkButton
      tone="plain"
      to={linkTo("")}
      onClick={stayWithoutNetwork}
      className="-mx-1 -mt-2 self-start px-1! text-small"
    >
      <Plus size={18} aria-hidden="true" />
      {m.cart_add_more()}
    </LinkButton>
  );
}

/**
 * Shows the chosen way and its promised time (time#promised-time), with a link to the menu's switch. While an order is
 * changed, shows the time of that order (ordering#change-by-guest).
 */
function WayAndTime() {
  const { venue, cart, ways, viewOnly } = useRestaurant();
  const date = useCart((state) => state.terms.date);
  const way = useChosenWay();
  const linkTo = useVisitLink();
  if (viewOnly !== null) return null;
  if (cart.changed?.at === date)
    return <Clocked>{m.cart_ordered_for({ when: sayWhen(cart.changed, venue.now) })}</Clocked>;
  if (way === null) return null;
  return (
    <Clocked>
      <b className="font-semibold text-ink">{way.label}</b>
      {way.time === null ? null : `, ${way.time}`}
      {ways.length > 1 ? (
        <>
          {" "}
          <Link
            to={linkTo("")}
            onClick={stayWithoutNetwork}
            aria-label={m.cart_change_named({ name: way.label })}
            className="-my-2 ml-1 inline-block py-2 font-semibold text-ink underline underline-offset-4"
          >
            {m.cart_change()}
          </Link>
        </>
      ) : null}
    </Clocked>
  );
}

/** Shows the earliest possible time, if the cart is priced for it because nothing can be had now. time#nearest. */
function NearestTime() {
  const { venue } = useRestaurant();
  const answer = useCart((cart) => cart.confirmed?.answer);
  const date = useCart((cart) => cart.terms.date);
  const nearest = answer && date === null ? nearestMoment(answer.nearest) : null;
  if (nearest === null) return null;
  return <Clocked>{m.cart_nearest({ when: sayWhen(nearest, venue.now) })}</Clocked>;
}

function Clocked({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-baseline gap-2 text-small text-ink-soft">
      <Clock size={16} aria-hidden="true" className="shrink-0 self-center" />
      <span>{children}</span>
    </p>
  );
}

function EmptyCart({ suggestions }: Pick<CartScreenProps, "suggestions">) {
  const removed = useCart((cart) => cart.removed);
  const { undoRemove } = useCartActions();
  return (
    <>
      {removed ? (
        <ul className="border-y border-hairline">
          <RemovedLine line={removed.line} onUndo={undoRemove} />
        </ul>
      ) : null}
      <CartNotices />
      <NothingInCart />
      <SuggestedForCart {...suggestions} heading={m.cart_begin()} />
    </>
  );
}
