import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { browserStorage, QUEUE_CHANGED, QUEUE_NAME, readStorage } from "../browser-storage.ts";

/** Fetches what sends a queued order and tells of it. */
export const loadQueueNotices = () => import("./queue-notices.tsx");

const QueueNotices = lazy<ComponentType>(() => loadQueueNotices().catch(() => ({ default: () => null })));

/** What becomes of orders that were made without signal, on every page; nothing of it is fetched before there is one. Decision 070. */
export function QueuedOrders() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const look = () => {
      if (readStorage(browserStorage().browser, QUEUE_NAME) !== null) setIsDue(true);
    };
    look();
    addEventListener("storage", look);
    addEventListener(QUEUE_CHANGED, look);
    return () => {
      removeEventListener("storage", look);
      removeEventListener(QUEUE_CHANGED, look);
    };
  }, []);
  return <Suspense fallback={null}>{isDue ? <QueueNotices /> : null}</Suspense>;
}
