export type Returns = {
  readonly onOnline: () => void;
  /** Called when the browser restores the page from its back/forward cache. */
  readonly onRestored: () => void;
  readonly onVisible: () => void;
};

/** Returns a function that removes the listeners. */
export function onPageReturn({ onOnline, onRestored, onVisible }: Returns): () => void {
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestored();
  };
  const look = () => {
    if (document.visibilityState === "visible") onVisible();
  };
  addEventListener("online", onOnline);
  addEventListener("pageshow", restore);
  addEventListener("visibilitychange", look);
  return () => {
    removeEventListener("online", onOnline);
    removeEventListener("pageshow", restore);
    removeEventListener("visibilitychange", look);
  };
}
