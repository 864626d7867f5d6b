/** The browser events that count as a guest's activity. */
const TOUCHES = ["pointerdown", "keydown", "scroll"] as const;

/** Tells of every touch of the page; answers how to stop. */
export function followTouches(onTouch: () => void): () => void {
  for (const touch of TOUCHES) addEventListener(touch, onTouch);
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, onTouch);
  };
}
