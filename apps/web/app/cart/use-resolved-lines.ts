import { isRefused, type ResolvedLine, resolveLine } from "@comptoir/ordering";
import { useMemo } from "react";
import { indexDishes } from "./known-dish.ts";
import { useCart } from "./use-cart.ts";

/** Returns the cart's lines with the data of their dishes; lines with unknown dishes are skipped. */
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
