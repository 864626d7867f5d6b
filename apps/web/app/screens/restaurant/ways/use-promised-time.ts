import type { QueueData } from "@comptoir/contract";
import { handoverOf, momentAtInstant, type PromisedTime, promisedTime } from "@comptoir/ordering";
import { useEffect, useState } from "react";
import { usePageCart } from "../../../cart/cart-provider.tsx";
import { nearestMoment } from "../../../cart/instant-costs.ts";
import { isTimeOpen } from "../../../cart/order-terms.ts";
import { useCart } from "../../../cart/use-cart.ts";
import { useRestaurant } from "../use-restaurant.ts";
import type { WayView } from "./load-ways.ts";

const MINUTE_MS = 60_000;

/**
 * Returns a function for the time that a way promises, the same on the menu, in the cart and at the checkout.
 * time#promised-time. `queue` is the wait of the next order, until the server has answered for this cart. `isAsap`
 * ignores a chosen time.
 */
export function usePromisedTime(
  queue: QueueData | null = null,
): (way: WayView, isAsap?: boolean) => PromisedTime | null {
  const { travelMinutes } = useRestaurant();
  const { pricing } = usePageCart();
  const terms = useCart((cart) => cart.terms);
  const confirmed = useCart((cart) => cart.confirmed);
  useEachMinute();
  const { now, nowMs } = pricing();
  return (way, isAsap = false) => {
    const { date } = terms;
    // The server's nearest time belongs to the chosen way, and takes the cart and the free slots into account.
    const nearest = way.isChosen && confirmed && isTimeOpen(confirmed.terms) ? confirmed.answer.nearest : undefined;
    const earliest = nearest === undefined ? way.ahead : nearestMoment(nearest);
    if (!way.isServedNow && earliest === null && date === null) return null;
    return promisedTime({
      handover: handoverOf(way.kind),
      now,
      chosen: isAsap || !way.isChosen || date === null ? null : momentAtInstant(Date.parse(date), { now, nowMs }),
      earliest,
      prepMinutes: (confirmed?.answer.queue ?? queue)?.prepTime ?? 0,
      travelMinutes,
    });
  };
}

/** Renders again every minute, so that a time that is counted from now stays true. */
function useEachMinute(): void {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((minutes) => minutes + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
}
