import { useEffect, useState } from "react";
import { canQueue, followQueue, listQueued } from "./queue-store.ts";
import type { QueuedOrder } from "./queued-order.ts";

/** The orders that this browser keeps, as they are in all of its pages; none before the page is hydrated. */
export function useQueuedOrders(): readonly QueuedOrder[] {
  const [orders, setOrders] = useState<readonly QueuedOrder[]>([]);
  useEffect(() => {
    if (!canQueue()) return;
    const read = () => void listQueued().then(setOrders);
    read();
    return followQueue(read);
  }, []);
  return orders;
}
