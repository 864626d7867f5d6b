import { useEffect, useRef } from "react";

type Place = { readonly order: string; readonly index: number };

/**
 * Keeps the focus at the cards. A card that moves to another lane is a new element there, and one that is done is
 * gone: the focus follows the order, or goes to the card that takes its place.
 */
export function useKeepFocus(): void {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = placeOf(target);
    };
    const onLeave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && document.activeElement === document.body)
          last.current = null;
      });
    addEventListener("focusin", onFocus);
    addEventListener("focusout", onLeave);
    return () => {
      removeEventListener("focusin", onFocus);
      removeEventListener("focusout", onLeave);
    };
  }, []);
  // After each rendering, since any may move cards.
  useEffect(() => {
    const { current: place } = last;
    if (place === null || document.activeElement !== document.body) return;
    const cards = [...document.querySelectorAll("[data-order]")];
    const same = cards.find((one) => one.getAttribute("data-order") === place.order);
    const card = same ?? cards.at(place.index) ?? cards.at(-1);
    const action = card?.querySelector<HTMLElement>(".board-action");
    const control = action?.checkVisibility() ? action : card?.querySelector<HTMLElement>("button:not(:disabled)");
    control?.focus({ preventScroll: true });
  });
}

function placeOf(target: EventTarget | null): Place | null {
  const card = target instanceof Element ? target.closest("[data-order]") : null;
  const order = card?.getAttribute("data-order");
  if (!card || !order) return null;
  return { order, index: [...document.querySelectorAll("[data-order]")].indexOf(card) };
}
