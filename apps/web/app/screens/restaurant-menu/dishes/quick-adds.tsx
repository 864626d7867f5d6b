import { m } from "@comptoir/messages";
import { useState } from "react";
import { createPortal } from "react-dom";
import { usePageCart } from "../../../cart/cart-provider.tsx";
import { announce } from "../../../ui/toast.tsx";
import { cardOf, dishIdOf, dishLinkOf, readPlainDish } from "./card-markup.ts";
import { fetchDish, sketchDish } from "./sketch-dish.ts";

/** Why a dish is not in the cart after all, and the card that says so. */
type Refusal = { readonly card: HTMLElement; readonly message: string };

/**
 * Dishes that join the cart from their cards, and leave it: `press` takes one there at once, `take` takes one out. `coming` are those
 * that wait for the cart's script. What the server refuses is taken back, and `said` says why on its card.
 */
export function useQuickAdds() {
  const [coming, setComing] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { store, actions } = usePageCart();
  const { prepare, add, learn, changeQuantity, remove } = actions;
  const forget = (card: HTMLElement) => setRefusals((before) => before.filter((refusal) => refusal.card !== card));

  const press = async (button: HTMLElement) => {
    const card = cardOf(button);
    const link = dishLinkOf(card);
    const plain = readPlainDish(button);
    if (!card || !link || !plain) return;
    const { id, menuId, sectionId } = plain;
    const name = link.textContent ?? "";
    forget(card);
    setComing((before) => [...before, String(id)]);
    announce(m.menu_added({ name }));
    await prepare();
    setComing((before) => before.toSpliced(before.indexOf(String(id)), 1));
    const line = { id, menuId, sectionId, quantity: 1, options: [], memo: null };
    const outcome = add(sketchDish(plain, name), line);
    void fetchDish(link.href).then((dish) => dish && learn(dish));
    const result = await outcome;
    if (!("refused" in result)) return;
    const { message } = result.refused;
    announce("");
    setRefusals((before) => [...before.filter((refusal) => refusal.card !== card), { card, message }]);
  };

  const take = async (button: HTMLElement) => {
    const card = cardOf(button);
    const id = dishIdOf(button);
    // What is coming is there once the script is.
    await prepare();
    const line = store.getState().lines.findLast((candidate) => String(candidate.id) === id);
    if (!line || !card) return;
    forget(card);
    announce("");
    if (line.quantity > 1) return void changeQuantity(line.orderId, line.quantity - 1);
    remove(line.orderId);
    // The button goes with the last one, and the focus would go with it.
    card.querySelector<HTMLElement>("button[data-add]")?.focus({ preventScroll: true });
  };

  const said = refusals.map(({ card, message }) => {
    const words = card.querySelector(".dish-words");
    return words && createPortal(<DishRefusal message={message} />, words, dishLinkOf(card)?.href);
  });
  return { press, take, coming, said };
}

function DishRefusal({ message }: { readonly message: string }) {
  return (
    <p role="alert" className="text-small font-medium text-danger">
      {message}
    </p>
  );
}
