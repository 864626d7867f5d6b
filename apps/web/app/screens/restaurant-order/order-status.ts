import type { KitchenOrderData, OrderData, OrderStatusData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { Handover } from "@comptoir/ordering";

/** An order's state as the page follows it. */
export type OrderState = {
  readonly status: OrderStatusData;
  readonly readyAt: string;
  readonly history: OrderData["history"];
  /** The kitchens of what was ordered at a hub. */
  readonly kitchens?: OrderData["kitchens"];
};

/** What the server tells as an order moves on; at a hub with where each kitchen's order stands. */
export type StatusEvent = {
  readonly status: OrderStatusData;
  readonly at: string;
  readonly readyAt: string;
  /** How many refunds were made of it; what they gave back is asked for. */
  readonly refunds?: number;
  readonly kitchens?: readonly Pick<KitchenOrderData, "id" | "status" | "readyAt">[];
};

/** The states that every order passes through when all goes well. */
export const STEPS = ["placed", "in-progress", "ready", "completed"] as const satisfies readonly OrderStatusData[];

/** Takes in what the server told; the same state told twice changes nothing. */
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

/** A step's own name, for the timeline. */
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

/** What the state means for the diner, in a sentence. */
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
