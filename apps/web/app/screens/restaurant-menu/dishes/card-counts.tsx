import { itemQuantity } from "@comptoir/ordering";
import { type RefObject, useLayoutEffect } from "react";
import { useCart } from "../../../cart/use-cart.ts";
import { dishIdOf, formatCount } from "./card-markup.ts";

/** Keeps the numbers on the cards inside an element: how many of each dish are in the cart. */
export function CardCounts({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  const lines = useCart((cart) => cart.lines);
  useLayoutEffect(() => {
    for (const count of within.current?.querySelectorAll<HTMLElement>("[data-count]") ?? []) {
      const id = dishIdOf(count);
      const html = formatCount(id === null ? 0 : itemQuantity(lines, id));
      if (count.innerHTML !== html) count.innerHTML = html;
    }
  }, [lines, within]);
  return null;
}
