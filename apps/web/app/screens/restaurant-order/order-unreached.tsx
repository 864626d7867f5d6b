import { m } from "@comptoir/messages";
import { useEffect, useState } from "react";
import { useLocation, useParams, useRevalidator } from "react-router";
import { useKeptOrder } from "../../orders/kept-order.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageMessage } from "../../ui/page-message.tsx";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";

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

const FIRST_MS = 2_000;
const LONGEST_MS = 8_000;

/** Asks again for a page that did not come, a little less often each time, and at once where the network says that it is back. screens#order-unreached. */
function useLookAgain(): void {
  const { state, revalidate } = useRevalidator();
  const [looked, setLooked] = useState(0);
  const isIdle = state === "idle";
  useEffect(() => {
    if (!isIdle) return;
    const look = () => {
      setLooked((count) => count + 1);
      void revalidate();
    };
    const timer = setTimeout(look, Math.min(FIRST_MS * 2 ** looked, LONGEST_MS));
    addEventListener("online", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", look);
    };
  }, [isIdle, looked, revalidate]);
}
