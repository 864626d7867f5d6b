const TOUCHES = ["pointerdown", "keydown", "scroll"] as const;

/** Calls `onTouch` for each activity on the page. Returns the function that stops it. */
export function followTouches(onTouch: () => void): () => void {
  for (const touch of TOUCHES) addEventListener(touch, onTouch);
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, onTouch);
  };
}
