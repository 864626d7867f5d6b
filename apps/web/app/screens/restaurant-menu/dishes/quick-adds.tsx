import { m } from "@comptoir/messages";
import { useState } from "react";
import { useCart, useCartActions } from "../../../cart/use-cart.ts";
import { AddingDish } from "./adding-dish.tsx";
import { cardOf, dishIdOf, dishLinkOf } from "./card-markup.ts";

type Adding = { readonly button: Element; readonly to: string; readonly name: string };

/**
 * Dishes that join the cart from their cards, and leave it: `press` takes one there, `take` takes one out. What stands in the page
 * for it adds those on their way, and says politely what was added.
 */
export function useQuickAdds() {
  const [adding, setAdding] = useState<readonly Adding[]>([]);
  const [said, setSaid] = useState("");
  const lines = useCart((cart) => cart.lines);
  const { changeQuantity, remove } = useCartActions();
  const press = (button: Element) => {
    const link = dishLinkOf(cardOf(button));
    const to = link?.getAttribute("href");
    if (!to || button.hasAttribute("aria-disabled")) return;
    button.setAttribute("aria-disabled", "true");
    setSaid("");
    setAdding((before) => [...before, { button, to, name: link?.textContent ?? "" }]);
  };
  const take = (button: Element) => {
    const id = dishIdOf(button);
    const line = lines.findLast((candidate) => String(candidate.id) === id);
    if (!line) return;
    setSaid("");
    if (line.quantity > 1) return void changeQuantity(line.orderId, line.quantity - 1);
    remove(line.orderId);
    // The button goes with the last one, and the focus would go with it.
    cardOf(button)?.querySelector<HTMLElement>("button[data-add]")?.focus({ preventScroll: true });
  };
  const finish = ({ button, name }: Adding, isAdded: boolean) => {
    button.removeAttribute("aria-disabled");
    if (isAdded) setSaid(m.menu_added({ name }));
    setAdding((before) => before.filter((other) => other.button !== button));
  };
  const inProgress = (
    <>
      <div role="status" className="visually-hidden">
        {said}
      </div>
      {adding.map((dish) => (
        <AddingDish key={dish.to} to={dish.to} onDone={(isAdded) => finish(dish, isAdded)} />
      ))}
    </>
  );
  return { press, take, inProgress };
}
