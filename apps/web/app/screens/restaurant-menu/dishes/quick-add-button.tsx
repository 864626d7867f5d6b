import { m } from "@comptoir/messages";
import { CountInCart } from "./count-in-cart.tsx";
import type { CardView } from "./menu-view.ts";

/** Puts a dish without options into the cart with one press, and says how many are there already. */
export function QuickAddButton({ card }: { readonly card: CardView }) {
  return (
    <button type="button" data-add="" className="dish-add">
      <span className="visually-hidden">{m.menu_quick_add({ name: card.name })}</span>
      <span>
        <CountInCart card={card} />
      </span>
    </button>
  );
}
