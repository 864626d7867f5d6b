import type { TimesData } from "@comptoir/contract";
import { formatCartLines, ORDER_TYPE_RULES, type OrderType } from "@comptoir/ordering";
import { useCallback, useEffect, useState } from "react";
import { useCart } from "../../../cart/use-cart.ts";
import { browserCaller } from "../../../venue/api-caller.ts";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import type { KnownTimes } from "../form/checkout-setup.ts";
import { loadTimes, timesKey } from "./load-times.ts";

/** Loads the times for the current cart. `areUnanswered`: the server did not answer, and no earlier times are known. */
export function useTimes(
  known: KnownTimes | null,
  type: OrderType,
): { times: TimesData | null; areUnanswered: boolean; refresh: () => void } {
  const { venue, visit } = useRestaurant();
  const lines = useCart((cart) => cart.lines);
  const memberIdentifier = useCart((cart) => cart.terms.memberIdentifier);
  const [latest, setLatest] = useState<KnownTimes | null>(known);
  const [asked, setAsked] = useState(0);
  const [isUnanswered, setUnheard] = useState(false);
  const { choosesSlot } = ORDER_TYPE_RULES[type];
  const wantedKey = choosesSlot ? timesKey(type, lines, memberIdentifier) : null;
  const isKnown = asked === 0 && latest?.key === wantedKey && latest?.times !== null;

  // `wantedKey` changes with the order type, the lines and the membership; `asked` counts the calls of `refresh`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two repeat the request.
  useEffect(() => {
    if (wantedKey === null || isKnown || lines.length === 0) return;
    let isCurrent = true;
    const items = formatCartLines(lines);
    void loadTimes(browserCaller(venue.id), visit, { type, items, memberIdentifier }).then((found) => {
      if (!isCurrent) return;
      setUnheard(found.isUnanswered ?? false);
      // If the request fails, the known times stay.
      if (found.times !== null) setLatest(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [wantedKey, asked]);

  const refresh = useCallback(() => setAsked((times) => times + 1), []);
  const times = choosesSlot ? (latest?.times ?? null) : null;
  return { times, areUnanswered: choosesSlot && isUnanswered && times === null, refresh };
}
