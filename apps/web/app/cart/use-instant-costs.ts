import type { CostsData } from "@comptoir/ordering";
import { useMemo } from "react";
import { usePageCart } from "./cart-provider.tsx";
import { computeInstantCosts } from "./instant-costs.ts";
import { useCart } from "./use-cart.ts";

export type CartCosts = { readonly costs: CostsData | null; readonly isConfirmed: boolean };

/**
 * Returns the server's costs if they are for the current lines and terms, otherwise the page's own. If the
 * page cannot price a line, returns the server's last costs; null if there are none.
 */
export function useInstantCosts(): CartCosts {
  const { pricing } = usePageCart();
  const state = useCart((cart) => cart);
  const { lines, dishes, terms, confirmed } = state;
  return useMemo(() => {
    if (lines.length === 0) return { costs: null, isConfirmed: true };
    if (confirmed?.lines === lines && confirmed.terms === terms) {
      return { costs: confirmed.answer.costs, isConfirmed: true };
    }
    const costs = computeInstantCosts({ lines, dishes, terms, confirmed }, pricing());
    return { costs: costs ?? confirmed?.answer.costs ?? null, isConfirmed: false };
  }, [lines, dishes, terms, confirmed, pricing]);
}
