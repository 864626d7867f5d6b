import type { OrderData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { isOver } from "@comptoir/ordering";
import { useCallback, useEffect, useState } from "react";
import { browserCaller } from "../../venue/api-caller.ts";
import { followStatus, type StatusEvent } from "./order-status.ts";

/** Interval of polling while no server-sent events arrive, in ms. */
const POLL_MS = 10_000;

/**
 * Follows an order's state and refunds by server-sent events, with polling as the fallback. payment#refunds.
 * Events end with the order's last state. Later refunds are loaded when the page becomes visible again.
 */
export function useOrderState(order: OrderData): OrderData {
  const [state, setState] = useState<OrderData>(order);
  const [refundsTold, setRefundsTold] = useState(0);
  const over = isOver(state.status);
  const { id } = order;
  const restaurantId = order.restaurant.id;
  const look = useCallback(async () => {
    const known = await fetchOrder({ id, restaurantId });
    if (known) setState(known);
  }, [id, restaurantId]);

  useEffect(() => {
    if (over) return;
    const source = new EventSource(`/api/orders/${encodeURIComponent(id)}/events`);
    source.addEventListener("status", ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as StatusEvent;
      setState((known) => followStatus(known, event));
      setRefundsTold(event.refunds ?? 0);
    });
    const ask = () => {
      // An open connection delivers the events, and a hidden page needs no polling.
      if (source.readyState !== EventSource.OPEN && !document.hidden) void look();
    };
    const timer = setInterval(ask, POLL_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      source.close();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [id, look, over]);

  // Events contain neither the payment's outcome when an order ends nor refunded amounts, so both are loaded.
  const hasEnded = over && !isOver(order.status);
  useEffect(() => {
    if (hasEnded) void look();
  }, [hasEnded, look]);

  const refundsShown = state.refunds.length;
  useEffect(() => {
    if (refundsTold <= refundsShown) return;
    void look();
    // The response may be lost, or older than the last refund, so the request repeats until all refunds are shown.
    const timer = setInterval(() => void look(), POLL_MS);
    return () => clearInterval(timer);
  }, [refundsTold, refundsShown, look]);

  useEffect(() => {
    if (!over) return;
    const lookAgain = () => (document.hidden ? undefined : void look());
    document.addEventListener("visibilitychange", lookAgain);
    return () => document.removeEventListener("visibilitychange", lookAgain);
  }, [over, look]);
  return state;
}

type OrderName = { readonly id: string; readonly restaurantId: string | number };

async function fetchOrder({ id, restaurantId }: OrderName): Promise<OrderData | null> {
  const result = await calls.getOrder(browserCaller(restaurantId), id);
  return result.ok ? result.answer.order : null;
}
