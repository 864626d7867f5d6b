import type { TimesData } from "@comptoir/contract";
import { formatCartLines, ORDER_TYPE_RULES, type OrderType } from "@comptoir/ordering";
import { useCallback, useEffect, useState } from "react";
import { useCart } from "../../../cart/use-cart.ts";
import { browserCaller } from "../../../venue/api-caller.ts";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import type { KnownTimes } from "../form/checkout-setup.ts";
import { loadTimes, timesKey } from "./load-times.ts";

/**
 * The times that the cart can be ordered for as it is now, and how to ask for them anew. Null while they are not known; `areUnheard` when
 * they were asked for without an answer, and none are known from before.
 */
export function useTimes(
  known: KnownTimes | null,
  type: OrderType,
): { times: TimesData | null; areUnheard: boolean; refresh: () => void } {
  const { venue, visit } = useRestaurant();
  const lines = useCart((cart) => cart.lines);
  const memberIdentifier = useCart((cart) => cart.terms.memberIdentifier);
  const [latest, setLatest] = useState<KnownTimes | null>(known);
  const [asked, setAsked] = useState(0);
  const [isUnheard, setUnheard] = useState(false);
  const { choosesSlot } = ORDER_TYPE_RULES[type];
  const wantedKey = choosesSlot ? timesKey(type, lines) : null;
  const isKnown = asked === 0 && latest?.key === wantedKey && latest?.times !== null;

  // What is asked for is all in the key; the counter asks for the same once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked.
  useEffect(() => {
    if (wantedKey === null || isKnown || lines.length === 0) return;
    let isCurrent = true;
    const items = formatCartLines(lines);
    void loadTimes(browserCaller(venue.id), visit, { type, items, memberIdentifier }).then((found) => {
      if (!isCurrent) return;
      setUnheard(found.isUnheard ?? false);
      // A network that is away loses nothing that was known.
      if (found.times !== null) setLatest(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [wantedKey, asked]);

  const refresh = useCallback(() => setAsked((times) => times + 1), []);
  const times = choosesSlot ? (latest?.times ?? null) : null;
  return { times, areUnheard: choosesSlot && isUnheard && times === null, refresh };
}
