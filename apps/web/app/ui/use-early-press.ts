import { type RefObject, useEffect, useRef } from "react";

/** What `data-keep` says of a button that belongs to a part whose script comes by itself: its presses wait for that part. */
export const OF_PART = "part";

/**
 * For a button in a part of the page whose script comes by itself, later than the page's own: pressed before, it is pressed when
 * the script has come. Give the button what this returns; who keeps the press until then is in the page (`EarlyTaps`).
 */
export function useEarlyPress(): { readonly ref: RefObject<HTMLButtonElement | null>; readonly "data-keep": string } {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = ref.current;
    if (button?.dataset.keep !== OF_PART) return;
    delete button.dataset.keep;
    if (button.dataset.pressed === undefined) return;
    delete button.dataset.pressed;
    // In a turn of its own: what was typed before the script is told to the part in this one.
    const turn = setTimeout(() => button.click());
    return () => clearTimeout(turn);
  }, []);
  return { ref, "data-keep": OF_PART };
}
