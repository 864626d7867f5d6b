import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { browserStorage, QUEUE_CHANGED, QUEUE_NAME, readStorage } from "../browser-storage.ts";

export const loadQueueNotices = () => import("./queue-notices.tsx");

const QueueNotices = lazy<ComponentType>(() => loadQueueNotices().catch(() => ({ default: () => null })));

/** Loads `QueueNotices` once the browser has a queued order. Decision 070. */
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
