import type { KitchenOrderData, OrderData } from "@comptoir/contract";
import {
  type Cents,
  cents,
  formatCents,
  ORDER_STATUSES,
  type OrderStatus,
  sumCents,
  sumCostsData,
} from "@comptoir/ordering";
import type { Caller } from "../../people/caller.ts";
import type { PlacedOrder } from "../order-record.ts";
import { formatOrder } from "./order-answer.ts";

/** The orders of a hub's kitchens as the answers list them. api#create-marketplace-order. */
export function formatKitchenOrders(orders: readonly PlacedOrder[]): KitchenOrderData[] {
  return orders.map((order) => ({
    restaurantId: order.venue.id,
    slug: order.venue.slug,
    name: order.venue.name,
    id: order.orderId,
    number: String(order.number),
    status: order.status,
    readyAt: order.readyAt.toISOString(),
    total: formatCents(order.totalWithTipCents),
    items: [...order.items],
  }));
}

/**
 * What was ordered at a hub, as its orders are together: nothing is written of it beside them, so that it can never say anything else. It
 * is in a state once every kitchen is that still makes something. hub#hub-parent.
 * @param orders of the hub's kitchens, one at least
 */
export function formatHubOrder(orders: readonly PlacedOrder[], caller: Caller | null): OrderData {
  const [first] = orders;
  if (!first?.venue.hub || first.submissionId === null) throw new Error("a hub's order is that of its kitchens");
  const { hub } = first.venue;
  const one = formatOrder(first, caller);
  return {
    ...one,
    id: first.submissionId,
    parentId: null,
    number: orders.map(({ number }) => number).join(" + "),
    status: togetherIn(orders),
    readyAt: whenAllReady(orders).toISOString(),
    restaurant: { ...hub, address: null, tax_numbers: [], hub: null },
    items: orders.flatMap(({ items }) => items),
    costs: sumCostsData(orders.map((order) => formatOrder(order, caller).costs)),
    // Each kitchen's receipt explains its own bill.
    explanation: [],
    payment: { ...one.payment, status: paymentOf(orders), amount: formatCents(amountOf(orders)) },
    refunds: refundsOf(orders, caller),
    history: historyOf(orders),
    cancelledByGuest: false,
    tellsReady: orders.some(({ tellsReady }) => tellsReady),
    kitchens: formatKitchenOrders(orders),
  };
}

/** What each kitchen gave back, with its name, in the sequence of time. */
function refundsOf(orders: readonly PlacedOrder[], caller: Caller | null): OrderData["refunds"] {
  const given = orders.flatMap((order) =>
    formatOrder(order, caller).refunds.map((refund) => ({ ...refund, kitchen: order.venue.name })),
  );
  return given.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

const amountOf = (orders: readonly PlacedOrder[]): Cents => cents(sumCents(orders.map((one) => one.totalWithTipCents)));

const STEPS: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => status !== "cancelled");

/** When the last of those is ready that were not cancelled. */
export function whenAllReady(orders: readonly Pick<PlacedOrder, "status" | "readyAt">[]): Date {
  const standing = orders.filter(({ status }) => status !== "cancelled");
  return new Date(Math.max(...(standing.length > 0 ? standing : orders).map(({ readyAt }) => readyAt.getTime())));
}

/** The state that all are in, or beyond, that were not cancelled. */
export function togetherIn(orders: readonly Pick<PlacedOrder, "status">[]): OrderStatus {
  const steps = orders.flatMap(({ status }) => (status === "cancelled" ? [] : STEPS.indexOf(status)));
  return steps.length === 0 ? "cancelled" : (STEPS[Math.min(...steps)] ?? "placed");
}

/** How the money of all stands: of payments that went different ways, what is still to come of one. */
function paymentOf(orders: readonly PlacedOrder[]): PlacedOrder["paymentStatus"] {
  const statuses = [...new Set(orders.map(({ paymentStatus }) => paymentStatus))];
  const telling = (["failed", "authorised", "captured", "on-premise"] as const).find((status) =>
    statuses.includes(status),
  );
  return statuses.length === 1 ? (statuses[0] ?? "not-required") : (telling ?? statuses[0] ?? "not-required");
}

/** When all of them had come into each state. */
function historyOf(orders: readonly PlacedOrder[]): OrderData["history"] {
  const standing = orders.filter(({ status }) => status !== "cancelled");
  const reached = (statuses: readonly OrderStatus[], of: readonly PlacedOrder[]) =>
    statuses.flatMap((status) => {
      const times = of.map(({ history }) => history.find((event) => event.status === status)?.at);
      if (of.length === 0 || times.some((at) => at === undefined)) return [];
      return { status, at: new Date(Math.max(...times.map((at) => Date.parse(at ?? "")))).toISOString() };
    });
  const last = standing.length === 0 ? reached(["cancelled"], orders) : [];
  return [...reached(STEPS, standing.length > 0 ? standing : orders), ...last];
}
