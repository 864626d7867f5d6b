import { m } from "@comptoir/messages";
import { useRef } from "react";
import { usePageCart } from "../../../cart/cart-provider.tsx";
import type { KnownDish } from "../../../cart/known-dish.ts";
import { announce } from "../../../ui/toast.tsx";
import { CountInCart } from "./count-in-cart.tsx";

export type QuickAddProps = {
  readonly dish: KnownDish;
  readonly name: string;
  /** How many are in the cart. */
  readonly count: number;
  /** Told why the dish is not in the cart after all; null when something is done anew. */
  readonly onRefused: (message: string | null) => void;
};

/**
 * Puts a dish without options into the cart with one press; once it is there: one fewer, how many, one more. What the server refuses is taken
 * back. A form, since React keeps what is submitted before it has hydrated and submits it then. screens#adding.
 */
export function QuickAdd({ dish, name, count, onRefused }: QuickAddProps) {
  const { store, actions } = usePageCart();
  const addButton = useRef<HTMLButtonElement>(null);

  const add = async () => {
    onRefused(null);
    announce(m.menu_added({ name }));
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
    // The button goes with the last one, and the focus would go with it.
    addButton.current?.focus({ preventScroll: true });
  };

  return (
    // What is awaited in an action would hold up every transition, also that to another screen.
    <form action={() => void add()} className="dish-step">
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
    </form>
  );
}
