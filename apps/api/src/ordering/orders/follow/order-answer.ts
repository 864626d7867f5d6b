import type { KitchenOrderData, OrderData } from "@comptoir/contract";
import {
  awaitsAnswer,
  type Cents,
  cents,
  formatCents,
  ORDER_STATUSES,
  ORDER_TYPE_RULES,
  type OrderStatus,
  sumCents,
  sumCostsData,
  tableNumOf,
  ZERO_CENTS,
} from "@comptoir/ordering";
import type { Caller } from "../../../people/caller.ts";
import { isOwner, PERSON_OWNER } from "../../../people/owner.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { maskCosts, maskExplanation } from "../../quote/gift-card-codes.ts";
import { formatDiners } from "../format-diners.ts";
import type { PlacedOrder } from "../order-record.ts";
import { findOrder, loadOrdersOfHub } from "../orders.store.ts";

/**
 * Looks up an order by id alone and formats it for the caller. The id may be that of one order, or of a hub's
 * parent order. api#get-order, hub#hub-parent.
 */
export async function findOrderAnswer(db: Queryable, orderId: string, caller: Caller): Promise<OrderData | null> {
  const order = await findOrder(db, orderId);
  if (order) return formatOrder(order, caller);
  const ofHub = await loadOrdersOfHub(db, orderId);
  return ofHub.length === 0 ? null : formatHubOrder(ofHub, caller);
}

/**
 * Formats an order for the confirmation and status page. A null caller is staff, who see the contact but never
 * own the order. api#get-order.
 */
export function formatOrder(order: PlacedOrder, caller: Caller | null): OrderData {
  const { zone, hub = null, travelMinutes = null, ...restaurant } = order.venue;
  const toCredit = creditOf(order);
  const { destination } = order;
  const suiteId = destination.kind === "suite" ? destination.eventSuiteId : null;
  const yours = caller !== null && isOwner(caller, { ...order, suiteId });
  return {
    id: order.orderId,
    number: String(order.number),
    status: order.status,
    type: order.type,
    destination,
    tableNum: tableNumOf(destination),
    placedAt: order.placedAt.toISOString(),
    readyAt: order.readyAt.toISOString(),
    travelMinutes,
    date: order.wantedAt?.toISOString() ?? null,
    zone,
    locale: order.locale,
    restaurant: { ...restaurant, tax_numbers: [...restaurant.tax_numbers], hub },
    parentId: hub && order.submissionId,
    childId: yours ? order.childId : null,
    yours,
    items: [...order.items],
    // Older versions stored the whole gift card code, so the code is masked here.
    costs: maskCosts(order.costs),
    explanation: maskExplanation(order.explanation),
    payment: {
      method: order.paymentMethod,
      status: order.paymentStatus,
      amount: formatCents(order.totalWithTipCents),
      type: order.card?.type ?? null,
      last4: order.card?.last4 ?? null,
      reference: order.paymentReference,
      ...(order.credit?.order && { fromCredit: formatCents(order.credit.order) }),
      ...(toCredit > 0 && { toCredit: formatCents(toCredit) }),
      ...paidAtTable([order]),
    },
    refunds: order.refunds.map(({ id, at, given }) => ({ id, at: new Date(at).toISOString(), ...given })),
    ...(order.pointsEarned > 0 && { pointsEarned: order.pointsEarned }),
    history: order.history.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
    ...answerOf(order),
    cancelledByGuest: order.history.some(({ status, byGuest }) => status === "cancelled" && byGuest),
    contact: yours || caller === null ? order.contact : null,
    notes: order.remarks.notes,
    questions: [...order.remarks.questions],
    ...((yours || caller === null) && dinersOf(order)),
    checkId: order.remarks.checkId,
    tellsReady: order.tellsReady,
  };
}

/** Formats what the people of a table have paid of some orders on their phones; empty for nothing. table#settled. */
function paidAtTable(orders: readonly PlacedOrder[]): Pick<OrderData["payment"], "paidAtTable"> {
  const paid = sumCents(orders.map(({ paidAtTableCents }) => paidAtTableCents));
  return paid > 0 ? { paidAtTable: formatCents(paid) } : {};
}

/** Formats the persons who said allergies; empty without any. menu#diner-allergies. */
function dinersOf({ remarks: { diners = [] } }: PlacedOrder): Pick<OrderData, "diners"> {
  return diners.length === 0 ? {} : { diners: formatDiners(diners) };
}

/** Formats the restaurant's answer; empty for an order that was accepted as it was placed. board#awaits. */
function answerOf({
  acceptFrom,
  acceptUntil,
  acceptedAt,
  declined,
}: PlacedOrder): Pick<OrderData, "acceptance" | "declined"> {
  const isAsked = acceptFrom !== null && acceptUntil !== null;
  const times = isAsked && { from: acceptFrom.toISOString(), until: acceptUntil.toISOString() };
  return {
    ...(times && { acceptance: { ...times, acceptedAt: acceptedAt?.toISOString() ?? null } }),
    ...(declined && { declined }),
  };
}

/**
 * Returns the account credit from cancelling a school's day: the credited amount, or the order's total if its
 * payment is to be captured. school#account-credit.
 */
function creditOf(order: PlacedOrder): Cents {
  const { type, status, owner, paymentStatus, totalWithTipCents, credit, declined, isVoiding } = order;
  const isCredited = ORDER_TYPE_RULES[type].bySchoolDate && status === "cancelled" && declined === null;
  const isComing = isCredited && paymentStatus === "authorised" && !isVoiding;
  if (isComing && owner?.startsWith(PERSON_OWNER)) return totalWithTipCents;
  return sumCents([credit?.["day-cancelled"] ?? ZERO_CENTS, credit?.["day-captured"] ?? ZERO_CENTS]);
}

/** Formats the orders of a hub's kitchens for an answer. api#create-marketplace-order. */
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
    ...answerOf(order),
  }));
}

/**
 * Merges the orders of a hub's kitchens into one answer. Nothing is stored for the parent order, so it cannot
 * contradict its kitchens' orders. Its status is the earliest status of the kitchens' orders that are not
 * cancelled. hub#hub-parent.
 * @param orders the kitchens' orders, at least one
 */
export function formatHubOrder(orders: readonly PlacedOrder[], caller: Caller | null): OrderData {
  const [first] = orders;
  if (!first?.venue.hub || first.submissionId === null) throw new Error("The order has no hub or no submission.");
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
    payment: {
      ...one.payment,
      ...{ status: paymentOf(orders), amount: formatCents(amountOf(orders)) },
      ...paidAtTable(orders),
    },
    refunds: refundsOf(orders, caller),
    history: historyOf(orders),
    ...mergedAnswer(orders),
    cancelledByGuest: false,
    tellsReady: orders.some(({ tellsReady }) => tellsReady),
    kitchens: formatKitchenOrders(orders),
  };
}

/**
 * Merges the answers of a hub's kitchens: the wait of the kitchen that answers last; accepted once no kitchen waits.
 */
function mergedAnswer(orders: readonly PlacedOrder[]): Pick<OrderData, "acceptance" | "declined"> {
  const last = orders.filter(awaitsAnswer).sort((a, b) => Number(b.acceptUntil) - Number(a.acceptUntil))[0];
  if (last) return { ...answerOf(last), declined: undefined };
  const missed = orders.every(({ declined }) => declined !== null) ? orders[0]?.declined : null;
  return { acceptance: undefined, declined: missed ?? undefined };
}

function refundsOf(orders: readonly PlacedOrder[], caller: Caller | null): OrderData["refunds"] {
  const given = orders.flatMap((order) =>
    formatOrder(order, caller).refunds.map((refund) => ({ ...refund, kitchen: order.venue.name })),
  );
  return given.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

const amountOf = (orders: readonly PlacedOrder[]): Cents => cents(sumCents(orders.map((one) => one.totalWithTipCents)));

const STEPS: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => status !== "cancelled");

/** Returns the latest ready time of the orders that are not cancelled; of all orders if all are cancelled. */
export function whenAllReady(orders: readonly Pick<PlacedOrder, "status" | "readyAt">[]): Date {
  const standing = orders.filter(({ status }) => status !== "cancelled");
  return new Date(Math.max(...(standing.length > 0 ? standing : orders).map(({ readyAt }) => readyAt.getTime())));
}

/** Returns the earliest status among the orders that are not cancelled; `cancelled` if all are. */
export function togetherIn(orders: readonly Pick<PlacedOrder, "status">[]): OrderStatus {
  const steps = orders.flatMap(({ status }) => (status === "cancelled" ? [] : STEPS.indexOf(status)));
  return steps.length === 0 ? "cancelled" : (STEPS[Math.min(...steps)] ?? "placed");
}

/**
 * Merges the payment statuses of several orders. If they differ, the most important status wins: failed,
 * authorised, captured, then on-premise.
 */
function paymentOf(orders: readonly PlacedOrder[]): PlacedOrder["paymentStatus"] {
  const statuses = [...new Set(orders.map(({ paymentStatus }) => paymentStatus))];
  const telling = (["failed", "authorised", "captured", "on-premise"] as const).find((status) =>
    statuses.includes(status),
  );
  return statuses.length === 1 ? (statuses[0] ?? "not-required") : (telling ?? statuses[0] ?? "not-required");
}

/**
 * Returns each status that all orders have reached, with the time at which the last order reached it.
 * Cancelled orders count only if all are cancelled.
 */
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
