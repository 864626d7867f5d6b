import type { OrderData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { isOver } from "@comptoir/ordering";
import { useEffect, useState } from "react";
import { browserCaller } from "../../venue/api-caller.ts";
import { followStatus, type StatusEvent } from "./order-status.ts";

/** How often the page asks where the server's events do not reach it. */
const POLL_MS = 10_000;

/**
 * Follows an order as it moves on: the server's events where they arrive, and else asking now and then. It ends with the
 * order's last state.
 */
export function useOrderState(order: OrderData): OrderData {
  const [state, setState] = useState<OrderData>(order);
  const over = isOver(state.status);
  const { id } = order;
  const restaurantId = order.restaurant.id;
  useEffect(() => {
    if (over) return;
    const source = new EventSource(`/api/orders/${encodeURIComponent(id)}/events`);
    source.addEventListener("status", ({ data }: MessageEvent<string>) => {
      setState((known) => followStatus(known, JSON.parse(data) as StatusEvent));
    });
    const ask = async () => {
      // A connection that stands tells by itself; a page that nobody looks at need not ask.
      if (source.readyState === EventSource.OPEN || document.hidden) return;
      const known = await fetchOrder({ id, restaurantId });
      if (known) setState(known);
    };
    const timer = setInterval(ask, POLL_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      source.close();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [id, restaurantId, over]);

  // What becomes of the payment when an order ends is not among the events.
  const hasEnded = over && !isOver(order.status);
  useEffect(() => {
    if (hasEnded) void fetchOrder({ id, restaurantId }).then((known) => (known ? setState(known) : undefined));
  }, [hasEnded, id, restaurantId]);
  return state;
}

type OrderName = { readonly id: string; readonly restaurantId: string | number };

async function fetchOrder({ id, restaurantId }: OrderName): Promise<OrderData | null> {
  const result = await calls.getOrder(browserCaller(restaurantId), id);
  return result.ok ? result.answer.order : null;
}
