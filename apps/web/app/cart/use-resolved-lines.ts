import { isRefused, type ResolvedLine, resolveLine } from "@comptoir/ordering";
import { useMemo } from "react";
import { indexDishes } from "./known-dish.ts";
import { useCart } from "./use-cart.ts";

/** The lines of the cart joined with what the page knows of their dishes; what it does not know is left out. */
export function useResolvedLines(): readonly ResolvedLine[] {
  const lines = useCart((cart) => cart.lines);
  const dishes = useCart((cart) => cart.dishes);
  return useMemo(() => {
    const index = indexDishes(dishes);
    return lines.flatMap((line) => {
      const resolved = resolveLine(index, line);
      return isRefused(resolved) ? [] : [resolved];
    });
  }, [lines, dishes]);
}
