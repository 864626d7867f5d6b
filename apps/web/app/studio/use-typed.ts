import { type KeyboardEvent, useEffect, useState } from "react";

/** Holds what is typed in a field, and commits it when the field is left, or by Enter in a field of one line. */
export function useTyped(shown: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState(shown);
  // Another person's value, an undo, or the canonical form replaces what is shown.
  useEffect(() => setTyped(shown), [shown]);
  const leave = () => {
    const text = typed.trim();
    if (text !== shown) commit(text);
  };
  return {
    value: typed,
    onChange: (event: { readonly target: { readonly value: string } }) => setTyped(event.target.value),
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === "Enter" && event.currentTarget instanceof HTMLInputElement) leave();
    },
    autoComplete: "off",
  };
}
