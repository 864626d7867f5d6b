import { itemQuantity } from "@comptoir/ordering";
import { useState } from "react";
import { useCart } from "../../../cart/use-cart.ts";
import { formatCount } from "./card-markup.ts";
import type { CardView } from "./menu-view.ts";

/** Says on a card how many of its dish are in the cart; empty when there are none. `CardCounts` keeps it up to date. */
export function CountInCart({ card: { id } }: { readonly card: CardView }) {
  const count = useCart(({ lines }) => itemQuantity(lines, id));
  const [html] = useState({ __html: formatCount(count) });
  return (
    <span
      data-count=""
      className="dish-count"
      suppressHydrationWarning={true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a number and a sentence of ours.
      dangerouslySetInnerHTML={html}
    />
  );
}
