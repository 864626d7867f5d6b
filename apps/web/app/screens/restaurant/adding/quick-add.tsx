import { m } from "@comptoir/messages";
import { useRef } from "react";
import { useAllergyQuestion } from "../../../allergies/allergy-question.tsx";
import { loadSaidParts } from "../../../allergies/load-said-parts.ts";
import { useSaidAllergies } from "../../../allergies/said-allergies.tsx";
import { usePageCart } from "../../../cart/cart-provider.tsx";
import type { KnownDish } from "../../../cart/known-dish.ts";
import { flyToCart } from "../../../ui/fly-to-cart.ts";
import { announce } from "../../../ui/toast.tsx";
import { CountInCart } from "./count-in-cart.tsx";

export type QuickAddProps = {
  readonly dish: KnownDish;
  readonly name: string;
  readonly count: number;
  /** Called with the reason if the dish was refused, and with null when another attempt begins. */
  readonly onRefused: (message: string | null) => void;
};

/**
 * Adds a dish without options to the cart, or takes one out, per press. screens#adding. A form, because React
 * queues a submit before hydration and replays it.
 */
export function QuickAdd({ dish, name, count, onRefused }: QuickAddProps) {
  const { store, actions } = usePageCart();
  const addButton = useRef<HTMLButtonElement>(null);

  const { allergies } = useSaidAllergies();
  const { guard, dialog } = useAllergyQuestion();

  const ask = async () => {
    // Who said nothing, or has one of it already, is not asked.
    if (allergies.length === 0 || count > 0) return add();
    try {
      const { ownWordsOfDish } = await loadSaidParts();
      const words = ownWordsOfDish(dish, allergies);
      guard({ dish: name, heading: m.allergies_question(), words, add: () => void add() });
    } catch {
      onRefused(m.allergies_unread());
    }
  };

  const add = async () => {
    onRefused(null);
    announce(m.menu_added({ name }));
    flyToCart(addButton.current);
    const { item, menu, section } = dish;
    const line = { id: item.id, menuId: menu.id, sectionId: section?.id ?? null };
    const outcome = await actions.add(dish, { ...line, quantity: 1, options: [], memo: null });
    if (!("refused" in outcome)) return;
    announce("");
    onRefused(outcome.refused.message);
  };

  const take = () => {
    const line = store.getState().lines.findLast(({ id }) => String(id) === String(dish.item.id));
    if (!line) return;
    onRefused(null);
    announce("");
    if (line.quantity > 1) return void actions.changeQuantity(line.orderId, line.quantity - 1);
    actions.remove(line.orderId);
    // At a quantity of 0 the focused button disappears, so the focus moves to the add button.
    addButton.current?.focus({ preventScroll: true });
  };

  return (
    // The action awaits nothing: an async action would block all transitions, navigation included.
    <form action={() => void ask()} className="dish-step">
      {count === 0 ? null : (
        <button type="submit" formAction={take} className="dish-take">
          <span className="visually-hidden">{m.site_one_fewer({ name })}</span>
          <span />
        </button>
      )}
      <CountInCart count={count} />
      <button ref={addButton} type="submit" className="dish-add">
        <span className="visually-hidden">{m.menu_quick_add({ name })}</span>
        <span />
      </button>
      {dialog}
    </form>
  );
}
