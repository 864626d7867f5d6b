import { m } from "@comptoir/messages";
import { Banner } from "../../ui/banner.tsx";
import { sayWhen } from "../../venue/say-when.ts";
import type { Venue } from "../../venue/venue.ts";
import { useRestaurant } from "./use-restaurant.ts";

/** Says why nothing can be ordered here. ordering#view-only. */
export function ClosedToOrders({ className = "" }: { readonly className?: string }) {
  const { venue, viewOnly, visit } = useRestaurant();
  if (viewOnly === null) return null;
  if (viewOnly === "orders-paused") {
    return (
      <Banner tone="caution" className={className}>
        {pausedWords(venue)}
      </Banner>
    );
  }
  if (viewOnly === "cards-off") {
    return (
      <Banner tone="caution" className={className}>
        {m.venue_cards_off()}
      </Banner>
    );
  }
  if (viewOnly === "no-payment-method") {
    return (
      <Banner tone="caution" className={className}>
        {m.venue_no_payment_method()}
      </Banner>
    );
  }
  // The bar of a preview says it already; guests can order.
  if (visit.preview !== null) return null;
  return <Banner className={className}>{m.venue_view_only()}</Banner>;
}

/** Returns why orders are paused, in the venue's words if it has any, and until when if known. */
export function pausedWords({ name, pausedMessage, pausedUntil, now }: Venue): string {
  const why = pausedMessage ?? m.venue_orders_paused({ venue: name });
  return pausedUntil === null ? why : `${why} ${m.venue_orders_resume({ time: sayWhen(pausedUntil, now) })}`;
}
