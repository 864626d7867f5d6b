import { itemQuantity } from "@comptoir/ordering";
import { type RefObject, useLayoutEffect } from "react";
import { useCart } from "../../../cart/use-cart.ts";
import { dishIdOf, formatCount } from "./card-markup.ts";

export type CardCountsProps = {
  readonly within: RefObject<HTMLElement | null>;
  /** The dishes that were pressed while the cart's script is on its way, each as often as it was. */
  readonly coming: readonly string[];
};

/** Keeps the numbers on the cards inside an element: how many of each dish are in the cart, or about to be. */
export function CardCounts({ within, coming }: CardCountsProps) {
  const lines = useCart((cart) => cart.lines);
  useLayoutEffect(() => {
    for (const count of within.current?.querySelectorAll<HTMLElement>("[data-count]") ?? []) {
      const id = dishIdOf(count);
      const html = formatCount(
        id === null ? 0 : itemQuantity(lines, id) + coming.filter((other) => other === id).length,
      );
      if (count.innerHTML !== html) count.innerHTML = html;
    }
  }, [lines, coming, within]);
  return null;
}
