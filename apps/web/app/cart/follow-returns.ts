/** What is done with a cart as its page comes back. */
export type Returns = {
  /** The network is there again. */
  readonly onOnline: () => void;
  /** The browser has restored the page from its back/forward cache. */
  readonly onRestored: () => void;
  /** The page is in the foreground again. */
  readonly onVisible: () => void;
};

/** Listens for a page that comes back; answers how to stop. */
export function followReturns({ onOnline, onRestored, onVisible }: Returns): () => void {
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
