import type { CostsData } from "@comptoir/ordering";
import { useMemo } from "react";
import { usePageCart } from "./cart-provider.tsx";
import { computeInstantCosts } from "./instant-costs.ts";
import { useCart } from "./use-cart.ts";

/** The costs of the cart, and whether the server has confirmed them for the cart as it is. */
export type CartCosts = { readonly costs: CostsData | null; readonly isConfirmed: boolean };

/**
 * The costs of the cart: the page's own at once, not yet confirmed, then the server's. Where the page cannot price a line,
 * the server's last costs stand in, unconfirmed; null before there are any, and for an empty cart.
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
