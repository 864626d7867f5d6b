import type { BoardOrderData } from "@comptoir/contract";
import { useEffect, useRef, useState } from "react";
import type { BoardView } from "./board-lanes.ts";

type Keys = {
  /** The cards of the view, in the sequence of their digits. */
  readonly cards: readonly BoardOrderData[];
  readonly views: readonly BoardView[];
  readonly view: BoardView;
  readonly setView: (view: BoardView) => void;
  readonly moveOn: (order: BoardOrderData) => void;
  readonly undo: () => void;
};

/**
 * Works the board by keyboard or bump bar: a digit chooses a card, Enter moves it on, Backspace undoes, arrow
 * keys change the view. Keys within a field, a dialog or on a focused control are theirs. Returns the chosen
 * card's id. board#keys.
 */
export function useBoardKeys(keys: Keys): string | null {
  const [chosen, setChosen] = useState<string | null>(null);
  const latest = useRef({ ...keys, chosen });
  latest.current = { ...keys, chosen };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { cards, views, view, setView, moveOn, undo, chosen: id } = latest.current;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      // A key that is held, or stuck, is one press, of a focused button too.
      if (isHeld(event)) return event.preventDefault();
      if (isTheirs(event)) return;
      const digit = Number(event.key);
      if (Number.isInteger(digit) && digit >= 1 && digit <= 9) {
        const card = cards[digit - 1];
        if (card) {
          setChosen(card.id);
          leaveControl();
        }
      } else if (event.key === "Enter") {
        const index = cards.findIndex((card) => card.id === id);
        const card = cards[index] ?? cards[0];
        if (card === undefined) return;
        moveOn(card);
        setChosen(cards[index < 0 ? 1 : index + 1]?.id ?? cards[index - 1]?.id ?? null);
      } else if (event.key === "Backspace") undo();
      else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
        const step = event.key === "ArrowRight" ? 1 : -1;
        setView(views[(views.indexOf(view) + step + views.length) % views.length] as BoardView);
        setChosen(null);
        leaveControl();
      } else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return chosen;
}

/** Takes the focus off a control that was pressed before, so that Enter is for the chosen card. */
function leaveControl(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function isHeld({ repeat, key, target }: KeyboardEvent): boolean {
  const isText = target instanceof Element && target.closest("input, select, textarea, summary") !== null;
  return repeat && !isText && (key === "Enter" || key === "Backspace");
}

function isTheirs({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, select, textarea, dialog")) return true;
  // Enter presses a focused control.
  return key === "Enter" && target.closest("button, a") !== null;
}
