import { useEffect } from "react";
import { usePageCart } from "../../cart/cart-provider.tsx";
import { selectSuite } from "../../cart/select-suite.ts";
import { keepSeenVersion } from "../../suites/seen-pre-order.ts";
import { preOrderToChange } from "../../suites/suite-visit.ts";
import { useCartScope, useRestaurant } from "./use-restaurant.ts";

/**
 * Empties the cart when the visit's suite changes. Stores the version of the suite's pre-order from which the cart was
 * made.
 */
export function SelectedSuite() {
  const { visit, suite, cart } = useRestaurant();
  const { empty } = usePageCart().actions;
  const place = useCartScope();
  const hasSuite = suite !== null;
  const isPreOrder = hasSuite && suite.own !== null && !visit.eventDayOrdering;
  const version = isPreOrder ? (preOrderToChange(suite, visit)?.version ?? 0) : null;
  const isRebuilt = cart.saved?.again !== undefined;
  const isFilled = (cart.saved?.lines.length ?? 0) > 0;
  useEffect(() => {
    if (selectSuite(hasSuite ? place : null) && isFilled && !isRebuilt) empty();
  }, [hasSuite, place, isFilled, isRebuilt, empty]);
  useEffect(() => {
    if (version !== null) keepSeenVersion(place, version, { isRebuilt });
  }, [place, version, isRebuilt]);
  return null;
}
