import { m } from "@comptoir/messages";
import { Banner } from "../../ui/banner.tsx";
import { useRestaurant } from "./use-restaurant.ts";

/** Why nothing can be ordered here: paused, for reading only, or without a processor. ordering#view-only. */
export function ClosedToOrders({ className = "" }: { readonly className?: string }) {
  const { venue, viewOnly } = useRestaurant();
  if (viewOnly === null) return null;
  if (viewOnly === "orders-paused") {
    return (
      <Banner tone="caution" className={className}>
        {venue.pausedMessage ?? m.venue_orders_paused({ venue: venue.name })}
      </Banner>
    );
  }
  return <Banner className={className}>{m.venue_view_only()}</Banner>;
}
