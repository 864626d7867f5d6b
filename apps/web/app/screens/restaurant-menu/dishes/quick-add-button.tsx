import { m } from "@comptoir/messages";
import { formatPlainDish } from "./card-markup.ts";
import { CountInCart } from "./count-in-cart.tsx";
import type { CardView } from "./menu-view.ts";

/** Puts a dish without options into the cart with one press; once it is there: one fewer, how many, one more. */
export function QuickAddButton({ card }: { readonly card: CardView }) {
  return (
    <span className="dish-step">
      <button type="button" data-take="" className="dish-take">
        <span className="visually-hidden">{m.site_one_fewer({ name: card.name })}</span>
        <span />
      </button>
      <CountInCart card={card} />
      <button type="button" data-add={formatPlainDish(card)} className="dish-add">
        <span className="visually-hidden">{m.menu_quick_add({ name: card.name })}</span>
        <span />
      </button>
    </span>
  );
}
