import type { KitchenOrderData, OrderData, OrderStatusData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { Handover } from "@comptoir/ordering";

/** The state of an order that the page follows. */
export type OrderState = {
  readonly status: OrderStatusData;
  readonly readyAt: string;
  readonly history: OrderData["history"];
  /** The kitchens of an order at a hub. */
  readonly kitchens?: OrderData["kitchens"];
};

/** A server-sent event about an order's state; at a hub with the state of each kitchen's order. */
export type StatusEvent = {
  readonly status: OrderStatusData;
  readonly at: string;
  readonly readyAt: string;
  /** The number of refunds of the order. Their amounts are loaded separately. */
  readonly refunds?: number;
  readonly kitchens?: readonly Pick<KitchenOrderData, "id" | "status" | "readyAt">[];
};

/** The states that a successful order passes through, in order. */
export const STEPS = ["placed", "in-progress", "ready", "completed"] as const satisfies readonly OrderStatusData[];

/** Applies an event to the state. Idempotent. */
export function followStatus<State extends OrderState>(state: State, event: StatusEvent): State {
  const isKnown = state.history.some(({ status }) => status === event.status);
  const kitchens = followKitchens(state.kitchens, event.kitchens);
  const isSame = state.status === event.status && state.readyAt === event.readyAt && state.kitchens === kitchens;
  if (isKnown && isSame) return state;
  const history = isKnown ? state.history : [...state.history, { status: event.status, at: event.at }];
  return { ...state, status: event.status, readyAt: event.readyAt, history, ...(kitchens && { kitchens }) };
}

function followKitchens(kitchens: OrderData["kitchens"], told: StatusEvent["kitchens"]): OrderData["kitchens"] {
  if (!kitchens || !told) return kitchens;
  const byId = new Map(told.map((kitchen) => [kitchen.id, kitchen]));
  const next = kitchens.map((kitchen) => ({ ...kitchen, ...byId.get(kitchen.id) }));
  const isSame = next.every(({ status, readyAt }, index) => {
    const known = kitchens[index];
    return status === known?.status && readyAt === known.readyAt;
  });
  return isSame ? kitchens : next;
}

const COMPLETED: Readonly<Record<Handover, () => string>> = {
  brought: () => m.order_step_completed_table(),
  delivered: () => m.order_step_completed_delivery(),
  collected: () => m.order_step_completed_pickup(),
};

/** Returns the name of a step in the timeline. */
export function stepWords(status: OrderStatusData, handover: Handover): string {
  switch (status) {
    case "placed":
      return m.order_step_placed();
    case "in-progress":
      return m.order_step_in_progress();
    case "ready":
      return handover === "collected" ? m.order_step_ready_pickup() : m.order_step_ready_table();
    case "completed":
      return COMPLETED[handover]();
    case "cancelled":
      return m.order_step_cancelled();
  }
}

/** Returns a sentence about what the state means for the diner. */
export function statusWords(
  { status, cancelledByGuest, yours }: Pick<OrderData, "status" | "cancelledByGuest" | "yours">,
  handover: Handover,
): string {
  switch (status) {
    case "placed":
      return m.order_status_placed();
    case "in-progress":
      return m.order_status_in_progress();
    case "ready":
      return handover === "collected" ? m.order_status_ready_pickup() : m.order_status_ready_table();
    case "completed":
      return m.order_status_completed();
    case "cancelled":
      return cancelledByGuest && yours ? m.order_status_cancelled_by_you() : m.order_status_cancelled();
  }
}
