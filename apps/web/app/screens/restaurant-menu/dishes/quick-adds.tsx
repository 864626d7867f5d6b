import { useState } from "react";
import { AddingDish } from "./adding-dish.tsx";
import { cardOf, dishLinkOf } from "./card-markup.ts";

type Adding = { readonly button: Element; readonly to: string; readonly name: string };

/** Dishes on their way into the cart from their cards: `press` takes one there, `inProgress` stands in the page meanwhile. */
export function useQuickAdds() {
  const [adding, setAdding] = useState<readonly Adding[]>([]);
  const press = (button: Element) => {
    const link = dishLinkOf(cardOf(button));
    const to = link?.getAttribute("href");
    if (!to || button.hasAttribute("aria-disabled")) return;
    button.setAttribute("aria-disabled", "true");
    setAdding((before) => [...before, { button, to, name: link?.textContent ?? "" }]);
  };
  const finish = (button: Element) => {
    button.removeAttribute("aria-disabled");
    setAdding((before) => before.filter((other) => other.button !== button));
  };
  const inProgress = adding.map(({ button, to, name }) => (
    <AddingDish key={to} to={to} name={name} onDone={() => finish(button)} />
  ));
  return { press, inProgress };
}
