import { m } from "@comptoir/messages";
import { useEffect, useState } from "react";
import { isRouteErrorResponse, useFetcher, useLocation, useParams, useRevalidator } from "react-router";
import { useKeptOrder } from "../../orders/kept-order.ts";
import { sayNumbers } from "../../orders/order-numbers.ts";
import { LinkButton } from "../../ui/button.tsx";
import { LostSignal } from "../../ui/drawings/lost-signal.tsx";
import { PageMessage } from "../../ui/page-message.tsx";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";

/**
 * The fallback for an order's page that failed to load, for example because the network was lost after the submit.
 * Shows the number that this browser stored, and retries. screens#order-unreached.
 */
export function OrderUnreached() {
  const { pathname, search } = useLocation();
  const known = useKnownOrder();
  useLookAgain(pathname + search);
  return (
    <VenueFrame>
      <PageMessage
        drawing={<LostSignal />}
        heading={known ? m.order_unreached_known({ number: sayNumbers(known.number) }) : m.order_unreached_heading()}
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

/** Returns the order of the page, if this browser has placed it; null otherwise. */
export function useKnownOrder() {
  const { order_id } = useParams();
  const kept = useKeptOrder(useRestaurant().venue.id);
  return kept?.id === order_id ? kept : null;
}

/** Whether a page failed because the network or the server did not answer. Only such a fetch throws a `TypeError`. */
export function isUnanswered(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return [502, 503, 504].includes(error.status);
  return error instanceof TypeError && /^(?:Failed to fetch|Load failed|NetworkError)/.test(error.message);
}

const FIRST_MS = 2_000;
const LONGEST_MS = 8_000;

/**
 * Retries the page with backoff, and at once when the network is back. Fetches the order alone, since a failed
 * revalidation would replace the whole screen by an error. screens#order-unreached.
 */
function useLookAgain(page: string): void {
  const { state, data, load } = useFetcher();
  const { revalidate } = useRevalidator();
  const [looked, setLooked] = useState(0);
  const isIdle = state === "idle";
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isIdle || isThere) return;
    const look = () => {
      setLooked((count) => count + 1);
      void load(page);
    };
    const timer = setTimeout(look, Math.min(FIRST_MS * 2 ** looked, LONGEST_MS));
    addEventListener("online", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", look);
    };
  }, [isIdle, isThere, looked, load, page]);
  useEffect(() => {
    if (isThere) void revalidate();
  }, [isThere, revalidate]);
}
