import { isRefused, type ResolvedLine, resolveLine } from "@comptoir/ordering";
import { useMemo } from "react";
import { indexDishes } from "./known-dish.ts";
import { useCart } from "./use-cart.ts";

/** Skips lines whose dish the page does not know. */
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
