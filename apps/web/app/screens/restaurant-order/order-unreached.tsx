import { m } from "@comptoir/messages";
import { useLocation, useParams } from "react-router";
import { useKeptOrder } from "../../orders/kept-order.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageMessage } from "../../ui/page-message.tsx";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import { useLookAgain } from "./use-look-again.ts";

/**
 * What stands in the place of an order's page that did not come, as where the network went away just after the submit: that the order
 * stands, by the number that this browser was told, and that it looks again by itself. screens#order-unreached.
 */
export function OrderUnreached() {
  const { order_id } = useParams();
  const { pathname, search } = useLocation();
  const kept = useKeptOrder(useRestaurant().venue.id);
  useLookAgain();
  return (
    <VenueFrame>
      <PageMessage
        heading={
          kept?.id === order_id ? m.order_unreached_known({ number: kept?.number ?? "" }) : m.order_unreached_heading()
        }
        actions={
          <LinkButton tone="primary" to={pathname + search} reloadDocument={true}>
            {m.site_try_again()}
          </LinkButton>
        }
      >
        {m.order_unreached_text()}
      </PageMessage>
    </VenueFrame>
  );
}
