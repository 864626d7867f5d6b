import type { OrderData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { useEffect, useState } from "react";
import { browserCaller } from "../../venue/api-caller.ts";
import { followStatus, isOver, type OrderState, type StatusEvent } from "./order-status.ts";

/** How often the page asks where the server's events do not reach it. */
const POLL_MS = 10_000;

/**
 * Follows an order as it moves on: the server's events where they arrive, and else asking now and then. It ends with the
 * order's last state.
 */
export function useOrderState(order: OrderData): OrderState {
  const [state, setState] = useState<OrderState>(order);
  const over = isOver(state.status);
  useEffect(() => {
    if (over) return;
    const source = new EventSource(`/api/orders/${encodeURIComponent(order.id)}/events`);
    source.addEventListener("status", ({ data }: MessageEvent<string>) => {
      setState((known) => followStatus(known, JSON.parse(data) as StatusEvent));
    });
    const ask = async () => {
      // A connection that stands tells by itself; a page that nobody looks at need not ask.
      if (source.readyState === EventSource.OPEN || document.hidden) return;
      const result = await calls.getOrder(browserCaller(order.restaurant.id), order.id);
      if (result.ok) setState(result.answer.order);
    };
    const timer = setInterval(ask, POLL_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      source.close();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [order.id, order.restaurant.id, over]);
  return state;
}
