import { Suspense } from "react";
import { useCartCount } from "../../../cart/use-cart.ts";
import { island } from "../../../ui/island.ts";

/** Fetches the bar ahead, so that the first dish is answered even where the network goes meanwhile. */
export const loadFilledBar = () => import("./filled-cart-bar.tsx");
const FilledCartBar = island(loadFilledBar, import.meta.env.SSR && (await loadFilledBar()).default);

/** The cart at the foot of the menu. Nothing while it is empty. */
export function CartBar() {
  const { count } = useCartCount();
  return <Suspense fallback={null}>{count === 0 ? null : <FilledCartBar />}</Suspense>;
}
