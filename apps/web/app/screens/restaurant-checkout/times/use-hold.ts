import { calls } from "@comptoir/contract/client";
import { formatCartLines, ORDER_TYPE_RULES, type OrderType } from "@comptoir/ordering";
import { useEffect, useRef, useState } from "react";
import { checkedTerms } from "../../../cart/order-terms.ts";
import { useCart } from "../../../cart/use-cart.ts";
import { browserCaller } from "../../../venue/api-caller.ts";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import type { Hold } from "../form/checkout-facts.ts";

const INTERVAL_FULL = 422;

/**
 * Requests a hold for the chosen time once the server has saved the cart. time#slot-held.
 * Returns null without a chosen time, and until the server has answered.
 */
export function useHold(type: OrderType, onLost: () => void): Hold | null {
  const { venue } = useRestaurant();
  const { lines, terms, sync } = useCart((cart) => cart);
  const [hold, setHold] = useState<Hold | null>(null);
  const mayHold = useRef(false);
  const isAsked = ORDER_TYPE_RULES[type].choosesSlot && sync === "in-sync" && lines.length > 0;
  const { date } = terms;
  const wanted = isAsked ? JSON.stringify([type, date, formatCartLines(lines)]) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` contains every value that decides the request.
  useEffect(() => {
    // If no time is chosen any more, one request releases the hold of the earlier time.
    if (wanted === null || (date === null && !mayHold.current)) return;
    let isCurrent = true;
    mayHold.current = date !== null;
    const body = { ...checkedTerms(terms), itemsInCart: formatCartLines(lines), type };
    void calls.validateCart(browserCaller(venue.id), body).then((result) => {
      if (!isCurrent) return;
      const isLost = !result.ok && result.error?.code === INTERVAL_FULL;
      const until = result.ok ? (result.answer.hold?.until ?? null) : null;
      setHold(date === null ? null : { at: date, until, lost: isLost ? (result.error?.message ?? null) : null });
      if (isLost) onLost();
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return hold?.at === date ? hold : null;
}
