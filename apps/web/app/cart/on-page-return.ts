/** The callbacks for a page that becomes current again. */
export type Returns = {
  /** Called when the network has returned. */
  readonly onOnline: () => void;
  /** Called when the browser has restored the page from its back/forward cache. */
  readonly onRestored: () => void;
  /** Called when the page has returned to the foreground. */
  readonly onVisible: () => void;
};

/** Registers the listeners of `Returns`. Returns a function that removes them. */
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
