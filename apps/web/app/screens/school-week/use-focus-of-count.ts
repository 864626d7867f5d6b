import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * The button that adds a dish gives way to its count, and comes back with none left: the focus of whoever pressed it, which is gone with what
 * had it, goes to the last button of what has taken its place. screens#keyboard.
 */
export function useFocusOfCount(isThere: boolean): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly press: (act: () => void) => void;
} {
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are others once it is there, or gone.
  useLayoutEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return;
    const buttons = place.current?.querySelectorAll("button") ?? [];
    buttons[buttons.length - 1]?.focus({ preventScroll: true });
  }, [isThere]);
  const press = (act: () => void) => {
    isPressed.current = true;
    act();
  };
  return { place, press };
}
