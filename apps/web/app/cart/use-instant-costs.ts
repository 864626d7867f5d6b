import type { CostsData } from "@comptoir/ordering";
import { useMemo } from "react";
import { usePageCart } from "./cart-provider.tsx";
import { computeInstantCosts } from "./instant-costs.ts";
import { useCart } from "./use-cart.ts";

/** The costs of the cart, and whether the server has confirmed them for the current lines and terms. */
export type CartCosts = { readonly costs: CostsData | null; readonly isConfirmed: boolean };

/**
 * Returns the cart's costs: the page's own immediately, then the server's. If the page cannot price a line,
 * falls back to the server's last costs, unconfirmed. Null for an empty cart, and before there are any costs.
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
