import type { Id } from "@comptoir/ordering";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { canQueue, changeQueued, followQueue, listQueued } from "./queue-store.ts";
import type { QueuedOrder } from "./queued-order.ts";

/** This browser's queued orders, current in all pages; empty before hydration. */
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

/**
 * Returns whether an order of this checkout is queued. Once it is placed, opens the confirmation, unless the
 * diner is already submitting the next order (`isBusy`).
 */
export function useQueuedHere(place: Id, isBusy: boolean): boolean {
  const navigate = useNavigate();
  const order = useQueuedOrders().find((queued) => String(queued.place) === String(place));
  const isPlaced = order?.stage.name === "placed";
  const waited = useRef(false);
  useEffect(() => {
    if (order?.stage.name !== "placed") {
      waited.current = order !== undefined;
    } else if (waited.current && !isBusy) {
      waited.current = false;
      navigate(`/${order.restaurant.slug}/orders/${order.stage.id}${order.query}`, { replace: true });
      void changeQueued(order.key, () => null);
    }
  }, [order, navigate, isBusy]);
  return order !== undefined && !isPlaced;
}
