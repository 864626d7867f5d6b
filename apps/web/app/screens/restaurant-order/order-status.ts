import type { KitchenOrderData, OrderData, OrderStatusData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { DestinationKind } from "@comptoir/ordering";
import { declinedHeading } from "@comptoir/receipt";
import { COUNTED_BEFORE_MS } from "../../orders/kept-order.ts";

export type OrderState = {
  readonly status: OrderStatusData;
  readonly readyAt: string;
  readonly history: OrderData["history"];
  readonly kitchens?: OrderData["kitchens"];
  readonly acceptance?: OrderData["acceptance"];
};

/** A server-sent event about an order's state; at a hub with the state of each kitchen's order. */
export type StatusEvent = {
  readonly status: OrderStatusData;
  readonly at: string;
  readonly readyAt: string;
  /** The number of refunds of the order. Their amounts are loaded separately. */
  readonly refunds?: number;
  /** When the restaurant accepted the order; absent while it waits, and if it was accepted as placed. */
  readonly acceptedAt?: string;
  readonly kitchens?: readonly (Pick<KitchenOrderData, "id" | "status" | "readyAt"> & {
    readonly acceptedAt?: string;
  })[];
};

/** The states that a successful order passes through, in order. */
export const STEPS = ["placed", "in-progress", "ready", "completed"] as const satisfies readonly OrderStatusData[];

/** Applies an event to the state. Idempotent. */
export function followStatus<State extends OrderState>(state: State, event: StatusEvent): State {
  const isKnown = state.history.some(({ status }) => status === event.status);
  const kitchens = followKitchens(state.kitchens, event.kitchens);
  const acceptance = followAnswer(state.acceptance, event.acceptedAt);
  const isSame =
    state.status === event.status &&
    state.readyAt === event.readyAt &&
    state.kitchens === kitchens &&
    state.acceptance === acceptance;
  if (isKnown && isSame) return state;
  const history = isKnown ? state.history : [...state.history, { status: event.status, at: event.at }];
  const answered = acceptance && { acceptance };
  return {
    ...state,
    status: event.status,
    readyAt: event.readyAt,
    history,
    ...(kitchens && { kitchens }),
    ...answered,
  };
}

function followAnswer(acceptance: OrderData["acceptance"], acceptedAt: string | undefined): OrderData["acceptance"] {
  if (!acceptance || acceptedAt === undefined || acceptance.acceptedAt === acceptedAt) return acceptance;
  return { ...acceptance, acceptedAt };
}

function followKitchens(kitchens: OrderData["kitchens"], told: StatusEvent["kitchens"]): OrderData["kitchens"] {
  if (!kitchens || !told) return kitchens;
  const byId = new Map(told.map((kitchen) => [kitchen.id, kitchen]));
  const next = kitchens.map((kitchen) => {
    const { acceptedAt, ...state } = byId.get(kitchen.id) ?? {};
    const acceptance = followAnswer(kitchen.acceptance, acceptedAt);
    return { ...kitchen, ...state, ...(acceptance && { acceptance }) };
  });
  const isSame = next.every(({ status, readyAt, acceptance }, index) => {
    const known = kitchens[index];
    return status === known?.status && readyAt === known.readyAt && acceptance === known.acceptance;
  });
  return isSame ? kitchens : next;
}

type LastWords = Readonly<Record<"ready" | "completed", { readonly step: () => string; readonly said: () => string }>>;

const DELIVERED: LastWords = {
  ready: { step: () => m.order_step_ready_table(), said: () => m.order_status_ready_delivery() },
  completed: { step: () => m.order_step_completed_delivery(), said: () => m.order_status_completed_delivery() },
};

const LAST_WORDS: Readonly<Record<DestinationKind, LastWords>> = {
  table: {
    ready: { step: () => m.order_step_ready_table(), said: () => m.order_status_ready_table() },
    completed: { step: () => m.order_step_completed_table(), said: () => m.order_status_completed() },
  },
  pickup: {
    ready: { step: () => m.order_step_ready_pickup(), said: () => m.order_status_ready_pickup() },
    completed: { step: () => m.order_step_completed_pickup(), said: () => m.order_status_completed() },
  },
  "delivery-area": DELIVERED,
  "delivery-address": DELIVERED,
  suite: {
    ready: { step: () => m.order_step_ready_table(), said: () => m.order_status_ready_suite() },
    completed: { step: () => m.order_step_completed_suite(), said: () => m.order_status_completed() },
  },
  "school-date": {
    ready: { step: () => m.order_step_ready_pickup(), said: () => m.order_status_ready_school() },
    completed: { step: () => m.order_step_completed_school(), said: () => m.order_status_completed_school() },
  },
};

export function stepWords(status: OrderStatusData, kind: DestinationKind): string {
  switch (status) {
    case "placed":
      return m.order_step_placed();
    case "in-progress":
      return m.order_step_in_progress();
    case "cancelled":
      return m.order_step_cancelled();
    default:
      return LAST_WORDS[kind][status].step();
  }
}

/** Returns a sentence on what the state means for the diner. `isAhead` comes from `isAheadOfItsTime`. */
export function statusWords(
  { status, cancelledByGuest, yours, destination: { kind }, acceptance, declined }: StatusOfOrder,
  isAhead: boolean,
): string {
  switch (status) {
    case "placed":
      if (acceptance) return acceptance.acceptedAt === null ? m.order_status_waiting() : m.order_status_accepted();
      if (!isAhead) return m.order_status_placed();
      return kind === "school-date" ? m.order_status_ahead_school() : m.order_status_ahead();
    case "in-progress":
      return m.order_status_in_progress();
    case "cancelled":
      if (declined) return declinedHeading(declined);
      return cancelledByGuest && yours ? m.order_status_cancelled_by_you() : m.order_status_cancelled();
    default:
      return LAST_WORDS[kind][status].said();
  }
}

type StatusOfOrder = Pick<
  OrderData,
  "status" | "cancelledByGuest" | "yours" | "destination" | "acceptance" | "declined"
>;

/**
 * Returns whether an order is placed for a later time, so that the kitchen does not start on it yet.
 * screens#starts-later.
 */
export function isAheadOfItsTime(
  { status, date, readyAt }: Pick<OrderData, "status" | "date" | "readyAt">,
  nowMs: number,
): boolean {
  return status === "placed" && date !== null && Date.parse(readyAt) - nowMs > COUNTED_BEFORE_MS;
}
