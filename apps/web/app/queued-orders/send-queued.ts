import type { OrderData } from "@comptoir/contract";
import type { CallResult } from "@comptoir/contract/client";
import { cents, type QueueFacts, queueChanges } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { PRICE_CHANGED, type SetCostsAnswer } from "../cart/cart-calls.ts";
import { findOrderOfKey, type SubmitCalls, submitOnce } from "../orders/submit-once.ts";
import { isUnreachable } from "../venue/api-caller.ts";
import type { QueuedOrder, QueueOffer, QueueStage } from "./queued-order.ts";

export type SendDependencies = {
  /** Prices the order again; the answer has the current preparation time. */
  readonly price: (order: QueuedOrder) => Promise<CallResult<SetCostsAnswer>>;
  readonly calls: (order: QueuedOrder) => SubmitCalls;
  /** Marks the order as sent before its request leaves. Returns false if the diner has taken it back. */
  readonly leave: (order: QueuedOrder) => Promise<boolean>;
  /**
   * Called with the placed order. Its lines may differ from the queued ones, because another tab may have
   * submitted it.
   */
  readonly settle: (order: QueuedOrder, placed: OrderData) => void;
  readonly now: () => number;
};

/**
 * Tries to send a queued order, and returns its new stage. If an earlier request was not answered, looks up
 * the order by its key first. If the terms have changed since the diner agreed, does not send: the diner must
 * agree again. ordering#queued-order.
 */
export async function sendQueued(order: QueuedOrder, world: SendDependencies): Promise<QueueStage> {
  if (order.stage.name === "sending") {
    const found = await findOrderOfKey(world.calls(order));
    if (found === "unreachable") return order.stage;
    if (found !== "none") return placed(order, found, world);
  }
  const priced = await world.price(order);
  if (!priced.ok) {
    if (priced.error !== null && !isUnreachable(priced)) return { name: "refused", error: priced.error };
    // The order waits for a network until its deadline.
    return world.now() > order.told.sendUntilMs ? { name: "asked", changes: ["late"], now: null } : { name: "waiting" };
  }
  const offer = offerOf(priced.answer);
  const changes = queueChanges(termsOf(order), factsOf(offer, world.now()));
  if (changes.length > 0) return { name: "asked", changes, now: offer };
  if (!(await world.leave(order))) return order.stage;
  const outcome = await submitOnce(world.calls(order), { wasSent: true });
  if (outcome.kind === "submitted") return placed(order, outcome.order, world);
  if (outcome.kind === "unknown") return { name: "sending" };
  if (outcome.kind === "key-spent") return { name: "refused", error: { code: "idempotency_mismatch", message: "" } };
  if (outcome.error.code === PRICE_CHANGED) return { name: "asked", changes: ["price"], now: null };
  return { name: "refused", error: outcome.error };
}

function placed(order: QueuedOrder, standing: OrderData, { settle }: SendDependencies): QueueStage {
  settle(order, standing);
  return { name: "placed", id: standing.id, number: standing.number };
}

/**
 * Returns the order with the current terms, to which the diner has agreed. The key stays, so that an earlier
 * request cannot place a second order.
 */
export function agreeToOffer(order: QueuedOrder, sendUntilMs: number): QueuedOrder {
  const now = order.stage.name === "asked" ? order.stage.now : null;
  const waiting = { ...order, stage: { name: "waiting" } as const };
  if (now === null) return { ...waiting, told: { ...order.told, sendUntilMs } };
  const prices = new Map(now.prices.map(({ orderId, orderPrice }) => [orderId, orderPrice]));
  const atPrices = <Line extends { readonly orderId: number }>(lines: readonly Line[]) =>
    lines.map((line) => ({ ...line, orderPrice: prices.get(line.orderId) ?? null }));
  const { data } = order.body;
  return {
    ...waiting,
    body: {
      ...order.body,
      data: { ...data, items: atPrices(data.items), costs: { ...data.costs, totalWithTip: now.total } },
    },
    question: { ...order.question, items: atPrices(order.question.items) },
    told: { total: now.total, prepMinutes: now.prepMinutes, sendUntilMs },
  };
}

function offerOf({ costs, queue, orderItems, warning }: SetCostsAnswer): QueueOffer {
  const others = (warning?.invalid_items ?? []).filter(({ code }) => code !== PRICE_CHANGED);
  return {
    total: costs.totalWithTip,
    prepMinutes: queue.prepTime,
    prices: orderItems.flatMap(({ orderId, orderPrice }) => (orderPrice === null ? [] : [{ orderId, orderPrice }])),
    warnings:
      warning === null || warning.code === PRICE_CHANGED
        ? []
        : others.length > 0
          ? others.map(({ message }) => message)
          : [warning.message],
  };
}

function termsOf({ told }: QueuedOrder) {
  return { sendUntilMs: told.sendUntilMs, totalCents: cents(centsOf(told.total)), prepMinutes: told.prepMinutes };
}

function factsOf(offer: QueueOffer, nowMs: number): QueueFacts {
  return {
    nowMs,
    totalCents: cents(centsOf(offer.total)),
    prepMinutes: offer.prepMinutes,
    hasMenuChanged: offer.warnings.length > 0,
  };
}
